import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import type { CloseReason } from "#app/domain/jobs/job.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { endJob } from "#db/jobs/end.ts";
import { readOwnJob } from "#db/jobs/own-jobs.ts";
import { notChosenNotice } from "./end-jobs.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Closes a job and notifies the professionals with open offers. Whether it is closed now;
 * null when it is not the signed-in person's.
 */
export async function closeJobAs(
  context: Context,
  { jobId, reason }: { jobId: string; reason: CloseReason },
): Promise<boolean | null> {
  const db = context.get(databaseContext);
  const at = context.get(clockContext)();
  const { id: customerId } = signedIn(context);
  const ownJob = await readOwnJob(db, { id: jobId, me: customerId });
  if (!ownJob) return null;
  const { appOrigin } = context.get(configContext);
  const end = { status: "closed", customerId, reason } as const;
  const notice = notChosenNotice(appOrigin, ownJob.job, "closed");
  const notifiedIds = await endJob(db, { id: jobId, end, at }, notice);
  if (!notifiedIds)
    return (await readOwnJob(db, { id: jobId, me: customerId }))?.job.status === "closed";
  for (const userId of notifiedIds) context.get(roomsContext).refreshInbox(userId);
  return true;
}
