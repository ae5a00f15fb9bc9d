import { Form } from "react-router";
import { CONTACT_HIDDEN } from "#app/domain/jobs/contact-hidden.ts";
import type { JobStatus } from "#app/domain/jobs/job.ts";
import { offerStatusText } from "#app/domain/jobs/offer.ts";
import type { JobForOffer } from "#app/domain/jobs/shown.ts";
import { paths } from "#app/links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Hint } from "#app/ui/forms/field.tsx";
import { OFFER_TONES } from "#app/ui/jobs/offer-tones.ts";
import { Panel } from "#app/ui/panel.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";
import { Price } from "#app/ui/values/price.tsx";
import { OfferLength } from "./offer-length.tsx";

type OwnOfferProps = {
  offer: NonNullable<JobForOffer["offer"]>;
  jobStatus: JobStatus;
  service: string | undefined;
  hides: boolean;
};

/** The offer that the professional has sent, with the button that withdraws it. */
export function OwnOffer({ offer, jobStatus, service, hides }: OwnOfferProps) {
  return (
    <Panel className="stack-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2>Your offer</h2>
        <Badge wraps tone={OFFER_TONES[offer.status]}>
          {offerStatusText(offer.status, jobStatus)}
        </Badge>
      </div>
      {service && <p className="wrap-anywhere">{service}</p>}
      <Price cents={offer.priceAmount} type={offer.priceType} />
      <OfferLength offer={offer} />
      <p className="whitespace-pre-line wrap-anywhere">{offer.message}</p>
      {hides && <Hint>{CONTACT_HIDDEN}</Hint>}
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {offer.times.map((at) => (
          <li key={at}>
            <ShortWhen at={at} />
          </li>
        ))}
      </ul>
      {offer.bookingId && (
        <ButtonLink to={paths.booking(offer.bookingId)}>Open the booking</ButtonLink>
      )}
      {offer.status === "open" && (
        <Form method="post">
          <AccountField />
          <input type="hidden" name="offer" value={offer.id} />
          <Button variant="secondary" name="step" value="withdraw">
            Withdraw this offer
          </Button>
        </Form>
      )}
    </Panel>
  );
}
