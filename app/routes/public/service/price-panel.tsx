import type { ReactNode } from "react";
import { slotText } from "#app/domain/bookings/form.ts";
import { MOST_HORIZON } from "#app/domain/bookings/times.ts";
import type { Service } from "#app/domain/services/service.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { BottomBar } from "#app/ui/frame/bottom-bar.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Soon } from "#app/ui/values/date-time.tsx";
import { Price } from "#app/ui/values/price.tsx";

type PricePanelProps = { service: Service; firstName: string };

/** The price with the buttons to book and to contact; on wide screens it is next to the page. */
export function PricePanel({ service, firstName }: PricePanelProps) {
  return (
    <Panel variant="flat" className="stack-4">
      <p>
        <Price cents={service.priceAmount} type={service.priceType} large />
      </p>
      {service.saved !== "own" && (
        <>
          <NextFree service={service} firstName={firstName} />
          <ButtonLink className="max-lg:hidden w-full" href={paths.bookingForm(service.id)}>
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
        You pay {firstName} directly: cash, MMG or bank. Kayap takes no commission.
        {service.licences.length === 0 && " Licences are not checked by Kayap, so ask to see them."}
      </p>
    </Panel>
  );
}

/** The next free times, each with its place in the booking form. */
function NextFree({ service, firstName }: PricePanelProps) {
  if (service.nextFree.length === 0) {
    return (
      <p>
        No free times in the next {MOST_HORIZON} days.{" "}
        <a href={paths.contactProfessional({ service: service.id })}>Message {firstName}</a>
      </p>
    );
  }
  return (
    <div>
      <h2 className="text-md">Next free</h2>
      <ul className="mt-2 grid gap-2">
        {service.nextFree.map((at) => (
          <li key={at}>
            <ButtonLink
              variant="secondary"
              size="small"
              wraps
              className="w-full"
              href={paths.bookingForm(service.id, { slot: slotText(at) })}
            >
              <Soon at={at} />
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same at the bottom of small screens. */
export function BookingBar({ service, price }: { service: Service; price: ReactNode }) {
  if (service.saved === "own") return null;
  const [next] = service.nextFree;
  return (
    <BottomBar label="Book this service">
      <p className="min-w-0 grow basis-16 text-meta leading-tight">
        <b className="text-base">{price}</b>
        <br />
        <span className="text-soft">
          {next === undefined ? (
            "GYD"
          ) : (
            <>
              <span className="sr-only">GYD. Next </span>Free: <Soon at={next} inBar />
            </>
          )}
        </span>
      </p>
      <ButtonLink
        variant="secondary"
        size="square"
        href={paths.contactProfessional({ service: service.id })}
      >
        <Icon name="message-circle" />
        <span className="sr-only">Contact Pro</span>
      </ButtonLink>
      <ButtonLink size="tight" href={paths.bookingForm(service.id)}>
        Request Booking
      </ButtonLink>
    </BottomBar>
  );
}
