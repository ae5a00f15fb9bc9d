import type { RouterContextProvider } from "react-router";
import { forgetProfessional } from "#app/actions/services/forget-documents.ts";
import { configContext, databaseContext, papersContext } from "#app/context.ts";
import { licenceRefusedEmail, licenceSeenEmail } from "#app/email/licence-emails.ts";
import { paperPicture } from "#app/photos/papers.ts";
import { decideLicence, openPaper, type TeamLicence } from "#db/team/licences.ts";
import { actingStaff } from "./acting-staff.ts";

/**
 * The paper of a licence as the address of a picture, after the log has a line about it; null when it is not theirs to look at,
 * was decided meanwhile, or is gone from the bucket.
 */
export async function showPaper(
  context: Readonly<RouterContextProvider>,
  licenceId: string,
): Promise<string | null> {
  const db = context.get(databaseContext);
  const key = await openPaper(db, { licenceId, by: actingStaff(context) });
  return key && paperPicture(context.get(papersContext), key);
}

/** Decides about a licence; `reason` is why it is not accepted, null where it is. False when it is not theirs to decide any more. */
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
  const decided = await decideLicence(context.get(databaseContext), {
    licenceId,
    by: actingStaff(context),
    accepted: reason === null,
    reason: reason ?? "",
    person,
    emailContent,
  });
  if (decided) forgetProfessional(context, person);
  return decided;
}
