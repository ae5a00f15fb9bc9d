import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  alertIn,
  browserAt,
  errorBeside,
  movableClock,
  PASSWORD,
  pageOf,
  REGISTRATION,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, awayFor } from "#tests/support/application/app.ts";
import { addBookingAccounts, BOOKING_FORM } from "#tests/support/application/booking-fixture.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  sentBy,
  shown,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { addBookingOf, type Parties } from "#tests/support/records/bookings.ts";

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

describe("the booking form of a visitor (decision 65)", () => {
  test("shows the free times without an account, in one round trip, with one button", async () => {
    const counted = countedDatabase(database.client);
    const { status, document, headers } = await appOver(counted.db).page(path);
    expect(status).toBe(200);
    expect(counted.calls.count).toBe(1);
    expect(elements(document, having("name", "slot"))).toHaveLength(11);
    expect(textIn(document)).toContain("you sign in at the next step");
    const days = texts(element(document, having("aria-label", "Day")), "button");
    expect(new Set(texts(shown(element(document, "main")), "button"))).toEqual(
      new Set(["", "Continue", "Show times", ...days]),
    );
    expect(headers.getSetCookie().join()).toMatch(/^device=/);
    expect(element(document, having("id", "phone")).attributes.value).toBe("");
  });

  test("opens on the day of a slot in its address, which is chosen", async () => {
    const { document } = await app.page(`${path}?slot=2026-11-24T12:00:00Z`);
    expect(textIn(document)).toContain("Start time on Tue 24 Nov");
    expect(checkedSlots(document)).toEqual(["2026-11-24T12:00:00Z"]);
  });

  test("says that a slot of its address is taken, with the next free times", async () => {
    await addBookingOf(database.client, parties);
    const { document } = await app.page(`${path}?slot=${BOOKING_FORM.slot}`);
    expect(alertIn(document)).toContain("That time was just taken.");
    expect(texts(element(document, having("data-suggested")), "label")).toHaveLength(3);
    expect(checkedSlots(document)).toEqual([]);
  });

  test.each(["?slot=tomorrow", "?slot=2026-02-31T12:00:00Z", "?slot="])(
    "ignores %s, which is no time",
    async (query) => {
      const { status, document } = await app.page(path + query);
      expect(status).toBe(200);
      expect(elements(document, having("role", "alert"))).toEqual([]);
    },
  );

  test("is refused for a service that takes no bookings or does not exist", async () => {
    await database.client.execute("update services set status = 'inactive'");
    expect((await app.page(path)).status).toBe(409);
    expect((await fillIn()).status).toBe(409);
    expect((await app.page(`/service/${crypto.randomUUID()}/book`)).status).toBe(404);
    expect(await drafts()).toEqual([]);
  });

  test("is checked by the same rules: a wrong field or time is refused with everything typed, and nothing is kept", async () => {
    const wrong = await pageOf(await fillIn({ phone: "61", landmark: "" }));
    expect(wrong.status).toBe(400);
    expect(errorBeside(wrong.page, "phone")).toContain("valid phone number");
    await addBookingOf(database.client, parties);
    const taken = await pageOf(await fillIn());
    expect(taken.status).toBe(409);
    expect(alertIn(taken.page)).toContain("That time was just taken.");
    expect(element(taken.page, having("id", "landmark")).attributes.value).toBe(
      BOOKING_FORM.landmark,
    );
    expect((await fillIn({ slot: "2026-11-23T05:00:00Z" })).status).toBe(400);
    expect(await drafts()).toEqual([]);
  });

  test("is kept by the hash of the browser, cleaned, and leads to the sign-up that names the job", async () => {
    const { headers } = await fillIn({ notes: "Dog in the yard.", forged: "x".repeat(30_000) });
    expect(headers.get("Location")).toBe(`/register${next}`);
    const [draft] = await drafts();
    expect(JSON.stringify(draft)).not.toContain(visitor.cookies.get("device"));
    expect(JSON.parse(String(draft?.fields))).toEqual({
      ...BOOKING_FORM,
      phone: "+592 612 3456",
    });
    const { page } = await visitor.open(`/register${next}`);
    expect(textIn(element(element(page, "main"), having("role", "status")))).toBe(
      "Next: your account. Then you check your request to Ravi for Mon 23 Nov, 9:00 AM and send it.",
    );
    expect(
      elements(page, having("name", "role")).map(({ attributes }) => attributes),
    ).toMatchObject([{ type: "hidden", value: "customer" }]);
    const login = linkTo(page, "I have an account: sign in");
    expect(login).toBe(`/login${next}`);
    expect(textIn((await visitor.open(login)).page)).toContain(
      "Then you check your request to Ravi for",
    );
    expect(await bookings()).toEqual([]);
  });

  test("names the job also on a sign-up that is refused, and on Check Your Email", async () => {
    await fillIn();
    const refused = await pageOf(
      await visitor.post(`/register${next}`, { ...REGISTRATION, next: summary, email: "no" }),
    );
    expect(textIn(element(refused.page, "main"))).toContain("Then you check your request to Ravi");
    const email = "new@kayap.test";
    const sent = await visitor.post("/register", { ...REGISTRATION, email, next: summary });
    const { page } = await visitor.open(sent.headers.get("Location") ?? "");
    expect(textIn(element(page, "main"))).toContain(
      "Next: confirm your e-mail. Then you check your request",
    );
  });

  test("pressed twice is one draft; Back and a reload show what was typed", async () => {
    await Promise.all([fillIn(), fillIn()]);
    await fillIn({ landmark: "Green gate" });
    expect(await drafts()).toHaveLength(1);
    const { page } = await visitor.open(path);
    expect(heading(page)).toBe("Request a booking");
    expect(element(page, having("id", "landmark")).attributes.value).toBe("Green gate");
    expect(checkedSlots(page)).toEqual([BOOKING_FORM.slot]);
    const other = await visitor.open(`${path}?day=2026-11-24`);
    expect(element(other.page, having("id", "landmark")).attributes.value).toBe("Green gate");
  });

  test("in a second tab does not replace that of the first (decision 122)", async () => {
    await fillIn();
    const second = await fillIn({ key: crypto.randomUUID(), landmark: "Green gate" });
    expect(await drafts()).toHaveLength(2);
    await signIn(visitor);
    expect((await summaryFields(visitor)).landmark).toBe(BOOKING_FORM.landmark);
    const next = new URLSearchParams(second.headers.get("Location")?.split("?")[1]).get("next");
    expect(textIn((await visitor.open(next ?? "")).page)).toContain("Green gate");
  });

  test("is offered to no other browser and for no other service", async () => {
    await fillIn();
    const stranger = browserAt(app);
    expect(textIn((await stranger.open(path)).page)).not.toContain("Yellow house");
    expect(textIn((await stranger.open(`/register${next}`)).page)).not.toContain("Ravi");
    const { addService } = await import("#tests/support/fixtures.ts");
    const other = await addService(database.client, parties.proId, { title: "Fans" });
    const { page } = await visitor.open(`/service/${other}/book`);
    expect(element(page, having("id", "landmark")).attributes.value).toBeUndefined();
  });

  test("is kept for a day, and for the newest five services of a browser", async () => {
    const { addService } = await import("#tests/support/fixtures.ts");
    for (let n = 0; n < 6; n += 1) {
      clock.advance(MINUTE_MS);
      const id = await addService(database.client, parties.proId);
      const agreed = { ...FORM, key: crypto.randomUUID() };
      expect((await visitor.post(`/service/${id}/book`, agreed)).status).toBe(303);
    }
    expect(await drafts()).toHaveLength(5);
    await fillIn();
    clock.advance(DAY_MS);
    const { page } = await visitor.open(path);
    expect(element(page, having("id", "landmark")).attributes.value).toBeUndefined();
    const { removeExpired } = await import("#db/upkeep.ts");
    await removeExpired(database.db, clock.read() + 1);
    expect(await drafts()).toEqual([]);
  });

  test("is named where its person signs in on another way, with the way to it, until it is sent", async () => {
    const notices = async (browser: TestBrowser, path = "/login") =>
      elements((await browser.open(path)).page, having("role", "status")).map(textIn);
    expect(await notices(visitor)).toEqual([]);
    await fillIn();
    const { page } = await visitor.open("/login");
    expect(await notices(visitor)).toEqual([
      "Your request to Ravi for Mon 23 Nov, 9:00 AM is not sent yet. Sign in to send it",
    ]);
    expect(linkTo(page, "Sign in to send it")).toBe(`/login${next}`);
    expect(await notices(visitor, "/login?next=%2Fdashboard%2Fmessages")).toEqual([]);
    expect(await notices(browserAt(app))).toEqual([]);
    await signIn(visitor);
    await visitor.post(path, await summaryFields(visitor));
    await visitor.post("/logout", {});
    expect((await notices(visitor)).join()).not.toContain("not sent yet");
  });

  test("is limited to 30 an hour from one browser", async () => {
    for (let n = 0; n < 30; n += 1) expect((await fillIn()).status).toBe(303);
    const refused = await fillIn();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3600"]);
    expect(alertIn((await pageOf(refused)).page)).toContain("Too many booking requests.");
  });

  test("comes back with everything typed while the database does not answer", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await visitor.get(path);
    const away = browserAt(appOver(awayFor(/insert into request_drafts/, database.client)));
    const { status, page } = await pageOf(await away.post(path, FORM));
    expect(status).toBe(503);
    expect(alertIn(page)).toContain("It is still below");
    expect(element(page, having("id", "landmark")).attributes.value).toBe(BOOKING_FORM.landmark);
  });
});
