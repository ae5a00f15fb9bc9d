import type { ShouldRevalidateFunction } from "react-router";

/**
 * Loads the booking of a question again when its form was refused because that had changed, so that the next press is on
 * what is shown. By default the framework keeps what it has after a refusal.
 */
export const freshWhenStale: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 409 || defaultShouldRevalidate;
