import { AVAILABILITY, AVAILABILITY_TEXT } from "#app/domain/bookings/availability.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { availabilityField, SERVICE_LABELS } from "#app/domain/services/form.ts";
import { described, FieldError, Legend, Tick } from "#app/ui/forms/field.tsx";

/** The availability windows of a service. */
export function TimeFields({ values, errors }: Pick<FormState, "values" | "errors">) {
  const error = errors.availability;
  return (
    <fieldset id="availability" tabIndex={-1}>
      <Legend marked>{SERVICE_LABELS.availability}</Legend>
      {AVAILABILITY.map((window) => (
        <Tick
          key={window}
          type="checkbox"
          id={availabilityField(window)}
          name={availabilityField(window)}
          value="on"
          {...described({ id: "availability", error })}
          defaultChecked={Boolean(values[availabilityField(window)])}
        >
          <span>
            {AVAILABILITY_TEXT[window].name}{" "}
            <span className="text-soft text-sm">{AVAILABILITY_TEXT[window].hours}</span>
          </span>
        </Tick>
      ))}
      {error && <FieldError id="availability-error">{error}</FieldError>}
    </fieldset>
  );
}
