import type { RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { countGuess } from "#app/auth/guess-limit.ts";
import { databaseContext } from "#app/context.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { clientAddress } from "#app/http/security/client-address.ts";
import { type Limit, secondsToWait } from "#app/http/security/limit.ts";
import { passedFactorBefore } from "#db/accounts/devices.ts";
import { readCancellable } from "#db/accounts/two-factor-recovery.ts";
import { tellOwnerOfLock } from "./note-lock.ts";
import { isRecoveryCode, redeemCode } from "./verify-code.ts";

const CANCEL = { name: "login", windowMs: 15 * MINUTE_MS };
const ADDRESS_LIMIT: Limit = { ...CANCEL, action: "cancel-recovery-address", most: 30 };
const GUESS_LIMIT: Limit = { ...CANCEL, action: "cancel-recovery", most: 5 };

/** Cancels the removal of a second factor with one of its codes. An address without a removal takes the same steps. */
export async function cancelRecoveryByCode(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { email, code }: { email: string; code: string },
): Promise<"done" | "wrong" | { seconds: number }> {
  const db = context.get(databaseContext);
  const person = await readCancellable(db, email);
  const owner = person ?? { id: "", email, secret: null };
  // A recovery code cannot be guessed, so no limit refuses a right one (threat 91).
  const mayGuess = !isRecoveryCode(code);
  if (!mayGuess && (await redeemCode(request, context, owner, code))) return "done";
  const fromAddress = await secondsToWait(context, ADDRESS_LIMIT, clientAddress(request));
  if (fromAddress) return { seconds: fromAddress };
  const deviceHash = readDevice(request, context)?.hash ?? null;
  const isKnown = passedFactorBefore(owner.id, deviceHash);
  const guesser = { account: email, deviceHash, isKnown };
  const { seconds, wasRight } = await countGuess(context, GUESS_LIMIT, guesser);
  if (seconds) {
    if (person) tellOwnerOfLock(request, context, person, GUESS_LIMIT);
    return { seconds };
  }
  if (!mayGuess || !(await redeemCode(request, context, owner, code))) return "wrong";
  wasRight();
  return "done";
}
