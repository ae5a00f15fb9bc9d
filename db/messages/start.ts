import { and, count, eq, gte, lte, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
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
  role: "customer" | "professional";
  name: string;
  service: { id: string; title: string } | null;
  conversationId: string | null;
  blocked: boolean;
  takesMessages: boolean;
  tooMany: boolean;
};

type Asked = StartAbout & {
  me: string;
  /** UTC milliseconds. */
  now: number;
  /** Whether the limit of new accounts counts. */
  limited: boolean;
};

/**
 * Whom a conversation would be with and what stands in the way; null when there is nobody. Private people are found by
 * those who have a booking or a conversation with them.
 */
export async function readStartTarget(db: Database, asked: Asked): Promise<StartTarget | null> {
  const me = sql`${asked.me}`;
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
      tooMany: sql`not ${mayStartAnother(db, asked)}`.mapWith(Boolean),
    })
    .from(users)
    .leftJoin(services, and(eq(services.proId, users.id), isListedService(asked)))
    .where(
      and(
        isPerson(db, asked),
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

/** Why this target cannot be written to, or null when it can. An old conversation is always found again. */
export function startRefusal(target: StartTarget | null, me: string): StartRefusal | null {
  if (!target) return "unknown";
  if (target.id === me) return "self";
  if (target.conversationId) return null;
  if (target.blocked) return "blocked";
  if (!target.takesMessages) return "direct-messages-off";
  return target.tooMany ? "too-many" : null;
}

/**
 * Finds the conversation of two people or begins it: one for each pair, whoever asks and however often at once
 * (decision 91). What stands in the way is checked in the statement that writes. Null when something did.
 */
export async function startConversation(db: Database, asked: Asked & { other: string }) {
  const { other, now } = asked;
  const me = sql`${asked.me}`;
  const id = crypto.randomUUID();
  const service = db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.proId, users.id), isListedService(asked)));
  const isAllowed = and(
    eq(users.id, other),
    ne(users.id, asked.me),
    isReachable(users),
    noBlock(me, users.id),
    or(takesDirectMessages(users.id), haveBooking(me, users.id)),
    mayStartAnother(db, asked),
  );
  const begun = {
    id,
    participant1: asked.me,
    participant2: sql`${users.id}`,
    serviceId: sql`${service}`,
    createdAt: now,
    updatedAt: now,
  };
  const [, , [found]] = await db.batch([
    db.run(
      insertSelect(
        conversations,
        begun,
        sql`from ${users} where ${isAllowed} on conflict do nothing`,
      ),
    ),
    db.run(
      insertSelect(
        conversationMembers,
        { conversationId: id, userId: sql`${users.id}` },
        sql`from ${users} where ${users.id} in (${asked.me}, ${other})
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

/** The condition that a person is whom the conversation would be with. */
function isPerson(db: Database, asked: StartAbout): SQL {
  if (asked.with !== undefined) return eq(users.id, asked.with);
  return eq(
    users.id,
    db.select({ id: services.proId }).from(services).where(isListedService(asked)),
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

/** Ten a day, by the calendar of Guyana, in the first week of an account. */
function mayStartAnother(db: Database, { me, now, limited }: Asked): SQL {
  if (!limited) return sql`1`;
  const today = db
    .select({ count: count().as("begun") })
    .from(conversations)
    .where(
      and(eq(conversations.participant1, me), gte(conversations.createdAt, momentOn(dayOf(now)))),
    );
  const old = db
    .select({ id: starters.id })
    .from(starters)
    .where(and(eq(starters.id, me), lte(starters.createdAt, now - NEW_ACCOUNT_MS)));
  return sql`(exists ${old} or ${today} < ${MOST_NEW_CONVERSATIONS})`;
}
