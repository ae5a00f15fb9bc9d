/** Where the first service of a new professional is with the team, until it is approved (decision 36). */
export const APPROVALS = ["waiting", "refused"] as const;
export type Approval = (typeof APPROVALS)[number];

/** What a professional reads about their service meanwhile. */
export const APPROVAL_TEXTS: Record<Approval, string> = {
  waiting: "Your service is waiting for review, usually within 1 working day.",
  refused: "Your service is not approved yet. Change it and save it, and we look at it again.",
};
