import type { ShouldRevalidateFunction } from "react-router";

/**
 * Revalidates the data of a layout on every navigation: badges, the signed-in user, the notice. By default the framework
 * keeps it. A refused form changes nothing.
 */
export const freshOnEveryPage: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === undefined || defaultShouldRevalidate;
