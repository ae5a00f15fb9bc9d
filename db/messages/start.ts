import { and, count, eq, gte, lte, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Role } from "#app/domain/accounts/account.ts";
import { dayOf, momentOn } from "#app/domain/guyana-day.ts";
import { otherName } from "#app/domain/messages/conversation.ts";
import {
  MOST_NEW_CONVERSATIONS,
  NEW_ACCOUNT_MS,
  type StartAbout,
  type StartRefusal,
} from "#app/domain/messages/conversation-start.ts";
import { isReachable, noBlock } from "#db/accounts/reachable.ts";
import type { Database } from "#db/client.ts";
import { insertSelect } from "#db/insert-select.ts";
import { users } from "#db/schema/accounts.ts";
import { conversationMembers, conversations } from "#db/schema/messages.ts";
import { services } from "#db/schema/services.ts";
import { profileVisibility } from "#db/services/visibility.ts";
import { haveBooking, takesDirectMessages } from "./members.ts";

const starters = alias(users, "starters");

type StartTarget = {
  id: string;
  firstName: string;
  lastName: string;
  businessName: string | null;
  role: Role;
  name: string;
  service: { id: string; title: string } | null;
  conversationId: string | null;
  blocked: boolean;
  takesMessages: boolean;
  tooMany: boolean;
};

type NewConversation = StartAbout & {
  me: string;
  /** UTC milliseconds. */
  now: number;
  /** Whether the limit of new accounts applies. */
  limited: boolean;
};

/**
 * The person a conversation would be with, and what prevents it; null if there is none. Private profiles are found only
 * by people who have a booking or a conversation with them.
 */
export async function readStartTarget(
  db: Database,
  start: NewConversation,
): Promise<StartTarget | null> {
  const me = sql`${start.me}`;
  const conversation = conversationOf(me, users.id);
  const together = haveBooking(me, users.id);
  const [target] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      businessName: users.businessName,
      role: users.role,
      service: { id: services.id, title: services.title },
      conversationId: sql<string | null>`${conversation}`,
      blocked: sql`not ${noBlock(me, users.id)}`.mapWith(Boolean),
      takesMessages: sql`${takesDirectMessages(users.id)} or ${together}`.mapWith(Boolean),
      tooMany: sql`not ${mayStartAnother(db, start)}`.mapWith(Boolean),
    })
    .from(users)
    .leftJoin(services, and(eq(services.proId, users.id), isListedService(start)))
    .where(
      and(
        isPerson(db, start),
        isReachable(users),
        or(
          eq(users.id, me),
          sql`${profileVisibility(users)} <> 'private'`,
          together,
          sql`${conversation} is not null`,
        ),
      ),
    );
  return target ? { ...target, name: otherName({ ...target, deleted: false }) } : null;
}

/** Why a conversation with this target cannot start; null when it can. An existing conversation is always found. */
export function startRefusal(target: StartTarget | null, me: string): StartRefusal | null {
  if (!target) return "unknown";
  if (target.id === me) return "self";
  if (target.conversationId) return null;
  if (target.blocked) return "blocked";
  if (!target.takesMessages) return "direct-messages-off";
  return target.tooMany ? "too-many" : null;
}

/**
 * The id of the conversation of two people, started if there is none: one for each pair, also when both start it at once
 * (decision 91). The statement that writes checks what prevents it; null when something did.
 */
export async function startConversation(db: Database, start: NewConversation & { other: string }) {
  const { other, now } = start;
  const me = sql`${start.me}`;
  const id = crypto.randomUUID();
  const service = db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.proId, users.id), isListedService(start)));
  const isAllowed = and(
    eq(users.id, other),
    ne(users.id, start.me),
    isReachable(users),
    noBlock(me, users.id),
    or(takesDirectMessages(users.id), haveBooking(me, users.id)),
    mayStartAnother(db, start),
  );
  const row = {
    id,
    participant1: start.me,
    participant2: sql`${users.id}`,
    serviceId: sql`${service}`,
    createdAt: now,
    updatedAt: now,
  };
  const [, , [found]] = await db.batch([
    db.run(
      insertSelect(
        conversations,
        row,
        sql`from ${users} where ${isAllowed} on conflict do nothing`,
      ),
    ),
    db.run(
      insertSelect(
        conversationMembers,
        { conversationId: id, userId: sql`${users.id}` },
        sql`from ${users} where ${users.id} in (${start.me}, ${other})
          and exists (select 1 from ${conversations} where ${conversations.id} = ${id}) on conflict do nothing`,
      ),
    ),
    db
      .select({ id: conversations.id })
      .from(conversations)
      .where(isOfPair(me, sql`${other}`)),
  ]);
  return found?.id ?? null;
}

/** The condition that a person is the one the conversation would be with. */
function isPerson(db: Database, start: StartAbout): SQL {
  if (start.with !== undefined) return eq(users.id, start.with);
  return eq(
    users.id,
    db.select({ id: services.proId }).from(services).where(isListedService(start)),
  );
}

/** The condition that a service is the one it would be about, and listed. */
function isListedService({ service }: StartAbout): SQL | undefined {
  return and(eq(services.id, sql`${service ?? null}`), eq(services.listed, 1));
}

function conversationOf(me: SQLWrapper, other: SQLWrapper): SQL {
  return sql`(select ${conversations.id} from ${conversations} where ${isOfPair(me, other)})`;
}

/** The expressions are those of the unique index `conversations_pair`. */
function isOfPair(me: SQLWrapper, other: SQLWrapper): SQL {
  const { participant1, participant2 } = conversations;
  return sql`min(${participant1}, ${participant2}) = min(${me}, ${other})
    and max(${participant1}, ${participant2}) = max(${me}, ${other})`;
}

/** The condition that a person may start another: ten a day, by Guyana's calendar, in an account's first week. */
function mayStartAnother(db: Database, { me, now, limited }: NewConversation): SQL {
  if (!limited) return sql`1`;
  const today = db
    .select({ count: count().as("started") })
    .from(conversations)
    .where(
      and(eq(conversations.participant1, me), gte(conversations.createdAt, momentOn(dayOf(now)))),
    );
  const oldAccount = db
    .select({ id: starters.id })
    .from(starters)
    .where(and(eq(starters.id, me), lte(starters.createdAt, now - NEW_ACCOUNT_MS)));
  return sql`(exists ${oldAccount} or ${today} < ${MOST_NEW_CONVERSATIONS})`;
}
