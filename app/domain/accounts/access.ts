/**
 * How somebody who asks for something stands: a visitor, or the state of the account that is signed in. Somebody whom a
 * moderator has hidden has no session, and is a visitor like any other.
 */
export type Standing = "visitor" | "active" | "terms due" | "deactivated" | "deletion requested";

/** What a read and a write of an address ask of whoever sends it. */
export type Access =
  | "public"
  | "visitor or active account"
  | "active account"
  | "own data"
  | "leaving"
  | "any account";

const ADMITTED: Record<Access, readonly Standing[]> = {
  public: ["visitor", "active", "terms due", "deactivated", "deletion requested"],
  // What a visitor is answered by the route itself, and nobody does whose account rests.
  "visitor or active account": ["visitor", "active"],
  "active account": ["active"],
  // Everybody may have what is known about them, whatever they have agreed to.
  "own data": ["active", "terms due", "deactivated", "deletion requested"],
  // Who does not accept the terms, or does not come back, can still go for good.
  leaving: ["active", "terms due", "deactivated"],
  "any account": ["active", "terms due", "deactivated", "deletion requested"],
};

/** Whether a standing may do what an access stands for (threat 72). */
export function isAdmitted(access: Access, standing: Standing): boolean {
  return ADMITTED[access].includes(standing);
}

/** What an account says about its own state. */
export type AccountState = {
  paused: "deactivated" | "deleting" | null;
  acceptedTerms: boolean;
};

/** How an account stands; null is a visitor. An account that rests is asked to come back before it is asked for terms. */
export function standingOf(account: AccountState | null): Standing {
  if (!account) return "visitor";
  if (account.paused === "deleting") return "deletion requested";
  if (account.paused === "deactivated") return "deactivated";
  return account.acceptedTerms ? "active" : "terms due";
}
