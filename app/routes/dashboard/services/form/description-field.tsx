import { useEffect, useRef, useState } from "react";
import { descriptionCount, LEAST_DESCRIPTION } from "#app/domain/services/form.ts";
import { TextAreaField } from "#app/ui/field.tsx";

type DescriptionFieldProps = { label: string; value: string | undefined; error?: string };

/** The description with its counter, which is updated while typing with JavaScript. */
export function DescriptionField({ label, value = "", error }: DescriptionFieldProps) {
  const [count, setCount] = useState(descriptionCount(value));
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Counts the text typed before hydration.
    setCount(descriptionCount(container.current?.querySelector("textarea")?.value ?? ""));
  }, []);
  return (
    <div ref={container}>
      <TextAreaField
        id="description"
        name="description"
        label={label}
        marked
        hint={`What you do, how you work and what is included. At least ${LEAST_DESCRIPTION} characters.`}
        rows={7}
        defaultValue={value}
        error={error}
        onChange={(event) => setCount(descriptionCount(event.target.value))}
      />
      <p data-counter className="text-right text-sm text-soft tabular">
        {count}
        <span className="sr-only"> characters</span>
      </p>
    </div>
  );
}
