/** Fewer requests than this give no rate (decision 53). */
const FEWEST = 3;
export const RESPONSE_DAYS = 90;
export const RESPONSE_HOURS = 24;
/** What is said of somebody who answers nearly everybody in time. */
export const USUALLY_REPLIES = "Usually replies within a day";
const MOST_FROM = 0.65;
const HALF_FROM = 0.4;

/** How many first messages and booking requests a person received in 90 days, and answered within 24 hours. */
export type ResponseCounts = { received: number; answered: number };

/** How a profile says the rate, in words; null with fewer than three requests. */
export function responseText({ received, answered }: ResponseCounts): string | null {
  if (received < FEWEST) return null;
  const share = answered / received;
  if (share >= MOST_FROM) return "Replies to most requests within a day";
  return share >= HALF_FROM
    ? "Replies to about half of the requests within a day"
    : "Replies to few requests within a day";
}
