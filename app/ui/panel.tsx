import type { ComponentPropsWithRef, ElementType } from "react";
import { classes } from "./classes.ts";

const VARIANTS = {
  /** With a 3D edge, in the dashboard. */
  raised: "px-4 py-5 plank-card",
  flat: "p-4",
  /** With less padding, beside or above a list. */
  slim: "px-3 py-2 plank-card",
};

type PanelProps<T extends ElementType> = {
  /** The element or component to render, by default a `div`. */
  as?: T;
  variant?: keyof typeof VARIANTS;
  /** As wide as text is read well, for a page without other content. */
  narrow?: boolean;
};

/** A bordered surface in the card colour. */
export function Panel<T extends ElementType = "div">({
  as,
  variant = "raised",
  narrow = false,
  className,
  ...rest
}: PanelProps<T> & Omit<ComponentPropsWithRef<T>, keyof PanelProps<T>>) {
  const Element: ElementType = as ?? "div";
  return (
    <Element
      className={classes(
        "rounded-card border border-line bg-card",
        VARIANTS[variant],
        narrow && "max-w-text",
        className,
      )}
      {...rest}
    />
  );
}
