import { useRouteLoaderData } from "react-router";
import { z } from "zod";
import { useLivePage } from "#app/client/use-live-page.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { withoutContactDetails } from "#app/domain/jobs/contact-details.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForPage } from "#app/http/try-database.ts";
import { readView, viewSchema } from "#app/http/view.ts";
import { privateMeta } from "#app/ui/head.ts";
import { BoardPage } from "#app/ui/jobs/board-page.tsx";
import { OwnJobsPage } from "#app/ui/jobs/own-jobs-page.tsx";
import { readBoard, readOwnJobs } from "#db/jobs/reads.ts";
import type { loader as layoutLoader } from "../layout.tsx";
import type { Route } from "./+types/list.ts";

const MOST_PAGES = 1_000;
const pageSchema = z.coerce.number().int().min(1).max(MOST_PAGES).catch(1);

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
    page: pageSchema.parse(url.searchParams.get("page") ?? 1),
  };
  const board = await readForPage(readBoard(db, { ...filters, me: user.id, at }));
  const list = board.list.map(({ details, ...job }) => ({
    ...job,
    what: withoutContactDetails(job.what),
  }));
  const sent = board.sent.map((offer) => ({ ...offer, what: withoutContactDetails(offer.what) }));
  return { as, own: null, board: { ...board, list, sent, filters } };
}

export default function Jobs({ loaderData: { own, board } }: Route.ComponentProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/dashboard/layout");
  useLivePage("", layout?.unread.notifications);
  return board ? <BoardPage {...board} /> : <OwnJobsPage jobs={own ?? []} />;
}
