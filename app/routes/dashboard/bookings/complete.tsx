import { answerTransition, loadTransition } from "#app/actions/bookings/transition-page.ts";
import {
  BookingMissing,
  CompletePage,
  TransitionRefused,
} from "#app/ui/bookings/transition-pages.tsx";
import { pageHead } from "#app/ui/head.ts";
import { readBooking } from "#db/bookings/booking.ts";
import type { Route } from "./+types/complete.ts";

const TITLE = "Mark as Completed";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: `${TITLE} | Kayap`, unlisted: true });

export function loader({ context, params }: Route.LoaderArgs) {
  return loadTransition(context, { id: params.bookingId, step: "complete" }, readBooking);
}

export function action({ request, context, params: { bookingId: id } }: Route.ActionArgs) {
  return answerTransition(request, context, { id, step: "complete", said: "booking-completed" });
}

const UNTOUCHED = { reason: "", error: null, problem: null };

export default function Complete({ loaderData, actionData, params }: Route.ComponentProps) {
  const { question, refused } = loaderData;
  const { reason, error, problem } = actionData ?? UNTOUCHED;
  if (question) return <CompletePage {...question} {...{ reason, error, problem }} />;
  const message = problem ?? refused;
  if (message === null) return <BookingMissing />;
  return <TransitionRefused title={TITLE} message={message} id={params.bookingId} />;
}
