import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

const ICON = { ok: "circle-check", wait: "clock", bad: "circle-alert", info: "circle-alert" };

/** A tinted message: `bad` is announced at once as an alert, the others as a status. */
export function Notice({ tone, children }: { tone: keyof typeof ICON; children: ReactNode }) {
  return (
    <div className={`note ${tone}`} role={tone === "bad" ? "alert" : "status"}>
      <Icon name={ICON[tone]} />
      <div>{children}</div>
    </div>
  );
}
