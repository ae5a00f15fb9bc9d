import { randomUUID } from "node:crypto";
import { createClient } from "@libsql/client";
import { type Made, newPerson, type Person, storeAll } from "../people.ts";

/** A conversation and its two people. */
export type Talk = { conversationId: string; people: readonly [Person, Person] };

/** That many conversations of two people each, everybody signed in, with a new person on both sides. */
export async function makeTalks(url: string, count: number): Promise<Talk[]> {
  const client = createClient({ url });
  try {
    return await storeAll(client, Array.from({ length: count }, newTalk));
  } finally {
    client.close();
  }
}

function newTalk(): Made<Talk> {
  const now = Date.now();
  const conversationId = randomUUID();
  const first = newPerson(now);
  const second = newPerson(now);
  const people = [first.made, second.made] as const;
  const statements = [
    ...first.statements,
    ...second.statements,
    {
      sql: `insert into conversations (id, participant_1, participant_2, created_at, updated_at) values (?, ?, ?, ?, ?)`,
      args: [conversationId, ...people.map(({ id }) => id), now, now],
    },
    ...people.map(({ id }) => ({
      sql: "insert into conversation_members (conversation_id, user_id) values (?, ?)",
      args: [conversationId, id],
    })),
  ];
  return { made: { conversationId, people }, statements };
}
