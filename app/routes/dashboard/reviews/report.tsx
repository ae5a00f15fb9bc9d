import { Form, useSearchParams } from "react-router";
import { submitReviewReport } from "#app/actions/reviews/report-review.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { REVIEW_NOT_YOURS } from "#app/domain/reviews/form.ts";
import { type Review, reviewerName } from "#app/domain/reviews/review.ts";
import { REPORT_FAILED } from "#app/domain/support/report.ts";
import { noticeCookie } from "#app/http/cookies/notice.ts";
import { redirectDocument } from "#app/http/responses/redirect.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { returnTo } from "#app/http/return-to.ts";
import { paths } from "#app/links.ts";
import { loadReview } from "#app/routes/dashboard/reviews/load-review.ts";
import { Button } from "#app/ui/button.tsx";
import { ActionPanel, Cancel } from "#app/ui/dashboard/action-panel.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { ReviewMissing } from "#app/ui/reviews/review-missing.tsx";
import type { Route } from "./+types/report.ts";

export const meta: Route.MetaFunction = () => privateMeta("Report review");

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadReview(context, params.reviewId, "reader");

const returnPathOf = (search: URLSearchParams) => returnTo(search.get("next"), paths.reviews);

export async function action({ request, context, params: { reviewId }, url }: Route.ActionArgs) {
  const report = await submitReviewReport(request, context, reviewId);
  if (report.kind === "missing") {
    const { reason } = report;
    return refuse<FormState>(404, { values: { reason }, errors: {}, problem: REVIEW_NOT_YOURS });
  }
  if (report.kind === "refused") return report.page;
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
      <Problem>{problem}</Problem>
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
