import { data } from "react-router";
import { unsentForm } from "#app/actions/accounts/unsent-form.ts";
import { submitJob } from "#app/actions/jobs/submit-job.ts";
import { ownPhotos } from "#app/actions/photos/own-photos.ts";
import { headersForNewDevice, readDevice } from "#app/auth/device.ts";
import {
  clockContext,
  databaseContext,
  sessionUnavailableContext,
  userContext,
} from "#app/context.ts";
import { idOf } from "#app/domain/id.ts";
import { JOB_NOT_POSTED, PHOTOS_AGAIN } from "#app/domain/jobs/form.ts";
import { jobFormState, newJobValues, refuseNewJob } from "#app/domain/jobs/new-job.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { PostJobPage } from "#app/routes/public/post-job/post-job-page.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { PageHandle } from "#app/ui/pages/page-handle.ts";
import { readNewJob } from "#db/jobs/new-job.ts";
import type { Route } from "./+types/post-job.ts";

export const handle: PageHandle = { dashboardStyles: true };

export const meta: Route.MetaFunction = () => privateMeta("Post a job");

export async function loader({
  request,
  context,
  url: { searchParams: search },
}: Route.LoaderArgs) {
  const now = context.get(clockContext)();
  const userId = context.get(userContext)?.id ?? null;
  const key = idOf(search.get("draft")) ?? crypto.randomUUID();
  const deviceHash = readDevice(request, context)?.hash ?? null;
  const again = idOf(search.get("again"));
  const query = { userId, deviceHash, key, again, now };
  const read = await tryDatabase(readNewJob(context.get(databaseContext), query));
  const emptyForm = { customer: null, draft: null, photos: [], posted: null, before: null };
  const { customer, draft, photos, posted, before } = read.ok ? read.value : emptyForm;
  if (posted) return redirect(paths.job(posted), 303);
  const state = jobFormState({
    values: { ...newJobValues({ search, customer, before, now }), ...draft, key },
    photos: ownPhotos(context, photos),
    errors: draft?.unsentPhotos ? { images: PHOTOS_AGAIN } : {},
    problem: read.ok ? null : JOB_NOT_POSTED,
  });
  const refusal = customer && refuseNewJob(customer);
  const isSignedIn = userId !== null;
  const isKept = draft !== null;
  // A customer who confirms the e-mail in another browser has left the job where it was typed.
  const isElsewhere = isSignedIn && read.ok && !isKept && search.has("draft");
  const page = { state, refusal, isSignedIn, isKept, isElsewhere, today: now };
  return data(page, {
    status: read.ok ? 200 : 503,
    headers: headersForNewDevice(request, context),
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  if (context.get(sessionUnavailableContext)) {
    throw refuse(503, await unsentForm(request, paths.newJob()));
  }
  return submitJob(request, context);
}

export default function PostJob({ loaderData, actionData }: Route.ComponentProps) {
  const { state, isKept, isElsewhere, ...page } = loaderData;
  return (
    <PostJobPage
      {...page}
      state={actionData?.state ?? state}
      isKept={isKept && !actionData}
      isElsewhere={isElsewhere && !actionData}
    />
  );
}
