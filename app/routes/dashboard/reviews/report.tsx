import { Form, useSearchParams } from "react-router";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { HOUR_MS } from "#app/domain/durations.ts";
import { isId } from "#app/domain/id.ts";
import { REPORT_FAILED, REVIEW_NOT_YOURS, reviewReportSchema } from "#app/domain/reviews/form.ts";
import { type Review, reviewerName } from "#app/domain/reviews/review.ts";
import type { OwnPath } from "#app/domain/safe-path.ts";
import { reviewReportEmail } from "#app/email/review-emails.ts";
import { minutesText, secondsToWaitForAll } from "#app/http/limit.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirectDocument } from "#app/http/redirect.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { returnTo } from "#app/http/return-to.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { submittedValues } from "#app/http/submitted-values.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { loadReview } from "#app/routes/dashboard/reviews/load-review.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { ActionPanel, Cancel } from "#app/ui/dashboard/action-panel.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FormFailure } from "#app/ui/form-failure.tsx";
import { type FormState, fieldsOf, UNTOUCHED } from "#app/ui/form-state.ts";
import { privateMeta } from "#app/ui/head.ts";
import { KeptDraft } from "#app/ui/kept-draft.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ReviewMissing } from "#app/ui/reviews/review-missing.tsx";
import { readReviewFor } from "#db/reviews/own-reviews.ts";
import { mayBeReported, reportReview } from "#db/reviews/reports.ts";
import type { Route } from "./+types/report.ts";

const LIMIT = { action: "report", most: 10, windowMs: HOUR_MS };

export const meta: Route.MetaFunction = () => privateMeta("Report review");

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadReview(context, params.reviewId, "reader");

const returnPathOf = (search: URLSearchParams) => returnTo(search.get("next"), paths.reviews);

export async function action({ request, context, params: { reviewId }, url }: Route.ActionArgs) {
  const form = await readForm(request, reviewReportSchema);
  if (!form.ok) {
    const state = { values: submittedValues(form.values), errors: form.errors, problem: null };
    return refuse<FormState>(form.status, state);
  }
  const { reason } = form.data;
  const fail = (status: number, problem: string, options?: { retryAfter: number }) =>
    refuse<FormState>(status, { values: { reason }, errors: {}, problem }, options);
  if (!isId(reviewId)) return fail(404, REVIEW_NOT_YOURS);
  const db = context.get(databaseContext);
  const { id: reporterId } = signedIn(context);
  const limit = { ...LIMIT, subject: reporterId, onlyIf: mayBeReported(reviewId) };
  const read = await tryDatabase(
    Promise.all([
      readReviewFor(db, { reviewId, userId: reporterId, as: "reader" }),
      secondsToWaitForAll(context, [limit]),
    ]),
  );
  if (!read.ok) return fail(503, REPORT_FAILED);
  const [review, seconds] = read.value;
  if (!review) return fail(404, REVIEW_NOT_YOURS);
  if (seconds !== null) {
    const problem = `Too many reports. Please wait ${minutesText(seconds)} and try again.`;
    return fail(429, problem, { retryAfter: seconds });
  }
  const { comment } = review;
  const { appOrigin, supportEmail } = context.get(configContext);
  const report = {
    reviewId,
    reporterId,
    reason,
    now: context.get(clockContext)(),
    support: {
      to: supportEmail,
      emailContent: reviewReportEmail(appOrigin, { reviewId, reporterId, reason, comment }),
    },
  };
  const stored = await tryDatabase(reportReview(db, report));
  if (!stored.ok) return fail(503, REPORT_FAILED);
  const back = returnPathOf(url.searchParams);
  const notice = "review-reported";
  if (back.startsWith(paths.dashboard)) return seeOther(back, { request, notice });
  // A public page is a document of its own.
  const headers = { "Set-Cookie": noticeCookie(request, notice) };
  return redirectDocument(back, { status: 303, headers });
}

export default function ReportReview({ loaderData: review, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  if (!review) return <ReviewMissing title="Report review" />;
  return (
    <ReportReviewPage
      review={review}
      cancelTo={returnPathOf(search)}
      {...(actionData ?? UNTOUCHED)}
    />
  );
}

type ReportReviewPageProps = FormState & {
  /** With the title of its service. */
  review: Pick<Review, "firstName" | "lastName" | "comment"> & { title: string };
  cancelTo: OwnPath;
};

const LABELS = { reason: "What is wrong with it" };

/** The form to report a review to the moderators. */
function ReportReviewPage(props: ReportReviewPageProps) {
  const { review, cancelTo, values, errors, problem } = props;
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <ActionPanel title="Report review">
      <ErrorSummary errors={errors} labels={LABELS} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <p>
        <b>{reviewerName(review)}</b> <span className="text-soft">about {review.title}</span>
      </p>
      <blockquote className="mt-0 border-l-4 border-gold pl-3 whitespace-pre-line text-soft">
        {review.comment}
      </blockquote>
      <Form method="post" className="stack-4" noValidate>
        <AccountField />
        <KeptDraft />
        <TextAreaField {...field("reason")} rows={4} hint="Only Kayap reads this." required />
        <FormFailure>{REPORT_FAILED}</FormFailure>
        <div className="flex flex-wrap items-center gap-2">
          <Button>Send report</Button>
          <Cancel to={cancelTo} />
        </div>
      </Form>
    </ActionPanel>
  );
}
