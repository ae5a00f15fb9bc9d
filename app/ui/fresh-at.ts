import type { ShouldRevalidateFunction } from "react-router";

/** A list under pages that open over it: coming back to its address, also with a slash at its end, loads it again, they do not. */
export const freshAt =
  (path: string): ShouldRevalidateFunction =>
  ({ nextUrl }) =>
    nextUrl.pathname.replace(/\/$/, "") === path;
