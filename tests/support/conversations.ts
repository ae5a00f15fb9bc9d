import { randomUUID } from "node:crypto";
import type { Client } from "@libsql/client";
import type { Rooms } from "#party/rooms.ts";
import { insert, NOW } from "./fixtures.ts";

/** An empty conversation that the first of two people began. Returns the id. */
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

/** One stored message after the others. Returns the place it has. */
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

/** A session that lasts a day and was in use just now. Returns the hash of its id. */
export async function addSession(
  client: Client,
  userId: string,
  { expiresAt = NOW + 86_400_000, now = NOW } = {},
) {
  const id_hash = randomUUID().replaceAll("-", "");
  await insert(client, "sessions", {
    id_hash,
    user_id: userId,
    expires_at: expiresAt,
    last_seen_at: now,
    created_at: now,
  });
  return id_hash;
}

type Told = { [What in Exclude<keyof Rooms, "ping">]: [What, ...Parameters<Rooms[What]>] };

/** The port of the rooms, with what it was told, in order. `reachable` false makes the health check fail. */
export function recordedRooms(reachable = true) {
  const told: Told[keyof Told][] = [];
  const rooms: Rooms = {
    announce: (...said) => void told.push(["announce", ...said]),
    refreshInbox: (...said) => void told.push(["refreshInbox", ...said]),
    endSession: (...said) => void told.push(["endSession", ...said]),
    endPerson: (...said) => void told.push(["endPerson", ...said]),
    forgetPerson: (...said) => void told.push(["forgetPerson", ...said]),
    closeConversation: (...said) => void told.push(["closeConversation", ...said]),
    ping: () => (reachable ? Promise.resolve() : Promise.reject(new Error("unreachable"))),
  };
  return { rooms, told };
}
