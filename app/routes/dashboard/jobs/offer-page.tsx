import { JOB_ENDED, offersSoFar } from "#app/domain/jobs/offer.ts";
import type { JobForOffer } from "#app/domain/jobs/shown.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { JobFacts } from "#app/ui/jobs/job-facts.tsx";
import { JobPictures } from "#app/ui/jobs/job-pictures.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { UnlessOfferWaits } from "#app/ui/queue/unless-waiting.tsx";
import { Recently, ShortDay } from "#app/ui/values/date-time.tsx";
import { usePageTime } from "#app/ui/values/page-time.ts";
import { OfferForm, type OfferFormProps } from "./offer-form.tsx";
import { OwnOffer } from "./own-offer.tsx";

type OfferPageProps = OfferFormProps & {
  job: Omit<JobForOffer["job"], "customerId">;
  photos: JobForOffer["photos"];
  /** Whether something of the own offer is hidden from the customer. */
  hides: boolean;
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
