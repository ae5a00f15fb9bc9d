/** What a refused booking form says and shows again. */
export type BookingFormState = {
  values: Record<string, string | undefined>;
  errors: Record<string, string>;
  /** Why a correct form was not accepted. */
  problem: string | null;
  /** Free start times to choose instead, UTC milliseconds. */
  suggested: readonly number[];
};
