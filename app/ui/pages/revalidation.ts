import type { ShouldRevalidateFunction } from "react-router";

/**
 * Revalidates the data of a layout on every navigation: badges, the signed-in user, the notice. By default the framework
 * keeps it. A refused form changes nothing.
 */
export const freshOnEveryPage: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === undefined || defaultShouldRevalidate;

/** A list under pages that open over it: coming back to its address, also with a slash at its end, loads it again, they do not. */
export const freshAt =
  (path: string): ShouldRevalidateFunction =>
  ({ nextUrl }) =>
    nextUrl.pathname.replace(/\/$/, "") === path;
