import { beforeEach, describe, expect, test } from "vitest";
import { alertIn, pageOf } from "#tests/support/application/accounts.ts";
import {
  NEW,
  type NewServiceFixture,
  newServiceFixture,
} from "#tests/support/application/service-form-fixture.ts";
import { addProfessional, addService } from "#tests/support/fixtures.ts";
import {
  element,
  elements,
  having,
  partUnder,
  sentBy,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { picturesIn } from "#tests/support/records/photos.ts";
import { addDraft, formOf, SERVICE } from "#tests/support/records/service-form.ts";

let fixture: NewServiceFixture;
beforeEach(async () => {
  fixture = await newServiceFixture();
});

describe("the form of a new service", () => {
  test("a new service starts with the professional's place, the postal code of its region, and an hourly price", async () => {
    const { browser } = fixture;
    const { status, page } = await browser.open(NEW);
    expect(status).toBe(200);
    expect(texts(page, "h1")).toEqual(["Add service"]);
    const sent = sentBy(page, element(page, having("enctype", "multipart/form-data")));
    expect(Object.fromEntries(sent)).toMatchObject({
      city: "Bartica",
      region: "Cuyuni-Mazaruni",
      zipCode: "GY-CU",
      priceType: "hourly",
    });
    expect(sent.has("status")).toBe(false);
    expect(textIn(page)).toContain("0/500");
    const file = element(page, having("type", "file"));
    expect(file.attributes).toMatchObject({
      name: "images",
      accept: "image/jpeg,image/png,image/webp",
    });
  });

  test("a new service is published at once with photo, search and counts", async () => {
    const { database, app, bucket, proId, browser, services, photos, post } = fixture;
    const response = await post({});
    const [service] = await services();
    expect([response.status, response.headers.get("Location")]).toEqual([
      303,
      `/dashboard/services?created=${service?.id}`,
    ]);
    expect(service).toMatchObject({
      pro_id: proId,
      title: SERVICE.title,
      price_amount: 1_250_000,
      price_type: "fixed",
      visit_minutes: 90,
      location_city: "Bartica",
      location_state: "Cuyuni-Mazaruni",
      location_zipcode: "GY-CU",
      status: "active",
      availability_weekdays: 1,
      availability_weekends: 0,
      availability_evenings: 1,
      rating: 0,
      review_count: 0,
    });
    const [photo] = await photos();
    expect(photo).toMatchObject({
      service_id: service?.id,
      draft_id: null,
      width: 640,
      height: 480,
    });
    expect([...picturesIn(bucket).keys()].sort()).toEqual(
      ["1200.jpg", "160.webp", "400.webp", "800.webp"].map((size) => `${photo?.id}/${size}`),
    );
    expect(textIn((await browser.open("/dashboard/services")).page)).toContain(
      "Service created successfully!",
    );
    expect(textIn((await app.page("/search?q=solar+heater")).document)).toContain(SERVICE.title);
    expect(textIn((await app.page("/search?q=Persaud")).document)).toContain(SERVICE.title);
    expect((await app.page(`/service/${service?.id}`)).status).toBe(200);
    const counts = await database.client.execute(
      "select service_count from category_counts where category_id = 'construction-trades' and subcategory_id = ''",
    );
    expect(counts.rows[0]?.service_count).toBe(1);
  });

  test("a new service is followed by what comes next: as customers see it, and the hours", async () => {
    const { browser, database, services, post } = fixture;
    const address = (await post({})).headers.get("Location") ?? "";
    const [service] = await services();
    const next = async (at: string) => {
      const { page } = await browser.open(at);
      if (!texts(page, "h2").includes("What comes next")) return null;
      const part = partUnder(page, "What comes next");
      return elements(part, "a").map((link) => [textIn(link), link.attributes.href]);
    };
    expect(await next(address)).toEqual([
      ["See it as customers see it", `/service/${service?.id}`],
      ["Set your hours", "/dashboard/bookings/hours"],
    ]);
    expect(await next("/dashboard/services")).toBeNull();
    expect(await next(`/dashboard/services?created=${crypto.randomUUID()}`)).toBeNull();
    await database.client.execute("update services set status = 'pending'");
    expect(await next(address)).toEqual([["Set your hours", "/dashboard/bookings/hours"]]);
  });

  test("a service form sent twice creates one service, in parallel or one after the other (threat 24)", async () => {
    const { database, proId, browser, services, photos } = fixture;
    const draft = crypto.randomUUID();
    const photo = await addDraft(database.client, { ownerId: proId, draftId: draft });
    const send = () => browser.send(NEW, formOf({ ...SERVICE, draft, photo }));
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(await services()).toHaveLength(1);
    expect(await photos()).toMatchObject([{ service_id: draft }]);
  });

  test("a published draft sent again with other values changes nothing, says so, and is another service when it is sent once more", async () => {
    const { database, proId, browser, services } = fixture;
    const draft = crypto.randomUUID();
    const photo = await addDraft(database.client, { ownerId: proId, draftId: draft });
    await browser.send(NEW, formOf({ ...SERVICE, draft, photo }));
    const { status, page } = await pageOf(
      await browser.send(NEW, formOf({ ...SERVICE, title: "Other words", draft, photo })),
    );
    expect(status).toBe(409);
    expect(alertIn(page)).toContain("This service is already published.");
    expect(await services()).toMatchObject([{ title: SERVICE.title }]);
    const fresh = await browser.open(`${NEW}?draft=${draft}`);
    expect(element(fresh.page, having("name", "draft")).attributes.value).not.toBe(draft);
    const next = element(page, having("name", "draft")).attributes.value ?? "";
    const another = await addDraft(database.client, { ownerId: proId, draftId: next });
    const again = { ...SERVICE, title: "Other words", draft: next, photo: another };
    expect((await browser.send(NEW, formOf(again))).status).toBe(303);
    expect((await services()).map(({ title }) => title)).toEqual([SERVICE.title, "Other words"]);
  });

  test("the service form ignores unknown fields (threat 31)", async () => {
    const { database, proId, services, post } = fixture;
    const other = await addProfessional(database.client);
    await post({
      pro_id: other,
      proId: other,
      rating: "5",
      review_count: "99",
      status: "pending",
      hidden_at: "1",
      created_at: "1",
      role: "admin",
    });
    expect(await services()).toMatchObject([
      { pro_id: proId, rating: 0, review_count: 0, status: "active", hidden_at: null },
    ]);
  });

  test("a service form with the id of another person's service changes nothing", async () => {
    const { database, services, post } = fixture;
    const other = await addService(database.client, await addProfessional(database.client));
    const { status } = await post({ draft: other });
    expect(status).toBe(409);
    expect(await services()).toMatchObject([
      { id: other, title: "House wiring and breaker panels" },
    ]);
  });

  test("a service stores text only, without tags (threat 26)", async () => {
    const { services, post } = fixture;
    await post({ title: "<b>Solar</b> <script>alert(1)</script>heaters", city: "Bartica\u0000" });
    expect(await services()).toMatchObject([
      { title: "Solar alert(1)heaters", location_city: "Bartica" },
    ]);
  });
});
