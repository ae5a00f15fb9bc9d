import type { ReactNode } from "react";
import { Notice } from "./notice.tsx";

const NOT_LOADED = "We could not load this right now.";

type FailureProps = { title?: string; children?: ReactNode; again?: string };

/** Shown in place of what could not be loaded, so that it does not look like an empty list. */
export function Failure({ title = NOT_LOADED, children, again = "" }: FailureProps) {
  return (
    <Notice tone="bad">
      <p>
        <b>{title}</b>
      </p>
      {children}
      <p>
        <a href={again}>Try Again</a>
      </p>
    </Notice>
  );
}
