import { and, count, eq, gte, lte, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import {
  type Conversation,
  type OtherPerson,
  otherName,
} from "#app/domain/messages/conversation.ts";
import {
  MOST_NEW_CONVERSATIONS,
  NEW_ACCOUNT_MS,
  type StartAbout,
  type StartRefusal,
} from "#app/domain/messages/conversation-start.ts";
import type { ResponseCounts } from "#app/domain/profiles/response-rate.ts";
import { dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { isReachable, noBlock, shownPicture } from "#db/accounts/reachable.ts";
import type { Database } from "#db/connection/client.ts";
import { NO_UNREAD, selectUnread, type Unread } from "#db/notifications/unread.ts";
import { selectResponse } from "#db/profiles/response-rate.ts";
import { withinLimit } from "#db/rate-limit.ts";
import { users } from "#db/schema/accounts.ts";
import { conversationMembers, conversations, messages } from "#db/schema/messages.ts";
import { services } from "#db/schema/services.ts";
import { hasProfile, profileVisibility } from "#db/services/visibility.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { conversationOf, selectList, wordsOf } from "./conversations.ts";
import { type EarlierBooking, selectEarlierBookings, showEarlier } from "./earlier-bookings.ts";
import { haveBooking, isOfPair, takesDirectMessages } from "./members.ts";
import { messageStatements, type NewMessage, type Stored, storedOf } from "./messages.ts";

const starters = alias(users, "starters");

type StartTarget = {
  other: OtherPerson;
  hasProfile: boolean;
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

/** The statement that reads whom a conversation would be with, for `targetOf`. */
function selectTarget(db: Database, start: NewConversation) {
  const me = sql`${start.me}`;
  const conversation = conversationWith(me, users.id);
  const together = haveBooking(me, users.id);
  return db
    .select({
      other: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        businessName: users.businessName,
        picture: shownPicture(users),
        role: users.role,
      },
      hasProfile: hasProfile(users),
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
        eq(users.id, personOf(db, start)),
        isReachable(users),
        or(
          eq(users.id, me),
          sql`${profileVisibility(users)} <> 'private'`,
          together,
          sql`${conversation} is not null`,
        ),
      ),
    );
}

type TargetRow = Omit<StartTarget, "other" | "name"> & { other: Omit<OtherPerson, "deleted"> };

function targetOf([row]: TargetRow[]): StartTarget | null {
  if (!row) return null;
  const other = { ...row.other, deleted: false };
  return { ...row, other, name: otherName(other) };
}

/**
 * The person with whom a conversation would begin, what prevents it, and the bookings of both, oldest request first; null where
 * there is no such person. Private profiles are found only by people who have a booking or a conversation with them.
 */
export async function readStartTarget(
  db: Database,
  start: NewConversation,
): Promise<(StartTarget & { earlier: EarlierBooking[] }) | null> {
  const { rows, earlier } = await namedBatch(db, {
    rows: selectTarget(db, start),
    earlier: selectEarlierBookings(db, sql`${start.me}`, sql`${personOf(db, start)}`),
  });
  const target = targetOf(rows);
  return target && { ...target, earlier: earlier.toReversed() };
}

type NewThreadPage = {
  conversations: Conversation[];
  unread: Unread;
  target: StartTarget | null;
  /** How the person answers, by the counts of their profile. */
  response: ResponseCounts | null;
};

/** The page on which a conversation begins: what `readStartTarget` gives beside the list of conversations, in one round trip. */
export async function readNewThreadPage(
  db: Database,
  start: NewConversation,
  { most, words }: { most: number; words: string },
): Promise<NewThreadPage> {
  const {
    list,
    unread: [unread],
    target: rows,
    response: [response],
  } = await namedBatch(db, {
    list: selectList(db, start.me, most, wordsOf(words)),
    unread: selectUnread(db, start.me),
    target: selectTarget(db, start),
    response: selectResponse(db, sql`${personOf(db, start)}`, start.now),
  });
  const conversations = list.map((row) => conversationOf(row, start.now));
  const target = targetOf(rows);
  return { conversations, unread: unread ?? NO_UNREAD, target, response: response ?? null };
}

/** Why a conversation with this target cannot start; null when it can. An existing conversation is always found. */
export function startRefusal(target: StartTarget | null, me: string): StartRefusal | null {
  if (!target) return "unknown";
  if (target.other.id === me) return "self";
  if (target.conversationId) return null;
  if (target.blocked) return "blocked";
  if (!target.takesMessages) return "direct-messages-off";
  return target.tooMany ? "too-many" : null;
}

/**
 * Gives the id of the conversation of two people and starts it where there is none; a pair has one, also when both
 * start it at once (decision 91). It begins with their bookings, which both know of and nobody has to read first. Null, with
 * nothing written, where something prevents it or the first message is over the limit. `stored` is what came of that message.
 */
export async function startConversation(
  db: Database,
  start: NewConversation & { other: string; earlier: readonly EarlierBooking[] },
  message: Omit<NewMessage, "conversationId">,
): Promise<{ id: string; stored: Stored | null } | null> {
  const { other, earlier, now } = start;
  const { limit } = message;
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
    withinLimit(limit),
  );
  const row = {
    id,
    participant1: start.me,
    participant2: sql`${users.id}`,
    serviceId: sql`${service}`,
    createdAt: now,
    updatedAt: now,
  };
  const ofEarlier = sql`(select count(*) from ${messages} where ${messages.conversationId} = ${id})`;
  const {
    found: [found],
    ...results
  } = await namedBatch(db, {
    started: db.run(
      insertSelect(
        conversations,
        row,
        sql`from ${users} where ${isAllowed} on conflict do nothing`,
      ),
    ),
    earlier: showEarlier(db, id, earlier),
    members: db.run(
      insertSelect(
        conversationMembers,
        { conversationId: id, userId: sql`${users.id}`, lastReadSeq: ofEarlier },
        sql`from ${users} where ${users.id} in (${start.me}, ${other})
          and exists (select 1 from ${conversations} where ${conversations.id} = ${id}) on conflict do nothing`,
      ),
    ),
    found: db
      .select({ id: conversations.id })
      .from(conversations)
      .where(isOfPair(me, sql`${other}`)),
    ...messageStatements(db, { ...message, conversationId: id }),
  });
  return found ? { id: found.id, stored: storedOf(results) } : null;
}

/** The id of whom the conversation would be with. */
function personOf(db: Database, start: StartAbout) {
  if (start.with !== undefined) return sql`${start.with}`;
  return db.select({ id: services.proId }).from(services).where(isListedService(start));
}

/** The condition that a service is the one it would be about, and listed. */
function isListedService({ service }: StartAbout): SQL | undefined {
  return and(eq(services.id, sql`${service ?? null}`), eq(services.listed, 1));
}

function conversationWith(me: SQLWrapper, other: SQLWrapper): SQL {
  return sql`(select ${conversations.id} from ${conversations} where ${isOfPair(me, other)})`;
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
