import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { Icon } from "./pictures/icon.tsx";

const badgeClass = cva("inline-flex items-center gap-1.25 rounded-badge", {
  variants: {
    tone: {
      success: "bg-success-tint text-success",
      pending: "bg-pending-tint text-pending",
      neutral: "bg-neutral-tint text-neutral",
      danger: "bg-danger-tint text-danger",
    },
    size: {
      normal: "px-2 py-0.75 text-meta font-bold",
      /** Among the text of a page. */
      large: "px-3 py-1.5 text-md font-semibold",
    },
    /** Whether a long one may take several lines. */
    wraps: { true: "", false: "whitespace-nowrap" },
  },
  defaultVariants: { tone: "neutral", size: "normal", wraps: false },
});

type BadgeStyle = VariantProps<typeof badgeClass>;
export type BadgeTone = NonNullable<BadgeStyle["tone"]>;

type BadgeProps = BadgeStyle & {
  icon?: string;
  as?: "span" | "b" | "li";
  children: ReactNode;
};

/** A state in a word, with its colour and mostly an icon: colour is never the only sign. */
export function Badge({ icon, as: Element = "span", children, ...style }: BadgeProps) {
  return (
    <Element className={badgeClass(style)}>
      {icon && <Icon name={icon} className="size-[1.1em]" />}
      {children}
    </Element>
  );
}
