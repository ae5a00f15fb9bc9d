import { answerTransition, loadTransition } from "#app/actions/bookings/transition-page.ts";
import {
  BookingMissing,
  DisputePage,
  TransitionRefused,
} from "#app/ui/bookings/transition-pages.tsx";
import { pageHead } from "#app/ui/head.ts";
import { readBooking } from "#db/bookings/booking.ts";
import type { Route } from "./+types/dispute.ts";

const TITLE = "This did not happen";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: `${TITLE} | Kayap`, unlisted: true });

export function loader({ context, params }: Route.LoaderArgs) {
  return loadTransition(context, { id: params.bookingId, step: "dispute" }, readBooking);
}

export function action({ request, context, params: { bookingId: id } }: Route.ActionArgs) {
  return answerTransition(request, context, { id, step: "dispute", said: "booking-disputed" });
}

const UNTOUCHED = { reason: "", error: null, problem: null };

export default function Dispute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { question, refused } = loaderData;
  const { reason, error, problem } = actionData ?? UNTOUCHED;
  if (question) return <DisputePage {...question} {...{ reason, error, problem }} />;
  const message = problem ?? refused;
  if (message === null) return <BookingMissing />;
  return <TransitionRefused title={TITLE} message={message} id={params.bookingId} />;
}
