import type { RouterContextProvider } from "react-router";
import { clockContext, staffContext } from "#app/context.ts";
import type { InSession } from "#db/team/staff.ts";

/** The member of the team who acts, and their staff session. */
export function actingStaff(context: Readonly<RouterContextProvider>): InSession {
  const { id: userId, sessionHash } = context.get(staffContext);
  return { userId, sessionHash, now: context.get(clockContext)() };
}
