export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** The longest that a browser or a cache should keep something. */
export const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
