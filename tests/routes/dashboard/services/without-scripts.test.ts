import { beforeEach, expect, test } from "vitest";
import {
  alertIn,
  browserOf,
  movableClock,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { type WithoutScripts, withoutScripts } from "#tests/support/application/without-scripts.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addPhoto, addProfessional, addService } from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { jpeg } from "#tests/support/records/photos.ts";
import { fileOf } from "#tests/support/records/service-form.ts";

const LIST = "/dashboard/services";
const NEW = `${LIST}/new`;
const PLUMBERS = "Suggested: Plumbers in Construction & Trades. Use it";

let app: ReturnType<typeof appOver>;
let clock: ReturnType<typeof movableClock>;
let pro: TestBrowser;
beforeEach(async () => {
  const { client, db } = await emptyDatabase();
  clock = movableClock();
  app = appOver(db, { clock: clock.read });
  const proId = await addProfessional(client, { location_state: "Cuyuni-Mazaruni" });
  pro = await browserOf(client, app, proId);
  const serviceId = await addService(client, proId, { title: "Ceiling fans" });
  await addPhoto(client, { serviceId, proId });
});

const said = (page: Element) => elements(page, having("role", "status")).map(textIn).join(" ");
const photoIds = (page: Element) =>
  elements(page, having("name", "photo")).map(({ attributes }) => attributes.value);
const rowOf = (page: Element, title: string) =>
  elements(page, "tr").find((row) => textIn(row).includes(title));
const suggested = (page: Element) => texts(page, "button").filter((one) => /^Suggested/.test(one));

function describeService(person: WithoutScripts, title: string) {
  person.fill(/^Title/, title);
  person.fill(
    /^Description/,
    "I fit and repair solar water heaters, with a warranty of two years.",
  );
  person.fill(/^Price \(GYD\)/, "12,500");
  person.fill(/^Village or town/, "Bartica");
  person.check(/^Weekdays/);
}

test("a service is added, found, changed and deleted (threat 23)", async () => {
  const person = await withoutScripts(pro, LIST);
  await person.follow("Add service");
  await person.press("Create service");
  expect(person.status).toBe(400);
  expect(alertIn(person.page)).toContain("Service title is required");
  expect(alertIn(person.page)).toContain("Please upload at least one image");

  describeService(person, "Solar water heaters");
  person.select(/^Category/, "Construction & Trades");
  await person.press("Show subcategories");
  person.select("Subcategory (optional)", "Plumbers");
  expect(person.value(/^Title/)).toBe("Solar water heaters");
  person.select(/^Region/, "Cuyuni-Mazaruni");
  person.attach(/^Photos/, [
    fileOf(await jpeg(64, 64), "first.jpg"),
    fileOf(await jpeg(80, 64), "second.jpg"),
  ]);
  await person.press("Upload these photos now");
  const [first, second] = photoIds(person.page);
  await person.press("Up photo 2");
  expect(photoIds(person.page)).toEqual([second, first]);
  person.fill(/^What photo 1 shows/, "A heater on a roof");
  await person.press("Create service");
  expect(person.path).toContain(`${LIST}?created=`);
  expect(said(person.page)).toContain("Service created successfully!");

  expect(textIn(rowOf(person.page, "Solar water heaters") ?? person.page)).toContain("Active");
  await person.follow("Solar water heaters", element(person.page, "table"));
  expect(person.path).toMatch(/^\/service\//);
  const gallery = element(person.page, having("data-gallery"));
  expect(element(gallery, "img").attributes.alt).toBe("A heater on a roof");
  expect((await app.page("/search?q=solar+heaters")).html).toContain("Solar water heaters");

  await person.open(LIST);
  await person.follow(/^Edit/, rowOf(person.page, "Solar water heaters"));
  expect(person.value(/^Postal code/)).toBe("GY-CU");
  await person.press("Remove photo 2");
  expect(photoIds(person.page)).toEqual([second]);
  person.select(/^Status/, "Inactive");
  await person.press("Save Changes");
  expect(person.path).toBe(LIST);
  expect(said(person.page)).toContain("Service updated successfully!");
  expect(textIn(rowOf(person.page, "Solar water heaters") ?? person.page)).toContain("Inactive");

  await person.follow(/^Delete/, rowOf(person.page, "Solar water heaters"));
  expect(texts(person.page, "h1")).toEqual(["Delete service"]);
  await person.press("Delete");
  expect(person.path).toBe(LIST);
  expect(said(person.page)).toContain("Service deleted successfully!");
  expect(rowOf(person.page, "Solar water heaters")).toBeUndefined();
});

test("a service edited in two tabs shows both versions (threats 23 and 76)", async () => {
  const list = await withoutScripts(pro, LIST);
  const address = linkTo(list.page, "Edit Ceiling fans");
  const [one, two] = [await withoutScripts(pro, address), await withoutScripts(pro, address)];
  clock.advance(1);
  one.fill(/^Price \(GYD\)/, "6,750");
  await one.press("Save Changes");
  expect(one.path).toBe(LIST);
  clock.advance(1);
  two.fill(/^Price \(GYD\)/, "6,900");
  await two.press("Save Changes");
  expect(two.status).toBe(409);
  expect(alertIn(two.page)).toContain("This was changed elsewhere. Review the new version.");
  expect(texts(two.page, "dd")).toEqual(["6,750", "6,900"]);
  await two.press("Save Changes");
  expect(two.path).toBe(LIST);
});

test("the subcategory that a title suggests is offered beside a missing category, and its button fills it in (threat 23)", async () => {
  const person = await withoutScripts(pro, NEW);
  person.fill(/^Title/, "Leaking pipes and taps repaired");
  expect(suggested(person.page)).toEqual([]);
  await person.press("Create service");
  expect(person.status).toBe(400);
  await person.press(PLUMBERS);
  expect(person.value(/^Category/)).toBe("construction-trades");
  expect(person.value("Subcategory (optional)")).toBe("plumbers");
  expect(person.value(/^Title/)).toBe("Leaking pipes and taps repaired");
  expect(suggested(person.page)).toEqual([]);
});
