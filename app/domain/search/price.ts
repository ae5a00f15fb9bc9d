const MOST_DIGITS = 10;
const HALVES = [
  { name: "l", digits: [0, 1, 2, 3, 4] },
  { name: "h", digits: [5, 6, 7, 8, 9] },
];

/**
 * The names of the price tokens that cover the bounds (GYD cents) exactly, or null without bounds. A price has a token for
 * its number of digits (a letter) and one for each prefix of its digits, and per digit one more for the lower or upper
 * half of ten, so that any bounds need few tokens.
 */
export function priceNames(minCents: number | null, maxCents: number | null): string[] | null {
  if (minCents === null && maxCents === null) return null;
  const min = minCents ?? 0;
  const max = maxCents ?? 10 ** MOST_DIGITS;
  const names: string[] = [];
  /** Adds the name when all prices from first to last are within the bounds; true when no finer token is needed. */
  const addIfWithin = (name: string, first: number, last: number) => {
    const within = first >= min && last <= max;
    if (within) names.push(name);
    return within || last < min || first > max;
  };
  const cover = (name: string, first: number, size: number) => {
    const part = size / 10;
    for (const half of HALVES) {
      const digits = half.digits.filter((digit) => digit > 0 || name.length > 2);
      const [lowest = 0, highest = 0] = [digits[0], digits.at(-1)];
      const halfEnd = first + (highest + 1) * part - 1;
      if (addIfWithin(name + half.name, first + lowest * part, halfEnd)) continue;
      for (const digit of digits) {
        const from = first + digit * part;
        if (!addIfWithin(`${name}${digit}`, from, from + part - 1))
          cover(`${name}${digit}`, from, part);
      }
    }
  };
  for (let length = 1; length <= MOST_DIGITS; length++) {
    const name = `p${String.fromCharCode(96 + length)}`;
    const size = 10 ** length;
    if (!addIfWithin(name, size / 10, size - 1)) cover(name, 0, size);
  }
  return names.length > 0 ? names : ["none"];
}
