import type { RouterContextProvider } from "react-router";
import { forgetProfessional } from "#app/actions/services/forget-documents.ts";
import { configContext, databaseContext, papersContext } from "#app/context.ts";
import { licenceRefusedEmail, licenceSeenEmail } from "#app/email/moderation/licence-emails.ts";
import { paperPicture } from "#app/photos/papers.ts";
import { decideLicence, openPaper, type TeamLicence } from "#db/team/licences.ts";
import { actingStaff } from "./acting-staff.ts";

/**
 * The paper of a licence as the address of a picture; the log first gets a line about it. Null when this person may not see
 * it, when it was decided meanwhile, or when it is no longer in the bucket.
 */
export async function showPaper(
  context: Readonly<RouterContextProvider>,
  licenceId: string,
): Promise<string | null> {
  const db = context.get(databaseContext);
  const key = await openPaper(db, { licenceId, by: actingStaff(context) });
  return key && paperPicture(context.get(papersContext), key);
}

/** Decides about a licence; `reason` says why it is refused, null accepts it. False when this person may no longer decide. */
export async function decideLicenceAs(
  context: Readonly<RouterContextProvider>,
  { id: licenceId, kind, expiresOn, person }: TeamLicence,
  reason: string | null,
): Promise<boolean> {
  if (!person) return false;
  const { appOrigin, supportEmail } = context.get(configContext);
  const emailContent =
    reason === null
      ? licenceSeenEmail(appOrigin, { kind, expiresOn })
      : licenceRefusedEmail(appOrigin, { kind, reason, supportEmail });
  const isDecided = await decideLicence(context.get(databaseContext), {
    licenceId,
    by: actingStaff(context),
    accepted: reason === null,
    reason: reason ?? "",
    person,
    emailContent,
  });
  if (isDecided) forgetProfessional(context, person);
  return isDecided;
}
