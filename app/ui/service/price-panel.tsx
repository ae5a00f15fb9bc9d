import type { ReactNode } from "react";
import type { Service } from "#app/domain/services/service.ts";
import { Icon } from "../icon.tsx";
import { bookHref, contactHref } from "../links.ts";
import { Price } from "../price.tsx";

/** The price and the two ways on, beside the page on wide screens. */
export function PricePanel({ service, firstName }: { service: Service; firstName: string }) {
  return (
    <div className="panel stack">
      <p>
        <Price cents={service.priceAmount} type={service.priceType} />
      </p>
      {service.saved !== "own" && (
        <>
          <a className="btn w only-w" href={bookHref(service.id)}>
            <Icon name="calendar-check" />
            Request Booking
          </a>
          <a className="btn alt w only-w" href={contactHref({ service: service.id })}>
            <Icon name="message-circle" />
            Contact Pro
          </a>
        </>
      )}
      <p className="soft sm">
        You pay {firstName} directly: cash, MMG or bank. Kayap takes no commission. Licences are not
        checked by Kayap, so ask to see them.
      </p>
    </div>
  );
}

/** The same, in reach of the thumb at the bottom of small screens. */
export function BookingBar({ service, price }: { service: Service; price: ReactNode }) {
  if (service.saved === "own") return null;
  return (
    <section className="bottom-bar" aria-label="Book this service">
      <p className="grow snug">
        <b>{price}</b>
        <br />
        <span className="soft xs">GYD</span>
      </p>
      <a className="btn alt sq" href={contactHref({ service: service.id })}>
        <Icon name="message-circle" />
        <span className="vh">Contact Pro</span>
      </a>
      <a className="btn" href={bookHref(service.id)}>
        Request Booking
      </a>
    </section>
  );
}
