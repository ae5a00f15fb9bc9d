/** A number of dollars among the words of a text, from the first of its words to before `end`. */
export type Amount = {
  from: number;
  end: number;
  dollars: number;
  /** Whether a sign or a word says that it is money. */
  isMoney: boolean;
};

const list = (text: string) => text.split(", ");

/** A sign, digits with or without commas and decimals, "k", a sign, and what it is for: "$5,000", "2.5k/hr", "800$". */
const WRITTEN = /^(gy?\$|\$)?(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,2})?(k)?(\$|gyd)?(?:\/\w+)?$/;
const DOLLAR_SIGNS = new Set(list("$, g$, gy$, gyd"));
const DOLLARS = new Set(list("gyd, dollar, dollars, bucks"));
/** Money that Kayap does not convert. */
const FOREIGN = new Set(list("usd, us, euro, euros, pounds, reais"));
const THOUSAND = "thousand";
const TIMES = new Map([
  ["k", 1_000],
  ["hundred", 100],
  [THOUSAND, 1_000],
  ["grand", 1_000],
  ["mil", 1_000],
  ["million", 1_000_000],
]);
/** The numbers that people say before "hundred" and "thousand". */
const SPOKEN = new Map([
  ["a", 1],
  ...list(
    "zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen",
  ).map((word, i) => [word, i] as const),
  ...list("twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety").map(
    (word, i) => [word, 10 * (i + 2)] as const,
  ),
]);

/**
 * The amount that begins at a word, without its accents and the punctuation behind it: "$5,000", "g$ 5000", "5k", "2.5k",
 * "15 thousand", "30 000", "ten thousand", "2000 dollars".
 */
export function amountAt(tokens: readonly string[], at: number): Amount | null {
  const hasSign = DOLLAR_SIGNS.has(tokens[at] ?? "");
  const { number, length } = numberAt(tokens, at + Number(hasSign));
  const [, sign, digits, decimals = "", letter, signAfter] = WRITTEN.exec(number) ?? [];
  if (!digits) return null;
  const isInsideAnother =
    at > 0 && (DOLLAR_SIGNS.has(tokens[at - 1] ?? "") || numberAt(tokens, at - 1).length > 1);
  if (isInsideAnother) return null;
  const { times, end: numberEnd } = timesAt(tokens, at + Number(hasSign) + length, letter);
  if (FOREIGN.has(tokens[numberEnd] ?? "")) return null;
  const hasWord = DOLLARS.has(tokens[numberEnd] ?? "");
  return {
    from: at,
    end: numberEnd + Number(hasWord),
    dollars: Number(digits.replaceAll(",", "") + decimals) * times,
    isMoney: hasSign || hasWord || sign !== undefined || signAfter !== undefined,
  };
}

/** The number that begins at a word as it is written, and of how many words it is: "30 000" is two, as is "twenty five". */
function numberAt(tokens: readonly string[], at: number): { number: string; length: number } {
  const [first = "", second = "", third = ""] = tokens.slice(at, at + 3);
  const isInTwo = /^(gy?\$|\$)?\d{1,3}$/.test(first) && second === "000";
  if (isInTwo) return { number: first + second, length: 2 };
  const [tens, ones = 0] = [SPOKEN.get(first), SPOKEN.get(second)];
  if (tens === undefined) return { number: first, length: 1 };
  if (TIMES.has(second)) return { number: String(tens), length: 1 };
  const isSpoken = tens >= 20 && ones > 0 && ones < 10 && TIMES.has(third);
  return isSpoken ? { number: String(tens + ones), length: 2 } : { number: first, length: 1 };
}

/** How many times the number before counts, and where that ends: "k" as its letter, "thousand", "hundred thousand". */
function timesAt(
  tokens: readonly string[],
  at: number,
  letter: string | undefined,
): { times: number; end: number } {
  const times = TIMES.get(letter ?? tokens[at] ?? "") ?? 1;
  if (letter || times === 1) return { times, end: at };
  const isOfThousand = times < 1_000 && tokens[at + 1] === THOUSAND;
  return isOfThousand ? { times: times * 1_000, end: at + 2 } : { times, end: at + 1 };
}
