import { data, type RouterContextProvider } from "react-router";
import { databaseContext, type SessionUser } from "#app/context.ts";
import { HOUR_MS } from "#app/domain/durations.ts";
import { type Limit, secondsToWait } from "#app/http/limit.ts";
import { securityContext } from "#app/http/security-context.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { revealPhone } from "#db/profiles/professionals.ts";

const PHONE_LIMIT: Limit = { action: "phone", most: 20, windowMs: 24 * HOUR_MS };
const TOO_MANY = "You have looked up 20 phone numbers today. Please try again tomorrow.";
const NOT_SHOWN = "This phone number is not shown.";
const NOT_NOW = "We could not show the number right now. Please try again.";

/** The answer to Show phone: the number, or why not; at most 20 a day and person (decision 19). */
export async function showPhone(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { user, proId }: { user: SessionUser; proId: string },
) {
  const asked = await tryDatabase(secondsToWait(context, PHONE_LIMIT, user.id));
  if (!asked.ok) return refused(NOT_NOW, 503, 5);
  if (asked.value) return refused(TOO_MANY, 429, asked.value);
  const db = context.get(databaseContext);
  const about = { viewerId: user.id, proId };
  const found = await tryDatabase(revealPhone(db, about, securityContext(request, context)));
  if (!found.ok) return refused(NOT_NOW, 503, 5);
  if (found.value === null) return data({ phone: null, problem: NOT_SHOWN }, { status: 404 });
  return data({ phone: found.value, problem: null });
}

function refused(problem: string, status: 429 | 503, seconds: number) {
  const headers = { "Retry-After": String(seconds) };
  return data({ phone: null, problem }, { status, headers });
}
