import type { RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { bookingFormInPath } from "#app/http/draft-in-path.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { readWaitingRequest, type WaitingRequest } from "#db/bookings/drafts.ts";

/**
 * The request that this browser has filled in and that `next`, where to go on after signing in, leads to: its start in UTC
 * milliseconds, and who gets it. Null without one, also while the database does not answer: signing in must not depend on it.
 */
export async function waitingRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
  next: string | null,
): Promise<WaitingRequest | null> {
  const form = bookingFormInPath(next);
  return form && readOfBrowser(request, context, form);
}

/** The newest request that this browser has filled in and not sent, for somebody who signs in on another way. */
export function keptRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<WaitingRequest | null> {
  return readOfBrowser(request, context, { serviceId: null, draftId: null });
}

async function readOfBrowser(
  request: Request,
  context: Readonly<RouterContextProvider>,
  form: { serviceId: string | null; draftId: string | null },
): Promise<WaitingRequest | null> {
  const device = readDevice(request, context);
  if (!device) return null;
  const wanted = { ...form, deviceHash: device.hash };
  const now = context.get(clockContext)();
  const read = await tryDatabase(readWaitingRequest(context.get(databaseContext), wanted, now));
  return read.ok ? read.value : null;
}
