import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, laterContext } from "#app/context.ts";
import { recountFreeStarts } from "#db/bookings/free-starts.ts";

/**
 * Counts the free times of a professional's services again after the response, for a change of hours, days off or services. Until
 * then, and when it fails, they are read from the schedule; the job of the next minute counts what is left. It also does so after
 * a booking is made or cancelled, for which two more calls each are too dear.
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
