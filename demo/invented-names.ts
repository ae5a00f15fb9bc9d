const SYLLABLES = [
  ..."ba bi bo da de di do fa fe ga go ha he ja je ka ke ki ko la le li lo ma me mi mo".split(" "),
  ..."na ne ni no pa pe po ra re ri ro sa se si so ta te ti to va ve vi wa we ya yo za".split(" "),
  ..."ze cha sho tra pri".split(" "),
];
const ENDINGS = ["", "n", "m", "l", "r", "dat", "nand", "wick", "ford", "mal"] as const;

/** The number of different invented names. */
const NAMES = SYLLABLES.length ** 3 * ENDINGS.length;

/** Returns the next of a repeatable series of random numbers, 0 to below 1. */
export type Random = () => number;

/** The same series of random numbers for the same seed. */
export function randomNumbers(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An invented name. Few are common and most are rare, so that the vocabulary grows with the number of services. */
export function inventedName(next: Random): string {
  const number = Math.floor(NAMES ** next());
  const size = SYLLABLES.length;
  const syllables = [number, number / size, number / size ** 2].map(
    (part, i) => SYLLABLES[(Math.floor(part) + i * 7) % size] ?? "",
  );
  const name = syllables.join("") + (ENDINGS[Math.floor(number / size ** 3)] ?? "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
