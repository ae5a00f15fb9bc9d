import { cx } from "class-variance-authority";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

/** The classes of a link or button in a menu of actions. */
export const actionsMenuItem =
  "flex min-h-12 w-full items-center gap-2.5 px-3.5 text-left font-semibold text-ink no-underline hover:bg-sunken";

type ActionsMenuProps = {
  label: string;
  /** An icon alone, with the list below it at the right edge. */
  inCorner?: boolean;
  /** Entries of a list. */
  children: ReactNode;
};

/**
 * Further actions behind a button, as list items. It opens without JavaScript; with it, Escape, a choice and a press outside
 * close it. The list lies below the nearest positioned container, so that it fits on the smallest phone.
 */
export function ActionsMenu({ label, inCorner = false, children }: ActionsMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && menu.current?.contains(target);
      if (menu.current && !isInside) menu.current.open = false;
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, []);
  return (
    <details
      ref={menu}
      className={inCorner ? "relative" : undefined}
      onKeyDown={closeOnEscape}
      onClick={closeOnChoice}
    >
      <summary
        className={buttonClass({ variant: "secondary", size: inCorner ? "smallSquare" : "small" })}
      >
        <Icon name="ellipsis" />
        {inCorner ? <span className="sr-only">{label}</span> : label}
      </summary>
      <ul
        className={cx(
          "absolute top-full z-5 mt-1 rounded-control border-2 border-control bg-card",
          inCorner ? "right-0 min-w-45" : "left-0 max-w-full min-w-60",
        )}
      >
        {children}
      </ul>
    </details>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key === "Escape" && currentTarget.open) close(currentTarget);
}

function closeOnChoice({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
  if (target instanceof Element && target.closest("a, button")) close(currentTarget);
}

function close(menu: HTMLDetailsElement) {
  menu.open = false;
  menu.querySelector("summary")?.focus();
}
