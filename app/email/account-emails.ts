import type { EmailContent } from "#app/domain/email/email.ts";
import type { SafePath } from "#app/domain/paths/safe-path.ts";
import { pageLink } from "#app/email/links/page-link.ts";
import { paths } from "#app/links.ts";
import { composeEmail } from "./compose.ts";
import { emailLink } from "./links/email-link.ts";

const FROM_KAYAP = "This e-mail is from Kayap, where Guyana finds its professionals.";
const ACCOUNT_FOOTNOTE = {
  text: `${FROM_KAYAP} You get it because this address has an account with us.`,
};

const notMeLink = (appOrigin: string) =>
  pageLink(appOrigin, "It was not me: choose a new password", paths.forgotPassword);

/**
 * Asks the owner of a new address to confirm it; the link is valid for 24 hours and leads on to `next`, one of our paths.
 */
export function verificationEmail(
  appOrigin: string,
  token: string,
  next: SafePath | null = null,
): EmailContent {
  return composeEmail({
    subject: "Confirm your e-mail address",
    paragraphs: [
      "Welcome to Kayap! One step is left: confirm that this address is yours.",
      "The link works once, for 24 hours. If you did not sign up, do nothing: without it nobody can sign in.",
    ],
    action: {
      label: "Confirm my address",
      url: emailLink(appOrigin, paths.verifyEmail, token, next),
    },
    footnote: { text: `${FROM_KAYAP} You get it because somebody signed up with this address.` },
  });
}

/** Tells the owner of an account that somebody tried to sign up with its address again. */
export function knownAddressEmail(appOrigin: string): EmailContent {
  return composeEmail({
    subject: "You already have a Kayap account",
    paragraphs: [
      "Somebody, perhaps you, tried to sign up with this address. It has an account already, so nothing was changed.",
      "Sign in with your password, or choose a new one if you do not remember it.",
      "If it was not you, there is nothing to do.",
    ],
    action: pageLink(appOrigin, "Sign in", paths.login),
    also: pageLink(appOrigin, "Choose a new password", paths.forgotPassword),
    footnote: ACCOUNT_FOOTNOTE,
  });
}

/** Lets the owner of an account choose a new password; the link is valid for 60 minutes. */
export function resetEmail(appOrigin: string, token: string): EmailContent {
  return composeEmail({
    subject: "Choose a new password",
    paragraphs: [
      "Somebody asked for a new password for your Kayap account. We hope it was you.",
      "The link works once, for 60 minutes. If it was not you, do nothing: your password stays as it is.",
    ],
    action: {
      label: "Choose a new password",
      url: emailLink(appOrigin, paths.resetPassword, token),
    },
    footnote: ACCOUNT_FOOTNOTE,
  });
}

/** Tells the owner of an account that its password was changed, and what to do if that was somebody else. */
export function passwordChangedEmail(appOrigin: string): EmailContent {
  return composeEmail({
    subject: "Your password was changed",
    paragraphs: [
      "The password of your Kayap account was changed just now. Other devices were signed out. Your calendar address and any change of e-mail address you had not confirmed no longer work.",
      "If it was you, there is nothing to do, except to make a new calendar address if you use one.",
      "If it was not you, choose a new password at once, and change the one of your mailbox too.",
    ],
    action: notMeLink(appOrigin),
    footnote: ACCOUNT_FOOTNOTE,
  });
}

/** Shows that e-mails arrive, after one could not be delivered. */
export function deliveryCheckEmail(appOrigin: string): EmailContent {
  return composeEmail({
    subject: "E-mails from Kayap reach you",
    paragraphs: [
      "Our last e-mail to this address could not be delivered, and you asked for another one.",
      "If you can read this, all is well, and there is nothing to do.",
    ],
    action: pageLink(appOrigin, "Go to Kayap", paths.dashboard),
    footnote: ACCOUNT_FOOTNOTE,
  });
}

type NewDevice = {
  /** For example "Chrome on Android". */
  device: string;
  /** The approximate place, when it is known. */
  place: string | null;
  /** The time, as the owner reads times. */
  moment: string;
  token: string;
};

/** Tells the owner of an account that a new browser signed in, with a link that ends its session (decision 62). */
export function newDeviceEmail(appOrigin: string, signIn: NewDevice): EmailContent {
  const { device, place, moment, token } = signIn;
  const facts = [
    `Device: ${device}`,
    place && `Place, roughly: ${place}`,
    `Time in Guyana: ${moment}`,
  ];
  return composeEmail({
    subject: "New sign-in to your Kayap account",
    paragraphs: [
      "Somebody signed in to your account from a device we have not seen before.",
      facts.filter(Boolean).join("\n"),
      "If it was you, there is nothing to do. If it was not, tap the button: all devices are signed out and you choose a new password.",
    ],
    action: { label: "This wasn’t me", url: emailLink(appOrigin, paths.notMe, token) },
    footnote: {
      text: `${FROM_KAYAP} You get it because sign-in alerts are on in your settings. The button works for 7 days.`,
    },
  });
}

/** Tells the owner of an account that its second factor was turned on or off. */
export function twoFactorEmail(appOrigin: string, turned: "on" | "off"): EmailContent {
  return composeEmail({
    subject: `Two-factor sign-in is ${turned}`,
    paragraphs: [
      turned === "on"
        ? "From now on signing in needs a code from your phone as well as your password. Other devices were signed out, and your calendar address no longer works."
        : "From now on your password alone is enough to sign in.",
      "If it was you, there is nothing to do. If it was not, choose a new password at once.",
    ],
    action: notMeLink(appOrigin),
    footnote: ACCOUNT_FOOTNOTE,
  });
}

/** Asks the owner of an address whether an account may use it; the link is valid for 24 hours. */
export function changeAddressEmail(appOrigin: string, token: string): EmailContent {
  return composeEmail({
    subject: "Confirm your new e-mail address",
    paragraphs: [
      "Somebody wants to use this address for a Kayap account. We hope it is you.",
      "The link works once, for 24 hours. If it was not you, do nothing: nothing will change.",
    ],
    action: {
      label: "Confirm my new address",
      url: emailLink(appOrigin, paths.changeEmail, token),
    },
    footnote: {
      text: `${FROM_KAYAP} You get it because somebody wants to use this address with us.`,
    },
  });
}

/** Tells the current address of an account that a change was requested; the link stops it, for three days. */
export function addressChangeRequestedEmail(
  appOrigin: string,
  { token, newAddress }: { token: string; newAddress: string },
): EmailContent {
  return composeEmail({
    subject: "Somebody wants to change the e-mail address of your account",
    paragraphs: [
      `Somebody asked to change the e-mail address of your Kayap account to ${newAddress}. We hope it was you. The change takes effect as soon as it is confirmed from the new mailbox.`,
      "If it was you, there is nothing to do.",
      "If it was not, tap the button: the change is stopped, also if it has been confirmed by then, all devices are signed out, and you choose a new password. The button works for three days.",
    ],
    action: {
      label: "Stop the change",
      url: emailLink(appOrigin, paths.stopEmailChange, token),
    },
    footnote: ACCOUNT_FOOTNOTE,
  });
}

/** Sends the address before a change the link that stops it once more, because its owner has forgotten the password. */
export function takeBackEmail(appOrigin: string, token: string): EmailContent {
  return composeEmail({
    subject: "Your Kayap account has another e-mail address now",
    paragraphs: [
      "Somebody asked for a new password for this address. We hope it was you. This was the address of your Kayap account until a short time ago, when the account got another one.",
      "If you changed it yourself, ask for a new password with your new address.",
      "If it was not you, tap the button: your account gets this address back, all devices are signed out, and you choose a new password. The button works until three days after the change.",
    ],
    action: {
      label: "Take my account back",
      url: emailLink(appOrigin, paths.stopEmailChange, token),
    },
    footnote: { text: `${FROM_KAYAP} You get it because this was the address of your account.` },
  });
}

/** Tells an address that the account has the one before it again. */
export function addressRestoredEmail(supportEmail: string): EmailContent {
  return composeEmail({
    subject: "Your e-mail address was changed back",
    paragraphs: [
      "Somebody with the mailbox of the address before told us that this change, or a sign-in before it, was not theirs. Your Kayap account has that address again, and all devices were signed out.",
      `If the change was yours, write to ${supportEmail}.`,
    ],
    footnote: { text: `${FROM_KAYAP} You get it because this was the address of your account.` },
  });
}

/** Tells the owner of an account that somebody guesses at its password or code. */
export function guessesRefusedEmail(appOrigin: string): EmailContent {
  return composeEmail({
    subject: "Too many wrong passwords or codes for your account",
    paragraphs: [
      "Somebody, perhaps you, has entered a wrong password or code for your Kayap account several times. More tries from there are refused for 15 minutes. Devices that you have signed in with before are not affected by what others try.",
      "If it was you, wait a little and try again. A recovery code works at any time.",
      "If it was not, your password and your codes have kept them out so far. If you think that somebody knows your password, choose a new one.",
    ],
    action: pageLink(appOrigin, "Choose a new password", paths.forgotPassword),
    footnote: {
      text: `${FROM_KAYAP} You get it because this address has an account with us. We send it once a day at most.`,
    },
  });
}

/** Tells the owner of an account that it has new recovery codes. */
export function recoveryCodesEmail(appOrigin: string): EmailContent {
  return composeEmail({
    subject: "You have new recovery codes",
    paragraphs: [
      "New recovery codes were made for the two-factor sign-in of your Kayap account. The old ones no longer work.",
      "If it was you, there is nothing to do. If it was not, choose a new password at once.",
    ],
    action: notMeLink(appOrigin),
    footnote: ACCOUNT_FOOTNOTE,
  });
}

/** Tells the old address that the account has another one now. */
export function addressChangedEmail(supportEmail: string): EmailContent {
  return composeEmail({
    subject: "Your e-mail address was changed",
    paragraphs: [
      "Your Kayap account has another e-mail address now. Our e-mails go there, and signing in needs it.",
      `If it was not you, open the e-mail that told you about the change before, and tap “Stop the change”. If you do not find it, write to ${supportEmail} at once.`,
    ],
    footnote: { text: `${FROM_KAYAP} You get it because this was the address of your account.` },
  });
}

/** Tells the owner of an account that all of its data was requested; the link to it is only on our page. */
export function dataRequestedEmail(appOrigin: string): EmailContent {
  return composeEmail({
    subject: "A download of your data was requested",
    paragraphs: [
      "Somebody asked to download everything your Kayap account holds. We hope it was you. The link to it works for 24 hours, only for somebody who is signed in to your account.",
      "If it was you, you find it in your settings. If it was not, choose a new password at once.",
    ],
    action: notMeLink(appOrigin),
    also: pageLink(appOrigin, "Download my data", paths.dataSettings),
    footnote: ACCOUNT_FOOTNOTE,
  });
}

/** Tells somebody who asked for deletion until which day they can restore the account. */
export function deletionEmail(appOrigin: string, day: string): EmailContent {
  return composeEmail({
    subject: "Your Kayap account will be deleted",
    paragraphs: [
      `On ${day} everything that is yours is erased. Nobody can see your profile and your services any more.`,
      "Until then you can sign in and keep your account. If it was not you who asked, do that at once and change your password.",
    ],
    action: pageLink(appOrigin, "Keep my account", paths.welcomeBack),
    footnote: ACCOUNT_FOOTNOTE,
  });
}
