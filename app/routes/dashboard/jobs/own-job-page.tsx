import { CONTACT_HIDDEN } from "#app/domain/jobs/contact-hidden.ts";
import {
  CLOSE_REASON_NAMES,
  type CloseReason,
  type JobStatus,
  tradeName,
} from "#app/domain/jobs/job.ts";
import type { ShownOffer } from "#app/domain/jobs/job-page.ts";
import { professionalsNotified } from "#app/domain/jobs/notices.ts";
import { OFFER_ORDER_NAMES, OFFER_ORDERS, type OfferOrder } from "#app/domain/jobs/offer.ts";
import type { JobWithOffers } from "#app/domain/jobs/shown.ts";
import { regionText } from "#app/domain/places/regions.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { EmptyLine } from "#app/ui/empty.tsx";
import { Hint } from "#app/ui/forms/field.tsx";
import type { JobFormAnswer } from "#app/ui/jobs/answer.ts";
import { JobFacts } from "#app/ui/jobs/job-facts.tsx";
import { JobPictures } from "#app/ui/jobs/job-pictures.tsx";
import { JobStatusBadge } from "#app/ui/jobs/status-badge.tsx";
import { Chip } from "#app/ui/navigation/chip.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ShortDay } from "#app/ui/values/date-time.tsx";
import { OfferCard } from "./offer-card.tsx";

type OwnJobPageProps = {
  job: Omit<JobWithOffers["job"], "customerId" | "phone"> & { isOpen: boolean };
  /** What the phone in the form that accepts an offer begins with. */
  phone: string;
  offers: ShownOffer[];
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
  phone,
  offers,
  photos,
  order,
  hides,
  answer,
  hasChanged,
}: OwnJobPageProps) {
  const { isOpen } = job;
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
      <OwnJob job={job} photos={photos} hides={hides} />
      <section className="stack-4">
        <h2>Offers</h2>
        {offers.length > 1 && <OrderChoice jobId={job.id} order={order} />}
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
              phone={phone}
              canAccept={isOpen && offer.status === "open"}
              answer={answer.offer === offer.id ? answer : null}
            />
          ))}
        </ul>
      </section>
    </DashboardPage>
  );
}

/** The job itself, and what its customer can do with it. */
function OwnJob({ job, photos, hides }: Pick<OwnJobPageProps, "job" | "photos" | "hides">) {
  const { status, isOpen, closeReason, bookingId } = job;
  return (
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
          <EndText status={status} closeReason={closeReason} />
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
  );
}

function OrderChoice({ jobId, order }: { jobId: string; order: OwnJobPageProps["order"] }) {
  return (
    <nav className="flex flex-wrap gap-2" aria-label="Order of the offers">
      {OFFER_ORDERS.map((listedOrder) => (
        <Chip
          key={listedOrder}
          to={paths.job(jobId, { order: listedOrder })}
          aria-current={listedOrder === order || undefined}
        >
          {OFFER_ORDER_NAMES[listedOrder]}
        </Chip>
      ))}
    </nav>
  );
}

const shownStatus = ({ status, isOpen, hidden }: OwnJobPageProps["job"]): JobStatus =>
  status === "open" && !isOpen && !hidden ? "expired" : status;

function EndText({ status, closeReason }: { status: JobStatus; closeReason: CloseReason | null }) {
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
    return "No offers yet. Professionals of the trade see your job while it is open.";
  const trade = tradeName(job);
  const search = subcategoryId ? { subcategory: subcategoryId } : { category: categoryId };
  return (
    <>
      Nobody is listed for {trade} in {regionText(region)} yet. Professionals who join later see
      your job while it is open. <a href={paths.searchFor(search)}>Look for {trade} elsewhere</a>
    </>
  );
}
