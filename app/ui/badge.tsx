import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

const TONES = {
  success: "bg-success-tint text-success",
  pending: "bg-pending-tint text-pending",
  neutral: "bg-neutral-tint text-neutral",
  danger: "bg-danger-tint text-danger",
};
export type BadgeTone = keyof typeof TONES;

const SIZES = {
  normal: "px-2 py-0.75 text-meta font-bold",
  /** Among the text of a page. */
  large: "px-3 py-1.5 text-md font-semibold",
};

type BadgeProps = {
  tone?: BadgeTone;
  size?: keyof typeof SIZES;
  icon?: string;
  /** A long one may take several lines. */
  wraps?: boolean;
  as?: "span" | "b" | "li";
  children: ReactNode;
};

/** A state in a word, with its colour and mostly an icon: colour is never the only sign. */
export function Badge(props: BadgeProps) {
  const { tone = "neutral", icon, wraps = false, as: Element = "span", children } = props;
  const { size = "normal" } = props;
  return (
    <Element
      className={classes(
        "inline-flex items-center gap-1.25 rounded-badge",
        SIZES[size],
        !wraps && "whitespace-nowrap",
        TONES[tone],
      )}
    >
      {icon && <Icon name={icon} className="size-[1.1em]" />}
      {children}
    </Element>
  );
}
