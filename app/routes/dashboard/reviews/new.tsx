import { data } from "react-router";
import { submitReview } from "#app/actions/reviews/submit-review.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { isId } from "#app/domain/id.ts";
import type { ReviewChoice } from "#app/domain/reviews/choice.ts";
import {
  ALREADY_REVIEWED,
  newReviewSchema,
  OWN_SERVICE,
  REVIEW_WAS_HIDDEN,
  SERVICE_MISSING,
  SUBMIT_FAILED,
  TOO_MANY_REVIEWS,
} from "#app/domain/reviews/form.ts";
import { PAGE_SIZE, parseSearch } from "#app/domain/search/filters.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { submittedValues } from "#app/http/forms/submitted-values.ts";
import { momentAfter } from "#app/http/moment-after.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import { WriteReview } from "#app/ui/reviews/write-review.tsx";
import type { Database } from "#db/connection/client.ts";
import { readServiceToReview } from "#db/reviews/reviewable.ts";
import { readReviewSuggestions } from "#db/reviews/suggestions.ts";
import { searchServices } from "#db/search/search.ts";
import type { Route } from "./+types/new.ts";

export const meta: Route.MetaFunction = () => privateMeta("Write a Review");

/** The service that the address names; otherwise services to choose from: suggestions, or the results of a search. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { id: userId } = signedIn(context);
  const now = context.get(clockContext)();
  const db = context.get(databaseContext);
  // The id comes with the form, so that a double press is one review (threat 24).
  const reviewId = crypto.randomUUID();
  const serviceId = searchParams.get("service");
  if (serviceId) {
    const service = isId(serviceId)
      ? await readForPage(readServiceToReview(db, serviceId, userId))
      : null;
    const problem = problemOf(service);
    if (!service) return data({ reviewId, service: null, problem, picker: null }, { status: 404 });
    // The other fields are for the e-mail to the professional; the page must not contain that address.
    const { id, title, proName } = service;
    return data({ reviewId, service: { id, title, proName }, problem, picker: null });
  }
  const find = searchParams.get("find");
  const picker =
    find === null
      ? {
          find: "",
          choices: await readForPage(readReviewSuggestions(db, userId)),
          page: 1,
          pages: 1,
        }
      : await search(db, { find, page: searchParams.get("page") ?? "1", now });
  return data({ reviewId, service: null, problem: null, picker });
}

/** Finds listed services; without words, all of them (decision 79). */
async function search(
  db: Database,
  { find, page, now }: { find: string; page: string; now: number },
) {
  const filters = parseSearch(new URLSearchParams({ q: find, page }), now);
  const results = await readForPage(searchServices(db, filters, { now }));
  const cards = [...results.cards, ...results.needs.flatMap((need) => need.cards)];
  const choices: ReviewChoice[] = cards.map(({ id, title, proName }) => {
    return { id, title, proName, booked: false };
  });
  return { find, choices, page: results.page, pages: Math.ceil(results.total / PAGE_SIZE) };
}

type ServiceToReview = Awaited<ReturnType<typeof readServiceToReview>>;

/** Why this person cannot review a service, or null. */
function problemOf(service: ServiceToReview): string | null {
  if (!service) return SERVICE_MISSING;
  if (service.own) return OWN_SERVICE;
  if (service.hasTombstone) return REVIEW_WAS_HIDDEN;
  return service.reviewed ? ALREADY_REVIEWED : null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, newReviewSchema);
  if (!form.ok) {
    const state = { values: submittedValues(form.values), errors: form.errors, problem: null };
    return refuse<FormState>(form.status, state);
  }
  const { rating, comment, serviceId } = form.data;
  const fail = (status: number, problem: string, options?: { retryAfter: number }) => {
    const values = { rating: String(rating), comment, serviceId };
    return refuse<FormState>(status, { values, errors: {}, problem }, options);
  };
  const submission = await tryDatabase(submitReview(context, form.data));
  if (!submission.ok) return fail(503, SUBMIT_FAILED);
  const { outcome, seconds } = submission.value;
  if (outcome === "missing") return fail(404, SERVICE_MISSING);
  if (outcome === "own") return fail(403, OWN_SERVICE);
  if (outcome === "already") return fail(409, ALREADY_REVIEWED);
  if (outcome === "was-hidden") return fail(409, REVIEW_WAS_HIDDEN);
  if (outcome === "limited") {
    const wait = `${TOO_MANY_REVIEWS} You can write the next one ${momentAfter(context, seconds)}.`;
    return fail(429, wait, { retryAfter: seconds });
  }
  return seeOther(paths.reviewsOf({ tab: "given" }), { request, notice: "review-submitted" });
}

export default function NewReview({ loaderData, actionData }: Route.ComponentProps) {
  return <WriteReview {...loaderData} form={actionData ?? UNTOUCHED} />;
}
