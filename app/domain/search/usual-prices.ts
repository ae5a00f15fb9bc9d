/** A trade with fewer services has no usual prices. */
export const FEWEST_PRICED = 8;

/** What is usual in a trade: half of its services cost between the two. GYD cents. */
export type UsualPrices = { lower: number; upper: number };

/** The usual prices of a category, where `subcategoryId` is "", or of one of its subcategories. */
export type TradePrices = UsualPrices & { categoryId: string; subcategoryId: string };

/** What is usual in a subcategory, else in its category; null where too few services are listed. */
export function usualOf(
  prices: readonly TradePrices[],
  { categoryId, subcategoryId }: Pick<TradePrices, "categoryId" | "subcategoryId">,
): UsualPrices | null {
  const of = (subcategory: string) =>
    prices.find((one) => one.categoryId === categoryId && one.subcategoryId === subcategory);
  return of(subcategoryId) ?? of("") ?? null;
}

/**
 * The places, from 0, of the lower and the upper quartile among so many prices in order: the first price that at least a
 * quarter, or three quarters, of all do not exceed. So each is a price that somebody asks.
 */
export function quartilePlaces(count: number): [lower: number, upper: number] {
  return [Math.ceil(count / 4) - 1, Math.ceil((3 * count) / 4) - 1];
}

/** A price with its two leading digits: 123,400 becomes 120,000. */
export function roundedPrice(cents: number): number {
  const unit = 10 ** Math.max(0, String(cents).length - 2);
  return Math.round(cents / unit) * unit;
}
