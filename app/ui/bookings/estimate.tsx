import type { ReactNode } from "react";
import { amountOf, lengthText } from "#app/domain/bookings/booking.ts";
import type { PriceType } from "#app/domain/money.ts";
import { Cloth } from "../cloth.tsx";
import { PlainPrice, Price } from "../price.tsx";
import { Rating } from "../rating.tsx";

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

/** The service that is being booked, in one glance. */
export function ServiceInBrief({ service }: { service: BookedService }) {
  return (
    <div className="brief">
      <Cloth
        categoryId={service.categoryId}
        subcategoryId={service.subcategoryId}
        variant={service.number}
        className="mini"
      />
      <div className="grow">
        <h2>{service.title}</h2>
        <p className="by">{service.proName}</p>
        <Rating rating={service.rating} count={service.reviewCount} />
      </div>
    </div>
  );
}

type EstimateProps = {
  service: BookedService;
  minutes: number;
  when: ReactNode;
};

/** When, how long and for how much. */
export function Estimate({ service, minutes, when }: EstimateProps) {
  const { priceAmount, priceType } = service;
  return (
    <dl className="sum">
      <div>
        <dt>When</dt>
        <dd>{when}</dd>
      </div>
      <div>
        <dt>Length</dt>
        <dd>{lengthText(minutes)}</dd>
      </div>
      <div>
        <dt>Price</dt>
        <dd>
          <PlainPrice cents={priceAmount} type={priceType} />
        </dd>
      </div>
      <div className="tot">
        <dt>
          <b>{priceType === "starting_at" ? "To be agreed" : "Estimate"}</b>
        </dt>
        <dd>
          <Price
            cents={amountOf(priceAmount, priceType, minutes)}
            type={priceType === "starting_at" ? "starting_at" : "fixed"}
          />
        </dd>
      </div>
    </dl>
  );
}

/** Who pays whom, and what cancelling means. */
export function PaidDirectly({ firstName }: { firstName: string }) {
  return (
    <p className="soft sm">
      Pay {firstName} directly: cash, MMG or bank. You can cancel free until the start; less than 24
      hours before counts as late.
    </p>
  );
}
