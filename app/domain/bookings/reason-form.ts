/** A form that gives a reason: what was typed, what is wrong with it, and why a correct one was not accepted. */
export type ReasonForm = { reason: string; error: string | null; problem: string | null };
