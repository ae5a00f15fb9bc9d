/** What a refused form says and shows again; passwords are never among the values. */
export type FormState = {
  values: Record<string, string | undefined>;
  errors: Record<string, string>;
  /** Why a correct form was not accepted. */
  problem: string | null;
};

/** The state of a form nobody has sent yet. */
export const UNTOUCHED: FormState = { values: {}, errors: {}, problem: null };
