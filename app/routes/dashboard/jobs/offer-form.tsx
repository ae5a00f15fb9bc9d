import { Form } from "react-router";
import { lengthText } from "#app/domain/bookings/booking.ts";
import { slotText } from "#app/domain/bookings/form.ts";
import type { BookingWeek } from "#app/domain/bookings/times.ts";
import { chosenElsewhere } from "#app/domain/jobs/chosen-times.ts";
import { LEAST_MESSAGE, MOST_TIMES, offerValues } from "#app/domain/jobs/offer.ts";
import type { JobForOffer } from "#app/domain/jobs/shown.ts";
import { PRICE_TYPES } from "#app/domain/money/money.ts";
import { PRICE_TYPE_NAMES } from "#app/domain/services/form.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";
import { paths } from "#app/links.ts";
import { useOfferedVisit } from "#app/ui/bookings/use-offered-visit.ts";
import { HOW_LONG, OfferedVisit } from "#app/ui/bookings/visit-choice.tsx";
import { WeekRow } from "#app/ui/bookings/week-row.tsx";
import { Button, ButtonLink, EnterButton } from "#app/ui/button.tsx";
import { EmptyLine } from "#app/ui/empty.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import {
  FieldError,
  Legend,
  SelectField,
  TextAreaField,
  TextField,
  Tick,
} from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import type { JobFormAnswer } from "#app/ui/jobs/answer.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Clock, ShortDay, ShortWhen } from "#app/ui/values/date-time.tsx";

const LABELS = {
  slot: "Times you can come",
  priceAmount: "Price (GYD)",
  priceType: "Price type",
  message: "What is included",
  duration: HOW_LONG,
};

export type OfferFormProps = Pick<JobForOffer, "offer" | "services" | "service"> & {
  job: Pick<JobForOffer["job"], "id">;
  /** How long the visit takes. */
  minutes: number;
  /** The own free times; null without a service of the trade. */
  week: BookingWeek | null;
  answer: JobFormAnswer;
};

/** The form of an offer, new or changed, in place of which somebody without a service of the trade reads what is missing. */
export function OfferForm({ service, week, ...props }: OfferFormProps) {
  if (service && week) return <ServiceOfferForm {...{ service, week }} {...props} />;
  return (
    <Notice tone="wait">
      You need an active service of this trade to send an offer.{" "}
      <a href={paths.services}>My Services</a>
    </Notice>
  );
}

type ServiceOfferFormProps = OfferFormProps & {
  service: NonNullable<OfferFormProps["service"]>;
  week: BookingWeek;
};

/** Its service, times, price and what is included. */
function ServiceOfferForm(props: ServiceOfferFormProps) {
  const { job, offer, services, service, minutes, week, answer } = props;
  const { form, addressOn, onService, onLength } = useOfferedVisit({
    service,
    minutes,
    day: week.chosen.day,
    addressOf: (choices) => paths.job(job.id, choices),
  });
  const initialValues =
    offer?.status === "open" ? offerValues(offer) : { priceType: service.priceType };
  const values = { ...initialValues, ...answer.values };
  const field = fieldsOf(LABELS, { values, errors: answer.errors });
  const hrefOf = ({ day }: { day?: string }) => `${addressOn(day)}#slot`;
  return (
    <Panel className="stack-4" as="section" aria-labelledby="offer-form">
      <h2 id="offer-form">{offer?.status === "open" ? "Change your offer" : "Send an offer"}</h2>
      <ErrorSummary errors={answer.errors} labels={LABELS} />
      <Form ref={form} className="stack-4" method="post" action={addressOn()} noValidate>
        <AccountField />
        <EnterButton />
        <input type="hidden" name="shownService" value={service.id} />
        <KeptDraft />
        <OfferedVisit
          name="serviceId"
          action={hrefOf({})}
          service={service}
          services={services}
          minutes={minutes}
          errors={answer.errors}
          {...{ onService, onLength }}
        />
        <OfferTimes
          title={service.title}
          minutes={minutes}
          week={week}
          hrefOf={hrefOf}
          slots={answer.slots.length > 0 ? answer.slots : (offer?.times ?? []).map(slotText)}
          error={answer.errors.slot}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field("priceAmount")} marked inputMode="decimal" />
          <SelectField
            {...field("priceType")}
            options={PRICE_TYPES.map((value) => ({ value, name: PRICE_TYPE_NAMES[value] }))}
          />
        </div>
        <TextAreaField
          {...field("message")}
          marked
          rows={4}
          hint={`At least ${LEAST_MESSAGE} characters. Please no phone number or link: we hide them until the offer is accepted.`}
        />
        <div className="flex flex-wrap gap-2">
          <Button>{offer?.status === "open" ? "Save changes" : "Send offer"}</Button>
          <ButtonLink variant="secondary" to={paths.jobs} data-discards="">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </Panel>
  );
}

type OfferTimesProps = {
  /** The title of the service. */
  title: string;
  minutes: number;
  week: BookingWeek;
  hrefOf: (change: { day?: string }) => string;
  /** The chosen times, as the form sends them. */
  slots: readonly string[];
  error: string | undefined;
};

/** The free times of a day, with those of other days that are chosen already. */
function OfferTimes({ title, minutes, week, hrefOf, slots, error }: OfferTimesProps) {
  const freeTimes = week.chosen.times.filter(({ taken }) => !taken);
  const { otherDays, notFree } = chosenElsewhere(week.chosen, slots);
  return (
    <fieldset id="slot" tabIndex={-1} aria-describedby={error ? "slot-error" : undefined}>
      <Legend marked>
        {LABELS.slot}: up to {MOST_TIMES} of your free times
      </Legend>
      <p className="text-sm text-soft" aria-live="polite">
        {title}, {lengthText(minutes)}, on <ShortDay at={momentOn(week.chosen.day)} />. You can
        choose times of several days.
      </p>
      <WeekRow week={week} hrefOf={hrefOf} step="look" />
      {freeTimes.length === 0 && (
        <EmptyLine>You have no free times on this day. Choose another.</EmptyLine>
      )}
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {freeTimes.map(({ startsAt }) => (
          <Tick
            key={startsAt}
            type="checkbox"
            name="slot"
            value={slotText(startsAt)}
            defaultChecked={slots.includes(slotText(startsAt))}
          >
            <Clock at={startsAt} />
          </Tick>
        ))}
      </div>
      {otherDays.length > 0 && <p className="mt-2 font-bold">Also chosen</p>}
      {otherDays.map((at) => (
        <Tick key={at} type="checkbox" name="slot" value={slotText(at)} defaultChecked>
          <ShortWhen at={at} />
        </Tick>
      ))}
      {notFree.map((at) => (
        <p key={at} className="mt-2">
          <ShortWhen at={at} /> is no longer chosen: it is not free for “{title}”,{" "}
          {lengthText(minutes)}.
        </p>
      ))}
      {error && <FieldError id="slot-error">{error}</FieldError>}
    </fieldset>
  );
}
