import { data } from "react-router";
import { applyTransition, withoutNotice } from "#app/actions/bookings/change-booking.ts";
import { loadTransition } from "#app/actions/bookings/transition-page.ts";
import { proposalSchema, slotText } from "#app/domain/bookings/form.ts";
import { BOOKING_FAILED } from "#app/domain/bookings/transitions.ts";
import { weekFor } from "#app/domain/bookings/week.ts";
import { dayOf } from "#app/domain/guyana-day.ts";
import { isId } from "#app/domain/id.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { ProposePage } from "#app/ui/bookings/propose-page.tsx";
import { BookingMissing, TransitionRefused } from "#app/ui/bookings/transition-pages.tsx";
import { pageHead } from "#app/ui/head.ts";
import { readMovable } from "#db/bookings/free-times.ts";
import type { Route } from "./+types/propose.ts";

const TITLE = "Propose another time";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: `${TITLE} | Kayap`, unlisted: true });

export async function loader({ context, params: { bookingId: id }, url }: Route.LoaderArgs) {
  const loaded = await loadTransition(context, { id, step: "propose" }, readMovable);
  const { question, refused } = loaded.data;
  const nothing = { page: null, refused };
  if (!question) return data(nothing, loaded.init ?? {});
  const { booking, party, now } = question;
  const schedule = party === "professional" ? withoutNotice(question.schedule) : question.schedule;
  const minutes = (booking.endsAt - booking.startsAt) / 60_000;
  const asked = url.searchParams.get("day") ?? dayOf(booking.startsAt);
  const week = weekFor(schedule, { asked, minutes, now });
  return data({ ...nothing, page: { booking, week } }, { status: 200 });
}

export async function action({ request, context, params: { bookingId: id } }: Route.ActionArgs) {
  const form = await readForm(request, proposalSchema);
  if (!form.ok)
    return data(said({ chosen: form.values.slot, error: form.errors.slot }), {
      status: form.status,
    });
  const chosen = slotText(form.data.slot);
  if (!isId(id)) return data(said({ problem: "Booking not found" }), { status: 404 });
  const wanted = { id, step: "propose", proposedStartsAt: form.data.slot } as const;
  const taken = await tryDatabase(applyTransition(context, wanted));
  if (!taken.ok) return refuse(503, said({ chosen, problem: BOOKING_FAILED }));
  if (taken.value) {
    const { status, message, field } = taken.value;
    return data(said({ chosen, [field === "slot" ? "error" : "problem"]: message }), { status });
  }
  return redirect(paths.booking(id), {
    status: 303,
    headers: { "Set-Cookie": noticeCookie(request, "booking-proposed") },
  });
}

type Said = { chosen?: string | undefined; error?: string | undefined; problem?: string };

/** What the form says, and the time that was chosen in it. */
function said({ chosen, error = "", problem = "" }: Said) {
  return { chosen, error: error || null, problem: problem || null };
}

export default function Propose({ loaderData, actionData, params }: Route.ComponentProps) {
  const { page, refused } = loaderData;
  const { chosen, error, problem } = actionData ?? said({});
  if (page) return <ProposePage {...page} {...{ chosen, error, problem }} />;
  const message = problem ?? refused;
  if (message === null) return <BookingMissing />;
  return <TransitionRefused title={TITLE} message={message} id={params.bookingId} />;
}
