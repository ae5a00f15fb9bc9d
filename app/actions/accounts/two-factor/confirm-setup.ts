import { readDevice } from "#app/auth/device.ts";
import { hashRecoveryCode, newRecoveryCodes, stepOf } from "#app/auth/two-factor.ts";
import { configContext, databaseContext, roomsContext } from "#app/context.ts";
import { WRONG_CODE } from "#app/domain/accounts/account.ts";
import { twoFactorEmail } from "#app/email/account-emails.ts";
import type { FormRefusal } from "#app/http/responses/refuse-form.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { confirmTwoFactor, readTwoFactor } from "#db/accounts/two-factor.ts";
import type { Database } from "#db/connection/client.ts";
import type { Outcome, Source } from "./outcome.ts";
import { secretOfSetup, setupIn } from "./setup.ts";

const SETUP_ENDED =
  "This set-up has ended: it lasts 10 minutes, in the browser where you began it. Nothing has changed. Please begin again.";

/** Turns two-factor sign-in on with a code of the set-up, and gives the recovery codes. */
export async function confirmSetup(source: Source, code: string): Promise<Outcome> {
  const { request, context } = source;
  const { email } = signedIn(context);
  const db = context.get(databaseContext);
  const { userId, sessionHash, now } = setupIn(source);
  const secret = await secretOfSetup(source);
  if (!secret) return noSetup(db, userId);
  const step = await stepOf(code, secret, now);
  if (step === null) return { status: 400, errors: { code: WRONG_CODE } };
  const codes = newRecoveryCodes();
  const isConfirmed = await confirmTwoFactor(db, {
    userId,
    email,
    step,
    codeHashes: codes.map(hashRecoveryCode),
    except: { sessionHash, deviceHash: readDevice(request, context)?.hash ?? null },
    emailContent: twoFactorEmail(context.get(configContext).appOrigin, "on"),
    context: securityContext(request, context),
  });
  if (!isConfirmed) return noSetup(db, userId);
  // Sockets of sessions that go on reconnect by themselves.
  context.get(roomsContext).endPerson(userId);
  return { codes };
}

async function noSetup(db: Database, userId: string): Promise<FormRefusal> {
  const { on } = await readTwoFactor(db, userId);
  return { status: 409, problem: on ? "Two-factor sign-in is already on." : SETUP_ENDED };
}
