import type { InValue } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import {
  alertIn,
  errorBeside,
  movableClock,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, interruptedBefore } from "#tests/support/application/app.ts";
import {
  addBookingAccounts,
  bookingForm,
  signedInBrowser,
} from "#tests/support/application/booking-fixture.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { type Element, element, elements, having, textIn, texts } from "#tests/support/html.ts";
import { addBookingOf, onMonday, type Parties } from "#tests/support/records/bookings.ts";
import { addConversation, addOffer, recordedRooms } from "#tests/support/records/conversations.ts";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let recorded: ReturnType<typeof recordedRooms>;
let parties: Parties;
let conversationId: string;
let thread: string;
let anita: TestBrowser;
let ravi: TestBrowser;

beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  recorded = recordedRooms();
  const app = appOver(database.db, { clock: clock.read, rooms: recorded.rooms });
  parties = await addBookingAccounts(database.client);
  conversationId = await addConversation(database.client, [parties.customerId, parties.proId]);
  thread = `/dashboard/messages?conversation=${conversationId}`;
  anita = await signedInBrowser(app, "anita@kayap.test");
  ravi = await signedInBrowser(app, "ravi@kayap.test");
});

const rows = (table: string) => rowsOf(database.client, table);
const slotText = (at: number) => new Date(at).toISOString().replace(".000", "");
const offerForm = (minute = 540, fields: Record<string, string> = {}) => ({
  key: crypto.randomUUID(),
  service: parties.serviceId,
  slot: slotText(onMonday(minute)),
  duration: "120",
  note: "I bring the ladder.",
  ...fields,
});
const ACCEPTANCE = { location: "customer", landmark: "Yellow house", phone: "612 3456" };
const offering = () => `/dashboard/messages/${conversationId}/offer`;
const make = (fields: Record<string, InValue> = {}) =>
  addOffer(database.client, { conversationId, ...parties }, fields);
const accept = (id: string, form = ACCEPTANCE) => anita.post(`/dashboard/offers/${id}`, form);
const end = (browser: TestBrowser, id: string, step: string) =>
  browser.post(`/dashboard/offers/${id}`, { step });
const cards = (page: Element) =>
  elements(element(page, having("role", "log")), having("data-message")).map(textIn);
const listed = async (browser: TestBrowser) => {
  const { page } = await browser.open("/dashboard/messages");
  return textIn(element(element(page, having("aria-labelledby", "conversations")), "li"));
};
const seen = async (browser: TestBrowser) => cards((await browser.open(thread)).page).at(-1) ?? "";

describe("a time that a professional offers in a conversation", () => {
  test("is chosen among the free times, stands in the thread of both, and is a booking when it is accepted", async () => {
    const opened = await ravi.open(thread);
    const link = elements(opened.page, having("title", "Propose a time"))[0];
    expect(link?.attributes.href).toBe(offering());
    const { status, page } = await ravi.open(`${offering()}?day=2026-11-23`);
    expect(status).toBe(200);
    expect(texts(page, "h1")).toEqual(["Propose a time"]);
    expect(elements(page, having("name", "slot")).length).toBeGreaterThan(10);

    const sent = await ravi.post(offering(), offerForm());
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, thread]);
    const card = await seen(anita);
    for (const part of ["House wiring", "9:00 AM", "2 hours", "$13,000", "I bring the ladder."]) {
      expect(card).toContain(part);
    }
    expect(card).toMatch(/Your answer is needed by .*Accept.*Decline/);
    expect(await seen(ravi)).toMatch(/Waiting for an answer.*Withdraw/);
    expect(await rows("bookings")).toEqual([]);

    const [offer] = await rows("booking_offers");
    const asked = await anita.open(`/dashboard/offers/${offer?.id}`);
    expect(element(asked.page, having("name", "phone")).attributes.value).toBe("+592 612 3456");
    const form = textIn(element(asked.page, "main"));
    expect(form).not.toMatch(/after the booking is confirmed|before answering/);
    expect(form).toContain("How to find it, up to 200 characters. Shown as soon as you accept.");
    expect(form).toContain("Shown to Ravi as soon as you accept. 7 digits are enough.");
    expect(form).toContain("Ravi reads this before the job.");
    const accepted = await accept(String(offer?.id));
    expect([accepted.status, accepted.headers.get("Location")]).toEqual([303, thread]);
    expect(await rows("bookings")).toMatchObject([
      {
        status: "confirmed",
        customer_id: parties.customerId,
        professional_id: parties.proId,
        starts_at: onMonday(540),
        ends_at: onMonday(660),
        total_amount: 1_300_000,
        landmark: "Yellow house",
        customer_phone: "+5926123456",
        expires_at: null,
      },
    ]);
    expect(await rows("booking_history")).toMatchObject([
      { actor: "customer", action: "offer_accepted", to_status: "confirmed" },
    ]);
    expect(await seen(anita)).toContain("Confirmed");
    expect(await seen(ravi)).toContain("Confirmed");
  });

  test("stands in both lists of conversations as what it has become", async () => {
    await ravi.post(offering(), offerForm());
    const what = "House wiring and breaker panels, Mon 23 Nov, 9:00 AM.";
    expect(await listed(ravi)).toContain(`You: Proposed: ${what}`);
    expect(await listed(anita)).toContain(`Professional Proposed: ${what}`);
    const [offer] = await rows("booking_offers");
    await accept(String(offer?.id));
    expect(await listed(anita)).toContain(`Professional Booking confirmed: ${what}`);
    expect(await listed(ravi)).toContain(`Customer Booking confirmed: ${what}`);
  });

  test("is not accepted by a booking that has its id as the key of its form (threat 96)", async () => {
    await ravi.post(offering(), offerForm());
    const [offer] = await rows("booking_offers");
    const key = { starts_at: onMonday(900), idempotency_key: String(offer?.id) };
    const booking = await addBookingOf(database.client, parties, key);
    expect((await accept(String(offer?.id))).status).toBe(409);
    expect(await rows("bookings")).toMatchObject([{ id: booking }]);
    expect(await rows("booking_offers")).toMatchObject([{ status: "open", booking_id: null }]);
  });

  test("warns of a booking that the customer has then, before it is accepted", async () => {
    const offer = await make();
    const warning = "You already have a booking at this time: Roofs, Mon 23 Nov, 4:30 PM.";
    const asked = async () => textIn((await anita.open(`/dashboard/offers/${offer}`)).page);
    expect(await asked()).not.toContain("You already have a booking");
    const proId = await addProfessional(database.client);
    const serviceId = await addService(database.client, proId, { title: "Roofs" });
    const starts = { starts_at: onMonday(990), ends_at: onMonday(1050) };
    await addBookingOf(database.client, { ...parties, proId, serviceId }, starts);
    expect(await asked()).toContain(warning);
    expect((await accept(offer)).status).toBe(303);
  });

  test("notifies each of the two once, and no e-mail about a message is due", async () => {
    await ravi.post(offering(), offerForm());
    const [offer] = await rows("booking_offers");
    expect(recorded.calls).not.toContainEqual(["refreshInbox", parties.proId]);
    await accept(String(offer?.id));
    expect(recorded.calls).toContainEqual(["refreshInbox", parties.proId]);
    const [booking] = await rows("bookings");
    const notifications = (await rows("notifications")).map(({ user_id, title, link }) => [
      user_id,
      title,
      link,
    ]);
    expect(notifications).toHaveLength(2);
    expect(notifications).toContainEqual([
      parties.customerId,
      "Ravi Persaud offers you a time",
      thread,
    ]);
    const place = `/dashboard/bookings/${booking?.id}`;
    expect(notifications).toContainEqual([
      parties.proId,
      "Anita Ramdeen accepted your offer",
      place,
    ]);
    const mails = (await rows("mail_outbox")).filter(({ kind }) => String(kind).includes("offer"));
    expect(mails.map(({ kind, user_id }) => [kind, user_id]).toSorted()).toEqual([
      ["booking-offer_accepted", parties.proId],
      ["booking-offered", parties.customerId],
    ]);
    const due = (await rows("conversation_members")).map(({ mail_due_at }) => mail_due_at);
    expect(due).toEqual([null, null]);
  });

  test("has both threads load their cards again when it is made and answered", async () => {
    await ravi.post(offering(), offerForm());
    const [offer] = await rows("booking_offers");
    await accept(String(offer?.id));
    const announced = () =>
      recorded.calls.flatMap((call) => (call[0] === "announce" ? [call] : []));
    // They hear of it after the response.
    await eventually(() => announced().map(([, id, frame]) => [id, frame])).toEqual([
      [conversationId, { type: "cards" }],
      [conversationId, { type: "cards" }],
    ]);
    const frames = announced();
    expect(frames[0]?.[3].members.toSorted()).toEqual(
      [parties.customerId, parties.proId].toSorted(),
    );
  });

  test("is one offer and one booking, however often its forms are sent (threat 42)", async () => {
    const form = offerForm();
    const sent = await Promise.all([1, 2, 3].map(() => ravi.post(offering(), form)));
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await rows("booking_offers")).toHaveLength(1);
    expect(await rows("messages")).toHaveLength(1);
    const id = String((await rows("booking_offers"))[0]?.id);
    const answers = await Promise.all([1, 2, 3].map(() => accept(id)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await rows("bookings")).toHaveLength(1);
    expect(await rows("booking_history")).toHaveLength(1);
  });

  test("is another offer when its form was changed before it was sent again, and has an id that a kept draft keeps", async () => {
    const form = offerForm();
    const { page } = await ravi.open(offering());
    expect(element(page, having("name", "key")).attributes).toHaveProperty("data-form-id");
    await ravi.post(offering(), form);
    await ravi.post(offering(), { ...form, slot: slotText(onMonday(600)) });
    await ravi.post(offering(), { ...form, note: "Without the ladder." });
    await ravi.post(offering(), form);
    const made = (await rows("booking_offers")).map(({ starts_at, note }) => [starts_at, note]);
    expect(made).toHaveLength(3);
    expect(made).toContainEqual([onMonday(600), "I bring the ladder."]);
    expect(made).toContainEqual([onMonday(540), "Without the ladder."]);
  });

  test("holds nothing until then: a time that was taken meanwhile is refused, with the next ones", async () => {
    const id = await make();
    await addBookingOf(database.client, parties, { starts_at: onMonday(960), status: "confirmed" });
    const { status, page } = await pageOf(await accept(id));
    expect(status).toBe(409);
    expect(alertIn(page)).toContain("That time was just taken.");
    expect(alertIn(page)).toContain("5:00 PM");
    expect(element(page, having("name", "landmark")).attributes.value).toBe("Yellow house");
    expect(await rows("bookings")).toHaveLength(1);
  });

  test("keeps its price when the service becomes dearer, and ends with its title (threat 73)", async () => {
    const id = await make();
    await database.client.execute("update services set price_amount = 900000, updated_at = 1");
    expect((await accept(id)).status).toBe(303);
    expect(await rows("bookings")).toMatchObject([{ total_amount: 650_000 }]);
    const other = await make({ starts_at: onMonday(600) });
    await database.client.execute("update services set title = 'Advice by phone'");
    const { status, page } = await pageOf(await accept(other));
    expect([status, alertIn(page)]).toEqual([
      409,
      "The service was changed after this offer. Please ask for a new one.",
    ]);
  });

  test("is refused with what was typed when place or phone are missing", async () => {
    const id = await make();
    const form = { ...ACCEPTANCE, landmark: "", phone: "12", notes: "Two dogs." };
    const { status, page } = await pageOf(await accept(id, form));
    expect(status).toBe(400);
    expect(errorBeside(page, "landmark")).toContain("This field is required");
    expect(errorBeside(page, "phone")).toContain("Please enter a valid phone number");
    expect(textIn(element(page, having("name", "notes")))).toBe("Two dogs.");
  });
});

describe("an offer that ends without a booking", () => {
  test.each([
    ["decline", () => anita, "Declined", "This time was declined."],
    ["withdraw", () => ravi, "Withdrawn", "This time is no longer offered."],
  ] as const)("by %s says so, and cannot be accepted any more", async (step, who, state, why) => {
    const id = await make();
    for (const time of [1, 2]) {
      const ended = await end(who(), id, step);
      expect([ended.status, ended.headers.get("Location")], `${time}`).toEqual([303, thread]);
    }
    expect(await seen(anita)).toContain(state);
    for (const browser of [anita, ravi]) {
      expect(await listed(browser)).toMatch(
        new RegExp(`(Professional|Customer) Offer ${state.toLowerCase()}: House wiring`),
      );
    }
    const { status, page } = await pageOf(await accept(id));
    expect([status, alertIn(page)]).toEqual([409, why]);
    expect(await rows("bookings")).toEqual([]);
  });

  test("runs out like a request (decision 68)", async () => {
    const id = await make();
    clock.advance(DAY_MS + HOUR_MS);
    expect(await seen(anita)).toContain("Expired");
    const { status, page } = await pageOf(await accept(id));
    expect([status, alertIn(page)]).toEqual([409, "This offer has expired."]);
  });

  test("is answered by its customer and withdrawn by its professional alone", async () => {
    const id = await make();
    const answers = [
      await ravi.post(`/dashboard/offers/${id}`, ACCEPTANCE),
      await end(ravi, id, "decline"),
      await end(anita, id, "withdraw"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await rows("booking_offers")).toMatchObject([{ status: "open" }]);
  });

  test("accepted and withdrawn at once is one of the two, twenty times", async () => {
    for (let round = 0; round < 20; round += 1) {
      await database.client.execute("delete from bookings");
      const id = await make({ starts_at: onMonday(480 + (round % 10) * 60) });
      const answers = await Promise.all([accept(id), end(ravi, id, "withdraw")]);
      const statuses = answers.map(({ status }) => status).toSorted();
      expect(statuses, `round ${round}`).toEqual([303, 409]);
      const offer = (await rows("booking_offers")).find((row) => row.id === id);
      expect((await rows("bookings")).length).toBe(offer?.status === "accepted" ? 1 : 0);
      expect(offer?.booking_id === null).toBe(offer?.status !== "accepted");
    }
  });

  test("is not made with the price of a service that changes in that moment, and says so", async () => {
    const happens = () =>
      database.client.execute("update services set updated_at = updated_at + 1");
    const racing = appOver(
      interruptedBefore(/insert into \\*"messages/, database.client, happens),
      {
        clock: clock.read,
      },
    );
    const browser = await signedInBrowser(racing, "ravi@kayap.test");
    const { status, page } = await pageOf(await browser.post(offering(), offerForm()));
    expect([status, alertIn(page)]).toEqual([
      409,
      "Your service was changed in the meantime. Please check the offer and send it again.",
    ]);
    expect(await rows("booking_offers")).toEqual([]);
    expect((await browser.post(offering(), offerForm())).status).toBe(303);
  });

  test("is neither made nor accepted after one has blocked the other", async () => {
    const id = await make();
    await insert(database.client, "blocks", {
      blocker_id: parties.customerId,
      blocked_id: parties.proId,
      created_at: NOW,
    });
    expect((await accept(id)).status).toBe(409);
    expect((await ravi.post(offering(), offerForm())).status).toBe(409);
    expect((await ravi.get(offering())).status).toBe(403);
    expect(await rows("booking_offers")).toHaveLength(1);
    expect(await rows("bookings")).toEqual([]);
  });
});

describe("a booking of two people who have a conversation", () => {
  const book = () => anita.post(`/service/${parties.serviceId}/book`, bookingForm());

  test("stands there as a card, once, which the professional accepts in the thread", async () => {
    await book();
    const [booking] = await rows("bookings");
    expect(await rows("messages")).toMatchObject([
      {
        sender_id: parties.customerId,
        booking_id: booking?.id,
        content: expect.stringMatching(
          /^Proposed: House wiring and breaker panels, Mon.*9:00 AM\.$/,
        ),
      },
    ]);
    expect((await rows("conversation_members")).map((row) => row.mail_due_at)).toEqual([
      null,
      null,
    ]);
    const { page } = await ravi.open(thread);
    expect(cards(page).at(-1)).toMatch(/Pending.*Accept.*Propose another time.*Decline/);
    expect(await seen(anita)).not.toContain("Accept");
    const accepted = await ravi.post(`/dashboard/bookings/${booking?.id}`, {
      step: "accept",
      next: thread,
    });
    expect(accepted.headers.get("Location")).toBe(thread);
    expect(await seen(anita)).toContain("Confirmed");
    const frames = recorded.calls.flatMap((call) => (call[0] === "announce" ? [call[2].type] : []));
    expect(frames.filter((type) => type === "cards")).toHaveLength(2);
  });

  test("has a starting price that is agreed with the confirmation (decision 74)", async () => {
    await book();
    await database.client.execute("update bookings set price_type = 'starting_at'");
    expect(await seen(anita)).toContain("From $6,500, price to be agreed");
    await database.client.execute("update bookings set status = 'confirmed'");
    expect(await seen(anita)).toContain("From $6,500, final price by agreement");
  });

  test("shows a proposal of another time as a card of its own, answered there; what was said before stays one line", async () => {
    await book();
    const [booking] = await rows("bookings");
    const slot = slotText(onMonday(720));
    expect((await ravi.post(`/dashboard/bookings/${booking?.id}/propose`, { slot })).status).toBe(
      303,
    );
    const { page } = await anita.open(thread);
    const [first = "", second = ""] = cards(page);
    expect(second).toMatch(/New time:.*12:00 PM.*Accept new time.*Keep the old time/);
    const requested = /^Proposed: House wiring and breaker panels, Mon 23 Nov, 9:00 AM\./;
    expect(first).toMatch(requested);
    expect(first).not.toMatch(/Accept new time|Pending|\$/);
    const [moved] = await rows("bookings");
    const version = String(moved?.updated_at);
    await anita.post(`/dashboard/bookings/${booking?.id}`, { step: "accept-proposal", version });
    const [before = "", after = ""] = cards((await anita.open(thread)).page);
    expect(before).toMatch(requested);
    expect(before).not.toMatch(/12:00 PM|Confirmed/);
    expect(after).toMatch(/12:00 PM.*Confirmed/);
    expect(cards((await ravi.open(thread)).page).at(-1)).not.toMatch(/Accept/);
    expect(await rows("messages")).toMatchObject([
      { sender_id: parties.customerId },
      { sender_id: parties.proId, booking_id: booking?.id },
    ]);
  });

  test("is no card where the two have no conversation, and none begins", async () => {
    await database.client.execute("delete from conversations");
    await book();
    expect(await rows("bookings")).toHaveLength(1);
    expect(await rows("messages")).toEqual([]);
    expect(await rows("conversations")).toEqual([]);
  });

  test("is read with its conversation in one round trip beside the session's", async () => {
    await book();
    await make();
    const { db, calls } = countedDatabase(database.client);
    const counted = appOver(db, { clock: clock.read });
    const browser = await signedInBrowser(counted, "anita@kayap.test");
    calls.count = 0;
    await browser.get(thread);
    expect(calls.count).toBe(2);
  });
});
