import { data, type RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken, isToken, newToken } from "#app/auth/one-time-token.ts";
import { NOBODYS_HASH } from "#app/auth/password.ts";
import { signedOutCookies } from "#app/auth/sessions.ts";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import { takeBackSchema, WRONG_PASSWORD } from "#app/domain/accounts/account.ts";
import { SHORT_WAIT_MS } from "#app/domain/accounts/two-factor-recovery.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { addressRestoredEmail } from "#app/email/account-emails.ts";
import { recoveryStarted } from "#app/email/two-factor-recovery-emails.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { invalidLink, refuseLink } from "#app/http/responses/refuse-link.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { tooManyAttempts } from "#app/http/security/limit.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { paths, withToken } from "#app/links.ts";
import {
  readTakeBackLink,
  type TakeBackKind,
  type TakeBackLink,
  takeBack,
} from "#db/accounts/take-back.ts";
import { hasDisputedFactor } from "#db/accounts/two-factor-recovery.ts";
import { confirmPassword } from "./confirm-password.ts";
import { letTeamDecide } from "./open-factor-case.ts";

const NOTICES = { "not-me": "everybody-out", "stop-email-change": "email-change-stopped" } as const;

type Visit = { url: URL; context: Readonly<RouterContextProvider> };
type TakeBackRequest = Visit & { request: Request };

const linkOf = (context: Visit["context"], kind: TakeBackKind, token: string) =>
  readTakeBackLink(context.get(databaseContext), {
    kind,
    hash: hashToken(token),
    now: context.get(clockContext)(),
  });

/** The data of the page of a link that takes an account back. Opening the page changes nothing (threat 9). */
export async function loadTakeBack({ url, context }: Visit, kind: TakeBackKind) {
  const token = url.searchParams.get("token");
  const invalid = () => data({ token: null, hasNewerFactor: false }, { status: 404 });
  if (!isToken(token)) return invalid();
  const link = await tryDatabase(linkOf(context, kind, token));
  // When the database does not answer, the form is shown; sending it checks the link.
  if (!link.ok) return { token, hasNewerFactor: false };
  return link.value ? { token, hasNewerFactor: link.value.hasNewerFactor } : invalid();
}

/**
 * Takes an account back: it gets the address of its owner again, every session ends, and the owner chooses a new password
 * next (threats 69, 85 and 86). An invalid link shows its page again.
 */
export async function takeBackByLink(
  { request, url, context }: TakeBackRequest,
  kind: TakeBackKind,
) {
  const token = url.searchParams.get("token");
  const form = await readForm(request, takeBackSchema);
  if (!isToken(token)) return invalidLink();
  const current = form.ok ? (form.data.current ?? "") : "";
  const result = await tryDatabase(takeBackWithProof(request, context, { kind, token, current }));
  if (!result.ok) return refuseLink({ status: 503, problem: NOT_DONE });
  const { value } = result;
  if (value === "invalid") return invalidLink();
  if (value === "wrong") return refuseLink({ status: 400, errors: { current: WRONG_PASSWORD } });
  if ("seconds" in value) return refuseLink(tooManyAttempts(value.seconds));
  context.get(roomsContext).endPerson(value.userId);
  return seeOther(withToken(paths.resetPassword, value.reset), {
    request,
    notice: NOTICES[kind],
    cookies: signedOutCookies(request),
  });
}

type TakeBackResult = "invalid" | "wrong" | { seconds: number } | { userId: string; reset: string };

async function takeBackWithProof(
  request: Request,
  context: Visit["context"],
  { kind, token, current }: { kind: TakeBackKind; token: string; current: string },
): Promise<TakeBackResult> {
  const link = await linkOf(context, kind, token);
  if (!link) return "invalid";
  const proof = await proofOf(request, context, link, current);
  if (proof === "wrong" || (proof && "seconds" in proof)) return proof;
  const db = context.get(databaseContext);
  const { appOrigin, secret, supportEmail } = context.get(configContext);
  const origin = securityContext(request, context);
  const dueAt = origin.now + SHORT_WAIT_MS;
  const reset = newToken();
  const userId = await takeBack(db, {
    kind,
    tokenHash: hashToken(token),
    link,
    proof,
    wait: {
      dueAt,
      notice: recoveryStarted(appOrigin, {
        dueAt,
        displayPreferences: link.displayPreferences,
        by: "link",
      }),
    },
    noPasswordHash: NOBODYS_HASH,
    resetHash: hashToken(reset),
    unsubscribeHash: hashToken(unsubscribeToken(secret, "newsletter", link.mailbox)),
    emailContent: addressRestoredEmail(supportEmail),
    context: origin,
  });
  if (userId === null) return "invalid";
  if (link.hasNewerFactor && (await hasDisputedFactor(db, userId))) {
    await letTeamDecide(request, context, { userId, email: link.mailbox });
  }
  return { userId, reset };
}

/** The proof by the password that ends a newer factor at once; null when no password was entered or no such factor exists. */
async function proofOf(
  request: Request,
  context: Visit["context"],
  { userId, current: email, hasNewerFactor }: TakeBackLink,
  password: string,
): Promise<
  { passwordHash: string; deviceHash: string | null } | "wrong" | { seconds: number } | null
> {
  if (!hasNewerFactor || password === "") return null;
  const confirmation = await confirmPassword(request, context, { id: userId, email }, password);
  if (confirmation.kind === "limited") return { seconds: confirmation.seconds };
  if (confirmation.kind === "wrong") return "wrong";
  return {
    passwordHash: confirmation.hash,
    deviceHash: readDevice(request, context)?.hash ?? null,
  };
}
