/** Fewer requests than this give no rate (decision 53). */
const FEWEST = 3;
export const RESPONSE_DAYS = 90;
export const RESPONSE_HOURS = 24;
/** What is said of somebody who answers nearly everybody in time. */
export const USUALLY_REPLIES = "Usually replies within a day";
const BANDS = [33, 66, 90] as const;

/** How many first messages and booking requests a person received in 90 days, and answered within 24 hours. */
export type ResponseCounts = { received: number; answered: number };

/** The rate as a range, "67 to 90 %", or null with fewer than three requests. */
export function responseBand({ received, answered }: ResponseCounts): string | null {
  if (received < FEWEST) return null;
  const share = (answered / received) * 100;
  const upper = BANDS.findIndex((band) => share <= band);
  if (upper === -1) return `over ${BANDS[2]} %`;
  const lower = BANDS[upper - 1];
  return lower === undefined ? `up to ${BANDS[0]} %` : `${lower + 1} to ${BANDS[upper]} %`;
}
