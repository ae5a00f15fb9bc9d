import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { Icon } from "./pictures/icon.tsx";

const noticeClass = cva("flex gap-2.5 border-l-5 px-3.5 py-3 text-md", {
  variants: {
    tone: {
      ok: "bg-success-tint text-success",
      wait: "bg-pending-tint text-pending",
      bad: "bg-danger-tint text-danger",
      info: "bg-neutral-tint text-neutral",
    },
    /** Without rounded corners, across the whole width of its container. */
    flush: { true: "", false: "rounded-control" },
  },
  defaultVariants: { flush: false },
});

const ICONS = { ok: "circle-check", wait: "clock", bad: "circle-alert", info: "circle-alert" };

const FOCUSED = { tabIndex: -1, autoFocus: true };

type NoticeProps = Pick<VariantProps<typeof noticeClass>, "flush"> & {
  tone: keyof typeof ICONS;
  /** Takes the focus as the page opens, also without scripts: what a refused form begins with. */
  focused?: boolean;
  children: ReactNode;
};

/** A tinted message: `bad` is announced at once as an alert, the others as a status. */
export function Notice({ tone, flush, focused = false, children }: NoticeProps) {
  return (
    <div
      className={noticeClass({ tone, flush })}
      role={tone === "bad" ? "alert" : "status"}
      {...(focused && FOCUSED)}
    >
      <Icon name={ICONS[tone]} />
      <div className="min-w-0 wrap-anywhere [&_a]:font-bold [&_a]:text-inherit">{children}</div>
    </div>
  );
}

/** Why a form that was sent did nothing. It takes the focus, so that it is read out without scripts too; nothing without one. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    children && (
      <Notice tone="bad" focused>
        {children}
      </Notice>
    )
  );
}
