const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** How long to wait before another try after so many without an answer: 1 s doubled to 30 s, in milliseconds. */
export const pauseAfter = (tries: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** tries);
