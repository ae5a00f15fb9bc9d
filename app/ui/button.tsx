import { cva, cx, type VariantProps } from "class-variance-authority";
import type { AnchorHTMLAttributes, ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";

/** The classes of a button, for elements that are neither button nor link, such as `summary`. */
export const buttonClass = cva(
  "pressable inline-flex items-center justify-center gap-2 rounded-control text-center font-bold underline-on-hover",
  {
    variants: {
      variant: {
        primary: "bg-primary text-on-primary raised-primary-edge",
        secondary: "border-2 border-control bg-card text-ink",
        gold: "bg-gold text-on-gold raised-gold-edge",
        danger: "border-2 border-danger bg-danger-tint text-danger",
        /** For a less frequent choice next to a main button. */
        quiet: "text-link",
        disabled: "cursor-not-allowed border-2 border-line bg-neutral-tint text-neutral",
      },
      size: {
        normal: "min-h-12 px-5 py-2.5",
        /** For long words where there is little room. */
        tight: "min-h-12 px-3.5 py-2.5",
        /** As tall as a low field beside it. */
        low: "min-h-11 px-5 py-2",
        small: "min-h-11 px-3.5 py-1.5 text-md",
        /** Small, for rows with several. */
        compact: "min-h-11 px-2.5 py-1.5 text-md",
        /** An icon alone. */
        square: "min-h-12 w-12 p-0",
        smallSquare: "min-h-11 w-11 p-0 text-md",
      },
      /** Whether a small one may take several lines. */
      wraps: { true: "", false: "" },
    },
    compoundVariants: [{ size: ["small", "compact"], wraps: false, class: "whitespace-nowrap" }],
    defaultVariants: { variant: "primary", size: "normal", wraps: false },
  },
);

type ButtonStyle = VariantProps<typeof buttonClass> & { className?: string };

export function Button({
  variant,
  size,
  wraps,
  className,
  ...button
}: ButtonStyle & ComponentProps<"button">) {
  const classNames = buttonClass({
    variant: button.disabled ? "disabled" : variant,
    size,
    wraps,
    className,
  });
  return <button className={classNames} {...button} />;
}

/** The button that the Enter key presses, because it is the first of its form; nobody sees it. */
export function EnterButton(
  button: Pick<ComponentProps<"button">, "ref" | "form" | "name" | "value">,
) {
  return <button className="sr-only" tabIndex={-1} aria-hidden="true" {...button} />;
}

/** A button among links, as in a menu, with the classes that they have. */
export function EntryButton(button: ComponentProps<"button"> & { className: string }) {
  return <button {...button} />;
}

/** A button that looks like a link, in a line of text. */
export function TextButton({ className, ...button }: ComponentProps<"button">) {
  return <button className={cx("min-h-11 p-0 underline", className)} {...button} />;
}

type Target = LinkProps | (AnchorHTMLAttributes<HTMLAnchorElement> & { href: string });

/** A link that looks like a button: `href` loads a document, `to` navigates within the dashboard. */
export function ButtonLink({ variant, size, wraps, className, ...target }: ButtonStyle & Target) {
  const classNames = buttonClass({ variant, size, wraps, className });
  if ("to" in target) return <Link className={classNames} {...target} />;
  return <a className={classNames} {...target} />;
}

/** A row of buttons: on the smallest phones without their icons, so that three fit. */
export const buttonRow =
  "flex flex-wrap items-center gap-2 max-phone:[&_:is(a,button)]:px-2 max-phone:[&_:is(a,button)_svg]:hidden";
