/** What must not happen to an account by a session alone (threat 88). */
export type Effect =
  | "opens another way in"
  | "removes a lock"
  | "silences a warning"
  | "shows a secret"
  | "lets data out"
  | "ends the account";

/**
 * What an act with an effect requires beside a session: the password or a code given within five minutes ("recent"), the
 * password or a code in the form itself ("in-form"), the secret of a link that was sent or shown before ("link"), or the
 * session in which it was begun, for ten minutes ("begun here").
 */
export type Proof = "recent" | "in-form" | "link" | "begun here";

/** What somebody views or sends: without an effect, or with some and the proof that they require. */
export type Act = "no effect" | { effects: readonly [Effect, ...Effect[]]; proof: Proof };

/** The acts of a form whose field says which one is meant. */
type ActsByField = { field: string; acts: Readonly<Record<string, Act>> };

/** What a route does when it is viewed and when its form is sent; "by what changes" is decided by the action itself. */
export type RouteEffects = { view: Act; send: Act | ActsByField | "by what changes" };

/** The name of the field that says what a form does; null where its address says it. */
export function decidingField({ send }: RouteEffects): string | null {
  return typeof send === "object" && "field" in send ? send.field : null;
}

/** Whether viewing requires a recent proof. */
export function needsProofToView({ view }: RouteEffects): boolean {
  return isProvenRecently(view);
}

/** Whether sending the form requires a recent proof, by the value of its deciding field; an unknown one requires it. */
export function needsProofToSend({ send }: RouteEffects, value: string): boolean {
  if (send === "by what changes") return false;
  if (typeof send === "string" || "proof" in send) return isProvenRecently(send);
  return !Object.hasOwn(send.acts, value) || isProvenRecently(send.acts[value] ?? "no effect");
}

const isProvenRecently = (act: Act) => act !== "no effect" && act.proof === "recent";
