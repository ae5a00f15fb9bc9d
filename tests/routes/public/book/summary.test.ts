import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  type movableClock,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import type { appOver } from "#tests/support/application/app.ts";
import {
  BOOKING_FORM,
  bookingFixture,
  signedInBrowser,
} from "#tests/support/application/booking-fixture.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { element, elements, having, linkTo, sentBy, textIn, texts } from "#tests/support/html.ts";
import { onMonday, type Parties } from "#tests/support/records/bookings.ts";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let parties: Parties;
let anita: TestBrowser;
let path: string;

beforeEach(async () => {
  ({ database, clock, app, parties, anita, path } = await bookingFixture());
});

const open = async (address = path) => pageOf(await anita.get(address));
const bookings = () => rowsOf(database.client, "bookings");

describe("a request", () => {
  test("for the same day says that it is answered until an hour before its start", async () => {
    clock.advance(onMonday(480) - 3 * HOUR_MS - clock.read());
    await anita.post(path, { ...BOOKING_FORM, step: "review" });
    const { page } = await open(`${path}?draft=${BOOKING_FORM.key}`);
    expect(textIn(page)).toContain("Ravi has until Mon 23 Nov, 8:00 AM to answer.");
  });

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
    expect(text).toContain("Ravi has until Sun 22 Nov, 10:00 AM to answer.");
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
    clock.advance(DAY_MS);
    const { page } = await open(`${path}?draft=${BOOKING_FORM.key}`);
    expect(alertIn(page)).toContain(
      "It is kept for 24 hours in the browser where it was filled in",
    );
    expect(element(page, having("name", "key")).attributes.value).not.toBe(BOOKING_FORM.key);
  });
});
