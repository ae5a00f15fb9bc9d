import type { AccessKind, AccountEvent } from "./access-after.ts";

/**
 * What somebody may have of an account. "proof" is the password or a code, given again within five minutes; "mailbox" is the
 * one of the address now, "former mailbox" the one of an address whose change can still be stopped; "no factor" says that none
 * is on, "wait" that days have passed in which every code would have cancelled; "team" is us.
 */
type Means =
  | "session"
  | "proof"
  | "password"
  | "mailbox"
  | "former mailbox"
  | "code"
  | "no factor"
  | "wait"
  | "team";

/** What suffices to cause each event, all of it together. */
export const CAUSED_BY: Record<AccountEvent, readonly Means[]> = {
  "password-reset": ["mailbox"],
  "password-changed": ["session", "password"],
  "not-me": ["mailbox"],
  "email-changed": ["session", "proof"],
  "email-change-stopped": ["former mailbox"],
  "two-factor-on": ["session", "proof", "no factor"],
  "two-factor-off": ["session", "proof", "code"],
  "two-factor-removed": ["mailbox", "password", "wait"],
  deactivated: ["session"],
  "deletion-requested": ["session", "proof"],
  hidden: ["team"],
  "signed-out-everywhere": ["session"],
};

const ALL_BUT_THE_FIRST_MAILBOX: readonly Means[] = [
  "session",
  "proof",
  "password",
  "mailbox",
  "former mailbox",
  "code",
  "no factor",
  "wait",
];
const ALL_BUT_A_CODE: readonly Means[] = ["session", "proof", "password", "mailbox"];

/**
 * What a thief may hold against whom each kind of access protects its owner; null for what protects from nobody. A protection
 * ends by its own use or its time, never by an event within that reach (threat 85). A thief who has changed the address twice
 * holds a former mailbox as well.
 */
export const PROTECTS_FROM: Record<AccessKind, readonly Means[] | null> = {
  session: null,
  "staff-session": null,
  socket: null,
  "security-notice": ALL_BUT_A_CODE,
  "push-endpoint": null,
  "verify-email": null,
  "reset-password": null,
  "change-email": null,
  "not-me": ALL_BUT_THE_FIRST_MAILBOX,
  "stop-email-change": ALL_BUT_THE_FIRST_MAILBOX,
  "recover-two-factor": null,
  // Who holds a code of the factor may turn it off, and then nothing is left to wait for.
  "two-factor-recovery": ALL_BUT_A_CODE,
  "pending-two-factor": null,
  "two-factor-setup": null,
  "two-factor": ALL_BUT_A_CODE,
  "recovery-code": ALL_BUT_A_CODE,
  "calendar-feed": null,
  "data-link": null,
  "known-device": null,
  "unsent-form": null,
  "unsubscribe-link": null,
  "appeal-link": null,
};
