import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ROOT } from "#tools/project-root.ts";
import { PHASES } from "./phases.ts";
import { randomSeed } from "./random-seed.ts";
import { oneReport } from "./report.ts";
import { runVitest, type VitestResult } from "./run-vitest.ts";
import { type Failure, secondChance, verdict } from "./second-chance.ts";

/**
 * Runs the tests, and those files that failed once more after everything else, alone. Prints first the seed of the random
 * values, then what passed only the second time, where the evidence of what failed is, and last "N passed, N failed".
 * Resolves with whether everything passed.
 */
export async function runTests(args: string[]): Promise<boolean> {
  console.log(`The random values have the seed ${randomSeed(process.env)} (KAYAP_TEST_SEED).`);
  const evidence = mkdtempSync(join(tmpdir(), "kayap-evidence-"));
  try {
    return await runTwice(args, evidence);
  } finally {
    if (readdirSync(evidence).length === 0) rmSync(evidence, { recursive: true });
  }
}

async function runTwice(args: string[], evidence: string): Promise<boolean> {
  const first = await runPhases(args, evidence);
  const { files, refusal } = first.report ? secondChance(first.report) : { files: [] };
  if (refusal) console.log(`\nThe failed files are not run again: ${refusal}.`);
  if (files.length === 0) return conclude(verdict(first.report), first.isOk);
  console.log(
    `\nRunning ${files.length === 1 ? "the failed file" : `${files.length} failed files`} again, alone:`,
  );
  const paths = files.map(({ path }) => path);
  for (const path of paths) console.log(`  ${relative(ROOT, path)}`);
  const second = await runVitest({ args, files: paths, evidence });
  const result = verdict(
    first.report,
    second.report ?? { isInterrupted: true, errors: [], files: [] },
  );
  console.log(`\nLogs, pictures and consoles of what failed: ${evidence}`);
  return conclude(result, second.isOk);
}

/** One run for each phase, or a single one where arguments choose the tests. */
async function runPhases(args: string[], evidence: string): Promise<VitestResult> {
  if (args.length > 0) return runVitest({ args, evidence });
  const results: VitestResult[] = [];
  for (const projects of PHASES) {
    const chosen = projects.flatMap((project) => ["--project", project]);
    results.push(await runVitest({ args: chosen, evidence }));
  }
  return {
    isOk: results.every(({ isOk }) => isOk),
    report: oneReport(results.map(({ report }) => report)),
  };
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
