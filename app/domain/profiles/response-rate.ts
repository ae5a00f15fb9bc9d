/** A share of fewer than this many says nothing about anybody (decision 53). */
const FEWEST = 3;
export const RESPONSE_DAYS = 90;
export const RESPONSE_HOURS = 24;
const BANDS = [33, 66, 90] as const;

/** How many first messages and booking requests somebody got in 90 days, and answered within 24 hours. */
export type ResponseCounts = { asked: number; answered: number };

/** The share as a band, "67 to 90 %", or null while there are fewer than three to count. */
export function responseBand({ asked, answered }: ResponseCounts): string | null {
  if (asked < FEWEST) return null;
  const share = (answered / asked) * 100;
  const upper = BANDS.findIndex((band) => share <= band);
  if (upper === -1) return `over ${BANDS[2]} %`;
  const lower = BANDS[upper - 1];
  return lower === undefined ? `up to ${BANDS[0]} %` : `${lower + 1} to ${BANDS[upper]} %`;
}
