import { createHash, randomUUID } from "node:crypto";
import { type Client, createClient } from "@libsql/client";

/** One person's side of a conversation: the cookie of their session. */
export type Talk = { conversationId: string; cookies: readonly [string, string] };

const DAY_MS = 24 * 60 * 60_000;

/** That many conversations of two people each, everybody signed in, with a new person on both sides. */
export async function makeTalks(url: string, count: number): Promise<Talk[]> {
  const client = createClient({ url });
  try {
    const talks: Talk[] = [];
    while (talks.length < count) {
      const some = Array.from({ length: Math.min(50, count - talks.length) }, newTalk);
      await client.batch(
        some.flatMap(({ statements }) => statements),
        "write",
      );
      talks.push(...some.map(({ talk }) => talk));
    }
    return talks;
  } finally {
    client.close();
  }
}

function newTalk() {
  const now = Date.now();
  const conversationId = randomUUID();
  const people = [randomUUID(), randomUUID()] as const;
  const sessions = people.map((person) => ({ person, id: randomUUID() }));
  const [first, second] = sessions.map(({ id }) => `session=${id}`);
  const statements: Parameters<Client["batch"]>[0] = [
    ...people.map((id) => ({
      sql: `insert into users (id, email, password_hash, email_verified_at, first_name, last_name, created_at, updated_at)
        values (?1, ?1 || '@bench.test', 'none', ?2, 'Bench', 'Person', ?2, ?2)`,
      args: [id, now],
    })),
    ...sessions.map(({ person, id }) => ({
      sql: `insert into sessions (id_hash, user_id, expires_at, remember, last_seen_at, created_at)
        values (?, ?, ?, 1, ?, ?)`,
      args: [createHash("sha256").update(id).digest("hex"), person, now + DAY_MS, now, now],
    })),
    {
      sql: `insert into conversations (id, participant_1, participant_2, created_at, updated_at) values (?, ?, ?, ?, ?)`,
      args: [conversationId, ...people, now, now],
    },
    ...people.map((person) => ({
      sql: "insert into conversation_members (conversation_id, user_id) values (?, ?)",
      args: [conversationId, person],
    })),
  ];
  return { talk: { conversationId, cookies: [first ?? "", second ?? ""] as const }, statements };
}
