import { TRADE_TASKS } from "./lexicon/lexicon.ts";
import { stem } from "./stem.ts";
import { words } from "./words.ts";

/** The names of the tasks that a stem speaks of, by trade and stem. */
type TaskNames = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

let taskNames: TaskNames | undefined;

/** Reads the tasks once, at the first search and not when the Worker starts. */
function readTasks(): TaskNames {
  taskNames ??= buildTasks();
  return taskNames;
}

function buildTasks(): TaskNames {
  const trades = new Map<string, Map<string, string[]>>();
  for (const { tradeId, words: alike } of TRADE_TASKS) {
    const stems = [...new Set(alike.flatMap(words).map(stem))];
    const name = `${tradeId.replaceAll("-", "")}${stems[0]}`;
    const named = trades.get(tradeId) ?? new Map<string, string[]>();
    trades.set(tradeId, named);
    for (const one of stems) named.set(one, [...(named.get(one) ?? []), name]);
  }
  return trades;
}

/**
 * The tasks of a trade that stems speak of, with the number of stems that do. A task is named after its trade and the first
 * word of its line, so that the names in the index stay true when words are added behind it.
 */
export function tasksOf(tradeId: string, stems: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const one of new Set(stems)) {
    for (const name of readTasks().get(tradeId)?.get(one) ?? []) {
      found.set(name, (found.get(name) ?? 0) + 1);
    }
  }
  return found;
}

/** The names of the tasks of several trades that stems speak of, and of these the ones of which most stems speak. */
export function tasksNamed(
  trades: readonly string[],
  stems: readonly string[],
): { tasks: string[]; likeliestTasks: string[] } {
  const found = trades.flatMap((trade) => [...tasksOf(trade, stems)]);
  const most = Math.max(...found.map(([, count]) => count));
  const likeliest = found.filter(([, count]) => count === most);
  return { tasks: found.map(([name]) => name), likeliestTasks: likeliest.map(([name]) => name) };
}
