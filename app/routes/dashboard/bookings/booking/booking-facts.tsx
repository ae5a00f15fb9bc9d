import { phoneText } from "#app/domain/accounts/phone.ts";
import {
  type BookingDetails,
  lengthText,
  minutesOf,
  type OfferOfBooking,
  otherPerson,
  type Party,
} from "#app/domain/bookings/booking.ts";
import { placeText } from "#app/domain/bookings/place.ts";
import { paths } from "#app/links.ts";
import { ShortDay, TimeRange } from "#app/ui/values/date-time.tsx";
import { Amount } from "#app/ui/values/price.tsx";

type BookingFactsProps = { booking: BookingDetails; offer: OfferOfBooking | null; party: Party };

/**
 * Everything about a booking in two columns. The customer's phone and the exact place come to the professional with the
 * confirmation, and the customer always sees what they gave (decision 73); the professional's phone stays behind its button
 * on the profile, where each look is counted (decision 19).
 */
export function BookingFacts({ booking, offer, party }: BookingFactsProps) {
  const { startsAt, endsAt, landmark, notes, customerPhone, status } = booking;
  const hidden = party === "professional" && status === "pending";
  return (
    <dl className="grid @min-[16rem]:grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-2.5 [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-soft [&_time]:whitespace-normal">
      <dt>Service</dt>
      <dd>
        {booking.serviceHasPage ? (
          <a href={paths.service(booking.serviceId)}>{booking.serviceTitle}</a>
        ) : (
          booking.serviceTitle
        )}
      </dd>
      <dt>{party === "customer" ? "Professional" : "Customer"}</dt>
      <dd>
        {party === "customer" && booking.professionalHasPage ? (
          <a href={paths.professional(booking.professionalId)}>{booking.professionalName}</a>
        ) : (
          otherPerson(booking, party).name
        )}
      </dd>
      <dt>When</dt>
      <dd>
        <ShortDay at={startsAt} />, <TimeRange from={startsAt} to={endsAt} />
      </dd>
      <dt>Length</dt>
      <dd>{lengthText(minutesOf({ startsAt, endsAt }))}</dd>
      <dt>Price</dt>
      <dd>
        <Amount cents={booking.totalAmount} type={booking.priceType} status={status} currency />
        {status !== "cancelled" && (
          <>
            <br />
            <span className="text-soft text-sm">Paid directly: cash, MMG or bank</span>
          </>
        )}
      </dd>
      <dt>Place</dt>
      <dd>
        {placeText(booking, party)}
        {landmark && <br />}
        {landmark}
        {hidden && (
          <>
            <br />
            <span className="text-soft text-sm">
              Phone and exact place are shown when you accept.
            </span>
          </>
        )}
      </dd>
      {party === "professional" && customerPhone && (
        <>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${customerPhone}`}>{phoneText(customerPhone)}</a>
          </dd>
        </>
      )}
      {party === "customer" && customerPhone && (
        <>
          <dt>Your phone</dt>
          <dd>{phoneText(customerPhone)}</dd>
        </>
      )}
      {party === "customer" && booking.professionalShowsPhone && (
        <>
          <dt>Phone</dt>
          <dd>
            <a href={paths.professional(booking.professionalId)}>
              Show phone on the profile of {booking.professionalName}
            </a>
          </dd>
        </>
      )}
      {notes && (
        <>
          <dt>Notes</dt>
          <dd className="whitespace-pre-line">{notes}</dd>
        </>
      )}
      {offer && (
        <>
          <dt>Offer</dt>
          <dd>
            <p className="whitespace-pre-line">{offer.message}</p>
            {offer.jobId && <a href={paths.job(offer.jobId)}>Open the job</a>}
          </dd>
        </>
      )}
    </dl>
  );
}
