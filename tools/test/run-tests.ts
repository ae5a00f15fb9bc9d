import { relative } from "node:path";
import { ROOT } from "#tools/sqld/settings.ts";
import { runVitest } from "./run-vitest.ts";
import { type Failure, secondChance, verdict } from "./second-chance.ts";

/**
 * Runs the tests, and those files that failed once more after everything else, alone. Prints what passed only then, and last
 * "N passed, N failed". Resolves with whether everything passed.
 */
export async function runTests(args: string[]): Promise<boolean> {
  const first = await runVitest(args);
  const { files, refusal } = first.report ? secondChance(first.report) : { files: [] };
  if (refusal) console.log(`\nThe failed files are not run again: ${refusal}.`);
  if (files.length === 0) return conclude(verdict(first.report), first.isOk);
  console.log(
    `\nRunning ${files.length === 1 ? "the failed file" : `${files.length} failed files`} again, alone:`,
  );
  const paths = files.map(({ path }) => path);
  for (const path of paths) console.log(`  ${relative(ROOT, path)}`);
  const second = await runVitest(args, paths);
  const result = verdict(
    first.report,
    second.report ?? { isInterrupted: true, errors: [], files: [] },
  );
  return conclude(result, second.isOk);
}

function conclude({ passed, failures, passedAgain }: ReturnType<typeof verdict>, isOk: boolean) {
  const failed = failures.length > 0 || isOk ? failures : [unexplained];
  if (passedAgain.length > 0) list("passed only when run again:", passedAgain);
  if (failed.length > 0) list("failed:", failed);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  return failed.length === 0;
}

const unexplained: Failure = {
  name: "the run",
  error: "Vitest failed, though no test did. Its output above says why.",
};

function list(title: string, failures: Failure[]) {
  console.log(`\n${title}`);
  for (const { name, error } of failures) console.log(`  ${name}\n${indented(error)}`);
}

function indented(text: string): string {
  return text
    .split("\n")
    .map((line) => `      ${line}`)
    .join("\n");
}
