import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentPropsWithRef, ElementType } from "react";

const panelClass = cva("rounded-card border border-line bg-card", {
  variants: {
    variant: {
      /** With a 3D edge, in the dashboard. */
      raised: "px-4 py-5 plank-card",
      flat: "p-4",
      /** With less padding, beside or above a list. */
      slim: "px-3 py-2 plank-card",
    },
    /** As wide as text is read well, for a page without other content. */
    narrow: { true: "max-w-text", false: "" },
  },
  defaultVariants: { variant: "raised" },
});

type PanelProps<T extends ElementType> = VariantProps<typeof panelClass> & {
  /** The element or component to render, by default a `div`. */
  as?: T;
};

/** A bordered surface in the card colour. */
export function Panel<T extends ElementType = "div">({
  as,
  variant,
  narrow,
  className,
  ...rest
}: PanelProps<T> & Omit<ComponentPropsWithRef<T>, keyof PanelProps<T>>) {
  const Element: ElementType = as ?? "div";
  return <Element className={panelClass({ variant, narrow, className })} {...rest} />;
}
