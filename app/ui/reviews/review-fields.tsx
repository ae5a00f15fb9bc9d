import { numberText } from "#app/domain/number.ts";
import { DEFAULT_RATING, MOST_COMMENT, RATING_LEVELS } from "#app/domain/reviews/form.ts";
import { useDisplayPreferences } from "#app/ui/display-preferences.ts";
import { FieldError, labelClass, TextAreaField, Tick } from "../field.tsx";
import { Icon } from "../icon.tsx";

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
  const chosen = rating ?? String(DEFAULT_RATING);
  return (
    <>
      <div
        id="rating"
        role="radiogroup"
        aria-labelledby="rating-label"
        aria-describedby={errors.rating && "rating-error"}
        aria-invalid={errors.rating ? true : undefined}
      >
        <p className={labelClass} id="rating-label">
          {REVIEW_LABELS.rating}
        </p>
        {RATING_LEVELS.map(({ rating: level, name }) => (
          <Tick key={level} className="py-1.5">
            <input
              type="radio"
              name="rating"
              value={level}
              defaultChecked={String(level) === chosen}
            />
            <Icon name="star" className="fill-gold stroke-star" />
            {level} – {name}
          </Tick>
        ))}
        {errors.rating && <FieldError id="rating-error">{errors.rating}</FieldError>}
      </div>
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
