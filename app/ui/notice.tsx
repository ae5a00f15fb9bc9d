import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

const TONES = {
  ok: { icon: "circle-check", look: "bg-success-tint text-success" },
  wait: { icon: "clock", look: "bg-pending-tint text-pending" },
  bad: { icon: "circle-alert", look: "bg-danger-tint text-danger" },
  info: { icon: "circle-alert", look: "bg-neutral-tint text-neutral" },
};

const FOCUSED = { tabIndex: -1, autoFocus: true };

type NoticeProps = {
  tone: keyof typeof TONES;
  /** Without rounded corners, across the whole width of its container. */
  flush?: boolean;
  /** Takes the focus as the page opens, also without scripts: what a refused form begins with. */
  focused?: boolean;
  children: ReactNode;
};

/** A tinted message: `bad` is announced at once as an alert, the others as a status. */
export function Notice({ tone, flush = false, focused = false, children }: NoticeProps) {
  const { icon, look } = TONES[tone];
  return (
    <div
      className={classes(
        "flex gap-2.5 border-l-5 px-3.5 py-3 text-md",
        !flush && "rounded-control",
        look,
      )}
      role={tone === "bad" ? "alert" : "status"}
      {...(focused && FOCUSED)}
    >
      <Icon name={icon} />
      <div className="[&_a]:font-bold [&_a]:text-inherit">{children}</div>
    </div>
  );
}
