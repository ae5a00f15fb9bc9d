import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

const SURFACES = {
  deep: {
    frame: "border-deep-control",
    button: "px-3 aria-pressed:bg-deep-soft aria-pressed:text-deep",
  },
  bar: {
    frame: "border-on-bar",
    button:
      "px-2 hover:underline hover:decoration-2 aria-pressed:bg-on-bar aria-pressed:text-bar sm:px-3",
  },
};

type SegmentedProps = {
  legend: string;
  /** The form field name of the buttons. */
  name: string;
  surface: keyof typeof SURFACES;
  pressed: string;
  choices: readonly { value: string; label: ReactNode }[];
};

/** A segmented control: a few buttons in one frame, of which one is pressed. */
export function Segmented({ legend, name, surface, pressed, choices }: SegmentedProps) {
  const { frame, button } = SURFACES[surface];
  return (
    <fieldset
      className={cx("inline-flex flex-wrap overflow-hidden rounded-control border-[1.5px]", frame)}
    >
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          className={cx(
            "inline-flex min-h-11 flex-auto items-center justify-center gap-1.5 text-sm font-semibold focus-visible:-outline-offset-3",
            button,
          )}
          name={name}
          value={value}
          aria-pressed={value === pressed}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
