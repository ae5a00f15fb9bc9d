import { randomNumbers } from "#demo/invented-names.ts";

export type SeededRandom = ReturnType<typeof seededRandom>;

/** Random choices that are the same for the same seed, so that a failing run can be repeated. */
export function seededRandom(seed: number) {
  const next = randomNumbers(seed);
  /** A whole number from 0 to one below the limit. */
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    /** True in so many of a hundred calls. */
    percent: (share: number) => next() * 100 < share,
    /** One of the items. Throws when there are none. */
    pick<T>(items: readonly T[]): T {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("Nothing to pick from.");
      return item;
    },
  };
}
