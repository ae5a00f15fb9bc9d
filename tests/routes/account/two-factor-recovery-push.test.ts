import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import {
  addAccount,
  browserAt,
  EMAIL,
  movableClock,
  NEW_PASSWORD,
  newestLink,
  PASSWORD,
  type TestBrowser,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { SETTINGS } from "#tests/support/application/settings-addresses.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import {
  type PushServiceUnderTest,
  pushSubscriber,
  startPushService,
} from "#tests/support/http/push-service.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { memoryBucket } from "#tests/support/records/photos.ts";
import { addFactor, type TestFactor } from "#tests/support/records/two-factor.ts";

const titleSchema = z.object({ title: z.string() });

let service: PushServiceUnderTest;
let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let factor: TestFactor;
let phone: TestBrowser;
const subscriber = pushSubscriber("of-the-owner");

beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  service.received.length = 0;
  database = await emptyDatabase();
  clock = movableClock();
  // What a form queues is sent by the jobs alone, so that nothing is sent after its test.
  app = appOver(database.db, { clock: clock.read, config: { pushKey: "a key" } });
  const userId = await addAccount(database.client);
  factor = await addFactor(database.client, userId, NOW);
  phone = browserAt(app);
  await phone.post("/login", { email: EMAIL, password: PASSWORD, remember: "on" });
  await phone.post("/login/code", { code: await factor.codeAt(clock.read()) });
  const { endpoint, p256dh, auth } = subscriber;
  const on = { turn: "on", endpoint, p256dh, auth };
  expect((await phone.post(`${SETTINGS}/push`, on)).status).toBe(200);
  return () => vi.restoreAllMocks();
});

/** Lets hours pass, then runs the clock's jobs, which send what waits. */
async function after(hours: number) {
  clock.advance(hours * HOUR_MS);
  await runScheduled({
    db: database.db,
    purge: async () => {},
    bucket: memoryBucket(),
    papers: memoryBucket(),
    rooms: recordedRooms().rooms,
    emailSender: null,
    push: service.sending,
    appOrigin: ORIGIN,
    postalAddress: "1 Main Street, Georgetown",
    secret: "only for tests",
    now: clock.read(),
  });
}

const shown = () =>
  service.received.map(({ body }) => titleSchema.parse(subscriber.read(body)).title);

/** What a thief with the mailbox does: a new password, which signs everybody out, then the removal. */
async function steal() {
  const thief = browserAt(app);
  await thief.post("/forgot-password", { email: EMAIL });
  const token = tokenOf(await newestLink(database.client, "reset-password"));
  const chosen = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  await thief.post("/reset-password", chosen);
  await thief.post("/login", { email: EMAIL, password: NEW_PASSWORD });
  await thief.post("/two-factor-recovery", {});
  const link = await newestLink(database.client, "two-factor-recovery-link");
  expect((await thief.post(link, { current: NEW_PASSWORD })).status).toBe(303);
}

test("a phone that has passed the factor is notified of the removal, every day, and of its end, although a thief has signed it out and turned notifications off (threat 69)", async () => {
  await database.client.execute({
    sql: "insert into settings (user_id, push_notifications, updated_at) select id, 0, 0 from users where email = ?",
    args: [EMAIL],
  });
  await steal();
  expect((await phone.get("/dashboard")).status).toBe(303);
  for (let day = 0; day <= 3; day += 1) await after(day === 0 ? 0 : 24);
  expect(shown()).toEqual([
    "Two-factor sign-in will be removed",
    "Two-factor sign-in is still going to be removed",
    "Two-factor sign-in is still going to be removed",
    "Two-factor sign-in was removed",
  ]);
});

test("its notification opens the page that cancels the removal, where a code is enough (threat 69)", async () => {
  await steal();
  await after(1);
  const [push] = service.received;
  const { link } = z.object({ link: z.string() }).parse(subscriber.read(push?.body ?? Buffer.of()));
  const cancelled = await phone.post(link, {
    email: EMAIL,
    code: await factor.codeAt(clock.read()),
  });
  expect(cancelled.status).toBe(303);
  await after(1);
  expect(shown().at(-1)).toBe("Two-factor sign-in stays on");
});

test("it gets no other notifications while nobody is signed in there (threat 69)", async () => {
  await steal();
  await after(0);
  service.received.length = 0;
  await database.client.execute({
    sql: `insert into notifications (id, user_id, kind, title, link, created_at)
      select 'n', id, 'message', 'Ravi wrote', '/dashboard/messages', ? from users where email = ?`,
    args: [clock.read(), EMAIL],
  });
  await after(0);
  expect(shown()).toEqual([]);
});

test("a phone from which somebody signed out on purpose gets no more notifications (threat 69)", async () => {
  await phone.post("/logout", {});
  await steal();
  await after(24);
  expect(shown()).toEqual([]);
});

test("a browser that has never passed the factor gets none once it is signed out (threat 69)", async () => {
  await database.client.execute("delete from two_factor_devices");
  await steal();
  await after(24);
  expect(shown()).toEqual([]);
});

test("somebody with only a session cannot remove the owner's phone from the list (threat 69)", async () => {
  const thief = browserAt(app);
  await thief.post("/login", { email: EMAIL, password: PASSWORD, remember: "on" });
  clock.advance(MINUTE_MS);
  await thief.post("/login/code", { code: await factor.codeAt(clock.read()) });
  await thief.post(`${SETTINGS}/sessions`, { which: "others" });
  await steal();
  await after(0);
  expect(shown()).toEqual(["Two-factor sign-in will be removed"]);
});
