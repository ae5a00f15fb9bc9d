type EventRow = {
  /** In words. */
  name: string;
  /** Whether somebody can cause it who has never been let in to the account and has no link from its mailbox (threat 93). */
  byAnybody: boolean;
};

const EVENTS = {
  registered: { name: "Sign-up with this e-mail address", byAnybody: true },
  "email-verified": { name: "E-mail address confirmed", byAnybody: false },
  "signed-in": { name: "Signed in", byAnybody: false },
  "sign-in-failed": { name: "Sign-in failed", byAnybody: true },
  "code-failed": { name: "Right password, wrong code of two-factor sign-in", byAnybody: true },
  "guesses-refused": {
    name: "Too many wrong passwords or codes: more tries were refused for a while",
    byAnybody: true,
  },
  "signed-out": { name: "Signed out", byAnybody: false },
  "new-device": { name: "Signed in from a new device", byAnybody: false },
  "not-me": { name: "“This wasn’t me” tapped: all devices signed out", byAnybody: false },
  "sessions-ended": { name: "Devices signed out", byAnybody: false },
  "reset-requested": { name: "New password requested", byAnybody: true },
  "password-changed": { name: "Password changed", byAnybody: false },
  "email-change-asked": { name: "Change of the e-mail address requested", byAnybody: false },
  "email-change-stopped": {
    name: "Change of the e-mail address stopped: all devices signed out",
    byAnybody: false,
  },
  "email-changed": { name: "E-mail address changed", byAnybody: false },
  "two-factor-on": { name: "Two-factor sign-in turned on", byAnybody: false },
  "two-factor-off": { name: "Two-factor sign-in turned off", byAnybody: false },
  "recovery-codes-made": { name: "New recovery codes made", byAnybody: false },
  "two-factor-recovery-asked": {
    name: "Link to remove two-factor sign-in requested",
    byAnybody: true,
  },
  "two-factor-recovery-started": {
    name: "Removal of two-factor sign-in started",
    byAnybody: false,
  },
  "two-factor-recovery-cancelled": {
    name: "Removal of two-factor sign-in cancelled with a code",
    byAnybody: false,
  },
  "two-factor-removed": {
    name: "Two-factor sign-in removed after the waiting time",
    byAnybody: false,
  },
  "two-factor-case": {
    name: "Removal of two-factor sign-in asked for again: our team decides",
    byAnybody: false,
  },
  "two-factor-removed-by-team": {
    name: "Two-factor sign-in removed by our team",
    byAnybody: false,
  },
  "reauthentication-failed": {
    name: "Wrong password or code when asked to confirm it’s you",
    byAnybody: false,
  },
  deactivated: { name: "Account deactivated", byAnybody: false },
  "deletion-asked": { name: "Deletion of the account requested", byAnybody: false },
  "came-back": { name: "Account restored", byAnybody: false },
  "terms-accepted": { name: "New terms accepted", byAnybody: false },
  "phone-shown": { name: "Viewed a phone number", byAnybody: false },
  "settings-saved": { name: "Settings saved", byAnybody: false },
  "data-asked": { name: "Download of all data requested", byAnybody: false },
  warned: { name: "Warning from a moderator", byAnybody: false },
  hidden: { name: "Hidden by a moderator", byAnybody: false },
  suspended: { name: "Account suspended by a moderator", byAnybody: false },
  banned: { name: "Account banned by a moderator", byAnybody: false },
  "suspension-ended": { name: "Suspension over", byAnybody: false },
  restored: { name: "Shown again by a moderator", byAnybody: false },
  appealed: { name: "Appeal against a moderator’s decision", byAnybody: false },
  "appeal-answered": { name: "Appeal answered", byAnybody: false },
} as const satisfies Record<string, EventRow>;

/** What the security log records (decision 27). */
export type SecurityEvent = keyof typeof EVENTS;

/** Those that strangers can cause as often as they like: they are counted in one line (threat 93). */
export const EVENTS_BY_ANYBODY: readonly string[] = Object.entries(EVENTS)
  .filter(([, { byAnybody }]) => byAnybody)
  .map(([event]) => event);

/** A line of the security log: one event, or several that strangers can cause with nothing of the owner's between them. */
export type LoggedEvent = {
  /** Of the newest. */
  id: number;
  event: string;
  /** Where the newest came from. */
  ipPrefix: string | null;
  userAgent: string | null;
  /** Of the newest, UTC milliseconds. */
  createdAt: number;
  times: number;
  /** Of the oldest, UTC milliseconds. */
  firstAt: number;
};

/** A line of the log in words, with its count; an event that this version does not know as it is stored. */
export function eventText({ event, times }: Pick<LoggedEvent, "event" | "times">): string {
  const name = NAMES.get(event) ?? event;
  return times === 1 ? name : `${name}, ${times} times`;
}

/** What is stored of an internet address, in the form in which people know one: 190.80.1.0/24 is 190.80.1.x. */
export function ipPrefixText(ipPrefix: string): string {
  return ipPrefix.replace(/\.0\/24$/, ".x").replace(/::\/64$/, ":x");
}

const NAMES = new Map<string, string>(
  Object.entries(EVENTS).map(([event, { name }]) => [event, name]),
);
