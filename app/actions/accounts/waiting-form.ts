import type { RouterContextProvider } from "react-router";
import { waitingRequest } from "#app/actions/bookings/waiting-request.ts";
import { waitingJob } from "#app/actions/jobs/waiting-job.ts";

/** The booking request or the job that waits in this browser for its person to sign in or up; null for none. */
export async function waitingForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  next: string | null,
) {
  return (
    (await waitingRequest(request, context, next)) ?? (await waitingJob(request, context, next))
  );
}
