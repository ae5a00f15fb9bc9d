import type { ReactNode } from "react";
import { described, FieldError, labelClass } from "#app/ui/forms/field.tsx";

type RadioGroupProps = { id: string; label: string; error?: string; children: ReactNode };

/** Radio buttons under their label, with their error; where an error summary leads to. */
export function RadioGroup({ id, label, error, children }: RadioGroupProps) {
  return (
    <div
      id={id}
      tabIndex={-1}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      {...described({ id, error })}
    >
      <p className={labelClass} id={`${id}-label`}>
        {label}
      </p>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
