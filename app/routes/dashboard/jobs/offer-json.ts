import { submitQueuedOffer } from "#app/actions/jobs/submit-queued-offer.ts";
import { jsonError } from "#app/http/responses/json-response.ts";
import type { Route } from "./+types/offer-json.ts";

/** There is nothing to read here. */
export const loader = () => jsonError(404, "Post an offer.");

/** Sends an offer that waited on a device until it could be sent. */
export const action = ({ request, context, params }: Route.ActionArgs) =>
  submitQueuedOffer({ request, context }, params.jobId);
