import { countedDatabase, emptyDatabase } from "#tests/support/database.ts";
import { addService } from "#tests/support/fixtures.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { addAccount, browserAt, movableClock, PASSWORD, type TestBrowser } from "./accounts.ts";
import { appOver } from "./app.ts";

export const REVIEWS = "/dashboard/reviews";
export const GIVEN = `${REVIEWS}?tab=given`;
export const RECEIVED = `${REVIEWS}?tab=received`;

export type ReviewFixture = Awaited<ReturnType<typeof reviewFixture>>;

/** Anita, and Ravi with a service she may review, both signed in; `of` has the ids, `roomCalls` the notified rooms. */
export async function reviewFixture() {
  const { client } = await emptyDatabase();
  const { db, calls } = countedDatabase(client);
  const clock = movableClock();
  const live = recordedRooms();
  const app = appOver(db, { clock: clock.read, rooms: live.rooms });
  const customerId = await addAccount(client);
  const proId = await addAccount(client, {
    email: "ravi@kayap.test",
    role: "professional",
    first_name: "Ravi",
    last_name: "Persaud",
    business_name: "Persaud Electrical",
  });
  const of = { customerId, proId, serviceId: await addService(client, proId) };
  const signIn = async (email: string, browser = browserAt(app)) => {
    await browser.post("/login", { email, password: PASSWORD, remember: "on" });
    return browser;
  };
  const customer = await signIn("anita@kayap.test");
  const pro = await signIn("ravi@kayap.test");
  /** Advances the clock and signs both in again. */
  const wait = async (ms: number) => {
    clock.advance(ms);
    for (const browser of [customer, pro]) browser.cookies.clear();
    await signIn("anita@kayap.test", customer);
    await signIn("ravi@kayap.test", pro);
  };
  return { client, calls, clock, roomCalls: live.calls, app, of, customer, pro, signIn, wait };
}

/** The page of a browser's reviews. */
export const openList = async (browser: TestBrowser, query = "") =>
  (await browser.open(REVIEWS + query)).page;
