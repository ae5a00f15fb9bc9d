/** Milliseconds: the median of the medians of the rounds; the 99th percentile and longest call. */
export type Figures = { median: number; p99: number; longest: number };

type Turns = { rounds: number; repetitions: number };

const LONGEST_TURN_MS = 2_000;

/**
 * Times each subject in turn, round after round, so that other load of the machine affects all of them. A turn ends after
 * `repetitions` calls or two seconds. Figures are in the order of the subjects.
 */
export async function takeTurns(
  subjects: readonly (() => Promise<unknown>)[],
  { rounds, repetitions }: Turns,
): Promise<Figures[]> {
  const turns: number[][][] = subjects.map(() => []);
  for (const subject of subjects) await subject();
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, subject] of subjects.entries()) {
      turns[i]?.push(await oneTurn(subject, repetitions));
    }
  }
  return turns.map((samples) => ({
    median: median(samples.map(median)),
    p99: quantile(samples.flat(), 0.99),
    longest: Math.max(...samples.flat()),
  }));
}

async function oneTurn(subject: () => Promise<unknown>, repetitions: number): Promise<number[]> {
  const durations: number[] = [];
  const end = performance.now() + LONGEST_TURN_MS;
  while (durations.length < repetitions && performance.now() < end) {
    const start = performance.now();
    await subject();
    durations.push(performance.now() - start);
  }
  return durations;
}

/** The middle value, or the higher of the two in the middle. NaN when there is none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that a part (0 to below 1) of the values lies below. NaN when there is none. */
export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
}
