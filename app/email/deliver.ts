import { errorText, loggable } from "#app/domain/error-text.ts";
import { inTime } from "#app/with-timeout.ts";
import type { Database } from "#db/client.ts";
import {
  type ClaimedLetter,
  claimNextLetter,
  endInterrupted,
  markSent,
  markUnsent,
} from "#db/email/outbox.ts";
import { oneLine } from "./compose.ts";
import type { Post } from "./email-sender.ts";
import { type LinkMaking, stopHeaders } from "./unsubscribe-link.ts";

type Delivery = {
  db: Database;
  post: Post;
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
    const letter = await claimNextLetter(db, now);
    if (!letter) return;
    await deliver({ db, post, now, links }, letter);
  }
}

/** The same after an answer, where nobody is left to tell: an error is logged. */
export async function deliverQuietly(delivery: Delivery): Promise<void> {
  try {
    await deliverDue(delivery);
  } catch (error) {
    console.error(JSON.stringify({ event: "delivery-failed", error: errorText(error) }));
  }
}

async function deliver({ db, post, now, links }: Delivery, letter: ClaimedLetter): Promise<void> {
  const headers = { ...letter.headers, ...stopHeaders(links, letter) };
  const problem = await problemOfSending(post, { ...letter, headers });
  if (problem === null) {
    await markSent(db, letter, now);
    return log(letter, "sent");
  }
  const status = await markUnsent(db, letter, problem);
  log(letter, status === "failed" ? "failed" : "queued again", loggable(problem));
}

/** Null when the post took the letter, else what went wrong, without addresses. */
async function problemOfSending(post: Post, letter: ClaimedLetter): Promise<string | null> {
  const { to, subject, text, html, headers } = letter;
  try {
    await inTime(SEND_LIMIT_MS, post.send({ to, subject, text, html, headers }));
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
  { kind, attempt }: ClaimedLetter,
  outcome: "sent" | "queued again" | "failed",
  error?: string,
) {
  console.log(JSON.stringify({ event: "mail", kind, outcome, attempt, error }));
}
