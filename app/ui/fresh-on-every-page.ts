import type { ShouldRevalidateFunction } from "react-router";

/**
 * What stands on every page is asked for again with every page: badges, who is signed in, what is to be said once. The
 * framework keeps the data of layouts otherwise. A refused form changes nothing.
 */
export const freshOnEveryPage: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === undefined || defaultShouldRevalidate;
