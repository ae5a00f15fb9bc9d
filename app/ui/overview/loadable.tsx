import type { ReactNode } from "react";
import { paths } from "#app/links.ts";
import { Notice } from "#app/ui/notice.tsx";

type LoadableProps<T> = { value: T | null; children: (value: T) => ReactNode };

/** A part of the overview that can fail on its own (decision 44); Try Again loads the whole page. */
export function Loadable<T>({ value, children }: LoadableProps<T>) {
  if (value !== null) return children(value);
  return (
    <Notice tone="bad">
      Could not load. <a href={paths.dashboard}>Try Again</a>
    </Notice>
  );
}
