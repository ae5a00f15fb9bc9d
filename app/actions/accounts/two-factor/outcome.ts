import type { RouterContextProvider } from "react-router";
import { tooManyAttempts } from "#app/http/security/limit.ts";

/** A request about the two-factor sign-in of the signed-in person. */
export type Source = { request: Request; context: Readonly<RouterContextProvider> };

export type Refusal = {
  status: number;
  errors?: Record<string, string>;
  problem?: string;
  retryAfter?: number;
};

/** The outcome of a form about two-factor sign-in; codes are shown once. */
export type Outcome = Refusal | { codes: string[] } | "begun" | "ended";

/** The refusal after too many tries, with the seconds to wait. */
export const tooManyTries = (retryAfter: number): Refusal => ({
  status: 429,
  problem: tooManyAttempts(retryAfter),
  retryAfter,
});
