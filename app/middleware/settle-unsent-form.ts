import type { MiddlewareFunction } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { databaseContext, laterContext, userContext } from "#app/context.ts";
import { formSubjectAt } from "#app/form-subjects.ts";
import { settledDraftCookie } from "#app/http/cookies/settled-drafts.ts";
import { bookingFormInPath } from "#app/http/forms/draft-in-path.ts";
import { paths } from "#app/links.ts";
import { deleteUnsentForm } from "#db/accounts/unsent-forms.ts";

/**
 * Deletes the form that waited for a person to sign in again once it is accepted, or once they sign out (decision 24), and
 * tells the device of every accepted form that its draft is not needed any more (decision 117). What a form is about
 * counts, not its address. It runs after the guards: a form that one of them refuses goes on waiting.
 */
export const settleUnsentForm: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  const response = await next();
  if (request.method !== "POST" || !isAccepted(response)) return response;
  const user = context.get(userContext);
  const waiting = user?.unsentAction ?? null;
  const subject = formSubjectAt(url.pathname + url.search);
  if (user && waiting !== null) {
    const isTheOne =
      url.pathname + url.search === waiting ||
      (subject !== null && subject === formSubjectAt(waiting));
    if (isTheOne || url.pathname === paths.logout) {
      const db = context.get(databaseContext);
      const browser = { userId: user.id, deviceId: readDevice(request, context)?.hash ?? "" };
      context.get(laterContext)(() => deleteUnsentForm(db, browser));
    }
  }
  const isDiscarded = url.pathname === paths.unsentForm && waiting !== null;
  const settled = isDiscarded ? formSubjectAt(waiting) : subject;
  if (settled !== null && leadsOn(response)) {
    response.headers.append("Set-Cookie", settledDraftCookie(request, settled));
  }
  return response;
};

/** A form that is redirected by a 307 waits for the password, and is sent again after it. */
const isAccepted = ({ status }: Response) => status < 400 && status !== 307;

/** An accepted form redirects, for scripts by a 202; the summary of a booking request is a step of its form. */
function leadsOn({ status, headers }: Response): boolean {
  if (bookingFormInPath(headers.get("Location"))?.draftId) return false;
  return status === 202 || (status >= 300 && status < 400);
}
