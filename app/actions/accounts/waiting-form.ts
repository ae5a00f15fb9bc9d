import type { RouterContextProvider } from "react-router";
import { waitingRequest } from "#app/actions/bookings/waiting-request.ts";
import { waitingJob } from "#app/actions/jobs/waiting-job.ts";

/** The unsent booking request or job in this browser whose person has to sign in or up first; null without one. */
export async function waitingForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  next: string | null,
) {
  return (
    (await waitingRequest(request, context, next)) ?? (await waitingJob(request, context, next))
  );
}
