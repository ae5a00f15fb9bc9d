import { beforeEach, describe, expect, test } from "vitest";
import {
  alertIn,
  browserOf,
  errorBeside,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, addService } from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  sentBy,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { jpeg, memoryBucket, picturesIn, sharpDecoder } from "#tests/support/records/photos.ts";
import {
  addDraft,
  fileOf,
  formOf,
  SERVICE,
  serviceRows,
} from "#tests/support/records/service-form.ts";

const NEW = "/dashboard/services/new";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
let bucket: ReturnType<typeof memoryBucket>;
let proId: string;
let browser: TestBrowser;
beforeEach(async () => {
  database = await emptyDatabase();
  bucket = memoryBucket();
  app = appOver(database.db, { photos: { bucket, decoder: sharpDecoder } });
  proId = await addProfessional(database.client, {
    location_city: "Bartica",
    location_state: "Cuyuni-Mazaruni",
  });
  browser = await browserOf(database.client, app, proId);
});

const services = () => serviceRows(database.client);
const photos = () => rowsOf(database.client, "photos");
const post = async (fields: Parameters<typeof formOf>[0], path = NEW) =>
  browser.send(path, formOf({ ...SERVICE, images: fileOf(await jpeg()), ...fields }));
const photoIds = (page: Element) =>
  elements(page, having("name", "photo")).map(({ attributes }) => attributes.value ?? "");

describe("the form of a new service", () => {
  test("a service in a known village of Guyana gets its region and postal code, and is found and hears of jobs there", async () => {
    const trades = async () => {
      const { rows } = await database.client.execute(
        "select distinct region from trade_workers order by region",
      );
      return rows.map(({ region }) => region);
    };
    await database.client.execute(
      "update users set location_state = 'Guyana', location_city = null, location_zipcode = null",
    );
    const saved = await post({ city: "Bartica", region: "Guyana", zipCode: "GUY" });
    expect(await services()).toMatchObject([
      { location_state: "Cuyuni-Mazaruni", location_zipcode: "GY-CU" },
    ]);
    expect(await trades()).toEqual(["Cuyuni-Mazaruni", "Guyana"]);
    const list = await browser.open(saved.headers.get("Location") ?? "");
    const edit = (await browser.open(linkTo(list.page, `Edit ${SERVICE.title}`))).page;
    expect(Object.fromEntries(sentBy(edit, element(edit, having("enctype"))))).toMatchObject({
      region: "Cuyuni-Mazaruni",
      zipCode: "GY-CU",
    });
    const found = (await browser.open("/search?q=solar&location=Region+7")).page;
    expect(textIn(found)).toContain(SERVICE.title);
  });

  test("a service keeps the region that its professional chose, and Guyana where nobody knows the village", async () => {
    await post({ city: "Bartica", region: "Demerara-Mahaica", zipCode: "GY-DE" });
    await post({ city: "Atlantis", region: "Guyana", zipCode: "GUY" });
    expect(await services()).toMatchObject([
      { location_state: "Demerara-Mahaica", location_zipcode: "GY-DE" },
      { location_state: "Guyana", location_zipcode: "GUY" },
    ]);
  });

  test("a new service starts with the professional's place, the postal code of its region, and an hourly price", async () => {
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

  test.each([
    ["lives elsewhere", { location_city: "Lethem" }],
    ["has no place", { location_city: null, location_zipcode: null }],
  ])("a service is found by its own place when its professional %s", async (_, place) => {
    const id = await addProfessional(database.client, place);
    browser = await browserOf(database.client, app, id);
    expect((await post({ city: "Parika" })).status).toBe(303);
    expect(textIn((await app.page("/search?location=Parika")).document)).toContain(SERVICE.title);
    expect(textIn((await app.page("/search?location=Lethem")).document)).not.toContain(
      SERVICE.title,
    );
  });

  test("a new service is published at once with photo, search and counts", async () => {
    const response = await post({});
    expect([response.status, response.headers.get("Location")]).toEqual([
      303,
      "/dashboard/services",
    ]);
    const [service] = await services();
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

  test.each([
    ["Service title is required", "title", { title: "  " }],
    ["Must be 100 characters or less", "title", { title: "x".repeat(101) }],
    ["Service description is required", "description", { description: "" }],
    ["Description must be at least 50 characters", "description", { description: "x".repeat(49) }],
    ["Must be 2000 characters or less", "description", { description: "x".repeat(2001) }],
    ["Please select a category", "categoryId", { categoryId: "" }],
    ["Please select a category", "categoryId", { categoryId: "nothing" }],
    [
      "Please choose a subcategory of this category",
      "subcategoryId",
      { subcategoryId: "dog-walking" },
    ],
    ["Please enter a valid price", "priceAmount", { priceAmount: "" }],
    ["Please enter a valid price", "priceAmount", { priceAmount: "0" }],
    ["Please enter a valid price", "priceAmount", { priceAmount: "-5" }],
    ["Please enter a valid price", "priceAmount", { priceAmount: "a lot" }],
    ["Please enter a valid price", "priceAmount", { priceAmount: "10,000,001" }],
    ["City is required", "city", { city: " " }],
    ["Zip code is required", "zipCode", { zipCode: "" }],
    ["Please enter a valid postal code", "zipCode", { zipCode: "!" }],
    [
      "Please select at least one availability option",
      "availabilityWeekdays",
      { availabilityWeekdays: undefined, availabilityEvenings: undefined },
    ],
    ["Please upload at least one image", "images", { images: undefined }],
  ])("the service form shows “%s” at %s and keeps its values", async (says, field, change) => {
    const { status, page } = await pageOf(await post(change));
    expect(status).toBe(400);
    expect(errorBeside(page, field)).toContain(says);
    expect(alertIn(page)).toContain(says);
    const sent = sentBy(page, element(page, having("enctype", "multipart/form-data")));
    const { description, ...values } = { ...SERVICE, ...change, images: undefined };
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined || name === "categoryId" || name === "subcategoryId") continue;
      expect(sent.get(name), name).toBe(value);
    }
    expect(textIn(element(page, having("id", "description")))).toBe(description.trim());
    expect(await services()).toEqual([]);
  });

  test.each([
    ["nothing was chosen for it", { visitMinutes: "" }, 60],
    ["the form is from before it had the field", { visitMinutes: undefined }, 60],
    [
      "only its category says something",
      { visitMinutes: "", categoryId: "automotive-services", subcategoryId: "" },
      120,
    ],
    [
      "its subcategory takes longer",
      { visitMinutes: "", categoryId: "home-services-maintenance", subcategoryId: "movers" },
      240,
    ],
  ])("a first visit takes what is usual in the trade when %s", async (_, change, minutes) => {
    expect((await post(change)).status).toBe(303);
    expect(await services()).toMatchObject([{ visit_minutes: minutes }]);
  });

  test("a length that the form does not offer is refused beside the field", async () => {
    const { status, page } = await pageOf(await post({ visitMinutes: "61" }));
    expect(status).toBe(400);
    expect(errorBeside(page, "visitMinutes")).toContain(
      "Please choose how long the first visit takes",
    );
    expect(await services()).toEqual([]);
  });

  test("the form offers what is usual in the trade for a first visit, once it knows the trade", async () => {
    const usual = (page: Element) =>
      texts(element(page, having("id", "visitMinutes")), "option")[0];
    const { page } = await browser.open(NEW);
    expect(usual(page)).toBe("Usual for the trade");
    expect(textIn(page)).toContain("Per hour: customers choose how long they need you.");
    const pressed = await pageOf(
      await post({ categoryId: "pet-services", subcategoryId: "", press: "look" }),
    );
    expect(usual(pressed.page)).toBe("Usual for this trade: 1 hour");
    const refused = await pageOf(await post({ title: "", subcategoryId: "", visitMinutes: "" }));
    expect(usual(refused.page)).toBe("Usual for this trade: 1 hour");
  });

  test("says everything that is wrong at once, in the order of the form", async () => {
    const { status, page } = await pageOf(await browser.send(NEW, formOf({ priceType: "daily" })));
    expect(status).toBe(400);
    expect(texts(element(page, having("role", "alert")), "li")).toEqual([
      "Photos: Please upload at least one image",
      "Service title is required",
      "Service description is required",
      "Please select a category",
      "Please enter a valid price",
      "Village or town: City is required",
      "Postal code: Zip code is required",
      "When you work: Please select at least one availability option",
    ]);
  });

  test("a refused service form keeps its photos", async () => {
    const first = await pageOf(await post({ title: "" }));
    const ids = photoIds(first.page);
    expect(ids).toHaveLength(1);
    const form = element(first.page, having("enctype", "multipart/form-data"));
    const action = form.attributes.action ?? "";
    expect(photoIds((await browser.open(action)).page)).toEqual(ids);
    const draft = sentBy(first.page, form).get("draft") ?? "";
    const again = await post(
      { draft, photo: ids, [`alt-${ids[0]}`]: "A roof", images: undefined },
      action,
    );
    expect(again.status).toBe(303);
    const [service] = await services();
    expect(service?.id).toBe(draft);
    expect(await photos()).toMatchObject([{ id: ids[0], service_id: draft, alt: "A roof" }]);
  });

  test("a button shows the subcategories of a category and keeps the values", async () => {
    const { status, page } = await pageOf(
      await browser.send(
        NEW,
        formOf({ ...SERVICE, categoryId: "pet-services", subcategoryId: "", press: "look" }),
      ),
    );
    expect(status).toBe(200);
    const options = texts(element(page, having("id", "subcategoryId")), "option");
    expect(options).toContain("Veterinarians");
    expect(elements(page, having("aria-invalid"))).toEqual([]);
    expect(element(page, having("id", "title")).attributes.value).toBe(SERVICE.title);
  });

  test("a form refused for want of a category proposes what its title speaks of, and only then", async () => {
    const proposed = (page: Element) =>
      elements(page, having("name", "press"))
        .filter(({ attributes }) => attributes.value?.startsWith("use:"))
        .map((button) => [button.attributes.value, textIn(button)]);
    const title = "Kitchen sink and toilet repairs";
    const none = { categoryId: "", subcategoryId: "" };
    const refused = await pageOf(await post({ title, ...none }));
    expect(refused.status).toBe(400);
    expect(proposed(refused.page)[0]).toEqual([
      "use:construction-trades/plumbers",
      "Suggested: Plumbers in Construction & Trades. Use it",
    ]);
    expect(proposed(refused.page).length).toBeLessThanOrEqual(3);
    const chosen = await pageOf(await post({ title, subcategoryId: "", city: "" }));
    expect(proposed(chosen.page)).toEqual([]);
    expect(proposed((await browser.open(NEW)).page)).toEqual([]);
    const unknown = await pageOf(await post({ title: "Qwx zzyq", ...none }));
    expect(proposed(unknown.page)).toEqual([]);
  });

  test("a button takes a proposal without saving, and keeps the other values and the photos", async () => {
    const press = async (value: string) =>
      pageOf(await post({ categoryId: "", subcategoryId: "", press: value }));
    const { status, page } = await press("use:construction-trades/plumbers");
    expect(status).toBe(200);
    const form = element(page, having("enctype", "multipart/form-data"));
    expect(Object.fromEntries(sentBy(page, form))).toMatchObject({
      title: SERVICE.title,
      categoryId: "construction-trades",
      subcategoryId: "plumbers",
    });
    expect(photoIds(page)).toHaveLength(1);
    expect(elements(page, having("aria-invalid"))).toEqual([]);
    const forged = await press("use:construction-trades/veterinarians");
    expect(forged.status).toBe(200);
    expect(elements(forged.page, having("id", "subcategoryId"))).toEqual([]);
    expect(await services()).toEqual([]);
  });

  test("buttons move and remove photos, and their descriptions stay", async () => {
    const draftId = crypto.randomUUID();
    const [a = "", b = "", c = ""] = await Promise.all(
      ["a", "b", "c"].map(() => addDraft(database.client, { ownerId: proId, draftId })),
    );
    const press = async (photo: string[], pressed: string) =>
      pageOf(
        await browser.send(
          `${NEW}?draft=${draftId}`,
          formOf({ ...SERVICE, draft: draftId, photo, press: pressed, [`alt-${b}`]: "Second" }),
        ),
      );
    const moved = await press([a, b, c], `earlier:${b}`);
    expect([moved.status, photoIds(moved.page)]).toEqual([200, [b, a, c]]);
    expect(element(moved.page, having("id", `alt-${b}`)).attributes.value).toBe("Second");
    expect(photoIds((await press([b, a, c], `later:${c}`)).page)).toEqual([b, a, c]);
    expect(photoIds((await press([b, a, c], `remove:${a}`)).page)).toEqual([b, c]);
    expect((await photos()).map(({ id }) => id).sort()).toEqual([b, c].sort());
    await browser.send(NEW, formOf({ ...SERVICE, draft: draftId, photo: [c, b] }));
    const stored = await database.client.execute(
      "select id from photos where service_id is not null order by position",
    );
    expect(stored.rows.map(({ id }) => id)).toEqual([c, b]);
  });

  test("a photo description of 121 characters is refused at its field", async () => {
    const draftId = crypto.randomUUID();
    const id = await addDraft(database.client, { ownerId: proId, draftId });
    const { status, page } = await pageOf(
      await browser.send(NEW, formOf({ ...SERVICE, photo: id, [`alt-${id}`]: "x".repeat(121) })),
    );
    expect(status).toBe(400);
    expect(errorBeside(page, `alt-${id}`)).toContain("Must be 120 characters or less");
  });

  test("a service form sent twice creates one service, in parallel or one after the other (threat 24)", async () => {
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
    const other = await addService(database.client, await addProfessional(database.client));
    const { status } = await post({ draft: other });
    expect(status).toBe(409);
    expect(await services()).toMatchObject([
      { id: other, title: "House wiring and breaker panels" },
    ]);
  });

  test("a photo of another person is not attached (threat 55)", async () => {
    const stranger = await addProfessional(database.client);
    const photo = await addDraft(database.client, {
      ownerId: stranger,
      draftId: crypto.randomUUID(),
    });
    const { status, page } = await pageOf(await post({ photo, images: undefined }));
    expect(status).toBe(400);
    expect(errorBeside(page, "images")).toContain("Please upload at least one image");
    expect(photoIds(page)).toEqual([]);
    const mine = await post({ photo });
    expect(mine.status).toBe(303);
    expect(await photos()).toMatchObject([
      { id: photo, owner_id: stranger, service_id: null },
      { owner_id: proId },
    ]);
  });

  test("a profile picture cannot be a photo of a service", async () => {
    const portrait = await addDraft(database.client, { ownerId: proId, draftId: proId });
    expect((await post({ photo: portrait, images: undefined })).status).toBe(400);
    await database.client.execute("update photos set draft_id = null");
    await database.client.execute({
      sql: "update users set profile_picture = ?",
      args: [portrait],
    });
    expect((await post({ photo: portrait, images: undefined })).status).toBe(400);
    expect(await photos()).toMatchObject([{ id: portrait, service_id: null }]);
  });

  test("a service stores text only, without tags (threat 26)", async () => {
    await post({ title: "<b>Solar</b> <script>alert(1)</script>heaters", city: "Bartica\u0000" });
    expect(await services()).toMatchObject([
      { title: "Solar alert(1)heaters", location_city: "Bartica" },
    ]);
  });

  test("a service with the postal code of another region gets the code of its own", async () => {
    await post({ region: "Demerara-Mahaica", zipCode: "gy-cu" });
    await post({ region: "Demerara-Mahaica", zipCode: "413741" });
    expect((await services()).map((row) => row.location_zipcode)).toEqual(["GY-DE", "413741"]);
  });
});

describe("somebody who is no professional", () => {
  let customer: TestBrowser;
  let customerId: string;
  beforeEach(async () => {
    customerId = await addCustomer(database.client);
    customer = await browserOf(database.client, app, customerId);
  });

  test("a customer gets 403 and a link to become a professional, in both views (threat 29)", async () => {
    customer.cookies.set("userRole", "professional");
    for (const answer of [
      await customer.get(NEW),
      await customer.send(NEW, formOf({ ...SERVICE, images: fileOf(await jpeg()) })),
    ]) {
      const { status, page } = await pageOf(answer);
      expect(status).toBe(403);
      expect(texts(page, "h1")).toEqual(["Become a professional"]);
    }
    expect(await services()).toEqual([]);
    expect(bucket.files.size).toBe(0);
  });

  test("a customer becomes a professional by a button and then adds a service", async () => {
    const { page } = await customer.open("/dashboard/become-professional");
    expect(texts(page, "h1")).toEqual(["Become a professional"]);
    const answer = await customer.post("/dashboard/become-professional", {});
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, NEW]);
    expect(customer.cookies.get("userRole")).toBe("professional");
    const { status, page: form } = await customer.open(NEW);
    expect([status, texts(form, "h1")]).toEqual([200, ["Add service"]]);
    expect((await customer.get("/dashboard/become-professional")).headers.get("Location")).toBe(
      NEW,
    );
    const again = await customer.post("/dashboard/become-professional", {});
    expect(again.status).toBe(303);
  });

  test("a visitor gets the reason to sign in", async () => {
    const answer = await app.fetch(NEW);
    const to = answer.headers.get("Location") ?? "";
    expect(to).toBe("/login?next=%2Fdashboard%2Fservices%2Fnew");
    expect(textIn((await app.page(to)).document)).toContain(
      "You must be logged in to create a service",
    );
    expect((await app.post(NEW, SERVICE)).status).toBe(303);
  });
});
