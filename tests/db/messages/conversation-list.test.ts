import { beforeEach, describe, expect, test } from "vitest";
import { cardText } from "#app/domain/bookings/offer.ts";
import { readMessagesPage } from "#db/messages/messages-page.ts";
import { readThread } from "#db/messages/thread.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addProfessional,
  addService,
  NOW,
  setVisibility,
} from "#tests/support/fixtures.ts";
import { addBookingOf } from "#tests/support/records/bookings.ts";
import {
  addCard,
  addConversation,
  addMessage,
  addOffer,
} from "#tests/support/records/conversations.ts";

const DAY = 24 * 60 * 60_000;

let database: TestDatabase;
let anita: string;
let ravi: string;

beforeEach(async () => {
  database = await emptyDatabase();
  anita = await addCustomer(database.client, { created_at: NOW - 30 * DAY });
  ravi = await addProfessional(database.client, { business_name: "Persaud Electric" });
  return () => database.client.close();
});

const listOf = async (me: string, most = 100, words = "") =>
  (
    await readMessagesPage(
      database.db,
      me,
      { most, conversationId: null, before: null, words },
      NOW,
    )
  ).conversations;

describe("the list of conversations", () => {
  test("has the newest first, with the other person, the last message and the unread count", async () => {
    const bibi = await addCustomer(database.client, { first_name: "Bibi" });
    const old = await addConversation(database.client, [anita, ravi], { updated_at: NOW });
    const newest = await addConversation(database.client, [bibi, anita], { updated_at: NOW + 1 });
    await addMessage(database.client, { conversationId: old, senderId: anita }, "Hello?");
    await addMessage(database.client, { conversationId: newest, senderId: bibi }, "One");
    await addMessage(database.client, { conversationId: newest, senderId: bibi }, "x".repeat(500));
    expect(await listOf(anita)).toMatchObject([
      {
        id: newest,
        other: { firstName: "Bibi", role: "customer", deleted: false },
        lastMessage: { content: "x".repeat(120), own: false },
        unread: 2,
      },
      {
        id: old,
        other: { businessName: "Persaud Electric", role: "professional" },
        lastMessage: { content: "Hello?", own: true },
        unread: 0,
      },
    ]);
    expect(await listOf(anita, 1)).toHaveLength(1);
  });

  test("has a conversation without a message only for the person who started it", async () => {
    await addConversation(database.client, [anita, ravi]);
    expect(await listOf(anita)).toMatchObject([{ lastMessage: null, unread: 0 }]);
    expect(await listOf(ravi)).toEqual([]);
  });
});

describe("the line of a conversation in which a booking tells of itself", () => {
  const withCard = async () => {
    const conversationId = await addConversation(database.client, [anita, ravi]);
    const serviceId = await addService(database.client, ravi, { title: "Zinc roof" });
    const bookingId = await addBookingOf(database.client, {
      customerId: anita,
      proId: ravi,
      serviceId,
    });
    const say = (content: string, senderId = anita) =>
      addMessage(database.client, { conversationId, senderId }, content);
    const card = () =>
      addCard(
        database.client,
        { conversationId, senderId: anita, bookingId },
        cardText("Zinc roof", NOW),
      );
    return { say, card };
  };
  const line = async () => (await listOf(ravi))[0]?.lastMessage?.content;

  test("is what somebody typed, before the booking or after it", async () => {
    const { say, card } = await withCard();
    await say("Do you have a ladder?");
    await card();
    expect(await line()).toBe("Do you have a ladder?");
    await say("Yes, I have.", ravi);
    await card();
    expect(await line()).toBe("Yes, I have.");
  });

  test("says that the request waits where nobody has typed anything", async () => {
    const { card } = await withCard();
    await card();
    expect(await line()).toBe("Request waiting: Zinc roof, Mon 23 Nov, 9:00 AM.");
  });
});

describe("the search over conversations", () => {
  const idsOf = async (me: string, words: string) =>
    (await listOf(me, 100, words)).map(({ id }) => id);
  const withText = async (other: string, content: string, service_id?: string) => {
    const fields = service_id === undefined ? {} : { service_id };
    const conversationId = await addConversation(database.client, [anita, other], fields);
    await addMessage(database.client, { conversationId, senderId: other }, content);
    return conversationId;
  };

  test("finds them by the other person's names, by the service and by any message, in any case", async () => {
    const bibi = await addProfessional(database.client, { first_name: "Bibi", last_name: "Khan" });
    const service = await addService(database.client, bibi, { title: "Zinc roof put on new" });
    const wiring = await withText(ravi, "I bring the cable tomorrow.");
    const roof = await withText(bibi, "Good morning.", service);
    expect(await idsOf(anita, "persaud elec")).toEqual([wiring]);
    expect(await idsOf(anita, "KHAN")).toEqual([roof]);
    expect(await idsOf(anita, "zinc ROOF")).toEqual([roof]);
    expect(await idsOf(anita, "the Cable")).toEqual([wiring]);
    expect(await idsOf(anita, "100%_")).toEqual([]);
  });

  test("shows the part of the newest message that has the words", async () => {
    const id = await withText(ravi, `${"Long ago we spoke. ".repeat(10)}Then the generator broke.`);
    await addMessage(database.client, { conversationId: id, senderId: ravi }, "See you.");
    const [found] = await listOf(anita, 100, "generator");
    expect(found).toMatchObject({ lastMessage: { content: "See you." } });
    expect(found?.found).toMatch(/^….{12}generator broke\.$/);
    expect(await listOf(anita, 100, "Persaud")).toMatchObject([{ found: null }]);
  });

  test("shows of a card what it is of, since the state it was stored with may be over", async () => {
    const title = "Zinc roof put on new";
    const serviceId = await addService(database.client, ravi, { title });
    const id = await withText(ravi, "Good morning.");
    const booked = { customerId: anita, proId: ravi, serviceId };
    const bookingId = await addBookingOf(database.client, booked);
    await addCard(
      database.client,
      { conversationId: id, senderId: anita, bookingId },
      cardText(title, NOW),
    );
    const subject = `${title}, Fri 20 Nov, 10:00 AM.`;
    expect(await listOf(anita, 100, "zinc")).toMatchObject([{ found: subject }]);
    await addOffer(database.client, { conversationId: id, ...booked });
    expect(await listOf(anita, 100, "house wiring")).toMatchObject([{ found: "House wiring." }]);
    const typed = "Proposed: a cable.";
    await addMessage(database.client, { conversationId: id, senderId: ravi }, typed);
    expect(await listOf(anita, 100, "cable")).toMatchObject([{ found: typed }]);
  });

  test("finds nothing of others, and no name of a deleted account (threat 32)", async () => {
    await withText(ravi, "I bring the cable tomorrow.");
    const stranger = await addCustomer(database.client);
    expect(await idsOf(stranger, "cable")).toEqual([]);
    await database.client.execute({
      sql: "update users set deleted_at = ? where id = ?",
      args: [NOW, ravi],
    });
    expect(await idsOf(anita, "Persaud")).toEqual([]);
  });

  test("reaches beyond the newest ones of the list", async () => {
    const old = await withText(ravi, "I bring the cable tomorrow.");
    for (let n = 0; n < 3; n += 1) {
      const other = await addProfessional(database.client);
      const id = await addConversation(database.client, [anita, other], { updated_at: NOW + n });
      await addMessage(database.client, { conversationId: id, senderId: other });
    }
    expect((await listOf(anita, 2, "cable")).map(({ id }) => id)).toEqual([old]);
  });
});

describe("whom a conversation shows", () => {
  const threadWith = async (other: string, me = anita) => {
    const conversationId = await addConversation(database.client, [me, other]);
    return readThread(database.db, me, conversationId);
  };

  test("is a professional with picture and profile, unless it is private or the account is closed", async () => {
    await database.client.execute({
      sql: "update users set profile_picture = 'a-picture' where id = ?",
      args: [ravi],
    });
    expect(await threadWith(ravi)).toMatchObject({
      other: { picture: "a-picture" },
      hasProfile: true,
    });
    const hidden = await addProfessional(database.client);
    await setVisibility(database.client, hidden, "private");
    expect(await threadWith(hidden)).toMatchObject({ hasProfile: false });
    const left = await addProfessional(database.client);
    await database.client.execute({
      sql: "update users set deactivated_at = ? where id = ?",
      args: [NOW, left],
    });
    expect(await threadWith(left)).toMatchObject({ hasProfile: false });
    const customer = await addCustomer(database.client);
    expect(await threadWith(customer)).toMatchObject({
      other: { picture: null },
      hasProfile: false,
    });
  });
});
