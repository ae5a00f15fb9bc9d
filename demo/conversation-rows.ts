import { HOUR_MS } from "#app/domain/time/durations.ts";
import type { conversationMembers, conversations, messages } from "#db/schema/messages.ts";
import { type DemoPeople, serviceAt } from "./demo-people.ts";
import { at, seedId } from "./seeded-random.ts";
import { CONVERSATIONS, type SeedConversation } from "./texts/conversations.ts";

/** The conversations of the two demo accounts with their messages and read marks. */
export function conversationRows(demoPeople: DemoPeople, now: number) {
  const rows = CONVERSATIONS.map((conversation) => rowsOf(conversation, demoPeople, now));
  return {
    conversations: rows.map(({ conversation }) => conversation),
    members: rows.flatMap(({ members }) => members),
    messages: rows.flatMap(({ messages }) => messages),
  };
}

/** The id of the conversation with this key. */
export function conversationId(key: string): string {
  return seedId(`conversation:${key}`);
}

function rowsOf(
  { key, customer, service, lines, unreadBy }: SeedConversation,
  demoPeople: DemoPeople,
  now: number,
) {
  const id = conversationId(key);
  const about = serviceAt(demoPeople, service);
  const people = { customer: at(demoPeople.customers, customer), professional: about.professional };
  const sent = lines.map(([side, hoursAgo, content], i) => {
    const moment = now - hoursAgo * HOUR_MS;
    return {
      id: seedId(`message:${key}/${i}`),
      conversationId: id,
      senderId: people[side].id,
      clientId: seedId(`client:${key}/${i}`),
      seq: i + 1,
      content,
      createdAt: moment,
      updatedAt: moment,
    } satisfies typeof messages.$inferInsert;
  });
  return {
    conversation: {
      id,
      participant1: people.customer.id,
      participant2: people.professional.id,
      serviceId: about.id,
      createdAt: sent.at(0)?.createdAt ?? now,
      updatedAt: sent.at(-1)?.createdAt ?? now,
    } satisfies typeof conversations.$inferInsert,
    members: (["customer", "professional"] as const).map(
      (side) =>
        ({
          conversationId: id,
          userId: people[side].id,
          lastReadSeq: lines.length - (side === unreadBy ? 1 : 0),
        }) satisfies typeof conversationMembers.$inferInsert,
    ),
    messages: sent,
  };
}
