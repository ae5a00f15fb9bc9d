import { useEffect, useRef, useState } from "react";
import { descriptionCount, LEAST_DESCRIPTION } from "#app/domain/services/form.ts";
import { TextAreaField } from "#app/ui/field.tsx";

type DescriptionFieldProps = { label: string; value: string | undefined; error?: string };

/** The description with its counter, which follows the typing where there is JavaScript. */
export function DescriptionField({ label, value = "", error }: DescriptionFieldProps) {
  const [count, setCount] = useState(descriptionCount(value));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whatever was typed before the scripts arrived counts too.
    setCount(descriptionCount(box.current?.querySelector("textarea")?.value ?? ""));
  }, []);
  return (
    <div ref={box}>
      <TextAreaField
        id="description"
        name="description"
        label={label}
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
