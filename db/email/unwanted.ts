import { type SQL, sql } from "drizzle-orm";
import { EMAIL_KIND_BEGINNINGS } from "#app/domain/email/kinds.ts";
import { hasClosedAccount, mayReach } from "#db/may-reach.ts";
import { mailOutbox } from "#db/schema/email.ts";
import { conversationMembers, messages } from "#db/schema/messages.ts";
import { newsletterSubscriptions, newsletters } from "#db/schema/newsletters.ts";
import { wantsEmail } from "#db/settings/notification-switches.ts";
import { constant } from "#db/statements/constant.ts";
import { isUnreadMessage } from "#db/unread-message.ts";

const { kind, userId, fromUserId, recipient, dedupeKey } = mailOutbox;

/** The condition that an e-mail is a newsletter. */
export const isNewsletter = sql`${kind} = 'newsletter'`;

const hasEnded = sql`${isNewsletter} and not (
  exists (select 1 from ${newsletterSubscriptions} where ${newsletterSubscriptions.email} = ${recipient}
    and ${newsletterSubscriptions.confirmedAt} is not null and ${newsletterSubscriptions.unsubscribedAt} is null)
  and exists (select 1 from ${newsletters} where ${newsletters.state} in ('sending', 'sent')
    and ${dedupeKey} = 'newsletter:' || ${newsletters.id} || ':' || ${recipient}))`;

const isTurnedOff = sql`not (case ${sql.join(
  EMAIL_KIND_BEGINNINGS.map(
    ([beginning, emailKind]) =>
      sql`when ${kind} glob ${constant(`${beginning}*`)} then ${wantsEmail(emailKind, userId)}`,
  ),
  sql` `,
)} else 1 end)`;

// Its key is "message:", the conversation, ":" and what else tells it from others.
const about = sql`substr(${dedupeKey}, ${constant("message:".length + 1)})`;
const isOfMutedOrReadConversation = sql`${kind} = 'message' and exists (select 1 from ${conversationMembers}
  where ${conversationMembers.conversationId} = substr(${about}, 1, instr(${about}, ':') - 1)
    and ${conversationMembers.userId} = ${userId} and (${conversationMembers.muted} = 1
      or not exists (select 1 from ${messages} where ${isUnreadMessage})))`;

const isAboutJobsOfClosedAccount = sql`${kind} glob 'job-*' and ${hasClosedAccount(userId)}`;

/**
 * The condition that an e-mail is not to be sent any more (decision 157): its person has turned such e-mails off, or muted or read
 * the conversation, or may not be reached by whom it comes from (threat 95); it is about jobs, and the account is closed; it is
 * a newsletter that was stopped, or whose recipient does not subscribe any more.
 */
export const isUnwanted: SQL = sql`(not ${mayReach(fromUserId, userId)} or ${isTurnedOff}
  or ${isOfMutedOrReadConversation} or ${isAboutJobsOfClosedAccount} or ${hasEnded})`;
