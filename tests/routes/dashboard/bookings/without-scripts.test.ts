import { beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { alertIn, errorBeside, movableClock, rowsOf } from "#tests/support/application/accounts.ts";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { addBookingAccounts, signedInBrowser } from "#tests/support/application/booking-fixture.ts";
import { type WithoutScripts, withoutScripts } from "#tests/support/application/without-scripts.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { type Element, element, elements, having, textIn, texts } from "#tests/support/html.ts";
import { addBookingOf, MONDAY, onMonday, type Parties } from "#tests/support/records/bookings.ts";

const HOURS = "/dashboard/bookings/hours";
const WEEK = "/dashboard/bookings/week";
const REQUESTS = "/dashboard/bookings?as=professional&tab=requests";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
let clock: ReturnType<typeof movableClock>;
let parties: Parties;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
  parties = await addBookingAccounts(database.client);
});

const anita = async (path: string) =>
  withoutScripts(await signedInBrowser(app, "anita@kayap.test"), path);
const ravi = async (path: string) =>
  withoutScripts(await signedInBrowser(app, "ravi@kayap.test"), path);

const said = (page: Element) => elements(page, having("role", "status")).map(textIn).join(" ");
const main = (page: Element) => element(page, "main");
const ACCEPT = "Accept: House wiring and breaker panels, Anita Ramdeen, Mon 23 Nov";

/** The row of the list that leads to a booking. */
const rowOf = (page: Element, path: string) =>
  elements(page, having("data-booking")).find((row) =>
    elements(row, "a").some(having("href", path)),
  );

/** Fills the form of a request and sends it, after a phone number that is refused. Leads to the booking's page. */
async function book(person: WithoutScripts, time: string): Promise<string> {
  await person.open(`/service/${parties.serviceId}/book?day=${MONDAY}`);
  person.check(time);
  person.fill("Village and landmark", "Yellow house behind the stelling");
  person.fill("Phone", "61");
  await person.press("Continue", main(person.page));
  expect(person.status).toBe(400);
  expect(errorBeside(person.page, "phone")).toContain("Please enter a valid phone number");
  expect(person.value("Village and landmark")).toBe("Yellow house behind the stelling");
  person.fill("Phone", "612 3456");
  await person.press("Continue", main(person.page));
  expect(texts(person.page, "h1")).toEqual(["Check your request"]);
  expect(textIn(person.page)).toContain("+592 612 3456");
  await person.press("Request Booking");
  expect(person.path).toMatch(/^\/dashboard\/bookings\/[0-9a-f-]{36}$/);
  return person.path;
}

test("a customer requests a time, the professional accepts, both agree on another time, and it is cancelled (threat 23)", async () => {
  const customer = await anita("/dashboard");
  const path = await book(customer, "9:00 AM");
  expect(textIn(customer.page)).toMatch(/What happens next.* has until /);
  expect(said(customer.page)).toContain("Your request is sent.");

  const pro = await ravi(REQUESTS);
  const row = rowOf(pro.page, path);
  expect(row && textIn(row)).toContain("Pending");
  await pro.press(ACCEPT, row);
  expect(said(pro.page)).toContain("Booking confirmed. We have told the customer.");
  expect(pro.path).toBe(REQUESTS);
  expect(rowOf(pro.page, path)).toBeUndefined();
  await pro.open(path);
  expect(textIn(pro.page)).toContain("Yellow house behind the stelling");
  await pro.follow("Propose another time");
  expect(texts(pro.page, "h1")).toEqual(["Propose another time"]);
  pro.check("5:00 PM");
  await pro.press("Propose this time");
  expect(pro.path).toBe(path);
  expect(textIn(pro.page)).toContain("You propose another time");

  await customer.open(path);
  await customer.press("Accept new time");
  expect(said(customer.page)).toContain("The new time is accepted.");
  await customer.follow("Cancel booking");
  expect(texts(customer.page, "h1")).toEqual(["Cancel booking"]);
  expect(elements(customer.page, "a").map(textIn)).toContain("Keep booking");
  await customer.press("Cancel booking");
  expect(customer.path).toBe(path);
  expect(said(customer.page)).toContain("Cancelled. We have told the other person.");
  expect(textIn(main(customer.page))).toContain("Cancelled");
});

test("a form that was refused keeps what was typed while another day and length are chosen (threat 23)", async () => {
  const person = await anita(`/service/${parties.serviceId}/book?day=${MONDAY}`);
  person.fill("Village and landmark", "Yellow house behind the stelling");
  person.fill("Phone", "612 3456");
  await person.press("Continue", main(person.page));
  expect(alertIn(person.page)).toContain("Please choose a time.");
  await person.press(/^Tue 24, /);
  expect(textIn(person.page)).toContain("Start time on Tue 24 Nov");
  expect(person.value("Village and landmark")).toBe("Yellow house behind the stelling");
  person.check("9:00 AM");
  person.select("How many hours?", "3 hours");
  await person.press("Show times");
  expect(textIn(person.page)).toContain("Start time on Tue 24 Nov");
  expect(person.value("How many hours?")).toBe("180");
  expect(person.value("Village and landmark")).toBe("Yellow house behind the stelling");
  expect(person.isChecked("9:00 AM")).toBe(true);
  await person.press("Continue", main(person.page));
  expect(textIn(person.page)).toContain("Tue 24 Nov, 9:00 AM");
  expect(textIn(person.page)).toContain("3 hours");
});

/** The booking form with everything but the time, for a job of three hours whose times were not asked for. */
async function threeHours() {
  const person = await anita(`/service/${parties.serviceId}/book?day=${MONDAY}`);
  person.fill("Village and landmark", "Yellow house behind the stelling");
  person.fill("Phone", "612 3456");
  person.select("How many hours?", "3 hours");
  return person;
}

test("a length whose times were not asked for is the length of the request (threat 23)", async () => {
  const person = await threeHours();
  person.check("9:00 AM");
  await person.press("Continue", main(person.page));
  expect(texts(person.page, "h1")).toEqual(["Check your request"]);
  expect(textIn(main(person.page))).toMatch(/3 hours.*\$19,500/);
  await person.press("Request Booking");
  expect(await rowsOf(database.client, "bookings")).toMatchObject([
    { starts_at: onMonday(540), ends_at: onMonday(720), total_amount: 1_950_000 },
  ]);
});

test.each([
  ["past the end of the day", "5:00 PM", "Tue 24 Nov, 8:00 AM"],
  ["into another booking", "1:00 PM", "Mon 23 Nov, 3:00 PM"],
])(
  "a chosen length that reaches %s is refused beside the time, with times of that length and all that was typed (threat 23)",
  async (_, time, next) => {
    await addBookingOf(database.client, parties, {
      starts_at: onMonday(14 * 60),
      ends_at: onMonday(15 * 60),
      status: "confirmed",
    });
    const person = await threeHours();
    person.check(time);
    await person.press("Continue", main(person.page));
    expect(person.status).toBe(409);
    expect(textIn(element(person.page, having("id", "slot-error")))).toBe(
      `Mon 23 Nov, ${time} is not free for 3 hours. Please choose another time.`,
    );
    expect(texts(element(person.page, having("data-suggested")), "label")[0]).toBe(next);
    expect(person.value("How many hours?")).toBe("180");
    expect(person.value("Village and landmark")).toBe("Yellow house behind the stelling");
    expect(await rowsOf(database.client, "request_drafts")).toEqual([]);
    person.check("9:00 AM");
    await person.press("Continue", main(person.page));
    expect(textIn(main(person.page))).toMatch(/3 hours.*\$19,500/);
  },
);

test.each([
  [
    "does not fit a length that was chosen after it",
    "5:00 PM",
    "is not free for 3 hours. Please choose another time.",
  ],
  ["was taken meanwhile", "1:00 PM", "That time was just taken. Please choose another."],
])(
  "a time that %s is refused beside the times, also where another field is wrong (threats 23 and 24)",
  async (_, time, message) => {
    const person = await anita(`/service/${parties.serviceId}/book?day=${MONDAY}`);
    person.fill("Village and landmark", "Yellow house behind the stelling");
    person.fill("Phone", "61");
    person.check(time);
    if (time === "5:00 PM") person.select("How many hours?", "3 hours");
    const span = { starts_at: onMonday(13 * 60), ends_at: onMonday(14 * 60) };
    await addBookingOf(database.client, parties, { ...span, status: "confirmed" });
    await person.press("Continue", main(person.page));
    expect(person.status).toBe(400);
    expect(errorBeside(person.page, "phone")).toContain("Please enter a valid phone number");
    expect(textIn(element(person.page, having("id", "slot-error")))).toContain(message);
    expect(texts(element(person.page, having("data-suggested")), "label")).toHaveLength(3);
    person.fill("Phone", "612 3456");
    person.check("8:00 AM");
    await person.press("Continue", main(person.page));
    expect(texts(person.page, "h1")).toEqual(["Check your request"]);
  },
);

test("a time that can be had stays chosen, and nothing is said beside it, where another field is wrong (threat 23)", async () => {
  const person = await threeHours();
  person.check("9:00 AM");
  person.fill("Phone", "61");
  await person.press("Continue", main(person.page));
  expect(person.status).toBe(400);
  expect(person.isChecked("9:00 AM")).toBe(true);
  expect(elements(person.page, having("id", "slot-error"))).toEqual([]);
  expect(elements(person.page, having("data-suggested"))).toEqual([]);
});

test.each([["Show times"], [/^Mon 23, /]])(
  "a chosen length and what was typed are kept by %s (threat 23)",
  async (button) => {
    const person = await threeHours();
    await person.press(button, main(person.page));
    expect(textIn(main(person.page))).toContain("Start time on Mon 23 Nov");
    expect(person.value("How many hours?")).toBe("180");
    expect(textIn(element(person.page, having("aria-label", "Estimate")))).toContain("$19,500");
    expect(person.value("Village and landmark")).toBe("Yellow house behind the stelling");
    expect(person.value("Phone")).toBe("612 3456");
    expect(elements(person.page, having("role", "alert"))).toEqual([]);
  },
);

test("a professional declines a request, and completes another one early after a question (threat 23)", async () => {
  const customer = await anita("/dashboard");
  const first = await book(customer, "9:00 AM");
  const second = await book(customer, "2:00 PM");
  const pro = await ravi(first);
  await pro.follow("Decline");
  pro.fill("Why? (optional)", "The road is flooded.");
  await pro.press("Decline request");
  expect(said(pro.page)).toContain("Request declined. We have told the customer.");

  await pro.open(second);
  await pro.press("Accept");
  expect(said(pro.page)).toContain("Booking confirmed.");
  await pro.follow("Mark as Completed");
  expect(textIn(pro.page)).toContain("This booking has not started yet. Mark as completed anyway?");
  await pro.press("Mark as Completed");
  expect(pro.path).toBe(second);
  await customer.open(second);
  expect(elements(customer.page, "a").map(textIn)).toContain("Write a review");
});

test("a professional sets hours and a day off, and makes and ends a calendar address (threat 23)", async () => {
  await book(await anita("/dashboard"), "9:00 AM");
  const pro = await ravi(REQUESTS);
  await pro.press(ACCEPT);
  await pro.open(HOURS);
  pro.fill("Pause between bookings, in minutes", "500");
  await pro.press("Save Changes");
  expect(pro.status).toBe(400);
  expect(alertIn(pro.page)).toContain("Please enter a number from 0 to 120.");
  expect(pro.value("Pause between bookings, in minutes")).toBe("500");
  pro.fill("Pause between bookings, in minutes", "15");
  await pro.press("Save Changes");
  expect(said(pro.page)).toContain("Your hours are saved.");
  expect(pro.value("Pause between bookings, in minutes")).toBe("15");

  await pro.follow("Days off");
  pro.fill("First day", "2026-12-24");
  await pro.press("Take days off");
  expect(said(pro.page)).toContain("Your days off are saved.");
  await pro.press(/again$/);
  expect(said(pro.page)).toContain("You are open on that day again.");

  await pro.open("/dashboard/bookings/feed");
  await pro.press("Make a calendar address");
  const address = pro.value("Calendar address");
  const feed = () => app.fetch(address.replace(ORIGIN, ""));
  expect(await (await feed()).text()).toContain("BEGIN:VEVENT");
  await pro.press("Turn off the address");
  expect(said(pro.page)).toContain("The calendar address no longer works.");
  expect((await feed()).status).toBe(404);
});

test("hours are copied and previewed, and nothing is saved by that (threat 23)", async () => {
  const pro = await ravi(HOURS);
  const before = pro.value("Friday to");
  pro.fill("Monday to", "10:00");
  await pro.press("Copy to weekdays");
  expect(pro.value("Friday to")).toBe("10:00");
  await pro.press("Show preview");
  expect(textIn(element(pro.page, having("id", "preview")))).toContain("8:00-9:00 AM");
  await pro.open(HOURS);
  expect(pro.value("Friday to")).toBe(before);
  expect(await rowsOf(database.client, "availability")).toEqual([]);
});

test("a day of the week is closed and opened in place (threat 23)", async () => {
  const pro = await ravi(`${WEEK}?day=2026-11-27`);
  const heading = texts(pro.page, "h1");
  await pro.press("Close this day, Fri 27 Nov");
  expect(said(pro.page)).toContain("Your days off are saved.");
  expect(texts(pro.page, "h1")).toEqual(heading);
  await pro.press("Open this day, Fri 27 Nov");
  expect(said(pro.page)).toContain("You are open on that day again.");
  expect(texts(pro.page, "h1")).toEqual(heading);
});

test("hours saved on two devices: the second sees both and loses nothing (threats 23 and 76)", async () => {
  const [phone, laptop] = [await ravi(HOURS), await ravi(HOURS)];
  phone.fill("Shortest notice, in hours", "7");
  await phone.press("Save Changes");
  expect(said(phone.page)).toContain("Your hours are saved.");

  clock.advance(1);
  laptop.fill("Pause between bookings, in minutes", "45");
  await laptop.press("Save Changes");
  expect(laptop.status).toBe(409);
  expect(alertIn(laptop.page)).toContain("This was changed elsewhere. Review the new version.");
  expect(laptop.value("Pause between bookings, in minutes")).toBe("45");
  expect(textIn(element(main(laptop.page), "dl"))).toContain("New version");
  clock.advance(1);
  laptop.fill("Shortest notice, in hours", "7");
  await laptop.press("Save Changes");
  expect(said(laptop.page)).toContain("Your hours are saved.");

  await phone.open(HOURS);
  expect(phone.value("Pause between bookings, in minutes")).toBe("45");
  expect(phone.value("Shortest notice, in hours")).toBe("7");
});

test("both can say that a booking did not happen, each once, and each reads what the other said", async () => {
  const id = await addBookingOf(database.client, parties, { status: "confirmed" });
  const path = `/dashboard/bookings/${id}`;
  const [customer, professional] = [await anita(path), await ravi(path)];
  const notices = async (person: WithoutScripts) => {
    await person.open(path);
    return elements(main(person.page), having("role", "status"))
      .map(textIn)
      .filter((text) => text.includes("did not happen"));
  };
  const did = "told us that this booking did not happen. We may write to both of you about it.";
  const tell = async (person: WithoutScripts, other: string, reason: string) => {
    await person.open(path);
    await person.follow("This did not happen");
    expect(textIn(main(person.page))).toContain(`We tell ${other} about it.`);
    person.fill("Why? (optional)", reason);
    await person.press("Tell Kayap");
    expect(said(person.page)).toContain("Thank you for telling us.");
    await person.open(path);
    expect(textIn(main(person.page))).not.toContain("This did not happen");
  };
  await customer.open(`${path}/complete`);
  await customer.press("Mark as Completed");
  await tell(professional, "Anita Ramdeen", "It is only next Monday.");
  expect(await notices(customer)).toEqual([expect.stringMatching(`^Ravi Persaud ${did}`)]);
  clock.advance(7 * DAY_MS);
  await tell(customer, "Ravi Persaud", "Nobody came.");
  expect(await notices(customer)).toEqual([
    expect.stringMatching(`^Ravi Persaud ${did}`),
    expect.stringMatching(`^You ${did}`),
  ]);
  expect(await notices(professional)).toEqual([
    expect.stringMatching(`^You ${did}`),
    expect.stringMatching(`^Anita Ramdeen ${did}`),
  ]);
  expect(await rowsOf(database.client, "reports")).toMatchObject([
    { reporter_id: parties.proId, subject_id: id },
    { reporter_id: parties.customerId, subject_id: id },
  ]);
  expect((await rowsOf(database.client, "bookings"))[0]?.status).toBe("completed");
});
