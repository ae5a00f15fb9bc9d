import { Form } from "react-router";
import type { FormState } from "#app/domain/forms/form-state.ts";
import type { ReviewChoice } from "#app/domain/reviews/choice.ts";
import { SUBMIT_FAILED } from "#app/domain/reviews/form.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ActionPanel, Cancel } from "#app/ui/dashboard/action-panel.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { REVIEW_LABELS, ReviewFields } from "./review-fields.tsx";
import { ServiceChoices } from "./service-choices.tsx";

const NEW = paths.writeReview();

export type Picker = { find: string; choices: ReviewChoice[]; page: number; pages: number };

type WriteReviewProps = {
  reviewId: string;
  /** The service in the address; null when it is still to be chosen. */
  service: { id: string; title: string; proName: string } | null;
  /** Why the service in the address cannot be reviewed. */
  problem: string | null;
  picker: Picker | null;
  form: FormState;
};

/** The form for a new review: service, rating and comment. */
export function WriteReview({ reviewId, service, problem, picker, form }: WriteReviewProps) {
  const { values, errors } = form;
  const refusal = form.problem ?? problem;
  return (
    <ActionPanel title="Write a Review">
      <ErrorSummary errors={errors} labels={REVIEW_LABELS} />
      <Problem>{refusal}</Problem>
      {picker && <FindService find={picker.find} />}
      {service && (
        <p>
          <b>{service.title}</b> <span className="text-soft">by {service.proName}</span>
        </p>
      )}
      {problem ? (
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink to={NEW}>Choose another service</ButtonLink>
          <Cancel to={paths.reviewsOf({ tab: "given" })} />
        </div>
      ) : (
        <Form method="post" className="stack-4" noValidate>
          <AccountField />
          <KeptDraft />
          <input type="hidden" name="reviewId" value={reviewId} />
          {service && <input type="hidden" name="serviceId" value={service.id} />}
          {picker && (
            <ServiceChoices picker={picker} chosen={values.serviceId} error={errors.serviceId} />
          )}
          <ReviewFields rating={values.rating} comment={values.comment} errors={errors} />
          <FormFailure>{SUBMIT_FAILED}</FormFailure>
          <div className="flex flex-wrap items-center gap-2">
            <Button>Submit Review</Button>
            <Cancel to={paths.reviewsOf({ tab: "given" })} />
          </div>
        </Form>
      )}
    </ActionPanel>
  );
}

function FindService({ find }: { find: string }) {
  return (
    <Form
      action={NEW}
      className="flex flex-wrap items-end fields-and-button gap-2"
      role="search"
      preventScrollReset
    >
      <TextField
        id="find"
        name="find"
        type="search"
        label="Find the service"
        placeholder="Name or trade"
        defaultValue={find}
      />
      <Button variant="secondary">
        <Icon name="search" />
        Search
      </Button>
    </Form>
  );
}
