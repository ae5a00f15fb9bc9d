import { AVAILABILITY, AVAILABILITY_TEXT } from "#app/domain/bookings/availability.ts";
import { availabilityField } from "#app/domain/services/form.ts";
import type { FormState } from "../form-state.ts";
import { Icon } from "../icon.tsx";
import { LABELS } from "./labels.ts";

/** The windows of time a service is offered in. */
export function TimeFields({ values, errors }: Pick<FormState, "values" | "errors">) {
  const error = errors.availability;
  return (
    <fieldset id="availability" tabIndex={-1}>
      <legend>{LABELS.availability}</legend>
      {AVAILABILITY.map((window) => (
        <label key={window} className="tick" htmlFor={availabilityField(window)}>
          <input
            type="checkbox"
            id={availabilityField(window)}
            name={availabilityField(window)}
            value="on"
            aria-describedby={error && "availability-error"}
            aria-invalid={error ? true : undefined}
            defaultChecked={Boolean(values[availabilityField(window)])}
          />
          <span>
            {AVAILABILITY_TEXT[window].name}{" "}
            <span className="soft sm">{AVAILABILITY_TEXT[window].hours}</span>
          </span>
        </label>
      ))}
      {error && (
        <p className="err" id="availability-error">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
