import { beforeEach, expect, test } from "vitest";
import { browserOf, movableClock, rowsOf } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { type WithoutScripts, withoutScripts } from "#tests/support/application/without-scripts.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addService } from "#tests/support/fixtures.ts";
import { element, elements, having, textIn, texts } from "#tests/support/html.ts";
import { onMonday } from "#tests/support/records/bookings.ts";
import { addElectrician, addJob, REGION } from "#tests/support/records/jobs.ts";

let database: TestDatabase;
let proId: string;
let serviceId: string;
let person: WithoutScripts;

/** A professional by the hour on the page of a job, who has typed an offer and chosen a length. */
beforeEach(async () => {
  database = await emptyDatabase();
  const { client, db } = database;
  const app = appOver(db, { clock: movableClock().read });
  ({ proId, serviceId } = await addElectrician(client));
  const jobId = await addJob(client, await addCustomer(client));
  const browser = await browserOf(client, app, proId);
  person = await withoutScripts(browser, `/dashboard/jobs/${jobId}?day=2026-11-23`);
  typeOffer();
  person.select("How many hours?", "3 hours");
});

function typeOffer() {
  person.fill("Price (GYD)", "12,000");
  person.fill("What is included", "New plugs and a dry box outside.");
}
const offers = () => rowsOf(database.client, "offers");
function expectTyped() {
  expect(person.value("How many hours?")).toBe("180");
  expect(person.value("Price (GYD)")).toBe("12,000");
  expect(person.value("What is included")).toBe("New plugs and a dry box outside.");
}

test.each([["Show times"], [/^Mon 23/]])(
  "an offer for a job keeps its length and what was typed when its times are asked for by %s (threat 23)",
  async (button) => {
    person.check("9:00 AM");
    await person.press(button);
    expect(person.status).toBe(200);
    expectTyped();
    expect(person.isChecked("9:00 AM")).toBe(true);
    expect(textIn(person.page)).toContain("3 hours, on Mon 23 Nov");
    // The last time from which three hours are left.
    expect(texts(person.page, "label")).toContain("3:00 PM");
    expect(texts(person.page, "label")).not.toContain("3:30 PM");
    expect(elements(person.page, having("role", "alert"))).toEqual([]);
    expect(await offers()).toEqual([]);
  },
);

test("an offer for a job that is refused opens its page at the top, where the summary of errors stands", async () => {
  const form = elements(person.page, "form").find((one) => textIn(one).includes("Send offer"));
  expect(form?.attributes.action).not.toContain("#");
  expect(form && texts(form, "button")).toContain("Send offer");
  const look = elements(person.page, having("formaction"));
  expect(look.map(({ attributes }) => attributes.formaction)).not.toEqual([]);
  for (const { attributes } of look) expect(attributes.formaction).toMatch(/#slot$/);
});

const addOutdoorLights = () =>
  addService(database.client, proId, {
    title: "Outdoor lights",
    price_type: "fixed",
    visit_minutes: 240,
    location_state: REGION,
  });

test("a service by the hour that is chosen in an offer for a job asks how long it takes where the form did not (threat 23)", async () => {
  const other = await addOutdoorLights();
  await person.open(`${person.path}&service=${other}`);
  typeOffer();
  person.check("9:00 AM");
  person.select("Service", serviceId);
  await person.press("Send offer");
  expect(person.status).toBe(400);
  expect(textIn(element(person.page, having("id", "duration-error")))).toBe(
    "This service is by the hour. Please choose how many hours it takes.",
  );
  expect(await offers()).toEqual([]);
  person.select("How many hours?", "3 hours");
  expectTyped();
  expect(person.isChecked("9:00 AM")).toBe(true);
  await person.press("Send offer");
  expect(await offers()).toMatchObject([{ service_id: serviceId, minutes: 180 }]);
});

test("another service of an offer for a job is chosen in the same form, which keeps what is typed and shows its times (threat 23)", async () => {
  const other = await addOutdoorLights();
  await person.open(`${person.path}&service=${serviceId}`);
  typeOffer();
  person.check("9:00 AM");
  person.select("Service", "Outdoor lights");
  await person.press("Show times");
  expect(person.status).toBe(200);
  expect(textIn(person.page)).toContain("Outdoor lights, 4 hours, on Mon 23 Nov");
  expect(person.value("What is included")).toBe("New plugs and a dry box outside.");
  expect(person.isChecked("9:00 AM")).toBe(true);
  await person.press("Send offer");
  expect(await offers()).toMatchObject([{ service_id: other, minutes: 240 }]);
});

test("an offer for a job has the length that was chosen, also where its times were not asked for (threat 23)", async () => {
  person.check("9:00 AM");
  await person.press("Send offer");
  expect(await offers()).toMatchObject([{ minutes: 180, times: `[${onMonday(540)}]` }]);
});

test("an offer for a job with a time that is not free for the chosen length is refused beside its times (threat 23)", async () => {
  person.check("9:00 AM");
  person.check("5:00 PM");
  await person.press("Send offer");
  expect(person.status).toBe(409);
  expect(textIn(element(person.page, having("id", "slot-error")))).toBe(
    "Mon 23 Nov, 5:00 PM is not free for 3 hours. Please choose another time.",
  );
  expectTyped();
  expect(person.isChecked("9:00 AM")).toBe(true);
  expect(await offers()).toEqual([]);
  expect(textIn(person.page)).toContain(
    "Mon 23 Nov, 5:00 PM is no longer chosen: it is not free for “House wiring and breaker panels”, 3 hours.",
  );
  await person.press("Send offer");
  expect(await offers()).toMatchObject([{ minutes: 180 }]);
});

test("an offer for a job with a service whose times were not shown is sent where they are free, and else shows them and names the one that is not", async () => {
  const evening = await addService(database.client, proId, {
    title: "Lights for parties",
    price_type: "fixed",
    visit_minutes: 60,
    availability_weekdays: 0,
    availability_evenings: 1,
    location_state: REGION,
  });
  await person.open(`${person.path}&service=${serviceId}`);
  typeOffer();
  person.check("9:00 AM");
  person.select("Service", evening);
  await person.press("Send offer");
  expect(person.status).toBe(409);
  expect(textIn(element(person.page, having("id", "slot-error")))).toBe(
    "Mon 23 Nov, 9:00 AM is not free for “Lights for parties”. Please choose another time.",
  );
  expect(textIn(person.page)).toContain("Lights for parties, 1 hour, on Mon 23 Nov");
  expect(elements(person.page, having("name", "slot")).filter(having("checked"))).toEqual([]);
  expect(person.value("What is included")).toBe("New plugs and a dry box outside.");
  expect(await offers()).toEqual([]);
  person.check("6:00 PM");
  await person.press("Send offer");
  expect(await offers()).toMatchObject([{ service_id: evening, times: `[${onMonday(18 * 60)}]` }]);
});

test("a time of an offer for a job that is not free for another service is chosen no longer when its times are shown", async () => {
  await addOutdoorLights();
  await person.open(`${person.path}&service=${serviceId}`);
  person.check("4:00 PM");
  person.select("Service", "Outdoor lights");
  await person.press("Show times");
  expect(elements(person.page, having("name", "slot")).filter(having("checked"))).toEqual([]);
  expect(textIn(person.page)).toContain(
    "Mon 23 Nov, 4:00 PM is no longer chosen: it is not free for “Outdoor lights”, 4 hours.",
  );
});
