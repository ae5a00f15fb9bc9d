export const PRICE_TYPES = ["hourly", "fixed", "starting_at"] as const;
export type PriceType = (typeof PRICE_TYPES)[number];

const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** GYD cents as shown everywhere: "$12,500", with cents only when there are any (decision 34). */
export function moneyText(cents: number): string {
  return `$${(cents % 100 === 0 ? whole : exact).format(cents / 100)}`;
}

/** A price in the words of the specification (A, section 9): "$X/hr", "$X" or "From $X". */
export function priceText(cents: number, type: PriceType): string {
  const { before, amount, after } = priceParts(cents, type);
  return `${before ? `${before} ` : ""}${amount}${after}`;
}

/** The same price in parts, so that a page can set the number apart. */
export function priceParts(cents: number, type: PriceType) {
  return {
    before: type === "starting_at" ? "From" : "",
    amount: moneyText(cents),
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
