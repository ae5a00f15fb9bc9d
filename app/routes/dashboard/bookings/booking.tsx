import { useState } from "react";
import { data, type ShouldRevalidateFunction, useOutlet, useRouteLoaderData } from "react-router";
import { submitTransition } from "#app/actions/bookings/submit-transition.ts";
import { sendOrQueue } from "#app/client/queue/queue-transition.ts";
import { useOnNotification } from "#app/client/updates/use-on-notification.ts";
import { useRefresh } from "#app/client/updates/use-refresh.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { partyOf } from "#app/domain/bookings/booking.ts";
import { nextStep } from "#app/domain/bookings/next-step.ts";
import { openTransitions } from "#app/domain/bookings/transitions.ts";
import { isId } from "#app/domain/id.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { BookingPage } from "#app/routes/dashboard/bookings/booking/booking-page.tsx";
import type { loader as layoutLoader } from "#app/routes/dashboard/layout.tsx";
import { NO_REASON_YET, TransitionPage } from "#app/ui/bookings/transition-page.tsx";
import { BookingMissing } from "#app/ui/bookings/transition-refused.tsx";
import { OverList } from "#app/ui/dashboard/action-panel.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { readBooking } from "#db/bookings/booking.ts";
import type { Route } from "./+types/booking.ts";

export const meta: Route.MetaFunction = () => privateMeta("Booking");

/** A question opened over the page does not reload the page; returning to the page does. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentParams,
  nextParams: { bookingId = "" },
  nextUrl,
}) => currentParams.bookingId !== bookingId || nextUrl.pathname === paths.booking(bookingId);

export async function loader({ context, params: { bookingId: id }, pattern }: Route.LoaderArgs) {
  // A question that is opened by its own address has no page behind it.
  if (!pattern.endsWith("/:bookingId")) return { page: null };
  const { id: userId } = signedIn(context);
  const reading = isId(id)
    ? await readForPage(readBooking(context.get(databaseContext), { id, userId }))
    : null;
  if (!reading) return data({ page: null }, { status: 404 });
  const { booking, offer } = reading;
  const now = context.get(clockContext)();
  const party = partyOf(booking, userId);
  const open = openTransitions(booking, party, now);
  return { page: { booking, offer, party, open, next: nextStep(booking, party, now), now } };
}

/** The transitions that have a button here, and declining with a reason on pages of older releases. */
export function action({ request, context, params: { bookingId: id } }: Route.ActionArgs) {
  return submitTransition({ request, context }, { id });
}

/** A transition that gets no answer waits on the device. */
export const clientAction = ({ request, params, serverAction }: Route.ClientActionArgs) =>
  sendOrQueue({ request, bookingId: params.bookingId }, serverAction);

export default function BookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page } = loaderData;
  const question = useOutlet();
  const hasChanged = useLiveBooking(page?.booking.updatedAt, {
    isBehindQuestion: question !== null,
  });
  const form = actionData ?? NO_REASON_YET;
  if (!page) return question ?? <BookingMissing />;
  if (form.error !== null) {
    return <TransitionPage transition="decline" {...page} {...form} next={null} />;
  }
  return (
    <>
      <BookingPage {...page} problem={form.problem} hasChanged={hasChanged} />
      {question && <OverList value={paths.booking(page.booking.id)}>{question}</OverList>}
    </>
  );
}

/**
 * Loads the booking again when a notification arrives, and says whether that has changed it. Behind a question it waits:
 * closing the question loads the page.
 */
function useLiveBooking(
  version: number | undefined,
  { isBehindQuestion }: { isBehindQuestion: boolean },
): boolean {
  const refresh = useRefresh();
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/dashboard/layout");
  const [before, setBefore] = useState<number | null>(null);
  useOnNotification(layout?.unread.notifications, () => {
    if (version === undefined || isBehindQuestion) return;
    // A later report takes back nothing of what was said.
    setBefore((shown) => (shown === null || shown === version ? version : shown));
    refresh();
  });
  return before !== null && before !== version;
}
