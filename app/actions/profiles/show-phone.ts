import { data, type RouterContextProvider } from "react-router";
import { databaseContext, type SessionUser } from "#app/context.ts";
import { HOUR_MS } from "#app/domain/durations.ts";
import { type Limit, secondsToWait } from "#app/http/limit.ts";
import { refuse } from "#app/http/respond.ts";
import { securityContext } from "#app/http/security-context.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { revealPhone } from "#db/profiles/public-profile.ts";

const PHONE_LIMIT: Limit = { action: "phone", most: 20, windowMs: 24 * HOUR_MS };
const TOO_MANY = "You have looked up 20 phone numbers today. Please try again tomorrow.";
const NOT_SHOWN = "This phone number is not shown.";
const UNAVAILABLE = "We could not show the number right now. Please try again.";

/** The response to Show phone: the number or why it is not shown; at most 20 a day for each person (decision 19). */
export async function showPhone(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { user, proId }: { user: SessionUser; proId: string },
) {
  const wait = await tryDatabase(secondsToWait(context, PHONE_LIMIT, user.id));
  if (!wait.ok) return refuse(503, { phone: null, problem: UNAVAILABLE });
  if (wait.value)
    return refuse(429, { phone: null, problem: TOO_MANY }, { retryAfter: wait.value });
  const db = context.get(databaseContext);
  const phone = await tryDatabase(
    revealPhone(db, { viewerId: user.id, proId }, securityContext(request, context)),
  );
  if (!phone.ok) return refuse(503, { phone: null, problem: UNAVAILABLE });
  if (phone.value === null) return refuse(404, { phone: null, problem: NOT_SHOWN });
  return data({ phone: phone.value, problem: null });
}
