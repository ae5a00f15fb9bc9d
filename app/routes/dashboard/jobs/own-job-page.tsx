import { Form, Link } from "react-router";
import { amountOf, lengthText } from "#app/domain/bookings/booking.ts";
import { slotText } from "#app/domain/bookings/form.ts";
import { CONTACT_HIDDEN } from "#app/domain/jobs/contact-hidden.ts";
import {
  CLOSE_REASON_NAMES,
  type CloseReason,
  type JobStatus,
  tradeName,
} from "#app/domain/jobs/job.ts";
import { professionalsNotified } from "#app/domain/jobs/notices.ts";
import { OFFER_ORDER_NAMES, OFFER_ORDERS, type OfferOrder } from "#app/domain/jobs/offer.ts";
import type { JobWithOffers } from "#app/domain/jobs/shown.ts";
import { regionText } from "#app/domain/places/regions.ts";
import { USUALLY_REPLIES } from "#app/domain/profiles/response-rate.ts";
import { usuallyRepliesBy } from "#app/domain/search/standing.ts";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { RadioTile } from "#app/ui/bookings/radio-tile.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { ShortDay, ShortWhen } from "#app/ui/date-time.tsx";
import { EmptyLine } from "#app/ui/empty.tsx";
import { Hint } from "#app/ui/field.tsx";
import type { JobFormAnswer } from "#app/ui/jobs/answer.ts";
import { JobFacts } from "#app/ui/jobs/job-facts.tsx";
import { JobPictures } from "#app/ui/jobs/job-pictures.tsx";
import { JobStatusBadge } from "#app/ui/jobs/status-badge.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { Money } from "#app/ui/number.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Price } from "#app/ui/price.tsx";
import { Rating } from "#app/ui/rating.tsx";

type ShownOffer = JobWithOffers["offers"][number];
type OwnJobPageProps = {
  job: Omit<JobWithOffers["job"], "customerId" | "phone"> & { isOpen: boolean };
  offers: readonly ShownOffer[];
  photos: JobWithOffers["photos"];
  order: OfferOrder;
  /** Whether something of its text is hidden from professionals. */
  hides: boolean;
  answer: JobFormAnswer;
  /** Whether the other side has changed something while the page was open. */
  hasChanged: boolean;
};

/** A job as its customer sees it, with the offers side by side. */
export function OwnJobPage({
  job,
  offers,
  photos,
  order,
  hides,
  answer,
  hasChanged,
}: OwnJobPageProps) {
  const { status, isOpen, closeReason, bookingId } = job;
  const isAtOffer = offers.some(({ id, status }) => id === answer.offer && status === "open");
  return (
    <DashboardPage title={job.what} action={<JobStatusBadge status={shownStatus(job)} />}>
      <p className="sr-only" aria-live="polite">
        {hasChanged && "The offers have changed."}
      </p>
      {answer.problem && !isAtOffer && (
        <Notice tone="bad" focused>
          {answer.problem}
        </Notice>
      )}
      {job.hidden && (
        <Notice tone="wait">
          Our team has hidden this job. Write to us if you think that is wrong.
        </Notice>
      )}
      <Panel className="stack-4">
        <JobFacts job={job} />
        {job.landmark && (
          <p className="text-sm text-soft">
            Where: {job.landmark}
            {isOpen && " (only the professional whose offer you accept sees this)"}
          </p>
        )}
        <p className="whitespace-pre-line wrap-anywhere">{job.details}</p>
        {hides && isOpen && <Hint>{CONTACT_HIDDEN}</Hint>}
        <JobPictures photos={photos} />
        <p className="text-sm text-soft">
          {isOpen ? (
            <>
              {job.noticeCount > 0 && `${professionalsNotified(job.noticeCount)} `}
              You can get {job.offersWanted === 1 ? "1 offer" : `up to ${job.offersWanted} offers`},
              until <ShortDay at={job.expiresAt - 1} />.
            </>
          ) : (
            <Ended status={status} closeReason={closeReason} />
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          {bookingId && <ButtonLink to={paths.booking(bookingId)}>Open the booking</ButtonLink>}
          {isOpen && (
            <ButtonLink variant="secondary" to={paths.closeJob(job.id)}>
              Close this job
            </ButtonLink>
          )}
          {(status === "closed" || status === "expired") && (
            <ButtonLink variant="secondary" reloadDocument to={paths.newJob({ again: job.id })}>
              Post it again
            </ButtonLink>
          )}
        </div>
      </Panel>
      <section className="stack-4">
        <h2>Offers</h2>
        {offers.length > 1 && (
          <nav className="flex flex-wrap gap-2" aria-label="Order of the offers">
            {OFFER_ORDERS.map((one) => (
              <Chip
                key={one}
                to={paths.job(job.id, { order: one })}
                aria-current={one === order || undefined}
              >
                {OFFER_ORDER_NAMES[one]}
              </Chip>
            ))}
          </nav>
        )}
        {offers.length === 0 && (
          <EmptyLine>{isOpen ? <NoOffersYet job={job} /> : "Nobody sent an offer."}</EmptyLine>
        )}
        {isOpen && offers.length > 0 && (
          <Hint>
            A question opens a conversation, where the professional sees your full name. Your street
            and your phone number stay hidden until you accept.
          </Hint>
        )}
        <ul className="grid gap-4 lg:grid-cols-2">
          {offers.map((offer) => (
            <OfferCard
              key={offer.id}
              jobId={job.id}
              offer={offer}
              canAccept={isOpen && offer.status === "open"}
              answer={answer.offer === offer.id ? answer : null}
            />
          ))}
        </ul>
      </section>
    </DashboardPage>
  );
}

const shownStatus = ({ status, isOpen, hidden }: OwnJobPageProps["job"]): JobStatus =>
  status === "open" && !isOpen && !hidden ? "expired" : status;

function Ended({ status, closeReason }: { status: JobStatus; closeReason: CloseReason | null }) {
  if (status === "taken") return "You accepted an offer.";
  if (status === "closed")
    return `You closed this job${closeReason ? `: ${CLOSE_REASON_NAMES[closeReason]}` : ""}.`;
  return "This job has ended and takes no more offers.";
}

/** What an open job waits for: an offer of those who were notified, or somebody who does its trade. */
function NoOffersYet({ job }: Pick<OwnJobPageProps, "job">) {
  const { noticeCount, hasProfessionals, region, categoryId, subcategoryId } = job;
  if (noticeCount > 0)
    return "No offers yet. We tell you as soon as one arrives; most come within a day.";
  if (hasProfessionals)
    return "No offers yet. We told nobody, but professionals of the trade see your job while it is open.";
  const trade = tradeName(job);
  const search = subcategoryId ? { subcategory: subcategoryId } : { category: categoryId };
  return (
    <>
      Nobody for {trade} works in {regionText(region)} yet. Professionals who join later see your
      job while it is open. <a href={paths.searchFor(search)}>Look for {trade} elsewhere</a>
    </>
  );
}

type OfferCardProps = {
  jobId: string;
  offer: ShownOffer;
  canAccept: boolean;
  answer: JobFormAnswer | null;
};

/** One offer: who, how much, what is included, and its times to accept. */
function OfferCard({ jobId, offer, canAccept, answer }: OfferCardProps) {
  const { professionalName, completedCount, times, status } = offer;
  const { priceAmount, priceType, minutes } = offer;
  const [earliest] = status === "open" ? times : [];
  return (
    <Panel as="li" className="stack-4" id={`offer-${offer.id}`} data-offer={offer.id}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h3 className="text-lg">
            <Link to={paths.service(offer.serviceId)} reloadDocument>
              {professionalName}
            </Link>
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
          {priceType === "hourly" && (
            <p className="text-sm text-soft">
              {lengthText(minutes)}, <Money cents={amountOf(priceAmount, priceType, minutes)} /> in
              all
            </p>
          )}
        </div>
        <Price cents={priceAmount} type={priceType} />
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{offer.message}</p>
      <Problem>{answer?.problem}</Problem>
      {status === "accepted" && <Notice tone="ok">You accepted this offer.</Notice>}
      {status === "not-chosen" && <p className="text-soft">Not chosen</p>}
      {canAccept && (
        <Form className="stack-4" method="post">
          <AccountField />
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
          {answer && answer.suggested.length > 0 && (
            <p className="text-sm">
              {professionalName} is free next:{" "}
              {answer.suggested.map((at, i) => (
                <span key={at}>
                  {i > 0 && "; "}
                  <ShortWhen at={at} />
                </span>
              ))}
              . Ask for one of these times.
            </p>
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
      )}
      <p className="text-sm">
        <Link className="inline-flex min-h-11 items-center" to={paths.reportJob(jobId, offer.id)}>
          Report <span className="sr-only">the offer of {professionalName}</span>
        </Link>
      </p>
    </Panel>
  );
}
