/** What people of the team do, as the log stores it, and how a page says it. */
export const STAFF_ACTS = {
  "role-given": "Gave a role",
  "role-taken": "Took the role away",
  entered: "Opened the team’s pages",
  "conversation-opened": "Opened a reported conversation",
  dismissed: "Closed a report: nothing had to be done",
  warned: "Sent a warning",
  "paper-opened": "Opened the paper of a licence",
  "licence-seen": "Saw a licence",
  "licence-refused": "Did not accept a licence",
  hidden: "Hid it",
  restored: "Showed it again",
  "factor-removed": "Removed two-factor sign-in",
} as const;
export type StaffAct = keyof typeof STAFF_ACTS;

const NAMES = new Map<string, string>(Object.entries(STAFF_ACTS));

/** An act of the log in words; one that this version does not know as it is stored. */
export const actText = (act: string): string => NAMES.get(act) ?? act;

/** What an act is about. */
export const STAFF_SUBJECTS = [
  "account",
  "service",
  "review",
  "conversation",
  "booking",
  "job",
  "offer",
  "report",
  "measure",
  "ticket",
  "licence",
  "newsletter",
  "settings",
] as const;
export type StaffSubject = (typeof STAFF_SUBJECTS)[number];

/** What stands in the log where the text of a reason was erased. */
export const ERASED_REASON = "(erased)";
