import type { AnchorHTMLAttributes } from "react";
import { Link, type LinkProps } from "react-router";
import { classes } from "./classes.ts";

const VARIANTS = {
  plain: "border-control bg-card text-ink fills-when-chosen",
  /** On the coloured hero of the home page. */
  bar: "border-on-bar text-on-bar",
};

type ChipProps = { variant?: keyof typeof VARIANTS } & (
  | LinkProps
  | (AnchorHTMLAttributes<HTMLAnchorElement> & { href: string })
);

/** A short choice as a link; `aria-current` marks the chosen one. */
export function Chip({ variant = "plain", ...target }: ChipProps) {
  const classNames = classes(
    "inline-flex min-h-11 items-center gap-1.5 rounded-control border-[1.5px] px-3.5 text-md font-semibold underline-on-hover",
    VARIANTS[variant],
  );
  if ("to" in target) return <Link className={classNames} {...target} />;
  return <a className={classNames} {...target} />;
}

/** The classes of chips that scroll sideways on a phone: the last one is cut off, to show that more follow. */
export const chipRow =
  "relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 whitespace-nowrap [scrollbar-width:none] sm:flex-wrap sm:overflow-visible";

/** The classes of chips on as many lines as they need. */
export const chipLines = "-mx-4 flex flex-wrap gap-2 px-4 py-1";
