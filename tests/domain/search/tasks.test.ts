import { describe, expect, test } from "vitest";
import { parseLexicon, parseTasks, TRADE_TASKS } from "#app/domain/search/lexicon/lexicon.ts";
import { tasksNamed, tasksOf } from "#app/domain/search/trades/tasks.ts";
import { stem } from "#app/domain/search/words/stem.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";

const PHONES = "phone-tablet-repair";
const stems = (text: string) => text.split(" ").map(stem);

describe("the tasks of a trade", () => {
  test("stand in the lexicon between commas, and are no terms", () => {
    const text = "masons\n  called: mason\n  tasks: tomb grave, step stair";
    expect(parseTasks(text)).toEqual([
      { tradeId: "masons", words: ["tomb", "grave"] },
      { tradeId: "masons", words: ["step", "stair"] },
    ]);
    expect(parseLexicon(text).map((term) => term.text)).toEqual(["mason"]);
  });

  test("are at least seven of every trade, each in several plain words and with a first word of its own", () => {
    const byTrade = Map.groupBy(TRADE_TASKS, ({ tradeId }) => tradeId);
    const trades = CATEGORIES.flatMap(({ subcategories }) => subcategories.map(({ id }) => id));
    const few = trades.filter((id) => id !== "other" && (byTrade.get(id) ?? []).length < 7);
    expect(few).toEqual([]);
    const wrong = TRADE_TASKS.filter(
      ({ words }) => words.length < 2 || words.some((word) => !/^[a-z0-9]{2,}$/.test(word)),
    );
    expect(wrong).toEqual([]);
    const alike = [...byTrade].flatMap(([id, tasks]) => {
      const first = tasks.map(({ words: [word = ""] }) => stem(word));
      return first.filter((word, i) => first.indexOf(word) < i).map((word) => `${id}: ${word}`);
    });
    expect(alike).toEqual([]);
  });

  test("are named by any form of their words, and none by the words of another trade", () => {
    const [wet] = tasksOf(PHONES, stems("toilet")).keys();
    expect(wet).toMatch(/^phonetabletrepair[a-z]+$/);
    for (const text of ["water", "rained", "trench"]) {
      expect([...tasksOf(PHONES, stems(text)).keys()], text).toEqual([wet]);
    }
    expect(tasksOf(PHONES, stems("wedding")).size).toBe(0);
    expect(tasksOf("unknown", stems("water")).size).toBe(0);
  });

  test("are likeliest where most words speak of them", () => {
    const { tasks, likeliestTasks } = tasksNamed([PHONES], stems("toilet rain battery"));
    expect(likeliestTasks).toEqual([...tasksOf(PHONES, stems("toilet")).keys()]);
    expect(tasks).toEqual([...likeliestTasks, ...tasksOf(PHONES, stems("battery")).keys()]);
    expect(tasksNamed([PHONES], stems("wedding"))).toEqual({ tasks: [], likeliestTasks: [] });
  });
});
