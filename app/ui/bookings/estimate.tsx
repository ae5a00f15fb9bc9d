import type { ReactNode } from "react";
import { amountOf } from "#app/domain/bookings/booking.ts";
import { choosesLength, requestLengthText } from "#app/domain/bookings/visit.ts";
import type { PriceType } from "#app/domain/money/money.ts";
import { CategoryPattern } from "#app/ui/pictures/category-pattern.tsx";
import { Rating } from "#app/ui/reviews/rating.tsx";
import { PlainPrice, Price } from "#app/ui/values/price.tsx";

/** What the form shows of a service. */
export type BookedService = {
  id: string;
  number: number;
  title: string;
  categoryId: string;
  subcategoryId: string | null;
  priceAmount: number;
  priceType: PriceType;
  version: number;
  rating: number;
  reviewCount: number;
  proName: string;
  proFirstName: string;
};

/** The service that is being booked, in brief. */
export function ServiceInBrief({ service }: { service: BookedService }) {
  return (
    <div className="flex items-start gap-3">
      <CategoryPattern
        categoryId={service.categoryId}
        subcategoryId={service.subcategoryId}
        variant={service.number}
        size="mini"
        className="size-12 flex-none rounded-control"
      />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg leading-snug [letter-spacing:0]">{service.title}</h2>
        <p className="text-sm text-soft wrap-anywhere">{service.proName}</p>
        <Rating rating={service.rating} count={service.reviewCount} />
      </div>
    </div>
  );
}

type EstimateProps = {
  service: BookedService;
  minutes: number;
  when: ReactNode;
  /** Whether the total is larger than its surroundings. */
  large?: boolean;
};

/** When, how long and for how much. */
export function Estimate({ service, minutes, when, large = false }: EstimateProps) {
  const { priceAmount, priceType } = service;
  return (
    <dl className="grid gap-2">
      <EstimateLine name="When">{when}</EstimateLine>
      <EstimateLine name={choosesLength(service) ? "Length" : "First visit"}>
        {requestLengthText(service, minutes)}
      </EstimateLine>
      <EstimateLine name="Price">
        <PlainPrice cents={priceAmount} type={priceType} />
      </EstimateLine>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-2.5">
        <dt className="flex-none">
          <b>{priceType === "starting_at" ? "To be agreed" : "Estimate"}</b>
        </dt>
        <dd className={VALUE}>
          <Price
            cents={amountOf(priceAmount, priceType, minutes)}
            type={priceType === "starting_at" ? "starting_at" : "fixed"}
            large={large}
          />
        </dd>
      </div>
    </dl>
  );
}

const VALUE = "min-w-0 text-right font-semibold wrap-anywhere *:whitespace-normal";

type EstimateLineProps = {
  name: string;
  /** A text of several lines. */
  long?: boolean;
  children: ReactNode;
};

/** One fact of a request: its name on the left, its value on the right. */
export function EstimateLine({ name, long = false, children }: EstimateLineProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="flex-none text-soft">{name}</dt>
      <dd className={long ? "min-w-0 wrap-anywhere whitespace-pre-line" : VALUE}>{children}</dd>
    </div>
  );
}

/** How it is paid, and until when it can be cancelled. */
export function PaidDirectly({ firstName }: { firstName: string }) {
  return (
    <p className="text-soft text-sm">
      Pay {firstName} directly: cash, MMG or bank. You can cancel free until the start; with under
      24 hours’ notice it counts as a late cancellation.
    </p>
  );
}
