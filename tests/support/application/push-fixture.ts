import { expect, vi } from "vitest";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional } from "#tests/support/fixtures.ts";
import { type PushServiceUnderTest, pushSubscriber } from "#tests/support/http/push-service.ts";
import { addConversation, recordedRooms } from "#tests/support/records/conversations.ts";
import { memoryBucket } from "#tests/support/records/photos.ts";
import {
  addAccount,
  browserAt,
  browserOf,
  EMAIL,
  movableClock,
  PASSWORD,
  type TestBrowser,
} from "./accounts.ts";
import { appOver } from "./app.ts";

/** Where a device is turned on and off. */
export const PATH = "/dashboard/settings/push";

/** Anita, signed in on a phone to which nothing is pushed yet, and Ravi, who writes to her. */
export async function pushFixture(service: PushServiceUnderTest) {
  service.received.length = 0;
  service.answer = { status: 201 };
  const database = await emptyDatabase();
  const clock = movableClock();
  const after: Promise<unknown>[] = [];
  const logged: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => logged.push(line));
  const anita = await addAccount(database.client);
  const ravi = await addProfessional(database.client);

  const app = () =>
    appOver(database.db, {
      clock: clock.read,
      push: service.sending,
      waitUntil: (work) => after.push(work),
    });

  async function signIn(email = EMAIL): Promise<TestBrowser> {
    const browser = browserAt(app());
    await browser.post("/login", { email, password: PASSWORD, remember: "on" });
    return browser;
  }

  const phone = await signIn();
  const subscriber = pushSubscriber("of-anita");
  const subscription = ({ endpoint, p256dh, auth } = subscriber) => ({
    turn: "on",
    endpoint,
    p256dh,
    auth,
  });
  const turnOn = (browser = phone, form = subscription()) => browser.post(PATH, form);

  /** Ravi writes to Anita; waits until pushes are sent. */
  async function writeToAnita(conversationId?: string): Promise<string> {
    const id = conversationId ?? (await addConversation(database.client, [anita, ravi]));
    const browser = await browserOf(database.client, app(), ravi);
    const message = { content: "My gate code is 1234.", clientId: crypto.randomUUID() };
    const sent = await browser.post(`/dashboard/messages/${id}/thread`, message);
    expect(sent.status).toBe(200);
    await Promise.all(after);
    return id;
  }

  const runClock = () =>
    runScheduled({
      db: database.db,
      purge: async () => {},
      bucket: memoryBucket(),
      papers: memoryBucket(),
      rooms: recordedRooms().rooms,
      emailSender: null,
      push: service.sending,
      appOrigin: "http://kayap.test",
      postalAddress: "1 Main Street, Georgetown",
      secret: "a secret of the tests",
      now: clock.read(),
    });

  /** Where pushes arrived, in their order. */
  const received = () => service.received.map(({ path }) => path);

  return {
    ...{ database, clock, after, logged, anita, ravi, app, signIn, phone, subscriber },
    ...{ subscription, turnOn, writeToAnita, runClock, received },
  };
}
