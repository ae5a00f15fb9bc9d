import { numberText } from "#app/domain/text/number.ts";
import type { DisplayPreferences } from "#app/domain/time/time-text.ts";

export const PRICE_TYPES = ["hourly", "fixed", "starting_at"] as const;
export type PriceType = (typeof PRICE_TYPES)[number];

/** The highest price, also of a search: $10,000,000 in GYD cents. */
export const HIGHEST_AMOUNT = 10_000_000_00;
/** What a field says of a higher one. */
export const TOO_HIGH = "Please enter an amount of at most $10,000,000";

/** GYD cents as shown everywhere: "$12,500", with cents only when there are any (decision 34). */
export function moneyText(cents: number, preferences: DisplayPreferences | null): string {
  return `$${numberText(cents / 100, preferences, cents % 100 === 0 ? 0 : 2)}`;
}

/** A price in words: "$X/hr", "$X" or "From $X". */
export function priceText(
  cents: number,
  type: PriceType,
  preferences: DisplayPreferences | null,
): string {
  const { before, after } = priceWords(type);
  return before + moneyText(cents, preferences) + after;
}

/** The words before and after the amount, so that a page can style the number. */
export function priceWords(type: PriceType) {
  return {
    before: type === "starting_at" ? "From " : "",
    after: type === "hourly" ? "/hr" : "",
  };
}

/** GYD cents from typed dollars ("12,500", "$25.50"), or null when it is not an amount. */
export function parseMoney(text: string): number | null {
  const digits = text
    .trim()
    .replace(/^\$\s*/, "")
    .replaceAll(",", "");
  return /^\d{1,12}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : null;
}
