import type { RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { limitsOfGuesses } from "#app/auth/guess-limit.ts";
import { hashPassword, isOutdated, NOBODYS_HASH, verifyPassword } from "#app/auth/password.ts";
import { pendingTwoFactorCookie } from "#app/auth/pending-two-factor.ts";
import { configContext, databaseContext, laterContext } from "#app/context.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { clientAddress } from "#app/http/security/client-address.ts";
import { type Limit, refundUse, refusingLimit, resetUses } from "#app/http/security/limit.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import {
  type Account,
  deviceConditions,
  readCredentials,
  replaceHash,
} from "#db/accounts/credentials.ts";
import { readPasswordHash } from "#db/accounts/passwords.ts";
import { logEventFor } from "#db/accounts/security-log.ts";
import type { Database } from "#db/connection/client.ts";
import { endDueRecovery } from "./end-two-factor-recovery.ts";
import { tellOwnerOfLock } from "./note-lock.ts";
import { type StartedSession, startSession } from "./start-session.ts";

const LOGIN = { name: "login", windowMs: 15 * MINUTE_MS };
const ADDRESS_LIMIT: Limit = { ...LOGIN, action: "login-address", most: 100 };
const GUESS_LIMIT: Limit = { ...LOGIN, action: "login", most: 5 };

type Credentials = { email: string; password: string; remember: boolean };

type SignInResult =
  | ({ kind: "signed-in" } & StartedSession)
  | { kind: "code-needed"; cookie: string }
  | { kind: "wrong" }
  | { kind: "limited"; seconds: number };

/**
 * Signs somebody in and returns the cookies to set; when a second factor is on, the cookie for the page that asks for its code.
 * Unknown, wrong and unconfirmed take the same steps and have the same result (threats 4 and 5). Attempts are counted
 * before hashing: for the account, except from a browser that has signed in to it before, so that strangers cannot lock
 * anybody out (threats 6 and 8).
 */
export async function signIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { email, password, remember }: Credentials,
): Promise<SignInResult> {
  const db = context.get(databaseContext);
  const address = clientAddress(request);
  const device = readDevice(request, context);
  const deviceHash = device?.hash ?? null;
  const isKnown = deviceConditions(email, deviceHash);
  const guesser = { account: email, deviceHash, isKnown };
  const { ofDevice, ofAccount } = limitsOfGuesses(GUESS_LIMIT, guesser);
  const [refusal, { account, knownDevice }] = await Promise.all([
    refusingLimit(context, [{ ...ADDRESS_LIMIT, subject: address }, ofDevice, ofAccount]),
    readCredentials(db, email, deviceHash),
  ]);
  if (refusal) {
    // Many people share the address of a network, so a refusal for it says nothing about this account.
    const isOfAccount = refusal.action !== ADDRESS_LIMIT.action;
    if (account?.verified && isOfAccount) tellOwnerOfLock(request, context, account, GUESS_LIMIT);
    return { kind: "limited", seconds: refusal.seconds };
  }
  const isRight = await verifyPassword(password, account?.passwordHash ?? NOBODYS_HASH);
  const origin = securityContext(request, context);
  const refuseWrong = async (): Promise<SignInResult> => {
    await logEventFor(db, email, "sign-in-failed", origin);
    return { kind: "wrong" };
  };
  if (!account?.verified || !isRight) return refuseWrong();
  const limit = knownDevice ? ofDevice : ofAccount;
  context.get(laterContext)(() => resetUses(context, limit, limit.subject));
  context.get(laterContext)(() => refundUse(context, ADDRESS_LIMIT, address));
  const passwordHash = await currentHash(db, account, password);
  if (passwordHash === null) return refuseWrong();
  if (account.twoFactor && !(await endDueRecovery(request, context, account.id))) {
    const { secret } = context.get(configContext);
    const passwordProof = { userId: account.id, passwordHash, remember };
    const cookie = pendingTwoFactorCookie(request, secret, passwordProof, origin.now);
    return { kind: "code-needed", cookie };
  }
  const proof = { passwordHash, passedFactor: false, remember };
  const session = await startSession(request, context, account, proof);
  return session ? { kind: "signed-in", ...session } : refuseWrong();
}

/** The hash of a right password, made again when its parameters are outdated; null when the password was replaced meanwhile. */
async function currentHash(
  db: Database,
  account: Account,
  password: string,
): Promise<string | null> {
  const { id, passwordHash } = account;
  if (!isOutdated(passwordHash)) return passwordHash;
  const newHash = await hashPassword(password);
  if (await replaceHash(db, id, passwordHash, newHash)) return newHash;
  // Another sign-in was first, or another password was set.
  const stored = await readPasswordHash(db, id);
  return (await verifyPassword(password, stored)) ? stored : null;
}
