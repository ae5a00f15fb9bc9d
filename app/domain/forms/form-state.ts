/** The state of a refused form; passwords are never among the values. */
export type FormState = {
  values: Record<string, string | undefined>;
  errors: Record<string, string>;
  /** Why a correct form was not accepted. */
  problem: string | null;
};
