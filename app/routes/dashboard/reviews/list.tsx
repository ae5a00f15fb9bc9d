import { useOutlet } from "react-router";
import { z } from "zod";
import { databaseContext } from "#app/context.ts";
import { pageNumber, queryText } from "#app/domain/forms/query-fields.ts";
import { LOAD_FAILED } from "#app/domain/reviews/form.ts";
import { possibleTab, sideOf } from "#app/domain/reviews/own-review.ts";
import { readView } from "#app/http/cookies/view.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { OverList } from "#app/ui/dashboard/action-panel.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { freshAt } from "#app/ui/pages/revalidation.ts";
import { readOwnReviews } from "#db/reviews/own-reviews.ts";
import type { Route } from "./+types/list.ts";
import { OwnReviewsPage } from "./own-reviews-page.tsx";

const LAST_PAGE = 100_000;

export const meta: Route.MetaFunction = () => privateMeta("Reviews");

const filtersSchema = z.object({
  tab: z.enum(["all", "given", "received"]).catch("all"),
  q: queryText(100),
  page: pageNumber(LAST_PAGE),
});

export const shouldRevalidate = freshAt(paths.reviews);

export async function loader({ request, context, url, pattern }: Route.LoaderArgs) {
  const { id: userId, role } = signedIn(context);
  const view = readView(request, { role });
  const { tab: asked, q, page } = filtersSchema.parse(Object.fromEntries(url.searchParams));
  const tab = possibleTab(asked, role);
  // A child page that is opened by its own address has no list behind it.
  if (!pattern.endsWith("/reviews")) return { view, tab, q, page, list: null };
  const side = sideOf(tab, view);
  const list = await readForPage(
    readOwnReviews(context.get(databaseContext), { userId, side, q, page }),
    LOAD_FAILED,
  );
  return { view, tab, q, page, list };
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const child = useOutlet();
  const { list, ...filters } = loaderData;
  if (!list) return child;
  return (
    <>
      <OwnReviewsPage list={list} {...filters} />
      {child && <OverList value={paths.reviewsOf(filters)}>{child}</OverList>}
    </>
  );
}
