import type { RouterContextProvider } from "react-router";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { isId } from "#app/domain/id.ts";
import { jobOfferFormSchema } from "#app/domain/jobs/offer.ts";
import { formSubjectAt } from "#app/form-subjects.ts";
import { noticeCookie } from "#app/http/cookies/notice.ts";
import { settledDraftCookie } from "#app/http/cookies/settled-drafts.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { jsonError } from "#app/http/responses/json-response.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { JOB_MISSING, sendOfferAs } from "./send-offer.ts";

/** The JSON answer to an offer that was queued on a device; the next page shows the same notice as after a form. */
export async function submitQueuedOffer(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  jobId: string,
): Promise<Response> {
  const form = await readForm(request, jobOfferFormSchema, ["slot"]);
  if (!form.ok) {
    const [problem] = Object.values(form.errors);
    return jsonError(form.status, problem ?? NOT_DONE);
  }
  if (!isId(jobId)) return jsonError(404, JOB_MISSING);
  const result = await tryDatabase(sendOfferAs(context, { jobId, form: form.data }));
  if (!result.ok) return jsonError(503, NOT_DONE);
  if (result.value)
    return jsonError(result.value.status, result.value.message, result.value.retryAfter);
  const answer = Response.json({ done: true });
  answer.headers.append("Set-Cookie", noticeCookie(request, "job-offer-sent"));
  const subject = formSubjectAt(paths.job(jobId));
  if (subject) answer.headers.append("Set-Cookie", settledDraftCookie(request, subject));
  return answer;
}
