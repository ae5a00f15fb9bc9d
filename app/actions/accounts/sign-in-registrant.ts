import type { RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { databaseContext, userContext } from "#app/context.ts";
import { noticeCookie } from "#app/http/cookies/notice.ts";
import { bookingFormInPath } from "#app/http/forms/draft-in-path.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { readAccount } from "#db/accounts/credentials.ts";
import type { VerifiedRegistrant } from "#db/accounts/registration.ts";
import { type StartedSession, startSession } from "./start-session.ts";

/**
 * Signs in somebody who has just confirmed their address in the browser that registered it (decision 21). Null when somebody
 * is signed in already, when the password was replaced or a second factor is on, and while the database does not answer:
 * then they sign in with their password. The notice says where `next` leads to a booking request that is not sent yet.
 */
export async function signInRegistrant(
  request: Request,
  context: Readonly<RouterContextProvider>,
  registrant: VerifiedRegistrant,
  next: string | null,
): Promise<StartedSession | null> {
  if (context.get(userContext)) return null;
  const result = await tryDatabase(start(request, context, registrant));
  if (!result.ok || !result.value) return null;
  const notice = bookingFormInPath(next)?.draftId ? "request-not-sent" : "verified-here";
  const cookies = [...result.value.cookies, noticeCookie(request, notice)];
  return { ...result.value, cookies };
}

async function start(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { id, passwordHash }: VerifiedRegistrant,
): Promise<StartedSession | null> {
  const deviceHash = readDevice(request, context)?.hash ?? null;
  const account = await readAccount(context.get(databaseContext), id, deviceHash);
  const proof = { passwordHash, passedFactor: false, remember: false };
  return account && startSession(request, context, account, proof);
}
