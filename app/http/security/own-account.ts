import type { RouterContextProvider } from "react-router";
import { framePersonContext, userContext } from "#app/context.ts";
import { unsentOf, withoutProtection } from "#app/domain/drafts/unsent-form.ts";
import { unsentValues } from "#app/domain/drafts/unsent-values.ts";
import { safePath } from "#app/domain/paths/safe-path.ts";
import { documentPath } from "#app/http/data-path.ts";
import { carriedFrame } from "#app/http/frame/carried-frame.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { paths } from "#app/links.ts";
import { routeRulesAt, withheldAt } from "#app/route-rules.ts";

type PostedForm = { fields: [string, string][]; hadFiles: boolean };

/** The 409 for a form that was opened in another account than the one signed in now; its page shows what was typed (threat 90). */
export function otherAccount(
  request: Request,
  context: Readonly<RouterContextProvider>,
  form: PostedForm,
) {
  // The page is made from the request alone; only the person of the session was read.
  context.set(framePersonContext, context.get(userContext));
  const { pathname, search } = new URL(request.url);
  const action = safePath(documentPath(pathname) + search) ?? paths.dashboard;
  const unsent = withoutProtection(unsentOf(form, action), withheldAt(action));
  const values = unsentValues(unsent, {
    boxes: routeRulesAt(action)?.boxes ?? [],
    preferences: context.get(userContext)?.displayPreferences ?? null,
  });
  return refuse(409, { ...unsent, values, frame: carriedFrame(request, context) });
}
