import { data, type RouterContextProvider } from "react-router";
import { databaseContext, type SessionUser } from "#app/context.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { type Limit, limitedUse, secondsToWait } from "#app/http/security/limit.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { revealPhone } from "#db/profiles/public-profile.ts";
import { isAllowed } from "#db/rate-limit.ts";

const PHONE_LIMIT: Limit = { action: "phone", most: 20, windowMs: DAY_MS };
const TOO_MANY = "You have looked up 20 phone numbers today. Please try again tomorrow.";
const NOT_SHOWN = "This phone number is not shown.";
const UNAVAILABLE = "We could not show the number right now. Please try again.";

/** The response to Show phone: the number or why it is not shown; at most 20 a day for each person (decision 19). */
export async function showPhone(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { user, proId }: { user: SessionUser; proId: string },
) {
  const use = limitedUse(context, PHONE_LIMIT, user.id);
  const query = { viewerId: user.id, proId, onlyIf: use ? isAllowed(use) : undefined };
  const answer = await tryDatabase(
    Promise.all([
      secondsToWait(context, PHONE_LIMIT, user.id),
      revealPhone(context.get(databaseContext), query, securityContext(request, context)),
    ]),
  );
  if (!answer.ok) return refuse(503, { phone: null, problem: UNAVAILABLE });
  const [seconds, phone] = answer.value;
  if (seconds) return refuse(429, { phone: null, problem: TOO_MANY }, { retryAfter: seconds });
  if (phone === null) return refuse(404, { phone: null, problem: NOT_SHOWN });
  return data({ phone, problem: null });
}
