/**
 * Who sends a request: a visitor, or the state of the account that is signed in. Somebody whom a moderator has hidden has no
 * session, and is a visitor like any other.
 */
export type AccountStatus =
  | "visitor"
  | "active"
  | "terms due"
  | "deactivated"
  | "deletion requested";

/** What a read or a write of an address requires of whoever sends it. */
export type Access =
  | "public"
  | "visitor or active account"
  | "active account"
  | "own data"
  | "leaving"
  | "any account";

const ADMITTED: Record<Access, readonly AccountStatus[]> = {
  public: ["visitor", "active", "terms due", "deactivated", "deletion requested"],
  // The route itself answers a visitor; a paused account is refused.
  "visitor or active account": ["visitor", "active"],
  "active account": ["active"],
  // Everybody may have their own data, whatever they have agreed to.
  "own data": ["active", "terms due", "deactivated", "deletion requested"],
  // Somebody who does not accept the terms, or does not restore the account, can still delete it.
  leaving: ["active", "terms due", "deactivated"],
  "any account": ["active", "terms due", "deactivated", "deletion requested"],
};

/** Whether somebody of this status is admitted (threat 72). */
export function isAdmitted(access: Access, status: AccountStatus): boolean {
  return ADMITTED[access].includes(status);
}

/** The state of an account: paused by its owner, and whether the newest terms are accepted. */
export type AccountState = {
  paused: "deactivated" | "deleting" | null;
  acceptedTerms: boolean;
};

/** The status of an account; null is a visitor. A paused account is restored before it accepts terms. */
export function accountStatusOf(account: AccountState | null): AccountStatus {
  if (!account) return "visitor";
  if (account.paused === "deleting") return "deletion requested";
  if (account.paused === "deactivated") return "deactivated";
  return account.acceptedTerms ? "active" : "terms due";
}
