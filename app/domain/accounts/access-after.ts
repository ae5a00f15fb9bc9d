/** Everything that gives access to an account, or lets somebody learn or change something of it. */
export const ACCESS_KINDS = [
  "session",
  "staff-session",
  "socket",
  "security-notice",
  "push-endpoint",
  "verify-email",
  "reset-password",
  "change-email",
  "not-me",
  "stop-email-change",
  "recover-two-factor",
  "two-factor-recovery",
  "pending-two-factor",
  "two-factor-setup",
  "two-factor",
  "recovery-code",
  "calendar-feed",
  "data-link",
  "known-device",
  "unsent-form",
  "unsubscribe-link",
  "appeal-link",
] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** What happens to an account after which older access may have to end. */
export const ACCOUNT_EVENTS = [
  "password-reset",
  "password-changed",
  "not-me",
  "email-changed",
  "email-change-stopped",
  "two-factor-on",
  "two-factor-off",
  "two-factor-removed",
  "deactivated",
  "deletion-requested",
  "hidden",
  "signed-out-everywhere",
] as const;
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

type Effect = "ended" | { stays: string };

const stays = (reason: string): Effect => ({ stays: reason });

/** A new event starts here: every kind ends with it that does not say otherwise below. */
const ENDED: Record<AccountEvent, Effect> = {
  "password-reset": "ended",
  "password-changed": "ended",
  "not-me": "ended",
  "email-changed": "ended",
  "email-change-stopped": "ended",
  "two-factor-on": "ended",
  "two-factor-off": "ended",
  "two-factor-removed": "ended",
  deactivated: "ended",
  "deletion-requested": "ended",
  hidden: "ended",
  "signed-out-everywhere": "ended",
};

const staysAlways = (reason: string): Record<AccountEvent, Effect> => ({
  "password-reset": stays(reason),
  "password-changed": stays(reason),
  "not-me": stays(reason),
  "email-changed": stays(reason),
  "email-change-stopped": stays(reason),
  "two-factor-on": stays(reason),
  "two-factor-off": stays(reason),
  "two-factor-removed": stays(reason),
  deactivated: stays(reason),
  "deletion-requested": stays(reason),
  hidden: stays(reason),
  "signed-out-everywhere": stays(reason),
});

const PASSWORD_AND_FACTOR_STAY = "The password, the second factor and the sessions stay.";
const NOTHING_WEAKER =
  "It was made with the password; turning the factor off asks for a code as well.";
const NEEDED_TO_RESTORE =
  "Signing in restores the account, and the password may have been forgotten.";
const STILL_ASKED = "It goes to the owner's mailbox, and signing in still asks for a code.";
const OWNERS_ANSWER =
  "It is the owner's means against a foreign sign-in and must outlast what that sign-in did.";
const ONLY_YOUNGER_ONES_END =
  "The link that is used ends, and those that are younger: a thief has younger ones in a mailbox of their own (threat 85).";
const MAILBOX_IS_NOT_ENOUGH =
  "Who has the mailbox or the password must not drop the factor; an owner who lost it can have it removed after a waiting time (threat 69).";

const ONLY_A_CODE_CANCELS =
  "Only a code cancels the wait: a thief with the mailbox, the password or a session could hold the owner off for ever (threat 69).";

/**
 * What ends of each kind of access with each event, or why it stays (threat 68). "Ended" spares the session and browser
 * that act in a change of the password, a second factor turned on, and in signing out all others. A second factor that is
 * younger than the link which takes an account back ends with it (threat 86).
 */
const ACCESS_AFTER: Record<AccessKind, Record<AccountEvent, Effect>> = {
  session: {
    ...ENDED,
    "email-changed": stays("The password and the second factor are the same."),
    "two-factor-off": stays("Each was opened with the password and a code."),
  },
  // What somebody of the team may see of others is not kept open through any change of the account.
  "staff-session": ENDED,
  socket: {
    ...ENDED,
    "email-changed": stays("Its session stays."),
    "two-factor-off": stays("Its session stays."),
  },
  "verify-email": ENDED,
  "reset-password": {
    ...ENDED,
    "two-factor-on": stays(STILL_ASKED),
    "two-factor-off": stays("It goes to the owner's mailbox, as before the factor."),
    deactivated: stays(NEEDED_TO_RESTORE),
    "deletion-requested": stays(NEEDED_TO_RESTORE),
    "signed-out-everywhere": stays("It goes to the owner's mailbox, which can ask for another."),
  },
  "change-email": { ...ENDED, "two-factor-off": stays(NOTHING_WEAKER) },
  "not-me": {
    ...staysAlways(OWNERS_ANSWER),
    "not-me": stays(ONLY_YOUNGER_ONES_END),
    "email-change-stopped": stays(ONLY_YOUNGER_ONES_END),
    hidden: "ended",
  },
  "stop-email-change": {
    ...staysAlways(
      "The old mailbox stops a theft of the account, whatever the thief does to it meanwhile (threat 69).",
    ),
    "not-me": stays(ONLY_YOUNGER_ONES_END),
    "email-change-stopped": stays(ONLY_YOUNGER_ONES_END),
  },
  "recover-two-factor": {
    ...ENDED,
    deactivated: stays(NEEDED_TO_RESTORE),
    "deletion-requested": stays(NEEDED_TO_RESTORE),
    "signed-out-everywhere": stays("It needs the mailbox and the password, and a waiting time."),
  },
  "two-factor-recovery": {
    ...staysAlways(ONLY_A_CODE_CANCELS),
    "email-change-stopped": "ended",
    "two-factor-on": "ended",
    "two-factor-off": "ended",
    "two-factor-removed": "ended",
    hidden: "ended",
  },
  "security-notice": {
    ...staysAlways(
      "A device that passed the factor is notified of a theft also when it is signed out by it (threat 69).",
    ),
    "two-factor-on": "ended",
  },
  "pending-two-factor": {
    ...ENDED,
    "email-changed": stays(PASSWORD_AND_FACTOR_STAY),
    "two-factor-on": stays("It asks for a code of the factor that is on now."),
    deactivated: stays(NEEDED_TO_RESTORE),
    "deletion-requested": stays(NEEDED_TO_RESTORE),
    "signed-out-everywhere": stays("The password still begins another; only a new one ends that."),
  },
  "two-factor-setup": { ...ENDED, "email-changed": stays(PASSWORD_AND_FACTOR_STAY) },
  "two-factor": {
    ...staysAlways(MAILBOX_IS_NOT_ENOUGH),
    "two-factor-off": "ended",
    "two-factor-removed": "ended",
  },
  "recovery-code": {
    ...staysAlways(MAILBOX_IS_NOT_ENOUGH),
    "two-factor-off": "ended",
    "two-factor-removed": "ended",
  },
  "calendar-feed": {
    ...ENDED,
    "email-changed": stays(PASSWORD_AND_FACTOR_STAY),
    "two-factor-off": stays(NOTHING_WEAKER),
    deactivated: stays("Agreed bookings still count and belong in their owner's calendar."),
  },
  "data-link": {
    ...ENDED,
    "email-changed": stays(PASSWORD_AND_FACTOR_STAY),
    "two-factor-off": stays(NOTHING_WEAKER),
  },
  "push-endpoint": {
    ...ENDED,
    "email-changed": stays("The browser's session stays."),
    "two-factor-off": stays("The browser's session stays."),
  },
  "known-device": {
    ...staysAlways("It opens nothing: it only avoids an alert, and being locked out by strangers."),
    "password-reset": "ended",
    "password-changed": "ended",
    "not-me": "ended",
    "email-change-stopped": "ended",
  },
  "unsent-form": {
    ...ENDED,
    "email-changed": stays(PASSWORD_AND_FACTOR_STAY),
    "two-factor-off": stays("Only a session of the person who sent it reads it."),
  },
  "unsubscribe-link": staysAlways(
    "E-mails that were sent keep a link that works (RFC 8058); all it does is stop e-mails.",
  ),
  "appeal-link": staysAlways(
    "It shows one decision and takes one text against it; who is suspended has no other way.",
  ),
};

/** Whether access of a kind ends with an event. */
export function endsWith(kind: AccessKind, event: AccountEvent): boolean {
  return ACCESS_AFTER[kind][event] === "ended";
}
