import type { ReactNode } from "react";
import { Notice } from "./notice.tsx";

const NOT_LOADED = "We could not load this right now.";

type FailureProps = { title?: string; children?: ReactNode; again?: string };

/** What a page shows in place of what could not be loaded. It is never mistaken for an empty list. */
export function Failure({ title = NOT_LOADED, children, again = "" }: FailureProps) {
  return (
    <Notice tone="bad">
      <p>
        <b>{title}</b>
      </p>
      {children}
      <p>
        <a href={again}>Try again</a>
      </p>
    </Notice>
  );
}
