import type { EmailContent } from "#app/domain/email/email.ts";
import { composeEmail } from "#app/email/compose.ts";
import { pageLink } from "#app/email/links/page-link.ts";
import { paths } from "#app/links.ts";

const FOOTNOTE = {
  text: "This e-mail is from Kayap, where Guyana finds its professionals. You get it because this address belongs, or belonged until a few days ago, to an account that more than one person calls theirs.",
};

/** Asks one who claims an account; the answer is written on a page that the link opens. */
export function disputeQuestionEmail(question: string, url: string): EmailContent {
  return composeEmail({
    subject: "A question about your Kayap account",
    paragraphs: [
      "More than one person says that the same Kayap account is theirs. A person of our team decides, and asks you:",
      question,
      "Answer on the page below within 14 days; you can answer once. Never write a password or a code.",
    ],
    action: { label: "Answer", url },
    footnote: FOOTNOTE,
  });
}

type Decided = { reason: string; supportEmail: string };

/** Tells the address that the account belongs to. */
export function disputeWonEmail(
  appOrigin: string,
  { reason, supportEmail }: Decided,
): EmailContent {
  return composeEmail({
    subject: "Our team has decided whose your Kayap account is",
    paragraphs: [
      `We decided that the account belongs to the person with this e-mail address. The reason: ${reason}`,
      "Two-factor sign-in is off, and every device was signed out. Choose a new password now, also for your mailbox, and turn two-factor sign-in on again with your own phone.",
      `If you think this is wrong, write to ${supportEmail}.`,
    ],
    action: pageLink(appOrigin, "Choose a new password", paths.forgotPassword),
    footnote: FOOTNOTE,
  });
}

/** How the other side can appeal, once; at no link where they have. */
function appealParts(appealUrl: string | null) {
  if (appealUrl === null)
    return { paragraph: "You have appealed before, so this is final.", action: {} };
  return {
    paragraph:
      "If you think this is wrong, you can appeal once, within 30 days. Somebody else of our team reads it and decides again. Never write a password or a code.",
    action: { action: { label: "Appeal", url: appealUrl } },
  };
}

/** Tells another address that the account does not belong to it, and how to appeal. */
export function disputeLostEmail(reason: string, appealUrl: string | null): EmailContent {
  const { paragraph, action } = appealParts(appealUrl);
  return composeEmail({
    subject: "Our team has decided whose a Kayap account is",
    paragraphs: [
      `More than one person said that the same account is theirs. We decided that it belongs to somebody with another e-mail address. The reason: ${reason}`,
      paragraph,
    ],
    ...action,
    footnote: FOOTNOTE,
  });
}

/** Tells an address that nothing changes, and how to appeal. */
export function disputeClosedEmail(reason: string, appealUrl: string | null): EmailContent {
  const { paragraph, action } = appealParts(appealUrl);
  return composeEmail({
    subject: "Our team changes nothing about a Kayap account",
    paragraphs: [
      `More than one person said that the same account is theirs. We looked at it and change nothing. The reason: ${reason}`,
      paragraph,
    ],
    ...action,
    footnote: FOOTNOTE,
  });
}
