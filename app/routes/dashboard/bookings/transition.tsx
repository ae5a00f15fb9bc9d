import { useSearchParams } from "react-router";
import { z } from "zod";
import { loadTransition } from "#app/actions/bookings/load-transition.ts";
import { submitTransition } from "#app/actions/bookings/submit-transition.ts";
import { sendOrQueue } from "#app/client/queue/queue-transition.ts";
import { CONFIRMED_FIRST } from "#app/domain/bookings/transitions.ts";
import { safePath } from "#app/domain/paths/safe-path.ts";
import { freshWhenStale } from "#app/ui/bookings/fresh-when-stale.ts";
import { NO_REASON_YET, TransitionPage } from "#app/ui/bookings/transition-page.tsx";
import { BookingMissing, TransitionRefused } from "#app/ui/bookings/transition-refused.tsx";
import { transitionTitle } from "#app/ui/bookings/transition-words.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import { readBooking } from "#db/bookings/booking.ts";
import type { Route } from "./+types/transition.ts";

const transitionSchema = z.enum(CONFIRMED_FIRST);

/** The transition that ends the pattern of the address: cancel, complete, decline, dispute or no-show. */
const transitionOf = (pattern: string) => transitionSchema.parse(pattern.split("/").at(-1));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? transitionTitle(loaderData.transition) : "Booking");

export const shouldRevalidate = freshWhenStale;

export function loader({ context, params: { bookingId: id }, pattern }: Route.LoaderArgs) {
  return loadTransition(context, { id, transition: transitionOf(pattern) }, readBooking);
}

export function action({ request, context, params, pattern }: Route.ActionArgs) {
  const ofAddress = { id: params.bookingId, transition: transitionOf(pattern) };
  return submitTransition({ request, context }, ofAddress);
}

/** A transition that gets no answer waits on the device. */
export function clientAction({ request, params, pattern, serverAction }: Route.ClientActionArgs) {
  const ofAddress = { bookingId: params.bookingId, transition: pattern.split("/").at(-1) };
  return sendOrQueue({ request, ...ofAddress }, serverAction);
}

export default function Transition({ loaderData, actionData, params }: Route.ComponentProps) {
  const { transition, question, refused } = loaderData;
  const [query] = useSearchParams();
  const next = safePath(query.get("next"));
  const form = actionData ?? NO_REASON_YET;
  if (question) return <TransitionPage {...{ transition, next, ...question, ...form }} />;
  const message = form.problem ?? refused;
  if (message === null) return <BookingMissing />;
  return (
    <TransitionRefused
      title={transitionTitle(transition)}
      message={message}
      id={params.bookingId}
    />
  );
}
