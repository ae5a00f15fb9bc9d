import type { RouterContextProvider } from "react-router";
import { databaseContext } from "#app/context.ts";
import { endStaffSession } from "#db/team/staff.ts";
import { actingStaff } from "./acting-staff.ts";

/** Ends the staff session of the member of the team who acts; the person stays signed in. */
export function leaveTeam(context: Readonly<RouterContextProvider>): Promise<void> {
  return endStaffSession(context.get(databaseContext), actingStaff(context));
}
