import type { EmailContent } from "#app/domain/email/email.ts";
import { paths } from "#app/links.ts";
import { composeEmail } from "./compose.ts";
import { emailLink } from "./email-link.ts";
import { oneClickHeaders } from "./one-click-unsubscribe.ts";

type Links = { confirm: string; unsubscribe: string };

/** The links of a newsletter e-mail, on the configured origin. */
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
      "Somebody asked for Kayap news at this address: once a month, new professionals.",
      "Confirm within 7 days to subscribe. If it was not you, ignore this e-mail and we will not write again.",
    ],
    action: { label: "Confirm my subscription", url: confirm },
    footnote: { text: "Unsubscribe at any time:", url: unsubscribe },
    headers: oneClickHeaders(unsubscribe),
  });
}
