import type { RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { jobDraftInPath } from "#app/http/forms/draft-in-path.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { selectJobDraft } from "#db/jobs/drafts.ts";

/**
 * The unsent job in this browser to which `next`, the page after signing in, leads. Null without one, also while the database
 * does not answer: signing in must not depend on it.
 */
export async function waitingJob(
  request: Request,
  context: Readonly<RouterContextProvider>,
  next: string | null,
): Promise<{ what: string } | null> {
  const id = jobDraftInPath(next);
  const device = readDevice(request, context);
  if (!id || !device) return null;
  const query = { userId: null, deviceHash: device.hash, id };
  const now = context.get(clockContext)();
  const read = await tryDatabase(selectJobDraft(context.get(databaseContext), query, now));
  const [draft] = read.ok ? read.value : [];
  return draft ? { what: draft.fields.what ?? "" } : null;
}
