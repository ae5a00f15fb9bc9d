import { waitingTimeText } from "#app/domain/accounts/two-factor-recovery.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import { paths } from "#app/links.ts";
import { composeEmail } from "./compose.ts";
import { emailLink } from "./email-link.ts";

const FOOTNOTE = {
  text: "This e-mail is from Kayap, where Guyana finds its professionals. You get it because this address has an account with us; e-mails about its security are always sent.",
};
const CANCEL_PATH = paths.twoFactorRecoveryCancel;
const CHANGE_PASSWORDS =
  "Then change the password of your mailbox, and choose a new one for Kayap.";

/** What the owner reads in an e-mail, and in a notification on the devices of the account. */
export type RecoveryNotice = { emailContent: EmailContent; title: string; body: string };

const cancelLink = (appOrigin: string) => ({
  label: "It was not me: cancel with a code",
  url: new URL(CANCEL_PATH, appOrigin).href,
});

/** Lets somebody who has given the password start the removal of the second factor; the link is valid for one hour. */
export function recoveryLinkEmail(appOrigin: string, token: string, wait: number): EmailContent {
  return composeEmail({
    subject: "Get back in without your second factor",
    paragraphs: [
      "Somebody who knows your Kayap password, we hope you, cannot give a code of your authenticator app and asks to have two-factor sign-in removed.",
      `If it was you, open the link within one hour. Two-factor sign-in then stays for ${waitingTimeText(wait)} more, in which we write to you every day, and goes after that.`,
      "If it was not you, do not open it. Somebody knows your password: choose a new one.",
    ],
    action: {
      label: "Remove two-factor sign-in",
      url: emailLink(appOrigin, paths.twoFactorRecoveryStart, token),
    },
    also: {
      label: "It was not me: choose a new password",
      url: new URL(paths.forgotPassword, appOrigin).href,
    },
    footnote: FOOTNOTE,
  });
}

/** Tells the owner that a removal was started; `moment` is when the factor is removed, as this person reads times. */
export function recoveryStarted(appOrigin: string, moment: string): RecoveryNotice {
  return {
    title: "Two-factor sign-in will be removed",
    body: `It goes on ${moment}. If you did not ask for it, cancel it with a code.`,
    emailContent: composeEmail({
      subject: "Two-factor sign-in will be removed from your account",
      paragraphs: [
        "Somebody with your password and this mailbox asked for it, because they cannot give a code.",
        `It goes on ${moment}. Until then signing in still needs a code, and we write to you every day.`,
        `If it was not you, cancel it: any code of your app, or a recovery code, is enough. ${CHANGE_PASSWORDS}`,
      ],
      action: cancelLink(appOrigin),
      footnote: FOOTNOTE,
    }),
  };
}

/** Reminds the owner every day while the time passes. */
export function recoveryNotice(appOrigin: string, moment: string): RecoveryNotice {
  return {
    title: "Two-factor sign-in is still going to be removed",
    body: `It goes on ${moment}. If you did not ask for it, cancel it with a code.`,
    emailContent: composeEmail({
      subject: `Two-factor sign-in will be removed on ${moment}`,
      paragraphs: [
        `On ${moment} your Kayap account stops asking for a code. You or somebody else asked for that.`,
        `If it was not you, cancel it: any code of your app, or a recovery code, is enough. ${CHANGE_PASSWORDS}`,
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
    body: "A code was typed, so it will not be removed.",
    emailContent: composeEmail({
      subject: "Two-factor sign-in stays on",
      paragraphs: [
        "Somebody gave a valid code of your authenticator app or a recovery code, so two-factor sign-in will not be removed from your Kayap account.",
        "If you had not asked for the removal, somebody else knows your password and reads your mail. Change the password of your mailbox, and choose a new one for Kayap.",
        "If you had asked, and the code was not yours, somebody else has your second factor. Choose a new password, and start again; if it is cancelled again, write to support.",
      ],
      action: {
        label: "Choose a new password",
        url: new URL(paths.forgotPassword, appOrigin).href,
      },
      footnote: FOOTNOTE,
    }),
  };
}

/** Tells the owner that the second factor was removed. */
export function twoFactorRemoved(appOrigin: string): RecoveryNotice {
  return {
    title: "Two-factor sign-in was removed",
    body: "The waiting time is over. Signing in needs the password alone.",
    emailContent: composeEmail({
      subject: "Two-factor sign-in was removed from your account",
      paragraphs: [
        "The waiting time is over, and nobody gave a code. Your Kayap account asks for the password alone, and every device was signed out.",
        "Sign in and turn two-factor sign-in on again, with your own phone.",
        "If it was not you who asked for this, choose a new password at once, and change the one of your mailbox too.",
      ],
      action: { label: "Sign in", url: new URL(paths.login, appOrigin).href },
      also: {
        label: "It was not me: choose a new password",
        url: new URL(paths.forgotPassword, appOrigin).href,
      },
      footnote: FOOTNOTE,
    }),
  };
}
