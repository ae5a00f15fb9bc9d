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
import { addCustomer, addPhoto, addProfessional, addService } from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  sentBy,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { HOSTILE_TEXTS } from "#tests/support/random/texts.ts";
import { addBookingOf } from "#tests/support/records/bookings.ts";
import { jpeg, jpegs } from "#tests/support/records/photos.ts";
import {
  addDraft,
  fileOf,
  formOf,
  SERVICE,
  serviceRows,
} from "#tests/support/records/service-form.ts";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
let proId: string;
let serviceId: string;
let photoId: string;
let path: string;
let browser: TestBrowser;
let clock: number;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = Date.UTC(2026, 10, 21);
  app = appOver(database.db, { clock: () => clock });
  proId = await addProfessional(database.client);
  serviceId = await addService(database.client, proId);
  photoId = await addPhoto(database.client, { serviceId, proId }, 0, "Panel");
  path = `/dashboard/services/edit/${serviceId}`;
  browser = await browserOf(database.client, app, proId);
});

const stored = async () => (await serviceRows(database.client))[0];
const attached = async () => {
  const { rows } = await database.client.execute(
    "select id, alt from photos where service_id is not null order by position",
  );
  return rows.map(({ id, alt }) => `${id} ${alt}`);
};
const formIn = (page: Element) => element(page, having("enctype", "multipart/form-data"));
const versionIn = (page: Element) => sentBy(page, formIn(page)).get("version") ?? "";
const photosIn = (page: Element) =>
  elements(page, having("name", "photo")).map(({ attributes }) => attributes.value);
/** Of the service as it is stored. */
const storedVersion = async () => {
  const { rows } = await database.client.execute("select max(updated_at) as version from services");
  return String(rows[0]?.version);
};
const save = async (fields: Parameters<typeof formOf>[0], by = browser) => {
  const version = await storedVersion();
  return by.send(
    path,
    formOf({ ...SERVICE, status: "active", photo: photoId, version, ...fields }),
  );
};

describe("the edit screen", () => {
  test("the edit form has all stored values, in at most two round trips", async () => {
    const { status, page } = await browser.open(path);
    expect(status).toBe(200);
    expect(texts(page, "h1")).toEqual(["Edit service"]);
    expect(Object.fromEntries(sentBy(page, formIn(page)))).toMatchObject({
      title: "House wiring and breaker panels",
      categoryId: "construction-trades",
      subcategoryId: "electricians",
      priceAmount: "6,500",
      priceType: "hourly",
      city: "La Grange",
      region: "Essequibo Islands-West Demerara",
      zipCode: "GY-ES",
      availabilityWeekdays: "on",
      status: "active",
      photo: photoId,
      [`alt-${photoId}`]: "Panel",
    });
    expect(sentBy(page, formIn(page)).has("availabilityEvenings")).toBe(false);
    expect(textIn(page)).toContain("72/500");
  });

  test("the preview says “no reviews yet” only beside a new service", async () => {
    const preview = async (address: string) =>
      textIn(element((await browser.open(address)).page, having("aria-label", "Preview")));
    expect(await preview(path)).not.toContain("no reviews yet");
    expect(await preview("/dashboard/services/new")).toContain("New, no reviews yet");
  });

  test("the edit form changes the service on all pages at once, with a notice", async () => {
    expect(await (await app.fetch("/search?q=wiring")).text()).toContain("House wiring");
    const answer = await save({ status: "inactive", [`alt-${photoId}`]: "Heater" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/dashboard/services"]);
    const { page } = await browser.open("/dashboard/services");
    expect(textIn(page)).toContain("Service updated successfully!");
    expect(textIn(page)).toContain("Inactive");
    expect(await stored()).toMatchObject({
      title: SERVICE.title,
      price_amount: 1_250_000,
      status: "inactive",
      location_zipcode: "GY-CU",
      updated_at: clock,
    });
    expect(await attached()).toEqual([`${photoId} Heater`]);
    expect(textIn((await app.page("/search?q=solar")).document)).not.toContain(SERVICE.title);
    expect((await app.page(`/service/${serviceId}`)).status).toBe(404);
    const own = await browser.open(`/service/${serviceId}`);
    expect(own.status).toBe(200);
    expect(textIn(own.page)).toContain("Only you can see this page");
    expect(element(own.page, having("name", "robots")).attributes.content).toBe("noindex");
    await save({ status: "active" });
    expect(textIn((await app.page("/search?q=solar")).document)).toContain(SERVICE.title);
  });

  test.each([
    ["a new price", { priceAmount: "9,000", priceType: "hourly" }, true],
    ["the same price by the job", { priceAmount: "6,500", priceType: "fixed" }, true],
    ["the price as it was", { priceAmount: "6,500", priceType: "hourly" }, false],
  ])("%s changes no booking, and where it is new the answer says so", async (_, price, says) => {
    const customerId = await addCustomer(database.client);
    await addBookingOf(database.client, { proId, customerId, serviceId });
    await save(price);
    const { page } = await browser.open("/dashboard/services");
    const sentence = "Service updated successfully! Bookings made before keep their price.";
    expect(textIn(page).includes(sentence)).toBe(says);
    expect(textIn(page)).toContain("Service updated successfully!");
    expect(await rowsOf(database.client, "bookings")).toMatchObject([
      { total_amount: 650_000, price_type: "hourly" },
    ]);
  });

  test.each(["active", "inactive", "pending"])(
    "the edit form may set the status %s (decision 47)",
    async (status) => {
      expect((await save({ status })).status).toBe(303);
      expect((await stored())?.status).toBe(status);
    },
  );

  test("the edit form refuses an unknown status", async () => {
    const { status, page } = await pageOf(await save({ status: "gold" }));
    expect(status).toBe(400);
    expect(errorBeside(page, "status")).toContain("Please choose a status");
  });

  test("a refused edit form keeps its values and photos", async () => {
    const { status, page } = await pageOf(await save({ title: "", city: "Lethem" }));
    expect(status).toBe(400);
    expect(errorBeside(page, "title")).toContain("Service title is required");
    expect(element(page, having("id", "city")).attributes.value).toBe("Lethem");
    expect(photosIn(page)).toEqual([photoId]);
    expect((await stored())?.title).toBe("House wiring and breaker panels");
  });

  test("the edit form adds, removes and moves photos when it is saved, not before", async () => {
    const draft = await addDraft(database.client, { ownerId: proId, draftId: serviceId });
    expect(photosIn((await browser.open(path)).page)).toEqual([photoId, draft]);
    const removed = await pageOf(
      await save({ photo: [photoId, draft], press: `remove:${photoId}` }),
    );
    expect(photosIn(removed.page)).toEqual([draft]);
    expect(await attached()).toEqual([`${photoId} Panel`]);
    await save({ photo: [draft, photoId], [`alt-${draft}`]: "New" });
    expect(await attached()).toEqual([`${draft} New`, `${photoId} `]);
    await save({ photo: [draft] });
    expect(await attached()).toEqual([`${draft} `]);
    expect(await rowsOf(database.client, "leftover_photos")).toMatchObject([{ photo_id: photoId }]);
  });

  test("a service keeps at least one photo", async () => {
    const { status, page } = await pageOf(await save({ photo: undefined }));
    expect(status).toBe(400);
    expect(errorBeside(page, "images")).toContain("Please upload at least one image");
    expect(await attached()).toHaveLength(1);
  });

  test("a service may have five photos, and not a sixth", async () => {
    const images = (await jpegs(4)).map((bytes) => fileOf(bytes));
    expect((await save({ images })).status).toBe(303);
    const five = (await attached()).map((line) => line.slice(0, 36));
    expect(five).toHaveLength(5);
    const { status, page } = await pageOf(
      await save({ photo: five, images: fileOf(await jpeg()) }),
    );
    expect(status).toBe(400);
    expect(errorBeside(page, "images")).toContain("You can upload a maximum of 5 images");
    expect(photosIn(page)).toEqual(five);
    expect(await rowsOf(database.client, "photos")).toHaveLength(5);
  });

  test("the service form ignores unknown fields (threat 31)", async () => {
    const other = await addProfessional(database.client);
    await save({
      pro_id: other,
      id: other,
      rating: "5",
      review_count: "9",
      deleted_at: "1",
      listed: "1",
    });
    expect(await stored()).toMatchObject({
      id: serviceId,
      pro_id: proId,
      rating: 0,
      review_count: 0,
      deleted_at: null,
    });
  });
});

describe("two tabs that edit one service (decision 50)", () => {
  test("a form that is sent again, because its answer was lost, is no conflict where the village gave it its region", async () => {
    const version = versionIn((await browser.open(path)).page);
    const form = { version, city: "Bartica", region: "Guyana", priceAmount: "12000" };
    expect((await save(form)).status).toBe(303);
    const before = await serviceRows(database.client);
    expect(before).toMatchObject([{ location_state: "Cuyuni-Mazaruni" }]);
    expect((await save(form)).status).toBe(303);
    expect(await serviceRows(database.client)).toEqual(before);
  });

  test("the second tab sees both versions before it can replace the first", async () => {
    const began = versionIn((await browser.open(path)).page);
    await save({ version: began, title: "The other tab's title" });
    clock += 1;
    const { status, page } = await pageOf(await save({ version: began, title: "My title" }));
    expect(status).toBe(409);
    expect(alertIn(page)).toContain("This was changed elsewhere. Review the new version.");
    expect(texts(page, "dd")).toEqual(["The other tab's title", "My title"]);
    expect(element(page, having("id", "title")).attributes.value).toBe("My title");
    expect((await stored())?.title).toBe("The other tab's title");
    expect((await save({ version: versionIn(page), title: "My title" })).status).toBe(303);
    expect((await stored())?.title).toBe("My title");
  });

  test("the second tab keeps the photos of both", async () => {
    const began = versionIn((await browser.open(path)).page);
    await save({ version: began, images: fileOf(await jpeg(64, 64)) });
    clock += 1;
    const { page } = await pageOf(await save({ version: began }));
    expect(photosIn(page)).toEqual((await attached()).map((line) => line.slice(0, 36)));
  });

  test("of two parallel changes one is saved and nothing is mixed", async () => {
    const began = versionIn((await browser.open(path)).page);
    const drafts = await Promise.all(
      [1, 2, 3].map(() => addDraft(database.client, { ownerId: proId, draftId: serviceId })),
    );
    const answers = await Promise.all(
      drafts.map((photo) => save({ version: began, title: `Title of ${photo}`, photo })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
    const [photo = ""] = await attached();
    expect((await stored())?.title).toBe(`Title of ${photo.slice(0, 36)}`);
    expect(await attached()).toHaveLength(1);
  });
});

describe("how long the first visit of a stored service takes", () => {
  test("is in the form, and changes with it and with its version", async () => {
    const before = versionIn((await browser.open(path)).page);
    expect((await save({ visitMinutes: "240" })).status).toBe(303);
    expect((await stored())?.visit_minutes).toBe(240);
    const { page } = await browser.open(path);
    expect(sentBy(page, formIn(page)).get("visitMinutes")).toBe("240");
    expect(versionIn(page)).not.toBe(before);
    const field = element(page, having("id", "visitMinutes"));
    expect(texts(field, "option")[0]).toBe("30 minutes");
  });

  test("stays when a page from before the field is saved, also after it was refused", async () => {
    await save({ visitMinutes: "240" });
    const refused = await pageOf(await save({ visitMinutes: undefined, title: "" }));
    const field = element(refused.page, having("id", "visitMinutes"));
    expect(texts(field, "option")[0]).toBe("Keep as it is");
    expect((await save({ visitMinutes: undefined, title: "New title" })).status).toBe(303);
    expect(await stored()).toMatchObject({ title: "New title", visit_minutes: 240 });
  });

  test("is no difference when a page from before the field is saved twice", async () => {
    await save({ visitMinutes: "240" });
    const version = await storedVersion();
    const again = () => save({ version, visitMinutes: undefined, title: "New title" });
    expect([(await again()).status, (await again()).status]).toEqual([303, 303]);
  });

  test("shows in both versions when another tab has changed it (decision 50)", async () => {
    const version = await storedVersion();
    await save({ visitMinutes: "240" });
    const { status, page } = await pageOf(await save({ version, visitMinutes: "30" }));
    expect(status).toBe(409);
    expect(texts(page, "dd")).toEqual(["4 hours", "30 minutes"]);
  });
});

describe("a service that is not theirs to edit", () => {
  test.each(["edit", "delete"])(
    "a service of another person is not found for %s (threat 30)",
    async (what) => {
      const stranger = await browserOf(
        database.client,
        app,
        await addProfessional(database.client),
      );
      const at = what === "edit" ? path : `/dashboard/services/${serviceId}/delete`;
      const before = await stored();
      for (const answer of [
        await stranger.get(at),
        await stranger.send(at, formOf({ ...SERVICE, status: "inactive", photo: photoId })),
      ]) {
        const { status, page } = await pageOf(answer);
        expect(status).toBe(404);
        expect(alertIn(page)).toBe("Service not found");
      }
      expect(await stored()).toEqual(before);
    },
  );

  test("the edit form is a 403 for a customer, in both views (threat 29)", async () => {
    const customer = await browserOf(database.client, app, await addCustomer(database.client));
    customer.cookies.set("userRole", "professional");
    for (const answer of [await customer.get(path), await save({}, customer)]) {
      const { status, page } = await pageOf(answer);
      expect(status).toBe(403);
      expect(texts(page, "h1")).toEqual(["Become a professional"]);
    }
    expect((await stored())?.title).toBe("House wiring and breaker panels");
  });

  test("a deleted service is not found", async () => {
    await database.client.execute("update services set deleted_at = 1");
    expect((await browser.get(path)).status).toBe(404);
    expect((await save({})).status).toBe(404);
    expect((await browser.get(`/dashboard/services/${serviceId}/delete`)).status).toBe(404);
  });

  // These lead to other addresses.
  const ids = [...HOSTILE_TEXTS, "x"].filter((text) => !["", ".", ".."].includes(text));
  test.each(ids)("is not found by the id %j (threat 28)", async (id) => {
    const at = encodeURIComponent(id.toWellFormed());
    const { status, page } = await pageOf(await browser.get(`/dashboard/services/edit/${at}`));
    expect(status).toBe(404);
    expect(texts(page, "h1")).toHaveLength(1);
    expect((await browser.get(`/dashboard/services/${at}/delete`)).status).toBe(404);
  });

  test("an edit address without an id is refused: Service ID is required", async () => {
    const { status, page } = await pageOf(await browser.get("/dashboard/services/edit"));
    expect(status).toBe(400);
    expect(alertIn(page)).toBe("Service ID is required");
  });
});
