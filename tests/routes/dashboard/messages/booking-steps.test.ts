import { beforeEach, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { movableClock, type TestBrowser } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { addBookingAccounts, signedInBrowser } from "#tests/support/application/booking-fixture.ts";
import { submit } from "#tests/support/application/transition-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { element, elements, having, linkTo, textIn } from "#tests/support/html.ts";
import { addBookingOf, type Parties } from "#tests/support/records/bookings.ts";
import { addCard, addConversation, addMessage } from "#tests/support/records/conversations.ts";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let parties: Parties;
let conversationId: string;
let bookingId: string;
let anita: TestBrowser;
let ravi: TestBrowser;

beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  const app = appOver(database.db, { clock: clock.read });
  parties = await addBookingAccounts(database.client);
  const { customerId, proId } = parties;
  conversationId = await addConversation(database.client, [customerId, proId]);
  bookingId = await addBookingOf(database.client, parties);
  const of = { conversationId, senderId: customerId, bookingId };
  await addCard(database.client, of, "Proposed: House wiring.");
  anita = await signedInBrowser(app, "anita@kayap.test");
  ravi = await signedInBrowser(app, "ravi@kayap.test");
});

const path = (query = "") => `/dashboard/messages?conversation=${conversationId}${query}`;
const say = (text: string) =>
  addMessage(database.client, { conversationId, senderId: parties.customerId }, text, clock.read());
/** The lines of the conversation after the card, without names and times of messages. */
const linesOf = async (browser: TestBrowser, query = "") => {
  const { page } = await browser.open(path(query));
  const log = element(page, having("role", "log"));
  return elements(log, (one) => one.name === "li").map(textIn);
};
const stepsOf = async (browser: TestBrowser, query = "") => {
  const { page } = await browser.open(path(query));
  return elements(page, ({ attributes }) => "data-step" in attributes);
};

test("what is done about a booking is a line of its conversation, at its time and with who did it", async () => {
  clock.advance(MINUTE_MS);
  await say("Is the time all right?");
  clock.advance(MINUTE_MS);
  await submit(ravi, bookingId, "accept");
  clock.advance(MINUTE_MS);
  await say("Thank you!");
  clock.advance(DAY_MS);
  await anita.post(`/dashboard/bookings/${bookingId}/cancel`, { reason: "" });
  const lines = await linesOf(ravi);
  const order = [
    /^Is the time all right\?/,
    /^House wiring and breaker panels: you accepted \(10:02 AM\)$/,
    /^Thank you!/,
    /^Today$/,
    /^House wiring and breaker panels: Anita Ramdeen cancelled \(10:03 AM\)$/,
  ].map((line) => lines.findIndex((text) => line.test(text)));
  expect(order, lines.join("\n")).toEqual(order.map((_, i) => (order[0] ?? 0) + i));
  expect(order[0]).toBeGreaterThan(0);
  const [first] = await stepsOf(anita);
  if (!first) throw new Error("There is no line.");
  expect(textIn(first)).toContain("Ravi Persaud accepted");
  expect(linkTo(first, "House wiring and breaker panels")).toBe(`/dashboard/bookings/${bookingId}`);
});

test("such a line is not unread, and the list shows what somebody wrote", async () => {
  await anita.open(path());
  await submit(ravi, bookingId, "accept");
  expect((await stepsOf(ravi)).map(textIn)).toEqual([expect.stringContaining("you accepted")]);
  const { page } = await anita.open("/dashboard/messages");
  const list = textIn(element(page, having("aria-labelledby", "conversations")));
  expect(list).not.toContain("1 new");
});

test("a line stands on the page of the message before it, and on no other", async () => {
  clock.advance(MINUTE_MS);
  await submit(ravi, bookingId, "accept");
  clock.advance(HOUR_MS);
  for (let n = 2; n <= 31; n += 1) await say(`Message ${n}`);
  expect(await stepsOf(anita)).toEqual([]);
  expect((await stepsOf(anita, "&before=2")).map(textIn)).toEqual([
    expect.stringContaining("Ravi Persaud accepted"),
  ]);
});
