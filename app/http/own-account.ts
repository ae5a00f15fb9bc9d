import type { RouterContextProvider } from "react-router";
import { framePersonContext, userContext } from "#app/context.ts";
import { accountIn } from "#app/domain/accounts/account-field.ts";
import { safePath } from "#app/domain/safe-path.ts";
import { unsentOf } from "#app/domain/unsent-form.ts";
import { paths } from "#app/links.ts";
import { carriedFrame } from "./carried-frame.ts";
import { refuse } from "./respond.ts";

type Sent = { fields: [string, string][]; hadFiles: boolean };

/**
 * Throws a 409 with what was typed where a form was opened in another account than the one that is signed in now (threat
 * 90). One without an account is taken: it was opened signed out, or by the release before.
 */
export function requireOwnAccount(
  request: Request,
  context: Readonly<RouterContextProvider>,
  sent: Sent,
): void {
  const user = context.get(userContext);
  const account = accountIn(sent.fields);
  if (!user || account === null || account === user.id) return;
  // The page is made from the request alone: whose it is was read, and nothing else.
  context.set(framePersonContext, user);
  const { pathname, search } = new URL(request.url);
  const action = safePath(pathname.replace(/\.data$/, "") + search) ?? paths.dashboard;
  throw refuse(409, { ...unsentOf(sent, action), frame: carriedFrame(request, context) });
}
