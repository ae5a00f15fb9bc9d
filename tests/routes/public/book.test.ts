import { beforeEach, describe, expect, test } from "vitest";
import {
  addAccount,
  alertIn,
  browserAt,
  errorBeside,
  movableClock,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/accounts.ts";
import { appOver } from "#tests/support/app.ts";
import {
  addBookingAccounts,
  BOOKING_FORM,
  bookingForm,
  signedInBrowser,
} from "#tests/support/booking-app.ts";
import { addBookingOf, MONDAY, onMonday, type Parties } from "#tests/support/bookings.ts";
import { addConversation, recordedRooms } from "#tests/support/conversations.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert } from "#tests/support/fixtures.ts";
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
import { emailsIn } from "#tests/support/outbox.ts";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let recorded: ReturnType<typeof recordedRooms>;
let parties: Parties;
let anita: TestBrowser;
let path: string;

beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  recorded = recordedRooms();
  app = appOver(database.db, { clock: clock.read, rooms: recorded.rooms });
  parties = await addBookingAccounts(database.client);
  anita = await signedInBrowser(app, "anita@kayap.test");
  path = `/service/${parties.serviceId}/book`;
});

const open = async (address = path) => pageOf(await anita.get(address));
const buttonIn = (page: Element, name: string) =>
  element(page, (one) => one.name === "button" && textIn(one) === name);
/** The address to which a button sends the form. */
const addressOf = (page: Element, name: string) => buttonIn(page, name).attributes.formaction ?? "";
const bookings = () => rowsOf(database.client, "bookings");

describe("the booking form", () => {
  test("names both months of a week that passes into another one, and the month at its first day", async () => {
    const { page } = await open(`${path}?day=2026-11-28`);
    const [week] = elements(page, having("aria-label", "Day"));
    if (!week) throw new Error("The form has no days.");
    expect(texts(week, "p")).toEqual(["November 2026 to December 2026"]);
    expect(texts(week, "li").map((day) => day.split(",")[0])).toContain("Tue 1 Dec");
    const [before] = elements((await open()).page, having("aria-label", "Day"));
    expect(before && texts(before, "p")).toEqual(["November 2026"]);
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
    expect(addressOf(next.page, "Earlier")).toContain("day=2026-11-26");
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

describe("a request", () => {
  test("shows a summary first, by an address of its own, which submits the same fields again", async () => {
    const checked = await anita.post(path, { ...BOOKING_FORM, step: "review" });
    const summary = `${path}?draft=${BOOKING_FORM.key}`;
    expect([checked.status, checked.headers.get("Location")]).toEqual([303, summary]);
    const { status, page } = await open(summary);
    expect([status, ...texts(page, "h1")]).toEqual([200, "Check your request"]);
    const text = textIn(page);
    for (const part of [
      "Mon 23 Nov, 9:00 AM",
      "1 hour",
      "$6,500",
      "+592 612 3456",
      "Yellow house behind the stelling, Region 4",
      "Dog in the yard.",
    ]) {
      expect(text).toContain(part);
    }
    expect(await bookings()).toEqual([]);
    const form = elements(page, "form").find((one) => textIn(one).includes("Request Booking"));
    const sent = Object.fromEntries(sentBy(page, form ?? page));
    expect(sent).toEqual({
      ...BOOKING_FORM,
      account: parties.customerId,
      phone: "+592 612 3456",
    });
    const change = await open(linkTo(page, "Change something"));
    expect(texts(change.page, "h1")).toEqual(["Request a booking"]);
    for (const [id, value] of [
      ["landmark", BOOKING_FORM.landmark],
      ["phone", "+592 612 3456"],
    ] as const) {
      expect(element(change.page, having("id", id)).attributes.value).toBe(value);
    }
    expect(element(change.page, having("name", "key")).attributes.value).toBe(BOOKING_FORM.key);
    expect(
      elements(change.page, having("name", "slot"))
        .filter(having("checked"))
        .map(({ attributes }) => attributes.value),
    ).toEqual([BOOKING_FORM.slot]);
    expect((await anita.post(path, sent)).status).toBe(303);
    expect(await bookings()).toHaveLength(1);
  });

  test("has one summary a tab, each with what was filled in there (decision 122)", async () => {
    const review = { ...BOOKING_FORM, step: "review" };
    const [one, two] = await Promise.all(
      ["Green gate", "Red gate"].map(async (landmark) => {
        const { page } = await open();
        const key = element(page, having("name", "key")).attributes.value ?? "";
        const checked = await anita.post(path, { ...review, key, landmark });
        return checked.headers.get("Location") ?? "";
      }),
    );
    expect(one).not.toBe(two);
    for (const [address, landmark] of [
      [one, "Green gate"],
      [two, "Red gate"],
      [one, "Green gate"],
    ]) {
      expect(textIn((await open(address)).page)).toContain(landmark);
    }
  });

  test("that was sent is what its summary leads to from then on, also by Back and a second press", async () => {
    await anita.post(path, { ...BOOKING_FORM, step: "review" });
    const sent = await anita.post(path, BOOKING_FORM);
    const done = sent.headers.get("Location");
    expect(await rowsOf(database.client, "request_drafts")).toEqual([]);
    const back = await anita.get(`${path}?draft=${BOOKING_FORM.key}`);
    expect([back.status, back.headers.get("Location")]).toEqual([303, done]);
    for (const step of ["", "review"]) {
      const again = await anita.post(path, { ...BOOKING_FORM, step });
      expect(again.headers.get("Location")).toBe(done);
    }
    expect(await bookings()).toHaveLength(1);
  });

  test("that is filled in stays on the device until it is sent (decision 117)", async () => {
    const settled = (response: Response) =>
      response.headers.getSetCookie().some((set) => set.startsWith("settled-drafts="));
    const checked = await anita.post(path, { ...BOOKING_FORM, step: "review" });
    expect(settled(checked)).toBe(false);
    expect(settled(await anita.post(path, BOOKING_FORM))).toBe(true);
  });

  test("is shown to nobody else, and to a visitor only after signing in as its person (decision 122)", async () => {
    await anita.post(path, { ...BOOKING_FORM, step: "review" });
    const summary = `${path}?draft=${BOOKING_FORM.key}`;
    await addAccount(database.client, { email: "dina@kayap.test" });
    const dina = await signedInBrowser(app, "dina@kayap.test");
    const hers = await pageOf(await dina.get(summary));
    expect(textIn(hers.page)).not.toContain("Yellow house");
    expect(alertIn(hers.page)).toContain(
      "It is kept for 24 hours in the browser where it was filled in",
    );
    const visitor = await browserAt(app).get(summary);
    expect([visitor.status, visitor.headers.get("Location")]).toEqual([
      303,
      `/login?next=${encodeURIComponent(summary)}`,
    ]);
  });

  test("whose session ends at its summary is there again after signing in (decision 122)", async () => {
    await anita.post(path, { ...BOOKING_FORM, step: "review" });
    const summary = `${path}?draft=${BOOKING_FORM.key}`;
    await database.client.execute("delete from sessions");
    const signIn = `/login?next=${encodeURIComponent(summary)}`;
    expect((await anita.get(summary)).headers.get("Location")).toBe(signIn);
    const { email, password } = { email: "anita@kayap.test", password: PASSWORD };
    clock.advance(1);
    const sent = await anita.post(path, { ...BOOKING_FORM, notes: "Two dogs." });
    expect(sent.headers.get("Location")).toBe(signIn);
    await anita.post("/login", { email, password, next: summary });
    const { page } = await open(summary);
    expect(texts(page, "h1")).toEqual(["Check your request"]);
    expect(textIn(page)).toContain("Two dogs.");
    const form = elements(page, "form").find((one) => textIn(one).includes("Request Booking"));
    await anita.post(path, Object.fromEntries(sentBy(page, form ?? page)));
    expect(await bookings()).toHaveLength(1);
    expect(await rowsOf(database.client, "request_drafts")).toEqual([]);
  });

  test("is kept for 24 hours, and says when it is gone", async () => {
    await anita.post(path, { ...BOOKING_FORM, step: "review" });
    clock.advance(24 * 60 * 60_000);
    const { page } = await open(`${path}?draft=${BOOKING_FORM.key}`);
    expect(alertIn(page)).toContain(
      "It is kept for 24 hours in the browser where it was filled in",
    );
    expect(element(page, having("name", "key")).attributes.value).not.toBe(BOOKING_FORM.key);
  });

  test("holds the time, notifies the professional and leads to the page of the booking", async () => {
    const response = await anita.post(path, BOOKING_FORM);
    const [booking] = await bookings();
    expect(response.headers.get("Location")).toBe(`/dashboard/bookings/${booking?.id}`);
    expect(booking).toMatchObject({
      status: "pending",
      starts_at: onMonday(540),
      ends_at: onMonday(600),
      total_amount: 650_000,
      customer_phone: "+5926123456",
      booking_time: "09:00",
    });
    const [emailContent] = await emailsIn(database.client);
    expect(emailContent).toMatchObject({
      recipient: "ravi@kayap.test",
      subject: "Anita Ramdeen asks for a booking",
    });
    expect(emailContent?.text).toContain("Mon 23/11/2026, 9:00 AM");
    expect(emailContent?.text).not.toMatch(/612 ?3456|Yellow house/);
    expect(recorded.calls).toEqual([["refreshInbox", parties.proId]]);
    const { page } = await anita.open(`/dashboard/bookings/${booking?.id}`);
    expect(textIn(page)).toContain(
      "Your request is sent. The time is held for you until it is answered.",
    );
  });

  test("is stored in UTC and shown in Guyana's time everywhere: page, list, e-mail and calendar (threat 39)", async () => {
    await anita.post(path, BOOKING_FORM);
    const [booking] = await bookings();
    expect(booking).toMatchObject({
      starts_at: Date.UTC(2026, 10, 23, 13),
      ends_at: Date.UTC(2026, 10, 23, 14),
      booking_date: "2026-11-23",
      booking_time: "09:00",
    });
    const [emailContent] = await emailsIn(database.client);
    const page = `/dashboard/bookings/${booking?.id}`;
    for (const text of [
      emailContent?.text ?? "",
      textIn((await anita.open(page)).page),
      textIn((await anita.open("/dashboard/bookings")).page),
    ]) {
      expect(text).toMatch(/9:00(-10:00)? AM/);
      expect(text).not.toMatch(/1:00 PM|13:00/);
    }
    const calendar = await (await anita.get(`${page}/calendar.ics`)).text();
    expect(calendar).toContain("DTSTART:20261123T130000Z");
  });

  test("that is sent twice, in two tabs or by a reload, is one booking (threat 24)", async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => anita.post(path, BOOKING_FORM)),
    );
    const [booking] = await bookings();
    for (const { headers } of answers) {
      expect(headers.get("Location")).toBe(`/dashboard/bookings/${booking?.id}`);
    }
    expect(await bookings()).toHaveLength(1);
    expect(await emailsIn(database.client)).toHaveLength(1);
  });

  test("keeps its price when the service changes its price later (decision 74)", async () => {
    await anita.post(path, bookingForm(540, { duration: "90" }));
    await database.client.execute("update services set price_amount = 1");
    expect((await bookings())[0]).toMatchObject({ total_amount: 975_000, price_type: "hourly" });
  });

  test("ignores fields that the form does not have (threat 31)", async () => {
    await anita.post(path, {
      ...bookingForm(),
      status: "confirmed",
      total_amount: "1",
      customer_id: parties.proId,
      professionalId: parties.customerId,
    });
    expect((await bookings())[0]).toMatchObject({
      status: "pending",
      total_amount: 650_000,
      customer_id: parties.customerId,
    });
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
      "Please enter a valid phone number Village and landmark: This field is required",
    );
    expect(element(page, having("id", "phone")).attributes.value).toBe("61");
    expect(textIn(element(page, having("id", "notes")))).toBe("Mind the <dog");
    const chosen = elements(page, having("name", "slot")).filter(having("checked"));
    expect(chosen.map(({ attributes }) => attributes.value)).toEqual([values.slot]);
    expect(element(page, having("name", "key")).attributes.value).toBe(values.key);
  });

  test.each([
    [
      "in the past",
      onMonday(540) - 7 * 24 * 60 * 60_000,
      "Please choose a time at least 2 hours from now.",
    ],
    ["too soon", Date.UTC(2026, 10, 20, 15), "Please choose a time at least 2 hours from now."],
    ["outside the hours", onMonday(7 * 60), "Please choose one of the times shown."],
    ["between the half hours", onMonday(550), "Please choose one of the times shown."],
    ["at a weekend", onMonday(540) - 24 * 60 * 60_000, "Please choose one of the times shown."],
    [
      "beyond the horizon",
      onMonday(540) + 70 * 24 * 60 * 60_000,
      "Please choose one of the times shown.",
    ],
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

test("a request for a time that was taken meanwhile is answered 409 with the next three free times and everything that was typed (threat 36)", async () => {
  await addBookingOf(database.client, parties);
  const { status, page } = await pageOf(await anita.post(path, bookingForm()));
  expect(status).toBe(409);
  expect(alertIn(page)).toContain("That time was just taken. Please choose another.");
  const suggested = element(page, having("data-suggested"));
  expect(texts(suggested, "label")).toEqual([
    "Mon 23 Nov, 10:00 AM",
    "Mon 23 Nov, 10:30 AM",
    "Mon 23 Nov, 11:00 AM",
  ]);
  expect(element(page, having("id", "landmark")).attributes.value).toBe(BOOKING_FORM.landmark);
  const slot = elements(suggested, "input")[0]?.attributes.value ?? "";
  expect((await anita.post(path, bookingForm(540, { slot }))).status).toBe(303);
});

test("the time of a cancelled booking can be booked again at once (threat 40)", async () => {
  await addBookingOf(database.client, parties, { status: "cancelled" });
  expect((await anita.post(path, bookingForm())).status).toBe(303);
});

test("the 11th booking within 60 minutes is answered 429 with Retry-After (threat 41)", async () => {
  for (let i = 0; i < 10; i += 1)
    expect((await anita.post(path, bookingForm(480 + i * 60))).status).toBe(303);
  const tuesday = bookingForm(1440 + 540);
  clock.advance(13.5 * 60_000);
  const refused = await anita.post(path, tuesday);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe(String(46.5 * 60));
  expect(alertIn((await pageOf(refused)).page)).toBe(
    "Too many booking requests. Please wait 47 minutes and try again.",
  );
  expect(await bookings()).toHaveLength(10);
  clock.advance(46.5 * 60_000);
  expect((await anita.post(path, tuesday)).status).toBe(303);
});

test("requests for a taken time do not count towards the limit", async () => {
  await addBookingOf(database.client, parties);
  for (let i = 0; i < 12; i += 1) expect((await anita.post(path, bookingForm())).status).toBe(409);
  expect((await anita.post(path, bookingForm(600))).status).toBe(303);
});

describe("a booking that is requested from a conversation", () => {
  const inConversation = async () => {
    const { customerId, proId } = parties;
    const id = await addConversation(database.client, [customerId, proId], {
      service_id: parties.serviceId,
    });
    return { id, thread: `/dashboard/messages?conversation=${id}`, query: `conversation=${id}` };
  };

  test("leads back to it through every step, and is shown there", async () => {
    const { thread, query } = await inConversation();
    const opened = await open(thread);
    expect(linkTo(opened.page, "Propose a time")).toBe(`${path}?${query}`);
    const form = await open(`${path}?${query}`);
    const week = element(form.page, having("aria-label", "Day"));
    const buttons = elements(week, "button");
    expect(buttons).toHaveLength(8);
    for (const { attributes } of [...buttons, buttonIn(form.page, "Show times")]) {
      expect(attributes.formaction).toContain(query);
    }
    const action = element(form.page, having("id", "book")).attributes.action ?? "";
    const checked = await anita.post(action, { ...BOOKING_FORM, step: "review" });
    const summary = await open(checked.headers.get("Location") ?? "");
    const { action: send = "" } = element(
      summary.page,
      (form) =>
        form.attributes.method === "post" && form.attributes.action?.startsWith(path) === true,
    ).attributes;
    const sent = await anita.post(send, BOOKING_FORM);
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, thread]);
    const after = await open(thread);
    expect(textIn(after.page)).toContain("Your request is sent.");
    expect(textIn(element(after.page, having("role", "log")))).toContain("Pending, answer by");
    expect(await bookings()).toHaveLength(1);
  });

  test("leads back to it where its service is chosen first", async () => {
    const { query } = await inConversation();
    const choose = `/pro/${parties.proId}/book?${query}`;
    expect((await anita.get(choose)).headers.get("Location")).toBe(`${path}?${query}`);
    const { addService } = await import("#tests/support/fixtures.ts");
    const second = await addService(database.client, parties.proId, { title: "Fans" });
    const { page } = await open(choose);
    expect(linkTo(page, "Choose Fans")).toBe(`/service/${second}/book?${query}`);
  });

  test("leads to the booking where the address names something else", async () => {
    const sent = await anita.post(`${path}?conversation=//evil.example`, BOOKING_FORM);
    expect(sent.headers.get("Location")).toMatch(/^\/dashboard\/bookings\/[\w-]{36}$/);
  });
});

describe("Request a booking on a professional's page", () => {
  test("leads to the form of their only service, or to a choice of several", async () => {
    const choose = `/pro/${parties.proId}/book`;
    const only = await anita.get(choose);
    expect(only.headers.get("Location")).toBe(path);
    const { addService } = await import("#tests/support/fixtures.ts");
    const second = await addService(database.client, parties.proId, { title: "Fans" });
    const { status, page } = await open(choose);
    expect(status).toBe(200);
    expect(linkTo(page, "Choose Fans")).toBe(`/service/${second}/book`);
    const profile = await open(`/pro/${parties.proId}`);
    expect(linkTo(profile.page, "Request Booking")).toBe(choose);
    expect((await app.page(choose)).status).toBe(200);
  });
});
