import type { RouterContextProvider } from "react-router";
import { submittedPhotos } from "#app/actions/photos/own-photos.ts";
import type { SubmittedForm } from "#app/actions/photos/read-form-with-photos.ts";
import { personOfForm } from "#app/auth/person-of-form.ts";
import { clockContext, userContext } from "#app/context.ts";
import { UNREADABLE_FORM } from "#app/domain/failures/failure.ts";
import { fieldErrors } from "#app/domain/forms/field-errors.ts";
import { idOf } from "#app/domain/id.ts";
import { CHECK_TRADE, JOB_NOT_POSTED, type JobForm, jobFormSchema } from "#app/domain/jobs/form.ts";
import {
  formOfOtherJob,
  type JobFormState,
  jobFormState,
  type SubmittedJobState,
} from "#app/domain/jobs/new-job.ts";
import { type FormPhoto, photoErrors } from "#app/domain/services/photo.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { paths, signInFor, withNext } from "#app/links.ts";
import { keepJobDraft } from "./keep-job-draft.ts";
import { postJobAs } from "./post-job.ts";
import { readJobForm } from "./read-job-form.ts";

type Context = Readonly<RouterContextProvider>;

/** Posts the job of somebody who is signed in; the form of a visitor is stored until they have signed in. */
export async function submitJob(request: Request, context: Context) {
  const submission = await readJobForm(request, context);
  const { status } = submission;
  if (!submission.ok) {
    return showForm(context, status, jobFormState({ photos: [], problem: UNREADABLE_FORM }));
  }
  const { values, photos } = submission;
  const key = idOf(values.key ?? null) ?? crypto.randomUUID();
  const state = jobFormState({ values: { ...values, key }, photos });
  if (!submission.saves) return showForm(context, status, { ...state, errors: submission.errors });
  const checked = checkForm(submission, state, context.get(clockContext)());
  if (!checked.ok) return showForm(context, status, { ...state, errors: checked.errors });
  if (!context.get(userContext)) return keepForSignIn(request, context, { key, values, state });
  return post(request, context, { job: { form: checked.form, key, photos }, state });
}

/** The parsed fields of a form, or one message for each wrong field. */
function checkForm(
  { values, photos, errors: fileErrors }: SubmittedForm,
  state: SubmittedJobState,
  now: number,
): { ok: true; form: JobForm } | { ok: false; errors: Record<string, string> } {
  const form = jobFormSchema(now).safeParse(values);
  const ofPhotos = photos.length > 0 ? photoErrors(photos) : {};
  const errors = { ...fieldErrors(form.error), ...ofPhotos, ...fileErrors };
  if (errors.subcategoryId && state.values.subcategoryId) errors.subcategoryId = CHECK_TRADE;
  if (form.success && Object.keys(errors).length === 0) return { ok: true, form: form.data };
  return { ok: false, errors };
}

type NewJob = { form: JobForm; key: string; photos: readonly FormPhoto[] };

async function post(
  request: Request,
  context: Context,
  { job, state }: { job: NewJob; state: SubmittedJobState },
) {
  const outcome = await tryDatabase(postJobAs(request, context, job));
  if (!outcome.ok) return showForm(context, 503, { ...state, problem: JOB_NOT_POSTED });
  if ("id" in outcome.value) {
    const { id, noticeCount: count } = outcome.value;
    return seeOther(paths.job(id), { request, notice: "job-posted", count });
  }
  const { status, message, retryAfter, newKey } = outcome.value;
  const refused = { ...state, problem: message };
  const shown = newKey ? formOfOtherJob(refused, crypto.randomUUID()) : refused;
  return showForm(context, status, shown, { retryAfter });
}

async function keepForSignIn(
  request: Request,
  context: Context,
  { key, values, state }: { key: string; values: Record<string, string>; state: SubmittedJobState },
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

/** The response that shows the form again, with its values. */
async function showForm(
  context: Context,
  status: number,
  { photos, ...state }: SubmittedJobState,
  options?: { retryAfter?: number },
) {
  const formState: JobFormState = { ...state, photos: await submittedPhotos(context, photos) };
  return refuse(status, { state: formState }, options);
}
