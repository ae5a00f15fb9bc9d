import { errorText, loggable } from "#app/domain/error-text.ts";
import { withTimeout } from "#app/domain/with-timeout.ts";
import type { Database } from "#db/client.ts";
import {
  type ClaimedEmail,
  claimNextEmail,
  endInterrupted,
  markSent,
  markUnsent,
} from "#db/email/outbox.ts";
import { oneLine } from "./compose.ts";
import type { EmailSender } from "./email-sender.ts";
import { type LinkMaking, stopHeaders } from "./unsubscribe-link.ts";

type Delivery = {
  db: Database;
  post: EmailSender;
  /** UTC milliseconds now. */
  now: number;
  links: LinkMaking;
};

const MOST_LETTERS = 50;
const SEND_LIMIT_MS = 10_000;
// With the last send it ends within the 30 s a Worker has after its answer, and before a claim of its own is due again.
const RUN_LIMIT_MS = 15_000;
const ERROR_LENGTH = 200;
const ADDRESS = /[^\s<>()[\],;:"']+@[^\s<>()[\],;:"']+/g;

/**
 * Sends the letters that are due, at most 50, each claimed first, so that two runs at once send none twice. One that
 * the post does not take within 10 s stays for a later run, or ends as failed after its fifth try. Throws only when the
 * database is away.
 */
export async function deliverDue({ db, post, now, links }: Delivery): Promise<void> {
  const started = Date.now();
  await endInterrupted(db, now);
  for (let n = 0; n < MOST_LETTERS && Date.now() - started < RUN_LIMIT_MS; n += 1) {
    const emailContent = await claimNextEmail(db, now);
    if (!emailContent) return;
    await deliver({ db, post, now, links }, emailContent);
  }
}

/** The same after an answer, where nobody is left to tell: an error is logged. */
export async function deliverSilently(delivery: Delivery): Promise<void> {
  try {
    await deliverDue(delivery);
  } catch (error) {
    console.error(JSON.stringify({ event: "delivery-failed", error: errorText(error) }));
  }
}

async function deliver(
  { db, post, now, links }: Delivery,
  emailContent: ClaimedEmail,
): Promise<void> {
  const headers = { ...emailContent.headers, ...stopHeaders(links, emailContent) };
  const problem = await problemOfSending(post, { ...emailContent, headers });
  if (problem === null) {
    await markSent(db, emailContent, now);
    return log(emailContent, "sent");
  }
  const status = await markUnsent(db, emailContent, problem);
  log(emailContent, status === "failed" ? "failed" : "queued again", loggable(problem));
}

/** Null when the post took the letter, else what went wrong, without addresses. */
async function problemOfSending(
  post: EmailSender,
  emailContent: ClaimedEmail,
): Promise<string | null> {
  const { to, subject, text, html, headers } = emailContent;
  try {
    await withTimeout(SEND_LIMIT_MS, post.send({ to, subject, text, html, headers }));
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
