import { data } from "react-router";
import { z } from "zod";
import { applyTransition } from "#app/actions/bookings/change-booking.ts";
import { refusalOf } from "#app/actions/bookings/transition-page.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { openTransitions, partyOf } from "#app/domain/bookings/open-transitions.ts";
import { BOOKING_FAILED, type BookingTransition } from "#app/domain/bookings/transitions.ts";
import { anyTyped } from "#app/domain/fields.ts";
import { isId } from "#app/domain/id.ts";
import { versioned } from "#app/domain/version.ts";
import { type NoticeCode, noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { returnTo } from "#app/http/return-to.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { BookingPage } from "#app/ui/bookings/booking-page.tsx";
import { BookingMissing } from "#app/ui/bookings/transition-pages.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { pageHead } from "#app/ui/head.ts";
import { readBooking } from "#db/bookings/booking.ts";
import type { Route } from "./+types/booking.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Booking | Kayap", unlisted: true });

export async function loader({ context, params: { bookingId } }: Route.LoaderArgs) {
  const { id: userId } = signedIn(context);
  const missing = { page: null, failed: false };
  if (!isId(bookingId)) return data(missing, { status: 404 });
  const ask = { id: bookingId, userId };
  const read = await tryDatabase(readBooking(context.get(databaseContext), ask));
  if (!read.ok) return refuse(503, { ...missing, failed: true });
  if (!read.value) return data(missing, { status: 404 });
  const { booking } = read.value;
  const party = partyOf(booking, userId);
  const open = openTransitions(booking, party, context.get(clockContext)());
  return { ...missing, page: { ...read.value, party, open } };
}

const SAID = {
  accept: "booking-accepted",
  decline: "booking-declined",
  complete: "booking-completed",
  "no-show": "booking-no-show",
  "accept-proposal": "booking-moved",
  "decline-proposal": "booking-kept",
} as const satisfies Partial<Record<BookingTransition, NoticeCode>>;

const transitionSchema = z.object({
  step: z.enum(["accept", "decline", "complete", "no-show", "accept-proposal", "decline-proposal"]),
  reason: anyTyped,
  next: z.string().optional(),
});

/** The steps that need no page of their own. Completing before the start asks first (decision 72). */
export async function action({ request, context, params: { bookingId: id } }: Route.ActionArgs) {
  const form = await readForm(request, versioned(transitionSchema));
  const typed = form.ok ? form.data.fields.reason : form.values.reason;
  const refused = (problem: string | null) => ({ problem, reason: typed ?? "" });
  if (!form.ok) return data(refused(refusalOf(form)), { status: form.status });
  if (!isId(id)) return data(refused("Booking not found"), { status: 404 });
  const { version, fields } = form.data;
  const { step, reason, next } = fields;
  if (step === "complete" && (await startsLater(context, id))) {
    return redirect(`/dashboard/bookings/${id}/complete`, 303);
  }
  const taken = await tryDatabase(
    applyTransition(context, { id, step, version, ...(reason && { reason }) }),
  );
  if (!taken.ok) return refuse(503, refused(BOOKING_FAILED));
  if (taken.value) return data(refused(taken.value.message), { status: taken.value.status });
  return redirect(returnTo(next, paths.booking(id)), {
    status: 303,
    headers: { "Set-Cookie": noticeCookie(request, SAID[step]) },
  });
}

async function startsLater(context: Route.ActionArgs["context"], id: string): Promise<boolean> {
  const ask = { id, userId: signedIn(context).id };
  const read = await tryDatabase(readBooking(context.get(databaseContext), ask));
  if (!read.ok || !read.value) return false;
  const { startsAt, status } = read.value.booking;
  return status === "confirmed" && startsAt > context.get(clockContext)();
}

const UNTOUCHED = { problem: null, reason: "" };

export default function BookingRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { page, failed } = loaderData;
  if (page) return <BookingPage {...page} {...(actionData ?? UNTOUCHED)} />;
  if (!failed) return <BookingMissing />;
  return (
    <DashboardPage title="Booking">
      <Failure again={paths.booking(params.bookingId)} />
    </DashboardPage>
  );
}
