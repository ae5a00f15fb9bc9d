import type { EmailContent } from "#app/domain/email/email.ts";
import {
  isLicenceKind,
  LICENCE_KINDS,
  lastDayOf,
  licenceName,
} from "#app/domain/licences/licences.ts";
import { dayText } from "#app/domain/time/time-text.ts";
import { composeEmail } from "#app/email/compose.ts";
import { pageLink } from "#app/email/links/page-link.ts";
import { paths } from "#app/links.ts";

type Licence = { kind: string; expiresOn: string | null };

const isPublic = (kind: string) => isLicenceKind(kind) && LICENCE_KINDS[kind].isPublic;

/** Tells a professional that the team has seen a licence, and what others see of it. */
export function licenceSeenEmail(appOrigin: string, { kind, expiresOn }: Licence): EmailContent {
  const name = licenceName(kind);
  const until = expiresOn && `, valid until ${dayText(lastDayOf(expiresOn), null)}`;
  return composeEmail({
    subject: `We have seen your paper: ${name}`,
    paragraphs: [
      `We have looked at your paper: ${name}${until ?? ""}. Its photo is deleted now.`,
      isPublic(kind)
        ? "Your services and your profile now say “Licence seen”."
        : "Nobody else sees this one: it stays between you and us.",
    ],
    action: pageLink(appOrigin, "Your licences", paths.licences),
  });
}

/** Tells a professional that a licence was not accepted, and why. */
export function licenceRefusedEmail(
  appOrigin: string,
  { kind, reason, supportEmail }: { kind: string; reason: string; supportEmail: string },
): EmailContent {
  const name = licenceName(kind);
  return composeEmail({
    subject: `We could not accept your paper: ${name}`,
    paragraphs: [
      `We have looked at your paper: ${name}. We could not accept it, and its photo is deleted now.`,
      `The reason: ${reason}`,
      `You can add it again with another photo. If you think this is wrong, write to ${supportEmail}.`,
    ],
    action: pageLink(appOrigin, "Your licences", paths.licences),
  });
}

/** Tells a professional that a licence which the team has seen ends soon. */
export function licenceEndsEmail(
  appOrigin: string,
  { kind, expiresOn }: { kind: string; expiresOn: string },
): EmailContent {
  const name = licenceName(kind);
  const day = dayText(lastDayOf(expiresOn), null);
  return composeEmail({
    subject: `Your paper ends soon: ${name}`,
    paragraphs: [
      `Your paper is valid until ${day}: ${name}.`,
      isPublic(kind)
        ? "From the day after, your services and your profile no longer say “Licence seen” because of it. Once you have the new paper, add it with a photo."
        : "Once you have the new paper, add it with a photo.",
    ],
    action: pageLink(appOrigin, "Your licences", paths.licences),
  });
}
