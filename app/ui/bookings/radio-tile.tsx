import { cx } from "class-variance-authority";
import type { InputHTMLAttributes, ReactNode } from "react";
import { TickBox } from "#app/ui/forms/field.tsx";

type RadioTileProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  /** Its parts beside each other instead of below each other. */
  inRow?: boolean;
  children: ReactNode;
};

/** A choice as a box to press; one that is taken is a closed louvre. */
export function RadioTile({ inRow = false, children, ...input }: RadioTileProps) {
  return (
    <label className="relative block font-semibold">
      <TickBox
        className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        type="radio"
        {...input}
      />
      <span
        className={cx(
          "grid min-h-12 place-items-center content-center rounded-control border-[1.5px] border-control bg-card px-0.5 py-1 text-center leading-tight [&_small]:font-normal [&_small]:text-soft",
          "peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-checked:chosen-rim peer-checked:[&_small]:text-inherit",
          "peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus",
          "peer-disabled:border-dashed peer-disabled:text-soft peer-disabled:closed-louvre peer-disabled:[&_b]:bg-card peer-disabled:[&_b]:px-px peer-disabled:[&_b]:font-normal peer-disabled:[&_b]:line-through",
          inRow && "grid-flow-col justify-center gap-2",
        )}
      >
        {children}
      </span>
    </label>
  );
}
