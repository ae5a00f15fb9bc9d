/** What people of the team do, as the log stores it, and how a page says it. */
export const STAFF_ACTS = {
  "role-given": "Gave a role",
  "role-taken": "Took the role away",
  entered: "Opened the team’s pages",
  "person-opened": "Opened the page of a person",
  "conversation-opened": "Opened a reported conversation",
  dismissed: "Closed a report: nothing had to be done",
  warned: "Sent a warning",
  "paper-opened": "Opened the paper of a licence",
  "licence-seen": "Saw a licence",
  "licence-refused": "Did not accept a licence",
  hidden: "Hid it",
  suspended: "Suspended the account",
  banned: "Banned the account",
  restored: "Showed it again",
  "suspension-ended": "Suspension ended by itself",
  "appeal-upheld": "Answered an appeal: the decision stays",
  "appeal-shortened": "Answered an appeal: shortened",
  "appeal-lifted": "Answered an appeal: lifted",
  "service-approved": "Approved a service",
  "service-refused": "Did not approve a service yet",
  "newsletter-written": "Wrote a newsletter",
  "newsletter-tested": "Sent a newsletter to themselves",
  "newsletter-started": "Sent a newsletter",
  "newsletter-stopped": "Stopped a newsletter",
  "factor-removed": "Removed two-factor sign-in",
  "ticket-answered": "Answered a ticket",
  "ticket-noted": "Wrote a note about a ticket",
  "ticket-closed": "Closed a ticket",
  "ticket-opened": "Opened a ticket again",
  "settings-changed": "Changed the settings",
  "dispute-asked": "Asked who owns an account",
  "dispute-decided": "Decided whose an account is",
  "dispute-closed": "Left a disputed account as it is",
} as const;
export type StaffAct = keyof typeof STAFF_ACTS;

const NAMES = new Map<string, string>(Object.entries(STAFF_ACTS));

/** An act of the log in words; one that this version does not know as it is stored. */
export const actText = (act: string): string => NAMES.get(act) ?? act;

/** Who did what the log says, in words; `name` is null for somebody who has left. */
export function actorText(entry: { staffId: string | null; name: string | null; act: string }) {
  if (entry.name !== null) return entry.name;
  if (entry.staffId !== null) return "Somebody who has left";
  return entry.act === "suspension-ended" ? "The clock" : "From the command line";
}

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
