import { submitQueuedTransition } from "#app/actions/bookings/submit-queued-transition.ts";
import { jsonError } from "#app/http/responses/json-response.ts";
import type { Route } from "./+types/transition-json.ts";

/** There is nothing to read here. */
export const loader = () => jsonError(404, "Post a transition.");

/** Applies a transition that waited on a device until it could be sent. */
export const action = ({ request, context, params }: Route.ActionArgs) =>
  submitQueuedTransition({ request, context }, params.bookingId);
