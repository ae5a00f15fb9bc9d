import type { ComponentPropsWithRef, ElementType } from "react";
import { classes } from "./classes.ts";

const VARIANTS = {
  /** A plank of the dashboard. */
  raised: "px-4 py-5 plank-card",
  flat: "p-4",
  /** A short one beside or above a list. */
  slim: "px-3 py-2 plank-card",
};

type PanelProps<T extends ElementType> = {
  /** The element or component it is, a `div` unless given. */
  as?: T;
  variant?: keyof typeof VARIANTS;
  /** In the middle of a page that has nothing else. */
  narrow?: boolean;
};

/** A surface of its own: a card colour held by a drawn line. */
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
        narrow && "mx-auto my-8 max-w-narrow",
        className,
      )}
      {...rest}
    />
  );
}
