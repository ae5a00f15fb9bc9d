import { Link } from "react-router";
import type { OwnJob } from "#app/domain/jobs/shown.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { Recently } from "../date-time.tsx";
import { Empty } from "../empty.tsx";
import { Icon } from "../icon.tsx";
import { usePageTime } from "../page-time.ts";
import { Panel } from "../panel.tsx";
import { JobFacts } from "./job-facts.tsx";
import { JobStatusBadge } from "./status-badge.tsx";

/** The jobs that a customer posted, newest first. */
export function OwnJobsPage({ jobs }: { jobs: readonly OwnJob[] }) {
  const now = usePageTime() ?? 0;
  const post = (
    <ButtonLink to={paths.newJob()} reloadDocument>
      <Icon name="plus" />
      Post a job
    </ButtonLink>
  );
  return (
    <DashboardPage title="My Jobs" action={jobs.length > 0 && post}>
      {jobs.length === 0 ? (
        <Empty title="No jobs yet" icon="hammer">
          <p>
            Say once what you need. Professionals near you answer with a price and times, and you
            choose.
          </p>
          {post}
        </Empty>
      ) : (
        <ul className="grid gap-4">
          {jobs.map((job) => (
            <Panel as="li" key={job.id} className="stack-2" data-job={job.id}>
              <div className="flex flex-wrap items-start justify-between gap-2">
                <h2 className="text-lg">
                  <Link to={paths.job(job.id)}>{job.what}</Link>
                </h2>
                <JobStatusBadge status={job.status} />
              </div>
              <JobFacts job={job} />
              <p className="text-sm text-soft">
                {job.status === "open" && <b>{offersText(job.openOffers)} · </b>}
                Posted: <Recently at={job.createdAt} now={now} />
              </p>
            </Panel>
          ))}
        </ul>
      )}
    </DashboardPage>
  );
}

function offersText(count: number): string {
  if (count === 0) return "No offers yet";
  return count === 1 ? "1 offer" : `${count} offers`;
}
