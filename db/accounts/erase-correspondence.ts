import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { mailOutbox } from "#db/schema/email.ts";
import { jobs } from "#db/schema/jobs.ts";
import { conversations } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reviews.ts";
import { contactAnswers, contactMessages, HAS_ADDRESS } from "#db/schema/support.ts";
import { disputeQuestions } from "#db/schema/team.ts";
import { isOfBooking, isOfConversation } from "./their-things.ts";

/** Who is erased, with their address in lower case, while `still` holds. */
type Owner = { id: string; address: SQL; still: SQL };

/** E-mails to the person, whatever their address was, and unsent e-mails to others that are about them. */
export function eraseEmails(db: Database, { id, address, still }: Owner) {
  const { textBody } = mailOutbox;
  const { email, firstName, lastName, businessName } = users;
  const namesThem = sql`exists (select 1 from ${users} where ${users.id} = ${id}
    and (instr(${textBody}, ${email}) or instr(${textBody}, ${firstName} || ' ' || ${lastName})
      or instr(${textBody}, ${firstName} || ' ' || substr(${lastName}, 1, 1) || '.')
      or coalesce(${businessName}, '') <> '' and instr(${textBody}, ${businessName})))`;
  const namesBooking = sql`exists (select 1 from ${bookings}
    where ${isOfBooking(id)} and instr(${textBody}, ${bookings.id}))`;
  const namesConversation = sql`exists (select 1 from ${conversations}
    where ${isOfConversation(id)} and instr(${textBody}, ${conversations.id}))`;
  const namesJob = sql`exists (select 1 from ${jobs}
    where ${jobs.customerId} = ${id} and instr(${textBody}, ${jobs.id}))`;
  return [
    db
      .delete(mailOutbox)
      .where(and(or(eq(mailOutbox.recipient, address), eq(mailOutbox.userId, id)), still)),
    db
      .delete(mailOutbox)
      .where(
        and(
          ne(mailOutbox.status, "sent"),
          still,
          or(namesThem, namesBooking, namesConversation, namesJob),
        ),
      ),
  ];
}

/** What the person wrote to support, with the answers and the e-mails about it; the ticket stays. */
export function eraseContact(db: Database, { id, address, still }: Owner) {
  const { email, userId } = contactMessages;
  const theirs = and(HAS_ADDRESS, or(eq(userId, id), sql`lower(${email}) = ${address}`), still);
  const about = sql`'contact:' || ${contactMessages.id}`;
  // The range, not a pattern: it uses the index of the keys.
  const emails = sql`(select ${mailOutbox.id} from ${contactMessages} join ${mailOutbox}
    on ${mailOutbox.dedupeKey} >= ${about} || ':' and ${mailOutbox.dedupeKey} < ${about} || ';' where ${theirs})`;
  return [
    db.delete(mailOutbox).where(sql`${mailOutbox.id} in ${emails}`),
    db
      .delete(contactAnswers)
      .where(
        sql`${contactAnswers.contactMessageId} in (select ${contactMessages.id} from ${contactMessages} where ${theirs})`,
      ),
    db.update(contactMessages).set({ email: "", userId: null, message: "" }).where(theirs),
  ] as const;
}

/** What the team asked about who owns their account, and what they were asked about another. */
export function eraseQuestions(db: Database, { id, address, still }: Owner) {
  const { reportId, recipient } = disputeQuestions;
  const aboutThem = sql`(select ${reports.id} from ${reports}
    where ${reports.subjectKind} = 'user' and ${reports.subjectId} = ${id})`;
  return db
    .delete(disputeQuestions)
    .where(and(or(sql`${reportId} in ${aboutThem}`, eq(recipient, address)), still));
}
