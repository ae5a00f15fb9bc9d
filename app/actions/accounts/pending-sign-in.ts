import type { RouterContextProvider } from "react-router";
import { readPendingTwoFactor } from "#app/auth/pending-two-factor.ts";
import { clockContext, configContext } from "#app/context.ts";

/** The person who has entered the password in this browser and not yet a code; null without one. */
export const pendingSignIn = (request: Request, context: Readonly<RouterContextProvider>) =>
  readPendingTwoFactor(request, context.get(configContext).secret, context.get(clockContext)());
