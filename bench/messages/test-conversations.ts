import { randomUUID } from "node:crypto";
import { createClient } from "@libsql/client";
import { newPerson, type Person, type Prepared, storeAll } from "#bench/setup/people.ts";

/** A conversation and its two people. */
export type TestConversation = { conversationId: string; people: readonly [Person, Person] };

/** Creates that many conversations, each between two new people who are signed in. */
export async function createConversations(url: string, count: number): Promise<TestConversation[]> {
  const client = createClient({ url });
  try {
    return await storeAll(client, Array.from({ length: count }, newConversation));
  } finally {
    client.close();
  }
}

function newConversation(): Prepared<TestConversation> {
  const now = Date.now();
  const conversationId = randomUUID();
  const first = newPerson(now);
  const second = newPerson(now);
  const people = [first.value, second.value] as const;
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
  return { value: { conversationId, people }, statements };
}
