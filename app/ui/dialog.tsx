import type { ComponentProps } from "react";

/** A box over the page, which its user opens with `showModal`; `aria-labelledby` names its heading. */
export function Dialog(dialog: Omit<ComponentProps<"dialog">, "className">) {
  return (
    <dialog
      className="max-h-[calc(100dvh-32px)] w-[min(34rem,calc(100vw-32px))] rounded-card border-2 border-control bg-card p-4 text-ink plank-card backdrop:bg-[#0d1511b3]"
      {...dialog}
    />
  );
}
