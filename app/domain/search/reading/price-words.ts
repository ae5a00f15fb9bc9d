import { HIGHEST_AMOUNT } from "#app/domain/money/money.ts";
import { type Amount, amountAt } from "./dollar-amounts.ts";

/** The highest price that the text of a search names. */
export type NamedPrice = {
  /** GYD cents. */
  maxPrice: number;
  /** Its words as they were typed: "under $5,000". */
  text: string;
  /** The text of the search without them. */
  without: string;
};

/** A price that a text names, with what was found for it. */
export type FoundPrice = NamedPrice & {
  /** Whether only services are found that cost no more; else none does, and all are found. */
  isMet: boolean;
};

const list = (text: string) => text.split(", ");
/** Each says that the amount after it is the most; longer ones first. */
const LIMITS = list(
  "i only have, only have, i only got, only got, ah only got, just have, my limit is, my budget is, a budget of, budget of, budget is, not more than, no more than, nah more than, nothing over, less than, lower than, cheaper than, not over, not above, maximum of, max of, at most, up to, menos de, abaixo de, under, below, within, upto, maximum, max, budget, hasta, ate",
).map((phrase) => phrase.split(" "));
/** Each says the same of the amount before it. */
const LIMITS_AFTER = list(
  "or less, or under, or below, and under, ou menos, o menos, at most, maximum, max, budget, tops",
).map((phrase) => phrase.split(" "));
/** After these an amount is the least, one of two, or no price. */
const NOT_AFTER = new Set(
  list("over, above, than, from, between, to, and, or, least, minimum, usd"),
);
/** What may stand before the words of a price and belongs to them. */
const BEFORE = new Set(list("for, with, at, on, but, my, price, priced, costing"));
const RATES = list("hour, hr, day, night, visit, job, head, person, plate, session, class, lesson");
/** With these a number counts something else. */
const UNITS = new Set(
  list(
    "year, years, yr, yrs, month, months, day, days, hour, hours, hrs, minute, minutes, mins, km, mile, miles, ft, feet, foot, inch, inches, sq, sqft, square, people, persons, guests, pax, kids, children, students, seats, seater, gallon, gallons, liter, liters, litre, litres, watt, watts, kva, btu, volt, volts, kg, lb, lbs, ton, tons, words, pages, cc, hp, mah, acre, acres, units, bags, blocks, plates",
  ),
);
/** Without a sign or word of money, a smaller number is more often one of people or years. */
const LEAST_PLAIN = 1_000;

/**
 * The highest price that the text of a search says: "under $5,000", "not over 15 thousand", "5k or less", "for $2000"; null
 * when it says none, more than one, or the least (decision 115).
 */
export function readPrice(text: string): NamedPrice | null {
  const parts = text.split(/\s+/).filter(Boolean);
  const tokens = parts.map(folded);
  const [found, ...others] = tokens.flatMap((_, at) => limitAt(tokens, at) ?? []);
  if (!found || others.length > 0) return null;
  const { from, end, dollars } = found;
  const maxPrice = Math.round(dollars * 100);
  if (maxPrice === 0 || maxPrice > HIGHEST_AMOUNT) return null;
  return {
    maxPrice,
    text: withoutEnd(parts.slice(from, end)),
    without: withoutEnd(parts.toSpliced(from, end - from)),
  };
}

/** The limit whose amount begins at a word, with all words that belong to it. */
function limitAt(tokens: readonly string[], at: number): Amount | null {
  const amount = amountAt(tokens, at);
  if (!amount) return null;
  const limit = LIMITS.find((phrase) => endsWith(tokens.slice(0, amount.from), phrase));
  const limitAfter = LIMITS_AFTER.find((phrase) => startsWith(tokens.slice(amount.end), phrase));
  let from = amount.from - (limit?.length ?? 0);
  if (!limit && NOT_AFTER.has(tokens[from - 1] ?? "")) return null;
  if (!amount.isMoney) {
    const isCount = amount.dollars < LEAST_PLAIN || UNITS.has(tokens[amount.end] ?? "");
    if (isCount || !(limit || limitAfter)) return null;
  }
  while (BEFORE.has(tokens[from - 1] ?? "")) from -= 1;
  const end = afterRate(tokens, amount.end + (limitAfter?.length ?? 0));
  return { ...amount, from, end };
}

/** Behind "per hour", "an hour", "a day" or "each". */
function afterRate(tokens: readonly string[], at: number): number {
  const [first = "", second = ""] = tokens.slice(at, at + 2);
  if (first === "each" || first === "hourly") return at + 1;
  const isRate = ["per", "a", "an"].includes(first) && RATES.includes(second);
  return isRate ? at + 2 : at;
}

function folded(part: string): string {
  return part
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[,.;:!?]+$/, "");
}

function withoutEnd(parts: readonly string[]): string {
  return parts.join(" ").replace(/[\s,.;]+$/, "");
}

function startsWith(tokens: readonly string[], phrase: readonly string[]): boolean {
  return phrase.every((word, i) => tokens[i] === word);
}

function endsWith(tokens: readonly string[], phrase: readonly string[]): boolean {
  return tokens.length >= phrase.length && startsWith(tokens.slice(-phrase.length), phrase);
}
