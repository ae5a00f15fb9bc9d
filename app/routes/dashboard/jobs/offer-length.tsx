import { amountOf } from "#app/domain/bookings/booking.ts";
import { requestLengthText } from "#app/domain/bookings/visit.ts";
import type { JobForOffer } from "#app/domain/jobs/shown.ts";
import { Money } from "#app/ui/values/number.tsx";

type OfferLengthProps = {
  offer: Pick<NonNullable<JobForOffer["offer"]>, "priceAmount" | "priceType" | "minutes">;
};

/** How long the visit of an offer takes, and what it comes to by the hour. */
export function OfferLength({ offer }: OfferLengthProps) {
  const { priceAmount, priceType, minutes } = offer;
  const length = requestLengthText(offer, minutes);
  return (
    <p className="text-sm text-soft">
      {priceType === "hourly" ? (
        <>
          {length}, <Money cents={amountOf(priceAmount, priceType, minutes)} /> in all
        </>
      ) : (
        `First visit: ${length}`
      )}
    </p>
  );
}
