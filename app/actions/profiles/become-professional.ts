import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { becomeProfessional } from "#db/profiles/profile.ts";

/** Makes the signed-in customer a professional, who may offer services (decision 38). */
export function becomeProfessionalAs(context: Readonly<RouterContextProvider>): Promise<void> {
  const now = context.get(clockContext)();
  return becomeProfessional(context.get(databaseContext), signedIn(context).id, now);
}
