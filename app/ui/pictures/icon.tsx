import { cx } from "class-variance-authority";
import { createContext, useContext } from "react";

/** The address of the sheet of icons: one file, which browsers cache for a year. */
export const IconSheet = createContext("");

/** A line icon. Decorative: a text is beside it. */
export function Icon({ name, className }: { name: string; className?: string }) {
  const sheet = useContext(IconSheet);
  return (
    <svg className={cx("icon", className)} aria-hidden="true">
      <use href={`${sheet}#i-${name}`} />
    </svg>
  );
}
