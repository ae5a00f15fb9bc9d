import { errorText, loggable } from "#app/domain/failures/error-text.ts";
import { withTimeout } from "#app/domain/failures/with-timeout.ts";
import { oneLine, withSmallLink } from "#app/email/compose.ts";
import {
  type LinkConfig,
  unsubscribeHeaders,
  unsubscribeLink,
} from "#app/email/links/unsubscribe-link.ts";
import type { Database } from "#db/connection/client.ts";
import {
  type ClaimedEmail,
  claimNextEmail,
  failInterrupted,
  markSent,
  markUnsent,
} from "#db/email/outbox-delivery.ts";
import type { EmailSender } from "./email-sender.ts";

type Delivery = {
  db: Database;
  emailSender: EmailSender;
  /** UTC milliseconds now. */
  now: number;
  links: LinkConfig;
};

const MOST_EMAILS = 50;
const SEND_LIMIT_MS = 10_000;
// With the last send it ends within the 30 s a Worker has after its answer, and before a claim of its own is due again.
const RUN_LIMIT_MS = 15_000;
const ERROR_LENGTH = 200;
const ADDRESS = /[^\s<>()[\],;:"']+@[^\s<>()[\],;:"']+/g;

/**
 * Sends the e-mails that are due, at most 50, each claimed first, so that two runs at once send none twice. One that
 * the e-mail service does not accept within 10 s stays for a later run, or fails after its fifth attempt. Throws only
 * when the database does not answer.
 */
export async function deliverDue(delivery: Delivery): Promise<void> {
  const { db, now } = delivery;
  const started = Date.now();
  await failInterrupted(db, now);
  for (let n = 0; n < MOST_EMAILS && Date.now() - started < RUN_LIMIT_MS; n += 1) {
    const email = await claimNextEmail(db, now);
    if (!email) return;
    await deliver(delivery, email);
  }
}

/** The same after an answer, where nobody is left to see an error: it is logged. */
export async function deliverSilently(delivery: Delivery): Promise<void> {
  try {
    await deliverDue(delivery);
  } catch (error) {
    console.error(JSON.stringify({ event: "delivery-failed", error: errorText(error) }));
  }
}

async function deliver({ db, emailSender, now, links }: Delivery, email: ClaimedEmail) {
  const headers = { ...email.headers, ...unsubscribeHeaders(links, email) };
  const link = unsubscribeLink(links, email);
  const body = link ? withSmallLink(email, link) : email;
  const problem = await trySending(emailSender, { ...body, headers });
  if (problem === null) {
    await markSent(db, email, now);
    return log(email, "sent");
  }
  const status = await markUnsent(db, email, problem);
  log(email, status === "failed" ? "failed" : "queued again", loggable(problem));
}

/** Null when the e-mail service accepted the e-mail, else what went wrong, without addresses. */
async function trySending(emailSender: EmailSender, email: ClaimedEmail): Promise<string | null> {
  const { to, subject, text, html, headers } = email;
  try {
    await withTimeout(SEND_LIMIT_MS, emailSender.send({ to, subject, text, html, headers }));
    return null;
  } catch (error) {
    return problemOf(error, to);
  }
}

function problemOf(error: unknown, recipient: string): string {
  const text = error instanceof Error ? error.message : String(error);
  const clean = text.replaceAll(recipient, "[address]").replace(ADDRESS, "[address]");
  return oneLine(clean.slice(0, ERROR_LENGTH)) || "no reason given";
}

/** Never the address, the subject or the body (threat 61). */
function log(
  { kind, attempt }: ClaimedEmail,
  outcome: "sent" | "queued again" | "failed",
  error?: string,
) {
  console.log(JSON.stringify({ event: "mail", kind, outcome, attempt, error }));
}
