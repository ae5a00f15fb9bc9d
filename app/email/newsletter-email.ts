import type { EmailContent } from "#app/domain/email/email.ts";
import { newsletterBlocks } from "#app/domain/email/newsletter-text.ts";
import { paths } from "#app/links.ts";
import { composeEmail } from "./compose.ts";
import { emailLink } from "./links/email-link.ts";
import { oneClickHeaders } from "./links/one-click-unsubscribe.ts";

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

type Newsletter = {
  id: string;
  subject: string;
  content: string;
  appOrigin: string;
  /** Where letters reach us; every newsletter says it. */
  postalAddress: string;
  /** The token of the link by which the recipient unsubscribes. */
  token: string;
};

/** A newsletter to one subscriber. Its link to unsubscribe says which newsletter it stands in. */
export function newsletterEmail(newsletter: Newsletter): EmailContent {
  const { id, subject, content, appOrigin, postalAddress, token } = newsletter;
  const unsubscribe = new URL(emailLink(appOrigin, paths.newsletterUnsubscribe, token));
  unsubscribe.searchParams.set("of", id);
  return composeEmail({
    subject,
    paragraphs: newsletterBlocks(content),
    footnote: {
      text: `You get this because you asked for Kayap news. Kayap, ${postalAddress}. Unsubscribe at any time:`,
      url: unsubscribe.href,
    },
    headers: oneClickHeaders(unsubscribe.href),
  });
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
