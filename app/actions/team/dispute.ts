import type { RouterContextProvider } from "react-router";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import { NOBODYS_HASH } from "#app/auth/password.ts";
import { configContext, databaseContext } from "#app/context.ts";
import { countHeard, NOBODY, seenText } from "#app/domain/team/disputes.ts";
import { disputePath } from "#app/email/links/dispute-link.ts";
import {
  disputeClosedEmail,
  disputeLostEmail,
  disputeQuestionEmail,
  disputeWonEmail,
} from "#app/email/moderation/dispute-emails.ts";
import { closeDispute, decideForClaimant } from "#db/team/decide-dispute.ts";
import type { Dispute } from "#db/team/dispute.ts";
import { askClaimants } from "#db/team/dispute-questions.ts";
import { actingStaff } from "./acting-staff.ts";

type Context = Readonly<RouterContextProvider>;

/** Sends a question to the people who claim an account. False when no question was sent. */
export function askAboutDispute(
  context: Context,
  { id: reportId, userId }: Dispute,
  { to, question }: { to: readonly string[]; question: string },
): Promise<boolean> {
  const { appOrigin, secret } = context.get(configContext);
  const emails = [...new Set(to)].map((address) => {
    const id = crypto.randomUUID();
    const url = new URL(disputePath(secret, id), appOrigin).href;
    return { id, to: address, emailContent: disputeQuestionEmail(question, url) };
  });
  const by = actingStaff(context);
  return askClaimants(context.get(databaseContext), {
    reportId,
    by,
    userId,
    question,
    asked: emails,
  });
}

/** The outcome of a decision: `changed` when the page of the decision did not show everything that is stored now. */
export type DisputeOutcome = "decided" | "changed" | "refused";

/** Decides a dispute for the person at an address, or for nobody: then nothing changes. */
export async function decideDispute(
  context: Context,
  dispute: Dispute,
  { seen, ...decision }: Decision & { seen: string },
): Promise<DisputeOutcome> {
  const isOpen = dispute.resolvedAt === null && dispute.mayDecide;
  if (isOpen && seen !== seenText(dispute)) return "changed";
  return (await storeDecision(context, dispute, decision)) ? "decided" : "refused";
}

type Decision = { owner: string; reason: string };

async function storeDecision(
  context: Context,
  { id: reportId, userId, email, claimants, questions, disputedAt }: Dispute,
  { owner, reason }: Decision,
): Promise<boolean> {
  const db = context.get(databaseContext);
  const { appOrigin, secret, supportEmail } = context.get(configContext);
  const decision = { reportId, by: actingStaff(context), heard: countHeard(questions) };
  const emailContext = { reason, supportEmail };
  const appeals = claimants.map(({ email: to }) => {
    const id = crypto.randomUUID();
    const isUsed = questions.some(
      ({ isAppeal, recipient, answeredAt }) =>
        isAppeal && recipient === to && answeredAt !== null && answeredAt >= disputedAt,
    );
    return { id, to, url: isUsed ? null : new URL(disputePath(secret, id), appOrigin).href };
  });
  if (owner === NOBODY) {
    const [first, ...rest] = appeals.map(({ to, url }) => ({
      to,
      emailContent: disputeClosedEmail(reason, url),
    }));
    if (!first) return false;
    const emails = [first, ...rest] as const;
    const appellants = appeals.filter(({ url }) => url !== null);
    return closeDispute(db, { decision, userId, reason, emails, appellants });
  }
  const otherAppeals = appeals.filter(({ to }) => to !== owner);
  if (otherAppeals.length === appeals.length) return false;
  return decideForClaimant(db, {
    decision,
    account: { id: userId, email },
    claimant: owner,
    reason,
    emails: [
      { to: owner, emailContent: disputeWonEmail(appOrigin, emailContext) },
      ...otherAppeals.map(({ to, url }) => ({ to, emailContent: disputeLostEmail(reason, url) })),
    ],
    appellants: otherAppeals.filter(({ url }) => url !== null),
    noPasswordHash: NOBODYS_HASH,
    unsubscribeHash: hashToken(unsubscribeToken(secret, "newsletter", owner)),
  });
}
