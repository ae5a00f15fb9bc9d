import { Form } from "react-router";
import { lengthText } from "#app/domain/bookings/booking.ts";
import { slotText } from "#app/domain/bookings/form.ts";
import type { BookingWeek } from "#app/domain/bookings/times.ts";
import { choosesLength } from "#app/domain/bookings/visit.ts";
import { CONTACT_HIDDEN } from "#app/domain/jobs/contact-hidden.ts";
import type { JobStatus } from "#app/domain/jobs/job.ts";
import {
  JOB_ENDED,
  LEAST_MESSAGE,
  MOST_TIMES,
  offerStatusText,
  offersSoFar,
  offerValues,
} from "#app/domain/jobs/offer.ts";
import type { JobForOffer } from "#app/domain/jobs/shown.ts";
import { PRICE_TYPES } from "#app/domain/money/money.ts";
import { PRICE_TYPE_NAMES } from "#app/domain/services/form.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";
import { paths } from "#app/links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { WeekRow } from "#app/ui/bookings/day-and-time.tsx";
import { HOW_LONG, OfferedVisit, useChoice } from "#app/ui/bookings/visit-choice.tsx";
import { Button, ButtonLink, EnterButton } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { EmptyLine } from "#app/ui/empty.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import {
  FieldError,
  Hint,
  Legend,
  SelectField,
  TextAreaField,
  TextField,
  Tick,
} from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import type { JobFormAnswer } from "#app/ui/jobs/answer.ts";
import { JobFacts } from "#app/ui/jobs/job-facts.tsx";
import { JobPictures } from "#app/ui/jobs/job-pictures.tsx";
import { OFFER_TONES } from "#app/ui/jobs/offer-tones.ts";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { UnlessOfferWaits } from "#app/ui/queue/unless-waiting.tsx";
import { Clock, Recently, ShortDay, ShortWhen } from "#app/ui/values/date-time.tsx";
import { usePageTime } from "#app/ui/values/page-time.ts";
import { Price } from "#app/ui/values/price.tsx";

const LABELS = {
  slot: "Times you can come",
  priceAmount: "Price (GYD)",
  priceType: "Price type",
  message: "What is included",
  duration: HOW_LONG,
};

type OfferPageProps = Omit<JobForOffer, "job" | "schedule"> & {
  job: Omit<JobForOffer["job"], "customerId">;
  /** How long the visit takes. */
  minutes: number;
  /** Whether something of the own offer is hidden from the customer. */
  hides: boolean;
  /** The own free times; null without a service of the trade. */
  week: BookingWeek | null;
  answer: JobFormAnswer;
  /** Whether the other side has changed something while the page was open. */
  hasChanged: boolean;
};

/** A job as a professional of its trade sees it, with the form of their offer. */
export function OfferPage(props: OfferPageProps) {
  const { job, offer, photos, hides, answer, hasChanged } = props;
  const now = usePageTime() ?? 0;
  const mayOffer =
    job.takesOffers && (!offer || offer.status === "open" || offer.status === "withdrawn");
  const isFull = !offer && job.openOffers >= job.offersWanted;
  return (
    <DashboardPage title={job.what}>
      <p className="sr-only" aria-live="polite">
        {hasChanged && "This job has changed."}
      </p>
      <Problem>{answer.problem}</Problem>
      <Panel className="stack-4">
        <JobFacts job={job} />
        <p className="whitespace-pre-line wrap-anywhere">{job.details}</p>
        <JobPictures photos={photos} />
        <p className="text-sm text-soft">
          Posted by {job.customerFirstName} · <Recently at={job.createdAt} now={now} />.{" "}
          {job.takesOffers && (
            <>
              {offersSoFar(job)}. Open until the end of <ShortDay at={job.expiresAt - 1} />.
            </>
          )}{" "}
          <a href={paths.reportJob(job.id)}>Report this job</a>
        </p>
      </Panel>
      {offer && (
        <OwnOffer offer={offer} jobStatus={job.status} service={titleOf(props)} hides={hides} />
      )}
      {!mayOffer && !offer && <Notice tone="wait">{JOB_ENDED}</Notice>}
      {mayOffer && isFull && (
        <Notice tone="wait">
          {job.customerFirstName} has enough offers for now. Look again later.
        </Notice>
      )}
      {mayOffer && !isFull && (
        <UnlessOfferWaits jobId={job.id}>
          <OfferForm {...props} />
        </UnlessOfferWaits>
      )}
    </DashboardPage>
  );
}

/** The title of the service that the own offer belongs to; undefined where it is no longer of this trade. */
const titleOf = ({ offer, services }: OfferPageProps) =>
  services.find(({ id }) => id === offer?.serviceId)?.title;

type OwnOfferProps = {
  offer: NonNullable<JobForOffer["offer"]>;
  jobStatus: JobStatus;
  service: string | undefined;
  hides: boolean;
};

function OwnOffer({ offer, jobStatus, service, hides }: OwnOfferProps) {
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

function OfferForm({ job, offer, services, service, minutes, week, answer }: OfferPageProps) {
  const [serviceId, setService] = useChoice(service?.id ?? "");
  const [length, setLength] = useChoice(minutes);
  if (!service || !week) {
    return (
      <Notice tone="wait">
        You need an active service of this trade to send an offer.{" "}
        <a href={paths.services}>My Services</a>
      </Notice>
    );
  }
  const initialValues =
    offer?.status === "open" ? offerValues(offer) : { priceType: service.priceType };
  const values = { ...initialValues, ...answer.values };
  const field = fieldsOf(LABELS, { values, errors: answer.errors });
  // How long a fixed visit takes is not the length of another service.
  const duration = choosesLength(service) && length;
  const pageOf = (day = week.chosen.day) =>
    paths.job(job.id, { service: serviceId, day, duration });
  const hrefOf = ({ day }: { day?: string }) => `${pageOf(day)}#slot`;
  return (
    <Panel className="stack-4" as="section" aria-labelledby="offer-form">
      <h2 id="offer-form">{offer?.status === "open" ? "Change your offer" : "Send an offer"}</h2>
      <ErrorSummary errors={answer.errors} labels={LABELS} />
      <Form className="stack-4" method="post" action={pageOf()} noValidate>
        <AccountField />
        <EnterButton />
        <KeptDraft />
        <OfferedVisit
          name="serviceId"
          action={hrefOf({})}
          service={service}
          services={services}
          minutes={minutes}
          errors={answer.errors}
          onService={setService}
          onLength={setLength}
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
  const isOnPage = (slot: string) => freeTimes.some(({ startsAt }) => slotText(startsAt) === slot);
  const otherSlots = slots.filter((slot) => !isOnPage(slot) && !Number.isNaN(Date.parse(slot)));
  return (
    <fieldset id="slot" tabIndex={-1} aria-describedby={error ? "slot-error" : undefined}>
      <Legend marked>
        {LABELS.slot}: up to {MOST_TIMES} of your free times
      </Legend>
      <p className="text-sm text-soft">
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
      {otherSlots.length > 0 && <p className="mt-2 font-bold">Also chosen</p>}
      {otherSlots.map((slot) => (
        <Tick key={slot} type="checkbox" name="slot" value={slot} defaultChecked>
          <ShortWhen at={Date.parse(slot)} />
        </Tick>
      ))}
      {error && <FieldError id="slot-error">{error}</FieldError>}
    </fieldset>
  );
}
