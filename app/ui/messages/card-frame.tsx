import type { ReactNode } from "react";
import { type BookingStatus, lengthText, minutesOf } from "#app/domain/bookings/booking.ts";
import type { PriceType } from "#app/domain/money/money.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";
import { Amount } from "#app/ui/values/price.tsx";

type CardFrameProps = {
  title: ReactNode;
  startsAt: number;
  endsAt: number;
  totalAmount: number;
  priceType: PriceType;
  status: BookingStatus;
  children: ReactNode;
};

/** What a booking and an offer in a conversation have in common: what, when, how long and for how much. */
export function CardFrame(props: CardFrameProps) {
  const { title, startsAt, endsAt, totalAmount, priceType, status, children } = props;
  return (
    <div className="grid gap-1.5 rounded-card border-2 border-control bg-card p-3 wrap-anywhere [&_time]:whitespace-normal">
      <p className="flex items-start gap-2 font-bold">
        <Icon name="calendar-check" />
        <span className="min-w-0">{title}</span>
      </p>
      <p>
        <ShortWhen at={startsAt} />
      </p>
      <p className="text-sm text-soft">
        {lengthText(minutesOf({ startsAt, endsAt }))} ·{" "}
        <Amount cents={totalAmount} type={priceType} status={status} />
      </p>
      {children}
    </div>
  );
}
