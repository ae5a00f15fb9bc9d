import type { Client } from "@libsql/client";

/** One of two who race: resolves with whether it won. */
type Racer<Round> = (round: Round) => Promise<boolean>;

type Race<Round> = {
  one: Racer<Round>;
  other: Racer<Round>;
  /** Prepares the next round. */
  after?: ((round: Round) => Promise<unknown>) | undefined;
};

/** Who won a round, and whether both were on their way at the same time. */
export type Raced<Round> = { round: Round; one: boolean; other: boolean; atOnce: boolean };

/**
 * Lets two race in every round. Whoever won begins later in the next one, by a number of calls to the database, which take longer
 * too on a busy machine; the number changes in steps that double until the other one wins, so that most rounds are decided by
 * little. Who is answered before the other one begins has won, so that on no machine one of them always wins; the next start
 * is half as late.
 */
export async function raceInRounds<Round>(
  client: Client,
  rounds: readonly Round[],
  { one, other, after }: Race<Round>,
): Promise<Raced<Round>[]> {
  const results: Raced<Round>[] = [];
  let start = 0;
  let step = 1;
  for (const round of rounds) {
    const runners = [() => one(round), () => other(round)] as const;
    const [first, second] = start >= 0 ? runners : [runners[1], runners[0]];
    const begun = follow(first());
    let calls = 0;
    for (; calls < Math.abs(start) && !begun.isAnswered(); calls += 1)
      await client.execute("select 1");
    const atOnce = !begun.isAnswered();
    const won = await Promise.all([begun.answer, second()]);
    const [oneWon, otherWon] = start >= 0 ? won : [won[1], won[0]];
    const before = results.at(-1);
    results.push({ round, one: oneWon, other: otherWon, atOnce });
    if (atOnce) {
      step = before?.one === oneWon ? step * 2 : Math.max(1, step / 2);
      start += oneWon ? -step : step;
    } else {
      step = 1;
      start = Math.sign(start) * Math.floor(calls / 2);
    }
    await after?.(round);
  }
  return results;
}

function follow<T>(answer: Promise<T>) {
  let answered = false;
  const note = () => {
    answered = true;
  };
  answer.then(note, note);
  return { answer, isAnswered: () => answered };
}
