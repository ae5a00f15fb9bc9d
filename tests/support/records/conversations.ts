import { randomUUID } from "node:crypto";
import type { Client, InValue } from "@libsql/client";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import type { Rooms } from "#party/rooms.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { onMonday, type Parties } from "./bookings.ts";

/** Adds an empty conversation that the first of two people started. Returns its id. */
export async function addConversation(
  client: Client,
  [first, second]: readonly [string, string],
  fields: { updated_at?: number; service_id?: string } = {},
): Promise<string> {
  const id = randomUUID();
  await insert(client, "conversations", {
    id,
    participant_1: first,
    participant_2: second,
    created_at: NOW - 1_000,
    updated_at: NOW - 1_000,
    ...fields,
  });
  for (const user_id of [first, second]) {
    await insert(client, "conversation_members", { conversation_id: id, user_id });
  }
  return id;
}

/** Adds a message after the others. Returns its place. */
export async function addMessage(
  client: Client,
  of: { conversationId: string; senderId: string },
  content = "Good morning.",
  at = NOW,
): Promise<number> {
  const { rows } = await client.execute({
    sql: `insert into messages (id, conversation_id, sender_id, client_id, seq, content, created_at, updated_at)
      select ?1, ?2, ?3, ?4, coalesce(max(seq), 0) + 1, ?5, ?6, ?6 from messages where conversation_id = ?2
      returning seq`,
    args: [randomUUID(), of.conversationId, of.senderId, randomUUID(), content, at],
  });
  return Number(rows[0]?.seq);
}

/** Adds a message after the others that shows a booking. */
export async function addCard(
  client: Client,
  of: { conversationId: string; senderId: string; bookingId: string },
  content: string,
): Promise<void> {
  const seq = await addMessage(client, of, content);
  await client.execute({
    sql: "update messages set booking_id = ? where conversation_id = ? and seq = ?",
    args: [of.bookingId, of.conversationId, seq],
  });
}

/** Adds an hour that a professional offers in a conversation: Monday at 4 in the afternoon, unless `fields` differ. */
export async function addOffer(
  client: Client,
  of: { conversationId: string } & Parties,
  fields: Record<string, InValue> = {},
): Promise<string> {
  const { conversationId, proId, customerId, serviceId } = of;
  const startsAt = Number(fields.starts_at ?? onMonday(16 * 60));
  await addMessage(client, { conversationId, senderId: proId }, "Proposed: House wiring.");
  const { rows } = await client.execute({
    sql: "select id from messages where conversation_id = ? order by seq desc limit 1",
    args: [conversationId],
  });
  const id = String(rows[0]?.id);
  await insert(client, "booking_offers", {
    id,
    conversation_id: conversationId,
    service_id: serviceId,
    professional_id: proId,
    customer_id: customerId,
    service_title: "House wiring and breaker panels",
    starts_at: startsAt,
    ends_at: startsAt + HOUR_MS,
    total_amount: 650_000,
    price_type: "hourly",
    expires_at: NOW + DAY_MS,
    created_at: NOW,
    updated_at: NOW,
    ...fields,
  });
  return id;
}

type Calls = { [Method in Exclude<keyof Rooms, "ping">]: [Method, ...Parameters<Rooms[Method]>] };

/** Rooms that record their calls, in order. `reachable` false makes the health check fail. */
export function recordedRooms(reachable = true) {
  const calls: Calls[keyof Calls][] = [];
  const rooms: Rooms = {
    announce: (...args) => void calls.push(["announce", ...args]),
    refreshInbox: (...args) => void calls.push(["refreshInbox", ...args]),
    endSession: (...args) => void calls.push(["endSession", ...args]),
    endPerson: (...args) => void calls.push(["endPerson", ...args]),
    forgetPerson: (...args) => void calls.push(["forgetPerson", ...args]),
    closeConversation: (...args) => void calls.push(["closeConversation", ...args]),
    ping: () => (reachable ? Promise.resolve() : Promise.reject(new Error("unreachable"))),
  };
  return { rooms, calls };
}
