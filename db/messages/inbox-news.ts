import { sql } from "drizzle-orm";
import { z } from "zod";
import { conversationSchema } from "#app/domain/messages/conversation.ts";
import type { Database } from "#db/client.ts";
import { NO_UNREAD, UNREAD_JSON, unreadSchema } from "#db/notifications/unread.ts";
import { liveSession } from "#db/people/sessions.ts";
import { readRow } from "#db/read.ts";
import { conversationJson } from "./conversations.ts";

const newsSchema = z.object({
  unread: unreadSchema.nullable(),
  conversation: conversationSchema.nullable(),
  /** The sessions, by the hash of their ids, that may hear it. */
  sessions: z.array(z.string()),
});

/** What a person's tabs are told: what is unread, the conversation that changed, and which sessions may hear it. */
export async function readNews(
  db: Database,
  userId: string,
  conversationId: string | null,
  now: number,
) {
  const conversation =
    conversationId === null ? sql`null` : conversationJson(userId, conversationId);
  const { unread, ...news } = await readRow(
    db,
    sql`select (select ${UNREAD_JSON} from users u where u.id = ${userId}) as unread_json,
      ${conversation} as conversation_json,
      (select json_group_array(s.id_hash) from sessions s join users u on u.id = s.user_id
        where s.user_id = ${userId} and ${liveSession(now)}) as sessions_json`,
    newsSchema,
  );
  return { ...news, unread: unread ?? NO_UNREAD };
}
