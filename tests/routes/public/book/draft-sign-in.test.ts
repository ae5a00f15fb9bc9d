import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  alertIn,
  browserAt,
  movableClock,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import {
  addBookingAccounts,
  BOOKING_FORM,
  signedInBrowser,
} from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert } from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  sentBy,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { addBookingOf, onMonday, type Parties } from "#tests/support/records/bookings.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let parties: Parties;
let visitor: TestBrowser;
let path: string;
/** The summary of what is filled in. */
let summary: string;
let next: string;

beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
  parties = await addBookingAccounts(database.client);
  visitor = browserAt(app);
  path = `/service/${parties.serviceId}/book`;
  summary = `${path}?draft=${BOOKING_FORM.key}`;
  next = `?next=${encodeURIComponent(summary)}`;
});
afterEach(() => vi.restoreAllMocks());

const FORM = { ...BOOKING_FORM, step: "review" };
const bookings = () => rowsOf(database.client, "bookings");
const drafts = () => rowsOf(database.client, "request_drafts");
const checkedSlots = (page: Element) =>
  elements(page, having("name", "slot"))
    .filter(having("checked"))
    .map(({ attributes }) => attributes.value);
const heading = (page: Element) => texts(element(page, "main"), "h1")[0];

/** Opens the form as a visitor and continues with it. */
async function fillIn(fields: Record<string, string> = {}, browser = visitor) {
  await browser.get(path);
  return browser.post(path, { ...FORM, ...fields });
}

const signIn = (browser: TestBrowser, email = "anita@kayap.test") =>
  browser.post("/login", { email, password: PASSWORD, next: summary });

/** What the summary on the page of the form would send. */
async function summaryFields(browser: TestBrowser) {
  const { status, page } = await pageOf(await browser.get(summary));
  expect([status, heading(page)]).toEqual([200, "Check your request"]);
  const form = elements(page, "form").find((one) => textIn(one).includes("Request Booking"));
  return Object.fromEntries(sentBy(page, form ?? page));
}

describe("somebody with a request who signs in", () => {
  test("finds the summary of it and sends it with one press; then the draft is gone", async () => {
    await fillIn();
    expect((await signIn(visitor)).headers.get("Location")).toBe(summary);
    const fields = await summaryFields(visitor);
    expect(fields).toEqual({
      ...BOOKING_FORM,
      account: parties.customerId,
      phone: "+592 612 3456",
    });
    const sent = await visitor.post(path, fields);
    const [booking] = await bookings();
    expect(sent.headers.get("Location")).toBe(`/dashboard/bookings/${booking?.id}`);
    expect(booking).toMatchObject({
      customer_id: parties.customerId,
      starts_at: onMonday(540),
      idempotency_key: BOOKING_FORM.key,
      customer_phone: "+5926123456",
    });
    expect(await drafts()).toEqual([]);
    expect(heading((await visitor.open(path)).page)).toBe("Request a booking");
  });

  test("sends one booking from two tabs, and by a second press", async () => {
    await fillIn();
    await signIn(visitor);
    const [one, two] = [await summaryFields(visitor), await summaryFields(visitor)];
    const answers = await Promise.all([one, two, one].map((fields) => visitor.post(path, fields)));
    expect(new Set(answers.map(({ headers }) => headers.get("Location"))).size).toBe(1);
    expect(await bookings()).toHaveLength(1);
  });

  test("gets the form with everything kept and the next times when the time was taken meanwhile", async () => {
    await fillIn();
    await addBookingOf(database.client, parties);
    await signIn(visitor);
    const { page } = await visitor.open(summary);
    expect(heading(page)).toBe("Request a booking");
    expect(alertIn(page)).toContain("That time was just taken. Please choose another.");
    expect(texts(element(page, having("data-suggested")), "label")).toEqual([
      "Mon 23 Nov, 10:00 AM",
      "Mon 23 Nov, 10:30 AM",
      "Mon 23 Nov, 11:00 AM",
    ]);
    expect(element(page, having("id", "landmark")).attributes.value).toBe(BOOKING_FORM.landmark);
  });

  test.each([
    ["a time", "2026-11-20T16:00:00Z", 0],
    ["the last time of a day", "2026-11-20T21:00:00Z", 5 * HOUR_MS],
  ])(
    "sends %s whose notice has begun while they signed up, within half an hour (decision 66)",
    async (_, slot, waited) => {
      clock.advance(waited);
      await fillIn({ slot });
      clock.advance(HOUR_MS / 2);
      await signIn(visitor);
      const { page } = await visitor.open(summary);
      expect(heading(page)).toBe("Check your request");
      const wrong = await visitor.post(path, { ...(await summaryFields(visitor)), phone: "61" });
      expect(wrong.status).toBe(400);
      expect(checkedSlots((await pageOf(wrong)).page)).toEqual([slot]);
      expect((await visitor.post(path, await summaryFields(visitor))).status).toBe(303);
    },
  );

  test("is told when the time is too soon by now", async () => {
    await fillIn({ slot: "2026-11-20T16:00:00Z" });
    clock.advance(HOUR_MS);
    await signIn(visitor);
    expect(alertIn((await visitor.open(summary)).page)).toContain(
      "Please choose a time at least 2 hours from now.",
    );
  });

  test("sees a price that was raised meanwhile before anything is sent (threat 73)", async () => {
    await fillIn();
    await database.client.execute(
      "update services set price_amount = 700000, updated_at = updated_at + 1",
    );
    await signIn(visitor);
    const { page } = await visitor.open(summary);
    expect(heading(page)).toBe("Check your request");
    expect(alertIn(page)).toContain("Now $7,000/hr, it was $6,500/hr");
    expect((await visitor.post(path, await summaryFields(visitor))).status).toBe(303);
    expect(await bookings()).toMatchObject([{ total_amount: 700_000 }]);
  });

  test("changes something, and the summary shows the change also after a reload", async () => {
    await fillIn();
    await signIn(visitor);
    const changed = { ...(await summaryFields(visitor)), landmark: "Green gate" };
    clock.advance(1);
    const reviewed = await visitor.post(path, { ...changed, step: "review" });
    expect(reviewed.headers.get("Location")).toBe(summary);
    expect((await summaryFields(visitor)).landmark).toBe("Green gate");
  });

  test("reaches it through a second factor and new terms", async () => {
    await fillIn();
    const { codeAt } = await addFactor(database.client, parties.customerId, clock.read());
    await database.client.execute("update users set terms_version = '2024-01-01'");
    expect((await signIn(visitor)).headers.get("Location")).toBe(`/login/code${next}`);
    const code = await codeAt(clock.read());
    const terms = await visitor.post("/login/code", { code, next: summary });
    expect(terms.headers.get("Location")).toBe(`/terms/accept${next}`);
    const accepted = await visitor.post("/terms/accept", { acceptTerms: "on", next: summary });
    expect(accepted.headers.get("Location")).toBe(summary);
    await summaryFields(visitor);
  });

  test("who is the professional of the service sees nothing of it, and cannot send it", async () => {
    await fillIn();
    await signIn(visitor, "ravi@kayap.test");
    const { page } = await visitor.open(summary);
    expect(heading(page)).toBe("You cannot book your own service.");
    expect(textIn(page)).not.toContain("Yellow house");
    expect((await visitor.post(path, FORM)).status).toBe(403);
  });

  test("whom the professional has blocked learns no more than that it is not possible", async () => {
    await fillIn();
    await insert(database.client, "blocks", {
      blocker_id: parties.proId,
      blocked_id: parties.customerId,
      created_at: 1,
    });
    await signIn(visitor);
    expect(heading((await visitor.open(summary)).page)).toBe(
      "This service is not taking bookings.",
    );
  });

  test("loses nothing when a session of theirs ended: the request waits, and signing in shows it", async () => {
    const anita = await signedInBrowser(app, "anita@kayap.test");
    await anita.post("/logout", {});
    await anita.post("/login", { email: "anita@kayap.test", password: PASSWORD });
    clock.advance(31 * MINUTE_MS);
    const late = await anita.post(path, BOOKING_FORM);
    expect(late.headers.get("Location")).toBe(`/login${next}`);
    expect(await bookings()).toEqual([]);
    await signIn(anita);
    expect((await anita.post(path, await summaryFields(anita))).status).toBe(303);
    expect(await bookings()).toHaveLength(1);
  });

  test("continues with a form whose session ended by itself, signs in, and finds it checked", async () => {
    const anita = browserAt(app);
    await anita.post("/login", { email: "anita@kayap.test", password: PASSWORD });
    await anita.get(path);
    clock.advance(31 * MINUTE_MS);
    const late = await anita.post(path, FORM);
    expect(late.headers.get("Location")).toBe(`/login${next}`);
    await signIn(anita);
    expect((await summaryFields(anita)).landmark).toBe(BOOKING_FORM.landmark);
  });

  test("signs in in one of two tabs, and a reload of the other goes on to the request", async () => {
    await fillIn();
    await signIn(visitor);
    for (const step of ["/login", "/register"]) {
      expect((await visitor.get(step + next)).headers.get("Location")).toBe(summary);
    }
  });

  test("signs out, and the browser's drafts are deleted", async () => {
    await fillIn();
    await signIn(visitor);
    await visitor.post("/logout", {});
    expect(await drafts()).toEqual([]);
    expect(textIn((await visitor.open(path)).page)).not.toContain("Yellow house");
  });
});
