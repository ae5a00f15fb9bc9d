import { type ShouldRevalidateFunction, useOutlet } from "react-router";
import { z } from "zod";
import { databaseContext } from "#app/context.ts";
import { pageNumber, queryText } from "#app/domain/query-fields.ts";
import { sideOf } from "#app/domain/reviews/own-review.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { readView } from "#app/http/view.ts";
import { paths } from "#app/links.ts";
import { pageHead } from "#app/ui/head.ts";
import { OwnReviewsPage } from "#app/ui/reviews/own-reviews-page.tsx";
import { OverList } from "#app/ui/reviews/panel.tsx";
import { readOwnReviews } from "#db/reviews/own-reviews.ts";
import type { Route } from "./+types/list.ts";

const LAST_PAGE = 100_000;

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Reviews | Kayap", unlisted: true });

const askedSchema = z.object({
  tab: z.enum(["all", "given", "received"]).catch("all"),
  q: queryText(100),
  page: pageNumber(LAST_PAGE),
});

/** A page opened from the list leaves the list as it is; coming back asks anew. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ nextUrl }) =>
  nextUrl.pathname === paths.reviews;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { id: userId, role } = signedIn(context);
  const view = readView(request, { role });
  const asked = askedSchema.parse(Object.fromEntries(url.searchParams));
  const page = { view, ...asked, list: null, failed: false };
  // A page below, opened by its own address, needs no list behind it.
  if (url.pathname !== paths.reviews) return page;
  const side = sideOf(asked.tab, view);
  const read = await tryDatabase(
    readOwnReviews(context.get(databaseContext), { userId, side, q: asked.q, page: asked.page }),
  );
  return read.ok ? { ...page, list: read.value } : refuse(503, { ...page, failed: true });
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const opened = useOutlet();
  const { list, failed } = loaderData;
  if (opened && !list && !failed) return opened;
  return (
    <>
      <OwnReviewsPage {...loaderData} />
      {opened && <OverList value={paths.reviewsOf(loaderData)}>{opened}</OverList>}
    </>
  );
}
