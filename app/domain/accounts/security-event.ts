const NAMES = {
  registered: "Registered",
  "email-verified": "E-mail address confirmed",
  "signed-in": "Signed in",
  "sign-in-failed": "Sign-in failed",
  "signed-out": "Signed out",
  "new-device": "Signed in from a new device",
  "not-me": "“This wasn’t me” tapped: all devices signed out",
  "sessions-ended": "Devices signed out",
  "reset-requested": "New password requested",
  "password-changed": "Password changed",
  "email-change-asked": "Change of the e-mail address requested",
  "email-change-stopped": "Change of the e-mail address stopped: all devices signed out",
  "email-changed": "E-mail address changed",
  "two-factor-on": "Two-factor sign-in turned on",
  "two-factor-off": "Two-factor sign-in turned off",
  "recovery-codes-made": "New recovery codes made",
  "two-factor-recovery-asked": "Link to remove two-factor sign-in requested",
  "two-factor-recovery-started": "Removal of two-factor sign-in started",
  "two-factor-recovery-cancelled": "Removal of two-factor sign-in cancelled with a code",
  "two-factor-removed": "Two-factor sign-in removed after the waiting time",
  "reauthentication-failed": "Wrong password or code when asked to confirm it’s you",
  deactivated: "Account deactivated",
  "deletion-asked": "Deletion of the account requested",
  "came-back": "Account restored",
  "terms-accepted": "New terms accepted",
  "phone-shown": "Viewed a phone number",
  "settings-saved": "Settings saved",
  "data-asked": "Download of all data requested",
  hidden: "Hidden by a moderator",
  restored: "Shown again by a moderator",
} as const;

/** What the security log records (decision 27). */
export type SecurityEvent = keyof typeof NAMES;

/** A line of the security log. */
export type LoggedEvent = {
  id: number;
  event: string;
  ipPrefix: string | null;
  userAgent: string | null;
  /** UTC milliseconds. */
  createdAt: number;
};

/** A logged event in words; one that this version does not know as it is stored. */
export function eventName(event: string): string {
  return new Map<string, string>(Object.entries(NAMES)).get(event) ?? event;
}
