import type { RouterContextProvider } from "react-router";
import { readPendingTwoFactor } from "#app/auth/pending-two-factor.ts";
import { clockContext, configContext } from "#app/context.ts";

/** Who has given the password in this browser and has still to give a code; null for nobody. */
export const pendingSignIn = (request: Request, context: Readonly<RouterContextProvider>) =>
  readPendingTwoFactor(request, context.get(configContext).secret, context.get(clockContext)());
