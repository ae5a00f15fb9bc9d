import { DEFAULT_RATING, MOST_COMMENT } from "#app/domain/reviews/form.ts";
import { numberText } from "#app/domain/text/number.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";
import { StarPicker } from "./star-picker.tsx";

export const REVIEW_LABELS = {
  serviceId: "Service",
  rating: "Rating",
  comment: "Comment",
};

type ReviewFieldsProps = {
  rating?: string;
  comment?: string;
  errors: Record<string, string>;
};

/** Rating and comment, in Write a Review and Edit Review. */
export function ReviewFields({ rating, comment, errors }: ReviewFieldsProps) {
  const most = numberText(MOST_COMMENT, useDisplayPreferences());
  return (
    <>
      <StarPicker
        label={REVIEW_LABELS.rating}
        chosen={rating ?? String(DEFAULT_RATING)}
        error={errors.rating}
      />
      <TextAreaField
        id="comment"
        name="comment"
        label={REVIEW_LABELS.comment}
        rows={6}
        hint={`At most ${most} characters. Everybody can read it.`}
        defaultValue={comment}
        error={errors.comment}
        required
      />
    </>
  );
}
