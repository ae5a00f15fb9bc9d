/** A number as a figure shows it; null stays null: it could not be read. */
export function countText(count: number | null): string | null {
  return count === null ? null : count.toLocaleString("en");
}
