import { data, type RouterContextProvider } from "react-router";
import { unsentForm } from "#app/actions/accounts/unsent-form.ts";
import { keepJobDraft } from "#app/actions/jobs/keep-job-draft.ts";
import { postJobAs } from "#app/actions/jobs/post-job.ts";
import { ownPhotos, submittedPhotos } from "#app/actions/photos/own-photos.ts";
import {
  readFormWithPhotos,
  type SubmittedForm,
} from "#app/actions/photos/read-form-with-photos.ts";
import { receivePhotoForm } from "#app/actions/photos/receive.ts";
import { headersForNewDevice, readDevice } from "#app/auth/device.ts";
import { personOfForm } from "#app/auth/person-of-form.ts";
import {
  clockContext,
  databaseContext,
  sessionUnavailableContext,
  userContext,
} from "#app/context.ts";
import { NOT_VERIFIED } from "#app/domain/bookings/guard-rules.ts";
import { UNREADABLE_FORM } from "#app/domain/failures/failure.ts";
import { fieldErrors } from "#app/domain/forms/field-errors.ts";
import { isId } from "#app/domain/id.ts";
import {
  CHECK_TRADE,
  JOB_NOT_POSTED,
  jobFormSchema,
  jobValues,
  PHOTOS_AGAIN,
  PHOTOS_POSTED,
} from "#app/domain/jobs/form.ts";
import { MOST_OPEN_JOBS, TOO_MANY_OPEN } from "#app/domain/jobs/job.ts";
import { jobPlace } from "#app/domain/jobs/place.ts";
import { findRegion } from "#app/domain/places/regions.ts";
import { proposeCategories } from "#app/domain/search/propose-categories.ts";
import { MOST_PROPOSALS, pressedProposal } from "#app/domain/services/category-proposal.ts";
import { type FormPhoto, photoErrors } from "#app/domain/services/photo.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths, signInFor, withNext } from "#app/links.ts";
import { type JobFormState, PostJobPage } from "#app/routes/public/post-job/post-job-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { readNewJob } from "#db/jobs/new-job.ts";
import type { Route } from "./+types/post-job.ts";

export const handle: PageHandle = { dashboardStyles: true };

export const meta: Route.MetaFunction = () => privateMeta("Post a job");

/** The fields that an address can fill in; the links of a search do. */
const FILLED_BY_ADDRESS = ["what", "categoryId", "subcategoryId", "region", "city"] as const;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const now = context.get(clockContext)();
  const userId = context.get(userContext)?.id ?? null;
  const draft = url.searchParams.get("draft");
  const key = draft && isId(draft) ? draft : crypto.randomUUID();
  const again = url.searchParams.get("again");
  const deviceHash = readDevice(request, context)?.hash ?? null;
  const query = { userId, deviceHash, key, again: again && isId(again) ? again : null, now };
  const read = await tryDatabase(readNewJob(context.get(databaseContext), query));
  const emptyForm = { customer: null, draft: null, photos: [], posted: null, before: null };
  const stored = read.ok ? read.value : emptyForm;
  if (stored.posted) return redirect(paths.job(stored.posted), 303);
  const { customer, before } = stored;
  const ofAddress = Object.fromEntries(
    FILLED_BY_ADDRESS.flatMap((name) => {
      const value = url.searchParams.get(name);
      return value === null ? [] : [[name, value.slice(0, MOST_IN_ADDRESS)]];
    }),
  );
  const ownPlace =
    customer && findRegion(customer.region)
      ? { region: customer.region, city: customer.city ?? "" }
      : {};
  const place = url.searchParams.get("location")?.slice(0, MOST_IN_ADDRESS);
  const ofSearch = place ? jobPlace(place) : {};
  const ofJob = before && jobValues(before, now);
  const values = { ...ownPlace, ...ofSearch, ...ofAddress, ...ofJob, ...stored.draft, key };
  const state = stateOf({
    values,
    photos: ownPhotos(context, stored.photos),
    errors: stored.draft?.unsentPhotos ? { images: PHOTOS_AGAIN } : {},
    problem: read.ok ? null : JOB_NOT_POSTED,
  });
  const refusal = customer && refusalOf(customer);
  const isSignedIn = userId !== null;
  const page = { state, refusal, isSignedIn, isKept: stored.draft !== null, today: now };
  return data(page, {
    status: read.ok ? 200 : 503,
    headers: headersForNewDevice(request, context),
  });
}

const MOST_IN_ADDRESS = 120;

/** Why somebody cannot post a job now, shown before they fill in the form. */
function refusalOf({ verified, openJobs }: { verified: boolean; openJobs: number }) {
  if (!verified) return NOT_VERIFIED;
  return openJobs < MOST_OPEN_JOBS ? null : TOO_MANY_OPEN;
}

/** Posts the job of somebody who is signed in; the form of a visitor is stored until they have signed in. */
export async function action({ request, context }: Route.ActionArgs) {
  if (context.get(sessionUnavailableContext))
    throw refuse(503, await unsentForm(request, paths.newJob()));
  const submission = await submittedForm(request, context);
  if (!submission.ok) {
    return showForm(context, submission.status, stateOf({ photos: [], problem: UNREADABLE_FORM }));
  }
  const { values } = submission;
  const key = isId(values.key ?? "") ? (values.key ?? "") : crypto.randomUUID();
  const state = stateOf({ values: { ...values, key }, photos: submission.photos });
  if (!submission.saves)
    return showForm(context, submission.status, { ...state, errors: submission.errors });
  const form = jobFormSchema(context.get(clockContext)()).safeParse(values);
  const errors = fieldErrors(form.error);
  if (submission.photos.length > 0) Object.assign(errors, photoErrors(submission.photos));
  Object.assign(errors, submission.errors);
  if (errors.subcategoryId && state.values.subcategoryId) errors.subcategoryId = CHECK_TRADE;
  if (!form.success || Object.keys(errors).length > 0) {
    return showForm(context, submission.status, { ...state, errors });
  }
  if (!context.get(userContext)) return keepForSignIn(request, context, { key, values, state });
  const job = { form: form.data, key, photos: submission.photos };
  const outcome = await tryDatabase(postJobAs(request, context, job));
  if (!outcome.ok) return showForm(context, 503, { ...state, problem: JOB_NOT_POSTED });
  if ("id" in outcome.value) {
    const { id, noticeCount: count } = outcome.value;
    return seeOther(paths.job(id), { request, notice: "job-posted", count });
  }
  const { status, message, retryAfter, newKey } = outcome.value;
  const refusedState = { ...state, problem: message };
  if (newKey) return showForm(context, status, otherJob(refusedState));
  return showForm(context, status, refusedState, { retryAfter });
}

/** The form for another job than the one it has posted before, which keeps the photos. */
function otherJob(state: SubmittedState): SubmittedState {
  const values = { ...state.values, key: crypto.randomUUID() };
  if (state.photos.length === 0) return { ...state, values };
  return { ...state, values, photos: [], errors: { images: PHOTOS_POSTED } };
}

type Submitted = Awaited<ReturnType<typeof readFormWithPhotos>>;

/** The posted form. Only somebody who is signed in can send photos with it. */
async function submittedForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Submitted> {
  const ownerId = context.get(userContext)?.id;
  if (ownerId) {
    const address = new URL(request.url);
    const draft = address.searchParams.get("draft");
    const draftId = draft && isId(draft) ? draft : crypto.randomUUID();
    return readFormWithPhotos(request, context, { ownerId, draftId });
  }
  // Somebody whose session ended meanwhile may still send photos, which are refused.
  const form = await receivePhotoForm(request, notStored);
  if (!form.ok) return form;
  const values: Record<string, string> = {};
  for (const [name, value] of form.fields) values[name] ??= value;
  if (form.refusals.length > 0) values.unsentPhotos = "on";
  const proposal = pressedProposal(values.press ?? "");
  const submitted: SubmittedForm = {
    saves: !proposal,
    values: { ...values, ...proposal },
    photos: [],
    errors: {},
    status: proposal ? 200 : 400,
  };
  return { ok: true, ...submitted };
}

const notStored = async () => ({ ok: false, status: 400, error: PHOTOS_AGAIN }) as const;

async function keepForSignIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { key, values, state }: { key: string; values: Record<string, string>; state: SubmittedState },
) {
  const outcome = await tryDatabase(keepJobDraft(request, context, { key, values }));
  if (!outcome.ok) return showForm(context, 503, { ...state, problem: JOB_NOT_POSTED });
  if ("message" in outcome.value) {
    const { message, retryAfter } = outcome.value;
    return showForm(context, 429, { ...state, problem: message }, { retryAfter });
  }
  const next = paths.newJob({ draft: key });
  const hasAccount = values.press === "sign-in" || personOfForm(context, values) !== null;
  const to = hasAccount ? signInFor(next) : withNext(paths.register, next);
  return seeOther(to, { request, cookies: [outcome.value.cookie] });
}

/** The state of a form as it was sent. Its photos may belong to anybody. */
type SubmittedState = Omit<JobFormState, "photos"> & { photos: readonly FormPhoto[] };

/** The response that shows the form again, with its values. */
async function showForm(
  context: Readonly<RouterContextProvider>,
  status: number,
  { photos, ...state }: SubmittedState,
  options?: { retryAfter?: number },
) {
  const formState: JobFormState = { ...state, photos: await submittedPhotos(context, photos) };
  return refuse(status, { state: formState }, options);
}

/** The state of the form. Without a chosen trade, the first trade that its words mean is filled in. */
function stateOf<Photo extends FormPhoto>({
  photos,
  ...state
}: Partial<Omit<JobFormState, "photos">> & { photos: Photo[] }) {
  const values = state.values ?? {};
  const allProposals = proposeCategories(values.what ?? "");
  const proposals = allProposals.filter(
    ({ subcategoryId: id }, i) =>
      allProposals.findIndex(({ subcategoryId }) => subcategoryId === id) === i,
  );
  const isChosen = values.subcategoryId || values.categoryId;
  return {
    photos,
    errors: {},
    problem: null,
    ...state,
    values: isChosen ? values : { ...values, ...proposals[0] },
    proposals: proposals.slice(0, MOST_PROPOSALS),
  };
}

export default function PostJob({ loaderData, actionData }: Route.ComponentProps) {
  const { state, isKept, ...page } = loaderData;
  return (
    <PostJobPage {...page} state={actionData?.state ?? state} isKept={isKept && !actionData} />
  );
}
