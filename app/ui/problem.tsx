import type { ReactNode } from "react";
import { Notice } from "./notice.tsx";

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
