import { beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  movableClock,
  PASSWORD,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { addBookingAccounts, BOOKING_FORM } from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { element, elements, having, sentBy, textIn } from "#tests/support/html.ts";
import { goal } from "#tests/support/http/redirect.ts";
import { JOB_FORM } from "#tests/support/records/jobs.ts";

const ANITA = "anita@kayap.test";
const KIM = "kim@kayap.test";
const KEY = BOOKING_FORM.key;

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let anitaId: string;
let kimId: string;
let serviceId: string;
/** Anita has signed in here; others use it too. */
let browser: TestBrowser;

beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
  ({ customerId: anitaId, serviceId } = await addBookingAccounts(database.client));
  kimId = await addAccount(database.client, { email: KIM, first_name: "Kim" });
  browser = browserAt(app);
  await signIn(browser, ANITA);
});

const signIn = (one: TestBrowser, email: string) =>
  one.post("/login", { email, password: PASSWORD });
const textOf = async (one: TestBrowser, path: string) => (await one.get(path)).text();

const SENT = { ...BOOKING_FORM, step: "review" };
const FORMS = {
  "a booking request": {
    path: () => `/service/${serviceId}/book`,
    fields: SENT,
    typed: /Yellow house|Dog in the yard/,
    reason: "Sign in to go on with your request.",
    table: "request_drafts",
  },
  "a job": {
    path: () => "/jobs/new",
    fields: { ...JOB_FORM, key: KEY },
    typed: /Yellow house|Two plugs spark/,
    reason: "Sign in to go on with the job you want to post.",
    table: "job_drafts",
  },
};
const timesOut = async () => clock.advance(31 * MINUTE_MS);
const isEndedElsewhere = async () => {
  await database.client.execute("delete from sessions");
};

describe.each([
  ["timed out", timesOut],
  ["was ended elsewhere", isEndedElsewhere],
])("a form that is sent after its session %s", (_, ends) => {
  describe.each(Object.entries(FORMS))("and is %s", (_, { path, fields, typed, reason, table }) => {
    const draft = () => `${path()}?draft=${KEY}`;
    beforeEach(async () => {
      await ends();
      const sent = await browser.post(path(), { ...fields, account: anitaId });
      expect(goal(sent)).toBe(`/login?next=${encodeURIComponent(draft())}`);
      expect(await rowsOf(database.client, table)).toHaveLength(1);
    });

    test("waits for its person at this browser, who reads why to sign in (decision 65)", async () => {
      const login = await browser.open(`/login?next=${encodeURIComponent(draft())}`);
      expect(textIn(element(login.page, "main"))).toContain(reason);
      expect(textIn(login.page)).not.toMatch(typed);
      await signIn(browser, ANITA);
      expect(await textOf(browser, draft())).toMatch(typed);
    });

    test("shows nothing to a visitor, nor to the next person there, whose signing out leaves it (threat 89)", async () => {
      const addresses = [path(), draft(), "/login", "/dashboard/unsent"];
      for (const address of addresses) expect(await textOf(browser, address)).not.toMatch(typed);
      await signIn(browser, KIM);
      for (const address of addresses) expect(await textOf(browser, address)).not.toMatch(typed);
      await browser.post("/logout", {});
      await signIn(browser, ANITA);
      expect(await textOf(browser, draft())).toMatch(typed);
    });

    test("is shown to its person in no other browser (decision 65)", async () => {
      const phone = browserAt(app);
      await signIn(phone, ANITA);
      expect(await textOf(phone, draft())).not.toMatch(typed);
    });

    test("is deleted when its person signs out at this browser (decision 65)", async () => {
      await signIn(browser, ANITA);
      await browser.post("/logout", {});
      expect(await rowsOf(database.client, table)).toEqual([]);
    });

    test("is deleted when its person sends it (decision 65)", async () => {
      await signIn(browser, ANITA);
      const { page } = await browser.open(draft());
      const form = elements(element(page, "main"), "form").find((one) =>
        /Request Booking|Post job/.test(textIn(one)),
      );
      const whole = { ...fields, ...Object.fromEntries(sentBy(page, form ?? page)) };
      expect((await browser.post(draft(), { ...whole, step: "" })).status).toBe(303);
      expect(await rowsOf(database.client, table)).toEqual([]);
    });
  });
});

test("a form of one person, sent when the session of the next one has timed out, waits for the one who filled it in (threats 89 and 90)", async () => {
  await timesOut();
  await browser.post(FORMS["a booking request"].path(), { ...SENT, account: kimId });
  const draft = `/service/${serviceId}/book?draft=${KEY}`;
  await signIn(browser, ANITA);
  const { page } = await browser.open(draft);
  expect(alertIn(page)).toContain("It is kept for 24 hours in the browser where it was filled in");
  expect(textIn(page)).not.toContain("Dog in the yard");
  expect(element(page, having("id", "landmark")).attributes.value ?? "").toBe("");
  await signIn(browser, KIM);
  expect(await textOf(browser, draft)).toContain("Yellow house");
});

test("a form that names an account of no possible id is a visitor's, and nobody's drafts are reached by it (threat 89)", async () => {
  const visitor = browserAt(app);
  await visitor.get(FORMS["a booking request"].path());
  for (const account of [`${anitaId}:`, "' or 1=1 --", "%"]) {
    const key = crypto.randomUUID();
    await visitor.post(FORMS["a booking request"].path(), { ...SENT, key, account });
  }
  const owners = (await rowsOf(database.client, "request_drafts")).map(({ owner }) =>
    String(owner),
  );
  expect(owners).toHaveLength(3);
  expect(owners.filter((owner) => owner.includes(":"))).toEqual([]);
});
