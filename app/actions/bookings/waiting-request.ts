import type { RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { bookingFormInPath } from "#app/http/forms/draft-in-path.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { readWaitingRequest, type WaitingRequest } from "#db/bookings/drafts.ts";

/**
 * The unsent request in this browser to which `next`, the page after signing in, leads: its start in UTC milliseconds and its
 * professional. Null without one, also while the database does not answer: signing in must not depend on it.
 */
export async function waitingRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
  next: string | null,
): Promise<WaitingRequest | null> {
  const form = bookingFormInPath(next);
  return form && readOfBrowser(request, context, form);
}

/** The newest unsent request in this browser, for somebody who signs in without `next`. */
export function newestRequest(
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
  const query = { ...form, deviceHash: device.hash };
  const now = context.get(clockContext)();
  const read = await tryDatabase(readWaitingRequest(context.get(databaseContext), query, now));
  return read.ok ? read.value : null;
}
