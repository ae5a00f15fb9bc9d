import { Link, useRouteLoaderData } from "react-router";
import { useLivePage } from "#app/client/updates/use-live-page.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { pageNumber } from "#app/domain/forms/query-fields.ts";
import { withoutContactDetails } from "#app/domain/jobs/contact-details.ts";
import type { OwnJob } from "#app/domain/jobs/shown.ts";
import { readView, viewSchema } from "#app/http/cookies/view.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import type { loader as layoutLoader } from "#app/routes/dashboard/layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { JobFacts } from "#app/ui/jobs/job-facts.tsx";
import { JobStatusBadge } from "#app/ui/jobs/status-badge.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Recently } from "#app/ui/values/date-time.tsx";
import { usePageTime } from "#app/ui/values/page-time.ts";
import { readBoard } from "#db/jobs/board.ts";
import { readOwnJobs } from "#db/jobs/own-jobs.ts";
import type { Route } from "./+types/list.ts";
import { BoardPage } from "./board-page.tsx";

const MOST_PAGES = 1_000;

export const meta: Route.MetaFunction = () => privateMeta("Jobs");

/** A customer's own jobs, or a professional's board, by the view unless the address names a side. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = signedIn(context);
  const db = context.get(databaseContext);
  const at = context.get(clockContext)();
  const as = viewSchema.catch(readView(request, user)).parse(url.searchParams.get("as"));
  if (as === "customer") {
    return { as, own: await readForPage(readOwnJobs(db, user.id)), board: null };
  }
  const filters = {
    trade: url.searchParams.get("trade") || null,
    region: url.searchParams.get("region") || null,
  };
  const page = pageNumber(MOST_PAGES).parse(url.searchParams.get("page"));
  const board = await readForPage(readBoard(db, { ...filters, page, me: user.id, at }));
  const list = board.list.map(({ details, ...job }) => ({
    ...job,
    what: withoutContactDetails(job.what),
  }));
  const sentOffers = board.sent.map((offer) => ({
    ...offer,
    what: withoutContactDetails(offer.what),
  }));
  return { as, own: null, board: { ...board, list, sent: sentOffers, filters } };
}

export default function Jobs({ loaderData: { own, board } }: Route.ComponentProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/dashboard/layout");
  useLivePage("", layout?.unread.notifications);
  return board ? <BoardPage {...board} /> : <OwnJobsPage jobs={own ?? []} />;
}

/** The jobs that a customer posted, newest first. */
function OwnJobsPage({ jobs }: { jobs: readonly OwnJob[] }) {
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
