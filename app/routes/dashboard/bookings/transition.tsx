import { z } from "zod";
import { loadTransition, submitTransition } from "#app/actions/bookings/transition-page.ts";
import { CONFIRMED_FIRST } from "#app/domain/bookings/transitions.ts";
import {
  BookingMissing,
  TRANSITION_TITLES,
  TransitionPage,
  TransitionRefused,
} from "#app/ui/bookings/transition-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { readBooking } from "#db/bookings/booking.ts";
import type { Route } from "./+types/transition.ts";

const transitionSchema = z.enum(CONFIRMED_FIRST);

/** The transition that ends the pattern of the address: cancel, complete or dispute. */
const transitionOf = (pattern: string) => transitionSchema.parse(pattern.split("/").at(-1));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? TRANSITION_TITLES[loaderData.transition] : "Booking");

export function loader({ context, params: { bookingId: id }, pattern }: Route.LoaderArgs) {
  return loadTransition(context, { id, transition: transitionOf(pattern) }, readBooking);
}

export function action({ request, context, params, pattern }: Route.ActionArgs) {
  const ofAddress = { id: params.bookingId, transition: transitionOf(pattern) };
  return submitTransition({ request, context }, ofAddress);
}

const UNTOUCHED = { reason: "", error: null, problem: null };

export default function Transition({ loaderData, actionData, params }: Route.ComponentProps) {
  const { transition, question, refused } = loaderData;
  const form = actionData ?? UNTOUCHED;
  if (question) return <TransitionPage {...{ transition, ...question, ...form }} />;
  const message = form.problem ?? refused;
  if (message === null) return <BookingMissing />;
  const title = TRANSITION_TITLES[transition];
  return <TransitionRefused title={title} message={message} id={params.bookingId} />;
}
