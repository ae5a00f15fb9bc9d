import type { EmailContent } from "#app/domain/email/email.ts";
import { paths } from "#app/links.ts";
import { composeEmail } from "./compose.ts";
import { emailLink } from "./email-link.ts";
import { oneClickHeaders } from "./one-click-unsubscribe.ts";

type Links = { confirm: string; unsubscribe: string };

/** Where the links of a letter lead, on the configured origin. */
export function newsletterLinks(
  appOrigin: string,
  tokens: { confirm: string; unsubscribe: string },
): Links {
  return {
    confirm: emailLink(appOrigin, paths.newsletterConfirm, tokens.confirm),
    unsubscribe: emailLink(appOrigin, paths.newsletterUnsubscribe, tokens.unsubscribe),
  };
}

/** Asks whether the owner of an address wants Kayap news. */
export function newsletterConfirmEmail({ confirm, unsubscribe }: Links): EmailContent {
  return composeEmail({
    subject: "Confirm that you want Kayap news",
    paragraphs: [
      "Somebody, we hope you, asked for Kayap news at this address: once a month, who is new in your region.",
      "Confirm within 7 days and we will write. If it was not you, do nothing and you will not hear from us again.",
    ],
    action: { label: "Confirm my subscription", url: confirm },
    footnote: { text: "Leave at any time:", url: unsubscribe },
    headers: oneClickHeaders(unsubscribe),
  });
}
