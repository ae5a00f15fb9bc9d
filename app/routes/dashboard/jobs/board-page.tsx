import { Link } from "react-router";
import { offerStatusText, offersSoFar } from "#app/domain/jobs/offer.ts";
import { type Board, JOBS_A_PAGE } from "#app/domain/jobs/shown.ts";
import { findRegion } from "#app/domain/places/regions.ts";
import { findCategory, subcategoryName } from "#app/domain/services/catalogue.ts";
import { paths } from "#app/links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { SelectField } from "#app/ui/forms/field.tsx";
import { JobFacts } from "#app/ui/jobs/job-facts.tsx";
import { OFFER_TONES } from "#app/ui/jobs/offer-tones.ts";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SmallPhoto } from "#app/ui/pictures/photo.tsx";
import { useLessData } from "#app/ui/pictures/photo-loading.ts";
import { Recently } from "#app/ui/values/date-time.tsx";
import { usePageTime } from "#app/ui/values/page-time.ts";

type BoardPageProps = Omit<Board, "list"> & {
  list: Omit<Board["list"][number], "details">[];
  filters: { trade: string | null; region: string | null };
};

/** The jobs of a professional's trades where they work, newest first and full ones last. */
export function BoardPage({ list, total, page, trades, sent, filters }: BoardPageProps) {
  const now = usePageTime() ?? 0;
  const lessData = useLessData();
  const hasServices = trades.length > 0;
  return (
    <DashboardPage title="Jobs near you">
      <p className="text-soft">
        Customers posted these jobs for your trades and regions. Send an offer with your price and
        times.
      </p>
      {hasServices && <Filters trades={trades} filters={filters} />}
      {list.length === 0 ? (
        <NoJobs hasServices={hasServices} isFiltered={Boolean(filters.trade || filters.region)} />
      ) : (
        <ul className="grid gap-4">
          {list.map((job) => (
            <Panel as="li" key={job.id} className="flex gap-4" data-job={job.id}>
              {job.photoId && !lessData && (
                <div className="relative h-24 w-24 flex-none overflow-hidden rounded-control bg-sunken max-phone:hidden">
                  <SmallPhoto id={job.photoId} alt="" />
                </div>
              )}
              <div className="stack-2 min-w-0 flex-1">
                <div className="flex flex-wrap items-start justify-between gap-2">
                  <h2 className="text-lg">
                    <Link to={paths.job(job.id)}>{job.what}</Link>
                  </h2>
                  {job.isFull && <Badge tone="neutral">Full</Badge>}
                  {job.ownOffer && (
                    <Badge wraps tone={job.ownOffer === "open" ? "success" : "neutral"}>
                      {OWN[job.ownOffer] ?? "Your offer"}
                    </Badge>
                  )}
                </div>
                <JobFacts job={job} />
                <p className="text-sm text-soft">
                  Posted by {job.customerFirstName} · <Recently at={job.createdAt} now={now} /> ·{" "}
                  {offersSoFar(job)}
                </p>
              </div>
            </Panel>
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pages={Math.ceil(total / JOBS_A_PAGE)}
        hrefOf={(number) => paths.jobsBoard({ ...filters, page: number > 1 ? number : null })}
      />
      {sent.length > 0 && (
        <section className="stack-4 pt-4">
          <h2>Your offers</h2>
          <ul className="grid gap-2">
            {sent.map((offer) => (
              <Panel
                as="li"
                variant="slim"
                key={offer.id}
                className="flex flex-wrap items-center justify-between gap-2"
              >
                <Link className="py-2.5 font-semibold" to={paths.job(offer.jobId)}>
                  {offer.what}
                </Link>
                <Badge wraps tone={OFFER_TONES[offer.status]}>
                  {offerStatusText(offer.status, offer.jobStatus)}
                </Badge>
              </Panel>
            ))}
          </ul>
        </section>
      )}
    </DashboardPage>
  );
}

const OWN: Partial<Record<string, string>> = {
  open: "Offer sent",
  withdrawn: "Offer withdrawn",
};

function Filters({ trades, filters }: Pick<BoardPageProps, "trades" | "filters">) {
  const once = (values: string[]) => [...new Set(values)].toSorted();
  const regions = once(trades.map(({ region }) => region)).flatMap((name) => {
    const region = findRegion(name);
    return region ? [{ value: name, name: `Region ${region.number}, ${name}` }] : [];
  });
  const kinds = once(trades.map(({ trade }) => trade)).map((trade) => ({
    value: trade,
    name: subcategoryName(trade) ?? `All of ${findCategory(trade)?.name ?? trade}`,
  }));
  return (
    <form className="flex flex-wrap items-end gap-2.5" method="get" action={paths.jobs}>
      <div className="min-w-0 flex-1 basis-48">
        <SelectField
          id="trade"
          name="trade"
          label="Trade"
          smallLabel
          defaultValue={filters.trade ?? ""}
          options={[{ value: "", name: "All my trades" }, ...kinds]}
        />
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <SelectField
          id="region"
          name="region"
          label="Region"
          smallLabel
          defaultValue={filters.region ?? ""}
          options={[{ value: "", name: "All my regions" }, ...regions]}
        />
      </div>
      <Button variant="secondary">Show</Button>
    </form>
  );
}

function NoJobs({ hasServices, isFiltered }: { hasServices: boolean; isFiltered: boolean }) {
  if (!hasServices) {
    return (
      <Empty title="Add a service first" icon="hammer">
        <p>Jobs are shown for the trades of your active services.</p>
        <ButtonLink to={paths.newService}>Add a service</ButtonLink>
      </Empty>
    );
  }
  return (
    <Empty
      title={isFiltered ? "No open jobs for these filters" : "No open jobs right now"}
      icon="hammer"
    >
      <p>We tell you as soon as a customer near you posts one.</p>
      {isFiltered ? (
        <ButtonLink variant="secondary" to={paths.jobs}>
          Show all jobs
        </ButtonLink>
      ) : (
        <ButtonLink variant="secondary" to={paths.profile}>
          Choose where you also work
        </ButtonLink>
      )}
    </Empty>
  );
}
