import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  alertIn,
  browserAt,
  errorBeside,
  movableClock,
  newestLink,
  PASSWORD,
  pageOf,
  REGISTRATION,
  rowsOf,
  type TestBrowser,
} from "#tests/support/accounts.ts";
import { appOver, awayFor } from "#tests/support/app.ts";
import { addBookingAccounts, BOOKING_FORM, signedInBrowser } from "#tests/support/booking-app.ts";
import { addBookingOf, onMonday, type Parties } from "#tests/support/bookings.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert } from "#tests/support/fixtures.ts";
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
import { addFactor } from "#tests/support/two-factor.ts";

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
