import { waitingTimeText } from "#app/domain/accounts/two-factor-recovery.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import { type NotificationBody, withTimes } from "#app/domain/notifications/body.ts";
import { type DisplayPreferences, momentText } from "#app/domain/time/time-text.ts";
import { pageLink } from "#app/email/links/page-link.ts";
import { paths } from "#app/links.ts";
import { composeEmail } from "./compose.ts";
import { emailLink } from "./links/email-link.ts";

const FOOTNOTE = {
  text: "This e-mail is from Kayap, where Guyana finds its professionals. You get it because this address has an account with us; e-mails about its security are always sent.",
};
const CANCEL_PATH = paths.twoFactorRecoveryCancel;
const CHANGE_PASSWORDS =
  "Then change the password of your mailbox, and choose a new one for Kayap.";

/** What the owner reads in an e-mail, and in a notification on the devices of the account. */
type RecoveryNotice = {
  emailContent: EmailContent;
  title: string;
  body: NotificationBody;
  /** Where every notification of a removal leads: the page that cancels it. */
  link: typeof CANCEL_PATH;
};

const cancelLink = (appOrigin: string) =>
  pageLink(appOrigin, "It was not me: cancel with a code", CANCEL_PATH);

/** Lets somebody who has given the password start the removal of the second factor; the link is valid for one hour. */
export function recoveryLinkEmail(appOrigin: string, token: string, wait: number): EmailContent {
  return composeEmail({
    subject: "Get back in without two-factor sign-in",
    paragraphs: [
      "Somebody who knows your Kayap password cannot enter a code from your authenticator app and asked us to remove two-factor sign-in. We hope it was you.",
      `If it was you, open the link within one hour. Two-factor sign-in then stays on for ${waitingTimeText(wait)}, while we write to you every day, and is removed after that.`,
      "If it was not you, do not open it. Somebody else knows your password: choose a new one.",
    ],
    action: {
      label: "Remove two-factor sign-in",
      url: emailLink(appOrigin, paths.twoFactorRecoveryStart, token),
    },
    also: pageLink(appOrigin, "It was not me: choose a new password", paths.forgotPassword),
    footnote: FOOTNOTE,
  });
}

/** When the factor is removed, UTC milliseconds, and how the owner reads times. */
type Due = { dueAt: number; displayPreferences: DisplayPreferences };

const STARTED_BY = {
  request:
    "Somebody with your password and this mailbox asked for it, because they cannot enter a code.",
  link: "Somebody with this mailbox tapped the button of an e-mail of ours that takes the account back, and two-factor sign-in was turned on after that e-mail was sent.",
};

/** Tells the owner that a removal was started: on request, or by a link that takes the account back. */
export function recoveryStarted(
  appOrigin: string,
  { by, ...due }: Due & { by: keyof typeof STARTED_BY },
): RecoveryNotice {
  const moment = momentText(due.dueAt, due.displayPreferences);
  return {
    title: "Two-factor sign-in will be removed",
    body: withTimes`This happens on ${due.dueAt}. If you did not ask for it, cancel it with a code.`,
    link: CANCEL_PATH,
    emailContent: composeEmail({
      subject: "Two-factor sign-in will be removed from your account",
      paragraphs: [
        STARTED_BY[by],
        `This happens on ${moment}. Until then signing in still needs a code, and we write to you every day.`,
        `If it was not you, cancel it: any code from your app, or a recovery code, is enough. ${CHANGE_PASSWORDS}`,
      ],
      action: cancelLink(appOrigin),
      footnote: FOOTNOTE,
    }),
  };
}

/** Reminds the owner every day while the time passes. */
export function recoveryNotice(appOrigin: string, due: Due): RecoveryNotice {
  const moment = momentText(due.dueAt, due.displayPreferences);
  return {
    title: "Two-factor sign-in is still going to be removed",
    body: withTimes`This happens on ${due.dueAt}. If you did not ask for it, cancel it with a code.`,
    link: CANCEL_PATH,
    emailContent: composeEmail({
      subject: `Two-factor sign-in will be removed on ${moment}`,
      paragraphs: [
        `On ${moment} your Kayap account stops asking for a code. You or somebody else asked for that.`,
        `If it was not you, cancel it: any code from your app, or a recovery code, is enough. ${CHANGE_PASSWORDS}`,
      ],
      action: cancelLink(appOrigin),
      footnote: FOOTNOTE,
    }),
  };
}

/** Tells the owner that a code has cancelled the removal. */
export function recoveryCancelled(appOrigin: string): RecoveryNotice {
  return {
    title: "Two-factor sign-in stays on",
    body: ["A code was entered, so it will not be removed."],
    link: CANCEL_PATH,
    emailContent: composeEmail({
      subject: "Two-factor sign-in stays on",
      paragraphs: [
        "Somebody entered a valid code from your authenticator app, or a recovery code, so two-factor sign-in will not be removed from your Kayap account.",
        "If you had not asked for this, somebody else knows your password and reads your e-mail. Change the password of your mailbox, and choose a new one for Kayap.",
        "If you had asked, and the code was not yours, somebody else has your phone or your recovery codes. Choose a new password and start again. Codes cancel the removal of a new two-factor sign-in only once; after that our team decides.",
      ],
      action: pageLink(appOrigin, "Choose a new password", paths.forgotPassword),
      footnote: FOOTNOTE,
    }),
  };
}

/** Tells the account that the team decides whose the second factor is. */
export function factorCaseEmail(supportEmail: string): EmailContent {
  return composeEmail({
    subject: "Our team looks at the two-factor sign-in of your account",
    paragraphs: [
      "Somebody asked again to remove two-factor sign-in from your Kayap account, after a code had kept it on. So we do not know who the owner of the account is, and nothing changes by itself.",
      `A person of our team looks at it. Write to ${supportEmail} what shows that the account is yours: since when you have it, which bookings you made, from which place you sign in.`,
    ],
    footnote: FOOTNOTE,
  });
}

/** Asks the team whose a second factor is, with the newest lines of the security log of its account. */
export function factorCaseTeamEmail(
  appOrigin: string,
  dispute: { id: string; userId: string; email: string; history: readonly string[] },
): EmailContent {
  const { id, userId, email, history } = dispute;
  return composeEmail({
    subject: "Whose is the two-factor sign-in of an account?",
    paragraphs: [
      `Account ${userId}, ${email}. A code has kept its two-factor sign-in on once, and its removal is asked for again. Both sides were told to write to you.`,
      history.join("\n"),
      "Ask both sides by e-mail and decide on the page of the case.",
    ],
    action: pageLink(appOrigin, "Open the case", paths.teamDispute(id)),
  });
}

/** Tells the owner that the team has removed the second factor, and why. */
export function factorRemovedByTeamEmail(reason: string, supportEmail: string): EmailContent {
  return composeEmail({
    subject: "Two-factor sign-in was removed from your account",
    paragraphs: [
      `Our team has removed two-factor sign-in from your Kayap account. The reason: ${reason}`,
      "Every device was signed out. Choose a new password, sign in, and turn two-factor sign-in on again, with your own phone.",
      `If you think this is wrong, write to ${supportEmail}.`,
    ],
    footnote: FOOTNOTE,
  });
}

/** Tells the owner that the second factor was removed. */
export function twoFactorRemoved(appOrigin: string): RecoveryNotice {
  return {
    title: "Two-factor sign-in was removed",
    body: ["The waiting time is over. Your password alone is enough to sign in."],
    link: CANCEL_PATH,
    emailContent: composeEmail({
      subject: "Two-factor sign-in was removed from your account",
      paragraphs: [
        "The waiting time is over, and nobody entered a code. Your password alone is now enough to sign in, and every device was signed out.",
        "Sign in and turn two-factor sign-in on again, with your own phone.",
        "If it was not you who asked for this, choose a new password at once, and change the one of your mailbox too.",
      ],
      action: pageLink(appOrigin, "Sign in", paths.login),
      also: pageLink(appOrigin, "It was not me: choose a new password", paths.forgotPassword),
      footnote: FOOTNOTE,
    }),
  };
}
