import type { RouterContextProvider } from "react-router";
import { configContext, databaseContext } from "#app/context.ts";
import { eventText } from "#app/domain/accounts/security-event.ts";
import { momentText } from "#app/domain/time/time-text.ts";
import { factorCaseEmail, factorCaseTeamEmail } from "#app/email/two-factor-recovery-emails.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { openFactorCase } from "#db/accounts/factor-case.ts";
import { readSecurityLog } from "#db/accounts/security-log.ts";

const REASON =
  "Whose is the two-factor sign-in? A code has kept it on, and its removal is asked again.";

/** Lets the team decide about a second factor whose codes have cancelled its removal before (threat 86). */
export async function letTeamDecide(
  request: Request,
  context: Readonly<RouterContextProvider>,
  owner: { userId: string; email: string },
): Promise<void> {
  const db = context.get(databaseContext);
  const { appOrigin, supportEmail } = context.get(configContext);
  const id = crypto.randomUUID();
  const history = (await readSecurityLog(db, owner.userId)).map(
    ({ ipPrefix, userAgent, ...line }) =>
      [momentText(line.createdAt, null), eventText(line), ipPrefix, userAgent]
        .filter(Boolean)
        .join(", "),
  );
  await openFactorCase(db, {
    id,
    ...owner,
    supportEmail,
    reason: REASON,
    emails: {
      team: factorCaseTeamEmail(appOrigin, { id, ...owner, history }),
      owner: factorCaseEmail(supportEmail),
    },
    context: securityContext(request, context),
  });
}
