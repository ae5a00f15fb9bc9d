import { beforeEach, describe, expect, test } from "vitest";
import { slotText } from "#app/domain/bookings/form.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import {
  alertIn,
  errorBeside,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import {
  bookingFixture,
  bookingForm,
  signedInBrowser,
} from "#tests/support/application/booking-fixture.ts";
import { countedDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { addBookingOf, MONDAY, onMonday, type Parties } from "#tests/support/records/bookings.ts";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
let parties: Parties;
let anita: TestBrowser;
let path: string;

beforeEach(async () => {
  ({ database, app, parties, anita, path } = await bookingFixture());
});

const open = async (address = path) => pageOf(await anita.get(address));
/** The address to which a button of a page sends the form. */
const addressOf = (page: Element, name: string) =>
  element(page, (one) => one.name === "button" && textIn(one) === name).attributes.formaction ?? "";
const bookings = () => rowsOf(database.client, "bookings");

describe("the booking form", () => {
  test("names both months of a week that passes into another one, and the month at its first day", async () => {
    const { page } = await open(`${path}?day=2026-11-28`);
    const [week] = elements(page, having("aria-label", "Day"));
    if (!week) throw new Error("The form has no days.");
    expect(texts(week, "p")).toEqual(["November to December 2026"]);
    expect(texts(week, "li").map((day) => day.split(",")[0])).toContain("Tue 1 Dec");
    const [before] = elements((await open()).page, having("aria-label", "Day"));
    expect(before && texts(before, "p")).toEqual(["November 2026"]);
  });

  test("says beside the estimate which start is chosen, and until when it is answered: an hour before a start of the same day", async () => {
    const slot = slotText(onMonday(780) - 3 * DAY_MS);
    const { page } = await open(`${path}?slot=${slot}`);
    expect(textIn(element(page, having("data-when")))).toBe("Fri 20 Nov, 1:00 PM");
    expect(textIn(page)).toContain(
      "Ravi has until Fri 20 Nov, 12:00 PM to answer a request for Fri 20 Nov, 1:00 PM.",
    );
    const later = await open(`${path}?slot=${slotText(onMonday(540))}`);
    expect(textIn(later.page)).toContain("Ravi has until Sun 22 Nov, 10:00 AM to answer");
    const without = (await open()).page;
    expect(textIn(element(without, having("data-when")))).toBe("Fri 20 Nov");
    expect(textIn(without)).toContain("up to 48 hours to answer, at the latest until the start.");
    const otherDay = await anita.post(`${path}?day=${MONDAY}`, { step: "change", slot });
    expect(textIn(element((await pageOf(otherDay)).page, having("data-when")))).toBe("Mon 23 Nov");
  });

  test("shows the week of the first free day, its times in Guyana, and the customer's phone and region", async () => {
    const { status, page } = await open();
    expect(status).toBe(200);
    const days = elements(page, having("aria-label", "Day")).flatMap((week) => texts(week, "li"));
    expect(days).toEqual([
      "Fri 20, 11 open",
      "Sat 21, closed",
      "Sun 22, closed",
      "Mon 23, 19 open",
      "Tue 24, 19 open",
      "Wed 25, 19 open",
      "Thu 26, 19 open",
    ]);
    const slots = elements(page, having("name", "slot"));
    expect(slots).toHaveLength(11);
    expect(slots[0]?.attributes.value).toBe("2026-11-20T16:00:00Z");
    expect(textIn(page)).toContain("Start time on Fri 20 Nov");
    expect(element(page, having("id", "phone")).attributes.value).toBe("+592 612 3456");
    const region = elements(element(page, having("id", "region")), "option").find(
      having("selected"),
    );
    expect(region?.attributes.value).toBe("Demerara-Mahaica");
    expect(elements(page, "script").every(({ attributes }) => attributes.src)).toBe(true);
  });

  test("begins with the phone of the customer's last booking and the place of their last one at home, and keeps what is typed", async () => {
    const add = (starts_at: number, fields: Record<string, string | number>, of = parties) =>
      addBookingOf(database.client, of, { starts_at, status: "completed", ...fields });
    const home = {
      region: "Pomeroon-Supenaam",
      landmark: "Blue gate",
      customer_phone: "+5926001111",
    };
    await add(onMonday(540), { ...home, created_at: NOW - 3 });
    await add(onMonday(660), {
      location: "other",
      region: "Barima-Waini",
      landmark: "At the school",
      customer_phone: "+5926002222",
      created_at: NOW - 2,
    });
    const others = { ...parties, customerId: await addCustomer(database.client) };
    await add(onMonday(780), { landmark: "Of somebody else", created_at: NOW - 1 }, others);
    const { page } = await open();
    const valueIn = (id: string, of = page) => element(of, having("id", id)).attributes.value;
    expect([valueIn("phone"), valueIn("landmark")]).toEqual(["+592 600 2222", "Blue gate"]);
    const regionIn = (of: Element) =>
      elements(element(of, having("id", "region")), "option").find(having("selected"))?.attributes
        .value;
    expect(regionIn(page)).toBe("Pomeroon-Supenaam");
    const typed = { step: "change", phone: "", landmark: "", region: "Guyana" };
    const answer = (await pageOf(await anita.post(path, typed))).page;
    expect([valueIn("phone", answer), valueIn("landmark", answer)]).toEqual(["", ""]);
    expect(regionIn(answer)).toBe("Guyana");
  });

  test("warns of a booking that the customer has at the chosen time, in the form and its summary, and refuses nothing", async () => {
    const proId = await addProfessional(database.client);
    const other = { ...parties, proId, serviceId: await addService(database.client, proId) };
    const starts = { starts_at: onMonday(570), ends_at: onMonday(630) };
    const id = await addBookingOf(database.client, other, { ...starts, status: "confirmed" });
    const customerId = await addCustomer(database.client);
    const theirs = { starts_at: onMonday(780), ends_at: onMonday(840) };
    await addBookingOf(database.client, { ...other, customerId }, theirs);
    const ended = { starts_at: onMonday(900), ends_at: onMonday(960), status: "cancelled" };
    await addBookingOf(database.client, other, { ...ended, ended_by: "customer" });
    const warned = async (minute: number) => {
      const { page } = await open(`${path}?duration=60&slot=${slotText(onMonday(minute))}`);
      return textIn(page).includes("You already have a booking at this time:");
    };
    expect(await warned(540)).toBe(true);
    for (const minute of [510, 630, 780, 900])
      expect(await warned(minute), `${minute}`).toBe(false);
    const form = bookingForm(540);
    const review = await anita.post(path, { ...form, step: "review" });
    const summary = await open(String(review.headers.get("Location")));
    expect(textIn(summary.page)).toContain(
      "You already have a booking at this time: House wiring and breaker panels, Mon 23 Nov, 9:30 AM. You can still book this one too.",
    );
    expect(linkTo(summary.page, "House wiring and breaker panels")).toBe(
      `/dashboard/bookings/${id}`,
    );
    expect((await anita.post(path, form)).status).toBe(303);
    expect(await bookings()).toHaveLength(4);
  });

  test("shows the day and length of its address, and taken times as taken", async () => {
    await addBookingOf(database.client, parties);
    const { page } = await open(`${path}?day=${MONDAY}&duration=120`);
    const slots = elements(page, having("name", "slot"));
    expect(slots).toHaveLength(17);
    const taken = slots.filter(having("disabled")).map(({ attributes }) => attributes.value);
    expect(taken).toEqual([
      "2026-11-23T12:00:00Z",
      "2026-11-23T12:30:00Z",
      "2026-11-23T13:00:00Z",
      "2026-11-23T13:30:00Z",
    ]);
    expect(textIn(page)).toContain("9:00 AM taken");
    expect(textIn(page)).toContain("$13,000");
  });

  test.each([
    "?day=2026-02-31",
    "?day=2020-01-01",
    "?day=2030-01-01",
    "?day=%00&duration=x",
    "?duration=1e9",
  ])("with the query %s shows the first free day, or a length of an hour", async (query) => {
    const { status, page } = await open(path + query);
    expect(status).toBe(200);
    expect(textIn(page)).toContain("Start time on Fri 20 Nov");
  });

  test("leads from week to week up to the horizon", async () => {
    const { page } = await open();
    expect(texts(page, "button")).not.toContain("Earlier");
    const next = await open(addressOf(page, "Later"));
    expect(textIn(next.page)).toContain("Start time on Fri 27 Nov");
    expect(addressOf(next.page, "Earlier")).toContain("day=2026-11-20");
    const last = await open(`${path}?day=2027-01-19`);
    expect(texts(last.page, "button")).not.toContain("Later");
  });

  test("says when no time is free at all", async () => {
    await insert(database.client, "availability", {
      id: "a",
      user_id: parties.proId,
      weekday: 0,
      starts_minute: 0,
      ends_minute: 60,
    });
    expect(textIn((await open()).page)).toContain(
      "Ravi has no free time of this length at the moment.",
    );
  });

  test("needs one round trip besides the session's", async () => {
    const counted = countedDatabase(database.client);
    const session = await signedInBrowser(appOver(counted.db), "anita@kayap.test");
    counted.calls.count = 0;
    expect((await session.get(path)).status).toBe(200);
    expect(counted.calls.count).toBe(2);
  });
});

describe("a booking is refused to", () => {
  test("the professional: “You cannot book your own service.” (403)", async () => {
    const ravi = await signedInBrowser(app, "ravi@kayap.test");
    const { status, page } = await pageOf(await ravi.get(path));
    expect([status, ...texts(page, "h1")]).toEqual([403, "You cannot book your own service."]);
    expect((await ravi.post(path, bookingForm())).status).toBe(403);
  });

  test("everyone while the service is inactive, and to two people of whom one has blocked the other", async () => {
    await insert(database.client, "blocks", {
      blocker_id: parties.proId,
      blocked_id: parties.customerId,
      created_at: 1,
    });
    expect((await anita.post(path, bookingForm())).status).toBe(409);
    await database.client.batch(["delete from blocks", "update services set status = 'inactive'"]);
    const { status, page } = await open();
    expect([status, ...texts(page, "h1")]).toEqual([409, "This service is not taking bookings."]);
    expect(await bookings()).toEqual([]);
  });

  test("with a way back to the service only where its page exists", async () => {
    const back = async () =>
      texts(element((await open()).page, "main"), "a").includes("Back to the service");
    await insert(database.client, "blocks", {
      blocker_id: parties.proId,
      blocked_id: parties.customerId,
      created_at: 1,
    });
    expect(await back()).toBe(true);
    await database.client.execute("update services set status = 'inactive'");
    expect(await back()).toBe(false);
  });

  test("a person whose e-mail address is not confirmed", async () => {
    await database.client.execute(
      `update users set email_verified_at = null where id = '${parties.customerId}'`,
    );
    const response = await pageOf(await anita.post(path, bookingForm()));
    expect([response.status, ...texts(response.page, "h1")]).toEqual([
      403,
      "Please confirm your e-mail first.",
    ]);
  });

  test("everyone for a service that does not exist", async () => {
    for (const id of ["1", crypto.randomUUID(), "..%2F..", "%00"]) {
      expect((await anita.get(`/service/${id}/book`)).status, id).toBe(404);
    }
    await database.client.execute("update services set deleted_at = 1");
    const { status, page } = await open();
    expect([status, ...texts(page, "h1")]).toEqual([404, "Service not found"]);
    expect((await anita.post(path, bookingForm())).status).toBe(404);
  });
});

describe("a wrong booking form", () => {
  test("is shown again with 400, messages beside the fields and everything that was typed (threat 23)", async () => {
    const values = bookingForm(540, { phone: "61", landmark: "", notes: "Mind the <dog" });
    const { status, page } = await pageOf(await anita.post(`${path}?day=${MONDAY}`, values));
    expect(status).toBe(400);
    expect(errorBeside(page, "phone")).toContain("Please enter a valid phone number");
    expect(errorBeside(page, "landmark")).toContain("This field is required");
    expect(alertIn(page)).toContain(
      "Village and landmark: This field is required Please enter a valid phone number",
    );
    expect(element(page, having("id", "phone")).attributes.value).toBe("61");
    expect(textIn(element(page, having("id", "notes")))).toBe("Mind the <dog");
    const chosen = elements(page, having("name", "slot")).filter(having("checked"));
    expect(chosen.map(({ attributes }) => attributes.value)).toEqual([values.slot]);
    expect(element(page, having("name", "key")).attributes.value).toBe(values.key);
  });

  test.each([
    ["in the past", onMonday(540) - 7 * DAY_MS, "Please choose a time at least 2 hours from now."],
    ["too soon", Date.UTC(2026, 10, 20, 15), "Please choose a time at least 2 hours from now."],
    ["outside the hours", onMonday(7 * 60), "Please choose one of the times shown."],
    ["between the half hours", onMonday(550), "Please choose one of the times shown."],
    ["at a weekend", onMonday(540) - DAY_MS, "Please choose one of the times shown."],
    ["beyond the horizon", onMonday(540) + 70 * DAY_MS, "Please choose one of the times shown."],
  ])("says why a time %s cannot be booked (threat 39)", async (_, at, message) => {
    const slot = new Date(at).toISOString().replace(".000", "");
    for (const step of ["review", ""]) {
      const { status, page } = await pageOf(
        await anita.post(path, { ...bookingForm(), slot, step }),
      );
      expect(status).toBe(400);
      expect(alertIn(page)).toContain(`Start time: ${message}`);
    }
    expect(await bookings()).toEqual([]);
  });
});
