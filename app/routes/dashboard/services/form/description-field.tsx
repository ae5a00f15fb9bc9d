import { useEffect, useRef, useState } from "react";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { descriptionCount, LEAST_DESCRIPTION, SERVICE_LABELS } from "#app/domain/services/form.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";

/** The description with its counter, which is updated while typing with JavaScript. */
export function DescriptionField({ values, errors }: Pick<FormState, "values" | "errors">) {
  const field = fieldsOf(SERVICE_LABELS, { values, errors });
  const [count, setCount] = useState(descriptionCount(values.description ?? ""));
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Counts the text typed before hydration.
    setCount(descriptionCount(container.current?.querySelector("textarea")?.value ?? ""));
  }, []);
  return (
    <div ref={container}>
      <TextAreaField
        {...field("description")}
        marked
        hint={`What you do, how you work and what is included. At least ${LEAST_DESCRIPTION} characters.`}
        rows={7}
        onChange={(event) => setCount(descriptionCount(event.target.value))}
      />
      <p data-counter className="text-right text-sm text-soft tabular">
        {count}
        <span className="sr-only"> characters</span>
      </p>
    </div>
  );
}
