import { data } from "react-router";
import { answerTransition, loadTransition } from "#app/actions/bookings/transition-page.ts";
import { proposalSchema, slotText } from "#app/domain/bookings/form.ts";
import { weekFor, withoutNotice } from "#app/domain/bookings/times.ts";
import { dayOf } from "#app/domain/guyana-day.ts";
import { versioned } from "#app/domain/version.ts";
import { readForm } from "#app/http/read-form.ts";
import { refuse } from "#app/http/respond.ts";
import { freshWhenStale } from "#app/ui/bookings/fresh-when-stale.ts";
import { ProposePage } from "#app/ui/bookings/propose-page.tsx";
import { BookingMissing, TransitionRefused } from "#app/ui/bookings/transition-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { readMovable } from "#db/bookings/free-times.ts";
import type { Route } from "./+types/propose.ts";

const TITLE = "Propose another time";

export const meta: Route.MetaFunction = () => privateMeta(TITLE);

export const shouldRevalidate = freshWhenStale;

export async function loader({ context, params: { bookingId: id }, url }: Route.LoaderArgs) {
  const loaded = await loadTransition(context, { id, transition: "propose" }, readMovable);
  const { question, refused } = loaded.data;
  const nothing = { page: null, refused };
  if (!question) return data(nothing, loaded.init ?? {});
  const { booking, party, now } = question;
  const schedule = party === "professional" ? withoutNotice(question.schedule) : question.schedule;
  const minutes = (booking.endsAt - booking.startsAt) / 60_000;
  const day = url.searchParams.get("day") ?? dayOf(booking.startsAt);
  const week = weekFor(schedule, { day, minutes, now });
  return data({ ...nothing, page: { booking, week } }, { status: 200 });
}

export async function action({ request, context, params: { bookingId: id } }: Route.ActionArgs) {
  const form = await readForm(request, versioned(proposalSchema));
  if (!form.ok) {
    const { status, values, errors } = form;
    return refuse(status, { chosen: values.slot, error: errors.slot ?? null, problem: null });
  }
  const { fields, version } = form.data;
  const proposedStartsAt = fields.slot;
  const chosen = slotText(proposedStartsAt);
  return answerTransition(
    { request, context },
    { id, transition: "propose", proposedStartsAt, version: version || null },
    {
      page: ({ message, field }) =>
        field === "slot"
          ? { chosen, error: message, problem: null }
          : { chosen, error: null, problem: message },
    },
  );
}

const UNTOUCHED = { chosen: undefined, error: null, problem: null };

export default function Propose({ loaderData, actionData, params }: Route.ComponentProps) {
  const { page, refused } = loaderData;
  const form = actionData ?? UNTOUCHED;
  if (page) return <ProposePage {...page} {...form} />;
  const message = form.problem ?? refused;
  if (message === null) return <BookingMissing />;
  return <TransitionRefused title={TITLE} message={message} id={params.bookingId} />;
}
