import { TRADE_TASKS } from "#app/domain/search/lexicon/lexicon.ts";
import { stem } from "#app/domain/search/words/stem.ts";
import { words } from "#app/domain/search/words/words.ts";

/** The names of the tasks that a stem belongs to, by trade and stem. */
type TaskNames = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

let taskNames: TaskNames | undefined;

/** The tasks, built once at the first search, so that the Worker starts sooner. */
function readTasks(): TaskNames {
  taskNames ??= buildTasks();
  return taskNames;
}

function buildTasks(): TaskNames {
  const trades = new Map<string, Map<string, string[]>>();
  for (const { tradeId, words: taskWords } of TRADE_TASKS) {
    const stems = [...new Set(taskWords.flatMap(words).map(stem))];
    const name = `${tradeId.replaceAll("-", "")}${stems[0]}`;
    const namesByStem = trades.get(tradeId) ?? new Map<string, string[]>();
    trades.set(tradeId, namesByStem);
    for (const taskStem of stems)
      namesByStem.set(taskStem, [...(namesByStem.get(taskStem) ?? []), name]);
  }
  return trades;
}

/**
 * The tasks of a trade to which stems belong, with the number of these stems. A task is named after its trade and the first
 * word of its line, so that the names in the index stay valid when words are added after it.
 */
export function tasksOf(tradeId: string, stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const taskStem of new Set(stems)) {
    for (const name of readTasks().get(tradeId)?.get(taskStem) ?? []) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

/** The names of the tasks of several trades to which stems belong, and the names of those with most stems. */
export function tasksNamed(
  trades: readonly string[],
  stems: readonly string[],
): { tasks: string[]; likeliestTasks: string[] } {
  const taskCounts = trades.flatMap((trade) => [...tasksOf(trade, stems)]);
  const most = Math.max(...taskCounts.map(([, count]) => count));
  const likeliest = taskCounts.filter(([, count]) => count === most);
  return {
    tasks: taskCounts.map(([name]) => name),
    likeliestTasks: likeliest.map(([name]) => name),
  };
}
