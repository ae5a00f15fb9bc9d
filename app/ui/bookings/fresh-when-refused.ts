import type { ShouldRevalidateFunction } from "react-router";

/**
 * Loads the times of an offer again when it is refused: a service or length that was chosen in its form has other times. By
 * default the framework keeps what it has after a refusal.
 */
export const freshWhenRefused: ShouldRevalidateFunction = ({
  actionStatus = 0,
  defaultShouldRevalidate,
}) => (actionStatus >= 400 && actionStatus < 500) || defaultShouldRevalidate;
