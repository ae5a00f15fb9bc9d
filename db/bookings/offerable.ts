import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { displayName } from "#db/accounts/display-name.ts";
import { displayPreferencesColumns } from "#db/accounts/display-preferences.ts";
import type { Database } from "#db/connection/client.ts";
import { isMember, mayWrite, otherOf } from "#db/messages/members.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { conversations } from "#db/schema/messages.ts";
import { services } from "#db/schema/services.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { scheduleOf, selectSchedule } from "./free-times.ts";

const MOST_SERVICES = 100;

/** The service is the one to begin with, or null; `now` in UTC milliseconds. */
export type OfferableQuery = {
  conversationId: string;
  me: string;
  serviceId: string | null;
  now: number;
};

const others = alias(users, "others");

/**
 * What a professional can offer in one of their conversations, in one round trip: the other person, their own listed
 * services, and the free times of the service that the query names, else of the conversation's, else of the newest.
 * Null to strangers.
 */
export async function readOfferable(db: Database, query: OfferableQuery) {
  const { conversationId, serviceId, now } = query;
  const me = sql`${query.me}`;
  const isMine = and(eq(services.proId, me), eq(services.listed, 1));
  const about = db
    .select({ id: conversations.serviceId })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  const chosenService = sql<string | null>`(select ${services.id} from ${services} where ${isMine}
    order by ${services.id} is ${serviceId} desc, ${services.id} is ${about} desc, ${services.createdAt} desc, ${services.id} limit 1)`;
  const {
    conversation: [found],
    services: own,
    ...schedule
  } = await namedBatch(db, {
    conversation: selectConversation(db, { conversationId, me, chosenService }),
    services: selectServices(db, isMine),
    ...selectSchedule(db, chosenService, now, null),
  });
  if (!found) return null;
  const { chosenService: chosenId, customer, preferences, ...conversation } = found;
  const service = own.find(({ id }) => id === chosenId) ?? null;
  return {
    ...conversation,
    customer: { ...customer, preferences },
    services: own,
    service,
    schedule: scheduleOf(schedule),
  };
}

/** The statement that reads a conversation of theirs: the other person, whether they may write, and the service to begin with. */
function selectConversation(
  db: Database,
  {
    conversationId,
    me,
    chosenService,
  }: { conversationId: string; me: SQL; chosenService: SQL<string | null> },
) {
  return db
    .select({
      id: conversations.id,
      mayWrite: sql`${mayWrite(me)}`.mapWith(Boolean),
      chosenService,
      customer: {
        id: others.id,
        firstName: others.firstName,
        lastName: others.lastName,
        email: others.email,
      },
      preferences: displayPreferencesColumns(settings),
      professionalName: displayName(users),
    })
    .from(conversations)
    .innerJoin(others, eq(others.id, otherOf(me)))
    .innerJoin(users, eq(users.id, me))
    .leftJoin(settings, eq(settings.userId, others.id))
    .where(and(eq(conversations.id, conversationId), isMember(me)));
}

function selectServices(db: Database, isMine: SQL | undefined) {
  return db
    .select({
      id: services.id,
      title: services.title,
      priceAmount: services.priceAmount,
      priceType: services.priceType,
      visitMinutes: services.visitMinutes,
      /** When it was last changed, UTC milliseconds. */
      version: services.updatedAt,
    })
    .from(services)
    .where(isMine)
    .orderBy(services.title, services.id)
    .limit(MOST_SERVICES);
}
