import type { ResultSet } from "@libsql/client";
import type { Statement } from "./database-through.ts";

/** Statements of one call that travel with those of others, and who waits for their results. */
export type StatementGroup = {
  statements: Statement[];
  answer: (results: ResultSet[]) => void;
  fail: (error: unknown) => void;
};

/** The statements of groups in one list, for one batch. */
export const statementsOf = (groups: readonly StatementGroup[]): Statement[] =>
  groups.flatMap(({ statements }) => statements);

/** Gives each group its own of the results of that batch. */
export function answerGroups(groups: readonly StatementGroup[], results: ResultSet[]): void {
  let from = 0;
  for (const { statements, answer } of groups) {
    answer(results.slice(from, from + statements.length));
    from += statements.length;
  }
}
