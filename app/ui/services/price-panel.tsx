import type { ReactNode } from "react";
import type { Service } from "#app/domain/services/service.ts";
import { paths } from "#app/links.ts";
import { BottomBar } from "#app/ui/bottom-bar.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Price } from "#app/ui/price.tsx";

/** The price with buttons to book and to contact, beside the page on wide screens. */
export function PricePanel({ service, firstName }: { service: Service; firstName: string }) {
  return (
    <Panel variant="flat" className="stack-4">
      <p>
        <Price cents={service.priceAmount} type={service.priceType} large />
      </p>
      {service.saved !== "own" && (
        <>
          <ButtonLink className="max-lg:hidden w-full" href={paths.book(service.id)}>
            <Icon name="calendar-check" />
            Request Booking
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            className="max-lg:hidden w-full"
            href={paths.contactProfessional({ service: service.id })}
          >
            <Icon name="message-circle" />
            Contact Pro
          </ButtonLink>
        </>
      )}
      <p className="text-soft text-sm">
        You pay {firstName} directly: cash, MMG or bank. Kayap takes no commission. Licences are not
        checked by Kayap, so ask to see them.
      </p>
    </Panel>
  );
}

/** The same at the bottom of small screens. */
export function BookingBar({ service, price }: { service: Service; price: ReactNode }) {
  if (service.saved === "own") return null;
  return (
    <BottomBar label="Book this service">
      <p className="min-w-0 flex-1 leading-snug">
        <b>{price}</b>
        <br />
        <span className="text-soft text-meta">GYD</span>
      </p>
      <ButtonLink
        variant="secondary"
        size="square"
        href={paths.contactProfessional({ service: service.id })}
      >
        <Icon name="message-circle" />
        <span className="sr-only">Contact Pro</span>
      </ButtonLink>
      <ButtonLink className="px-3.5!" href={paths.book(service.id)}>
        Request Booking
      </ButtonLink>
    </BottomBar>
  );
}
