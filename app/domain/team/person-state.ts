type Account = {
  emailVerifiedAt: number | null;
  deactivatedAt: number | null;
  deletionRequestedAt: number | null;
  deletedAt: number | null;
  hiddenAt: number | null;
  hiddenUntil: number | null;
};

/** A state of an account in words, with the moment (UTC milliseconds) that ends the sentence, where there is one. */
type PersonState = { text: string; at: number | null };

/** In which states an account is; "Active" where nothing else is so. */
export function statesOf(account: Account): PersonState[] {
  const { emailVerifiedAt, deactivatedAt, deletionRequestedAt, deletedAt } = account;
  if (deletedAt !== null) return [{ text: "Erased", at: deletedAt }];
  const states: PersonState[] = [];
  if (account.hiddenAt !== null) {
    states.push(
      account.hiddenUntil === null
        ? { text: "Hidden since", at: account.hiddenAt }
        : { text: "Hidden until", at: account.hiddenUntil },
    );
  }
  if (deletionRequestedAt !== null)
    states.push({ text: "Deletion asked", at: deletionRequestedAt });
  if (deactivatedAt !== null) states.push({ text: "Paused since", at: deactivatedAt });
  if (emailVerifiedAt === null) states.push({ text: "Address not confirmed", at: null });
  return states.length > 0 ? states : [{ text: "Active", at: null }];
}
