import { useMemo } from "react";
import { Form, Link } from "react-router";
import { slotText } from "#app/domain/bookings/form.ts";
import type { ShownOffer } from "#app/domain/jobs/job-page.ts";
import { USUALLY_REPLIES } from "#app/domain/profiles/response-rate.ts";
import { usuallyRepliesBy } from "#app/domain/search/standing.ts";
import { paths } from "#app/links.ts";
import { RadioTile } from "#app/ui/bookings/radio-tile.tsx";
import { SameTime } from "#app/ui/bookings/same-time.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyLine } from "#app/ui/empty.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { type JobFormAnswer, NO_ANSWER } from "#app/ui/jobs/answer.ts";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Rating } from "#app/ui/reviews/rating.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";
import { Price } from "#app/ui/values/price.tsx";
import { OfferLength } from "./offer-length.tsx";

type OfferCardProps = {
  jobId: string;
  offer: ShownOffer;
  /** What the phone in its form begins with. */
  phone: string;
  canAccept: boolean;
  answer: JobFormAnswer | null;
};

/** One offer: its professional, its price, what is included, and the times to choose from. */
export function OfferCard({ jobId, offer, phone, canAccept, answer }: OfferCardProps) {
  const { professionalName, completedCount, times, status } = offer;
  const { priceAmount, priceType } = offer;
  const answered = answer ?? NO_ANSWER;
  const [earliest] = status === "open" ? times : [];
  return (
    <Panel as="li" className="stack-4" id={`offer-${offer.id}`} data-offer={offer.id}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h3 className="text-lg">
            {offer.serviceHasPage ? (
              <Link to={paths.service(offer.serviceId)} reloadDocument>
                {professionalName}
              </Link>
            ) : (
              professionalName
            )}
          </h3>
          <p className="wrap-anywhere">{offer.serviceTitle}</p>
          <p className="text-sm text-soft">
            <Rating rating={offer.rating} count={offer.reviewCount} />
            {completedCount > 0 &&
              ` · ${completedCount} ${completedCount === 1 ? "booking" : "bookings"} completed`}
          </p>
          {usuallyRepliesBy(offer.replyStep) && (
            <p className="text-sm text-soft">{USUALLY_REPLIES}</p>
          )}
          {earliest !== undefined && (
            <p className="text-sm text-soft">
              Earliest time: <ShortWhen at={earliest} />
            </p>
          )}
          <OfferLength offer={offer} />
        </div>
        <Price cents={priceAmount} type={priceType} />
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{offer.message}</p>
      <Problem>{answered.problem}</Problem>
      {status === "accepted" && <Notice tone="ok">You accepted this offer.</Notice>}
      {status === "not-chosen" && <p className="text-soft">Not chosen</p>}
      {canAccept && <AcceptForm offer={offer} phone={phone} answer={answered} />}
      <p className="text-sm">
        <Link className="inline-flex min-h-11 items-center" to={paths.reportJob(jobId, offer.id)}>
          Report <span className="sr-only">the offer of {professionalName}</span>
        </Link>
      </p>
    </Panel>
  );
}

type AcceptFormProps = Pick<OfferCardProps, "offer" | "phone"> & { answer: JobFormAnswer };

/** The times to choose from, free times in place of one that was taken, and the customer's phone. */
function AcceptForm({ offer, phone, answer }: AcceptFormProps) {
  const { professionalName, times } = offer;
  const { values, errors, suggested } = answer;
  // The page has one such form for each offer.
  const phoneId = `phone-${offer.id}`;
  const wrong = useMemo(
    (): Record<string, string> => (errors.phone ? { [phoneId]: errors.phone } : {}),
    [errors, phoneId],
  );
  return (
    <Form className="stack-4" method="post" noValidate>
      <AccountField />
      <ErrorSummary errors={wrong} labels={{ [phoneId]: "Phone" }} />
      <input type="hidden" name="offer" value={offer.id} />
      <input type="hidden" name="title" value={offer.serviceTitle} />
      <input type="hidden" name="version" value={offer.version} />
      <fieldset>
        <legend className="mb-1.5 font-bold">Choose a time</legend>
        {times.length === 0 && (
          <EmptyLine>Its times have passed. Ask {professionalName} for another one.</EmptyLine>
        )}
        <div className="grid gap-2 sm:grid-cols-2">
          {times.map((at, i) => (
            <RadioTile key={at} name="slot" value={slotText(at)} defaultChecked={i === 0}>
              <ShortWhen at={at} />
            </RadioTile>
          ))}
        </div>
      </fieldset>
      <SameTime bookings={offer.sameTime} several={times.length > 1} />
      {suggested.length > 0 && (
        <p className="text-sm">
          {professionalName} is free next:{" "}
          {suggested.map((at, i) => (
            <span key={at}>
              {i > 0 && "; "}
              <ShortWhen at={at} />
            </span>
          ))}
          . Ask for one of these times.
        </p>
      )}
      {times.length > 0 && (
        <TextField
          id={phoneId}
          name="phone"
          label="Phone"
          defaultValue={values.phone ?? phone}
          error={errors.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={`Shown to ${professionalName} as soon as you accept. 7 digits are enough.`}
          required
        />
      )}
      <div className="flex flex-wrap gap-2">
        {times.length > 0 && (
          <Button name="step" value="accept">
            Accept offer
          </Button>
        )}
        <ButtonLink
          variant="secondary"
          reloadDocument
          to={paths.contactProfessional({ service: offer.serviceId })}
        >
          Ask a question
        </ButtonLink>
      </div>
    </Form>
  );
}
