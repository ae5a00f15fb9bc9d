import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, laterContext } from "#app/context.ts";
import { recountFreeStarts } from "#db/bookings/free-starts.ts";

/**
 * Recounts the free times of a professional's services after the response, when hours, days off or services have changed. Until
 * then, and when it fails, pages compute them from the schedule. The job of the next minute recounts the rest; it alone
 * recounts after a booking is made or cancelled, because two more calls for each booking cost too much.
 */
export function recountLater(
  context: Readonly<RouterContextProvider>,
  professionalId: string,
): void {
  const now = context.get(clockContext)();
  context.get(laterContext)(() =>
    recountFreeStarts(context.get(databaseContext), { now, professionalId }),
  );
}
