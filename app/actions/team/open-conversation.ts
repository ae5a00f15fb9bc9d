import type { RouterContextProvider } from "react-router";
import { databaseContext } from "#app/context.ts";
import { openConversation } from "#db/team/report-decisions.ts";
import { actingStaff } from "./acting-staff.ts";

/** Opens the messages around a report of a conversation, which the log notes; null when this person may not open them. */
export function openReportedConversation(
  context: Readonly<RouterContextProvider>,
  reportId: string,
) {
  return openConversation(context.get(databaseContext), { reportId, by: actingStaff(context) });
}
