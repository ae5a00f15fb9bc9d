import { lengthText } from "#app/domain/bookings/booking.ts";
import { VISIT_LENGTHS } from "#app/domain/bookings/visit.ts";
import type { CategoryProposal } from "#app/domain/services/category-proposal.ts";
import { SERVICE_LABELS } from "#app/domain/services/form.ts";
import type { ServiceFormState } from "#app/domain/services/form-state.ts";
import { usualVisit } from "#app/domain/services/visit-defaults.ts";
import { SelectField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";

const LENGTHS = VISIT_LENGTHS.map((minutes) => ({
  value: String(minutes),
  name: lengthText(minutes),
}));

type VisitFieldProps = Pick<ServiceFormState, "values" | "errors" | "version"> & {
  chosen: CategoryProposal;
};

/** How long a first visit takes. Its form is the group: with an hourly price the field is of no use and hidden. */
export function VisitField({ values, errors, version, chosen }: VisitFieldProps) {
  const field = fieldsOf(SERVICE_LABELS, { values, errors });
  const unchosen = version === null ? usualText(chosen) : "Keep as it is";
  const canBeUnchosen = version === null || !values.visitMinutes;
  return (
    <div className="group-has-[[value=hourly]:checked]:hidden">
      <SelectField
        {...field("visitMinutes")}
        hint="For a fixed or starting price. Each booking takes this much of your day."
        options={canBeUnchosen ? [{ value: "", name: unchosen }, ...LENGTHS] : LENGTHS}
      />
    </div>
  );
}

function usualText({ categoryId, subcategoryId }: CategoryProposal): string {
  const usual = lengthText(usualVisit({ categoryId, subcategoryId }));
  return categoryId ? `Usual for this trade: ${usual}` : "Usual for the trade";
}
