import { cva, type VariantProps } from "class-variance-authority";
import type { AnchorHTMLAttributes } from "react";
import { Link, type LinkProps } from "react-router";

const chipClass = cva(
  "inline-flex min-h-11 items-center gap-1.5 rounded-control border-[1.5px] px-3.5 text-md font-semibold underline-on-hover",
  {
    variants: {
      variant: {
        plain: "border-control bg-card text-ink fills-when-chosen",
        /** On the coloured hero of the home page. */
        bar: "border-on-bar text-on-bar",
      },
    },
    defaultVariants: { variant: "plain" },
  },
);

type ChipProps = VariantProps<typeof chipClass> &
  (LinkProps | (AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }));

/** A short choice as a link; `aria-current` marks the chosen one. */
export function Chip({ variant, ...target }: ChipProps) {
  const classNames = chipClass({ variant });
  if ("to" in target) return <Link className={classNames} {...target} />;
  return <a className={classNames} {...target} />;
}

/** The classes of chips that scroll sideways on a phone: the last one is cut off, to show that more follow. */
export const chipRow =
  "relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 whitespace-nowrap [scrollbar-width:none] sm:flex-wrap sm:overflow-visible";

/** The classes of chips on as many lines as they need. */
export const chipLines = "-mx-4 flex flex-wrap gap-2 px-4 py-1";
