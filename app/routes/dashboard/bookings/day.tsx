import { useEffect, useState } from "react";
import { data, Link } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { phoneText } from "#app/domain/accounts/phone.ts";
import { type BookingOnDay, lengthText, minutesOf } from "#app/domain/bookings/booking.ts";
import { addDays, dayOf, isDay, momentOn } from "#app/domain/time/guyana-day.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { bookingPlace } from "#app/ui/bookings/booking-place.ts";
import { LateLink } from "#app/ui/bookings/late-link.tsx";
import { messageLink } from "#app/ui/bookings/message-link.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ShortDay, TimeRange } from "#app/ui/values/date-time.tsx";
import { usePageTime } from "#app/ui/values/page-time.ts";
import { Amount } from "#app/ui/values/price.tsx";
import { selectBookingsBetween } from "#db/bookings/list.ts";
import type { Route } from "./+types/day.ts";

export const meta: Route.MetaFunction = () => privateMeta("Day sheet");

export async function loader({ request, context, params: { day } }: Route.LoaderArgs) {
  if (day === undefined) {
    throw seeOther(paths.bookingDay(dayOf(context.get(clockContext)())), { request });
  }
  if (!isDay(day)) throw data(null, { status: 404 });
  const { id: userId } = signedIn(context);
  const period = { userId, from: momentOn(day), to: momentOn(addDays(day, 1)) };
  const bookings = selectBookingsBetween(context.get(databaseContext), period);
  // Named as in the release before, whose open pages read it (threat 84).
  return { jobs: await readForPage(bookings), day };
}

/** The bookings of one day with where, what and whom to call: to be printed and taken along. */
export default function Day({ loaderData: { jobs: bookings, day } }: Route.ComponentProps) {
  return (
    <DashboardPage
      title={
        <>
          <ShortDay at={momentOn(day)} />
          {bookings.length > 0 &&
            `: ${bookings.length} ${bookings.length === 1 ? "booking" : "bookings"}`}
        </>
      }
      action={
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <ButtonLink variant="secondary" size="small" to={paths.bookingWeekOf(day)}>
            <Icon name="calendar-days" />
            Week
          </ButtonLink>
          <ButtonLink variant="secondary" size="small" to={paths.bookingDay(addDays(day, -1))}>
            <Icon name="chevron-left" />
            Previous day
          </ButtonLink>
          <ButtonLink variant="secondary" size="small" to={paths.bookingDay(addDays(day, 1))}>
            Next day
            <Icon name="chevron-right" />
          </ButtonLink>
          <PrintButton />
        </div>
      }
    >
      {bookings.length === 0 ? (
        <p>You have no bookings on this day.</p>
      ) : (
        <ol className="grid gap-4">
          {bookings.map((booking) => (
            <SheetBooking key={booking.id} booking={booking} />
          ))}
        </ol>
      )}
    </DashboardPage>
  );
}

function SheetBooking({ booking }: { booking: BookingOnDay }) {
  const place = bookingPlace(booking);
  const message = messageLink(booking, "professional");
  const now = usePageTime() ?? booking.endsAt;
  return (
    <li className="break-inside-avoid rounded-card border border-line px-3.5 py-3 print:border-ink">
      <h2 className="text-lg">
        <TimeRange from={booking.startsAt} to={booking.endsAt} />
        {booking.status === "pending" && " (not accepted yet)"}
      </h2>
      <p>
        <Link to={paths.booking(booking.id)}>
          <b>{booking.serviceTitle}</b>
        </Link>
        , {lengthText(minutesOf(booking))} ·{" "}
        <Amount cents={booking.totalAmount} type={booking.priceType} status={booking.status} />
      </p>
      <p>
        {booking.customerName}
        {booking.customerPhone && (
          <>
            , <a href={`tel:${booking.customerPhone}`}>{phoneText(booking.customerPhone)}</a>
          </>
        )}
      </p>
      {place && <p>{place}</p>}
      {booking.notes && <p className="whitespace-pre-line">{booking.notes}</p>}
      <p className="text-soft text-sm">{booking.reference}</p>
      {message && (
        <p className="mt-2 flex flex-wrap gap-2 print:hidden">
          <ButtonLink variant="secondary" size="small" to={message}>
            <Icon name="message-circle" />
            Message<span className="sr-only"> {booking.customerName}</span>
          </ButtonLink>
          {booking.noShow !== "customer" && (
            <LateLink booking={booking} party="professional" now={now} />
          )}
        </p>
      )}
    </li>
  );
}

/** Printing needs a script; without one the browser's own menu does it. */
function PrintButton() {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return null;
  return (
    <Button type="button" variant="secondary" size="small" onClick={() => window.print()}>
      <Icon name="printer" />
      Print
    </Button>
  );
}
