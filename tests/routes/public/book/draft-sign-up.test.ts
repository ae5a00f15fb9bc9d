import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  alertIn,
  browserAt,
  movableClock,
  newestLink,
  PASSWORD,
  pageOf,
  REGISTRATION,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { addBookingAccounts, BOOKING_FORM } from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { type Element, element, elements, sentBy, textIn, texts } from "#tests/support/html.ts";
import type { Parties } from "#tests/support/records/bookings.ts";

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
const heading = (page: Element) => texts(element(page, "main"), "h1")[0];

/** Opens the form as a visitor and continues with it. */
async function fillIn(fields: Record<string, string> = {}, browser = visitor) {
  await browser.get(path);
  return browser.post(path, { ...FORM, ...fields });
}

/** What the summary on the page of the form would send. */
async function summaryFields(browser: TestBrowser) {
  const { status, page } = await pageOf(await browser.get(summary));
  expect([status, heading(page)]).toEqual([200, "Check your request"]);
  const form = elements(page, "form").find((one) => textIn(one).includes("Request Booking"));
  return Object.fromEntries(sentBy(page, form ?? page));
}

describe("somebody with a request who signs up", () => {
  const email = "new@kayap.test";
  const register = async () => {
    await fillIn();
    const { headers } = await visitor.post("/register", { ...REGISTRATION, email, next: summary });
    expect(headers.get("Location")).toBe(`/register/check-email${next}`);
    return newestLink(database.client, "verify-email");
  };

  test("confirms in the same browser, is signed in there, and sends the request (threat 67)", async () => {
    const link = await register();
    const confirmed = await visitor.post(link, {});
    expect(confirmed.headers.get("Location")).toBe(summary);
    const { page } = await visitor.open(summary);
    expect(textIn(page)).toContain(
      "Almost done: check your request and tap Request Booking. It is not sent yet.",
    );
    expect((await visitor.post(path, await summaryFields(visitor))).status).toBe(303);
    const [booking] = await bookings();
    const { rows } = await database.client.execute(`select id from users where email = '${email}'`);
    expect(booking?.customer_id).toBe(rows[0]?.id);
  });

  test("confirms by a double press, of which the browser reads the second answer, and goes on by password", async () => {
    const link = await register();
    await app.post(link, {}, { Cookie: `device=${visitor.cookies.get("device")}` });
    const second = await pageOf(await visitor.post(link, {}));
    expect(alertIn(second.page)).toContain("If your address is confirmed already, just sign in.");
    const signIn = elements(second.page, "a").filter((link) => textIn(link) === "Sign in");
    expect(signIn.map(({ attributes }) => attributes.href)).toEqual([`/login${next}`]);
    await visitor.post("/login", { email, password: PASSWORD, next: summary });
    await summaryFields(visitor);
  });

  test("confirms elsewhere: no session here or there, and the first browser finds it by password (threat 67)", async () => {
    const link = await register();
    const elsewhere = browserAt(app);
    await elsewhere.get("/register");
    const confirmed = await elsewhere.post(link, {});
    expect(confirmed.headers.get("Location")).toBe(
      `/login?verified=true&next=${encodeURIComponent(summary)}`,
    );
    const { page } = await elsewhere.open(confirmed.headers.get("Location") ?? "");
    expect(textIn(page)).toContain(
      "Your e-mail is confirmed. Go back to the browser where you signed up and sign in.",
    );
    expect(textIn(page)).not.toContain("your request to Ravi");
    expect(await rowsOf(database.client, "sessions")).toEqual([]);
    const signedIn = await elsewhere.post("/login", { email, password: PASSWORD, next: summary });
    const there = await elsewhere.open(signedIn.headers.get("Location") ?? "");
    expect(alertIn(there.page)).toContain(
      "It is kept for 24 hours in the browser where it was filled in",
    );
    expect(
      (await visitor.post("/login", { email, password: PASSWORD, next: summary })).status,
    ).toBe(303);
    await summaryFields(visitor);
  });
});
