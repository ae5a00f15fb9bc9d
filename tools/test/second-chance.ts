import { relative } from "node:path";
import { ROOT } from "#tools/project-root.ts";
import type { FileReport, RunReport } from "./report.ts";

/** More failed files than this are no accident of a busy machine. */
export const MOST_FILES_AGAIN = 3;

/** A failed test, or what else failed, by its full name. */
export type Failure = { name: string; error: string };
export type Verdict = {
  passed: number;
  failures: Failure[];
  /** What failed first and passed when its file was run again, with the first error. */
  passedAgain: Failure[];
};

/** The failed files that are run once more, or `refusal`: why none is. Neither when no file failed. */
export function secondChance(first: RunReport): { files: FileReport[]; refusal?: string } {
  const failed = first.files.filter((file) => failuresOf(file).length > 0);
  const refused = (refusal: string) => ({ files: [], refusal });
  if (failed.length === 0) return { files: [] };
  if (first.isInterrupted) return refused("the run was interrupted");
  if (first.errors.length > 0) return refused("there was an error outside the tests");
  if (failed.length > MOST_FILES_AGAIN) {
    return refused(`${failed.length} files failed, more than ${MOST_FILES_AGAIN}`);
  }
  if (failed.some(({ project }) => project === "rules")) {
    return refused("a rule failed, and rules have neither a server nor a clock");
  }
  return { files: failed };
}

/** What a run means, with the run of its failed files alone, if there was one. Whatever has no clear result has failed. */
export function verdict(first: RunReport | undefined, second?: RunReport): Verdict {
  if (!first) {
    return { passed: 0, failures: [whole("The tests ended without a report.")], passedAgain: [] };
  }
  const again = second ? secondChance(first).files : [];
  const once = first.files.filter((file) => !again.includes(file));
  const failures = [
    ...failuresOfRun(first),
    ...(second ? failuresOfRun(second) : []),
    ...once.flatMap(failuresOf),
  ];
  const passedAgain: Failure[] = [];
  let passed = once.reduce((sum, file) => sum + passedTests(file).length, 0);
  for (const file of again) {
    const result = second?.files.find(({ path }) => path === file.path);
    const remaining = failuresAgain(file, result);
    passed += result ? passedTests(result).length : 0;
    failures.push(...remaining);
    if (remaining.length === 0) passedAgain.push(...failuresOf(file));
  }
  return { passed, failures, passedAgain };
}

/** What failed in a file. A file that was to run and has no result has failed too. */
function failuresOf(file: FileReport): Failure[] {
  const named = namedIn(file);
  const tests = file.tests.filter(({ state }) => state !== "passed" && state !== "skipped");
  const failures = [
    ...tests.map(({ name, error }) => named(name, error)),
    ...file.errors.map((error) => named("outside its tests", error)),
  ];
  const hasResult = file.state === "passed" || file.state === "skipped";
  return failures.length > 0 || hasResult ? failures : [named("the file", "It has no result.")];
}

/** What still fails of a file that was run again: each of its tests must be found among those that passed. */
function failuresAgain(first: FileReport, second: FileReport | undefined): Failure[] {
  const named = namedIn(first);
  if (!second) return [named("the file", "It was not run again.")];
  const failures = failuresOf(second);
  if (failures.length > 0) return failures;
  const passed = passedTests(second).map(({ name }) => name);
  if (passed.length === 0) return [named("the file", "No test of it ran.")];
  const skipped = second.tests.filter(({ state }) => state === "skipped");
  const missing = withoutOneOfEach(
    first.tests.map(({ name }) => name),
    passed,
  );
  const names = new Set([...missing, ...skipped.map(({ name }) => name)]);
  return [...names].map((name) => named(name, "It was not run again."));
}

/** The names that are left when each of `taken` takes away one: two tests may have one name. */
function withoutOneOfEach(names: string[], taken: string[]): string[] {
  const left = [...names];
  for (const name of taken) {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function failuresOfRun({ isInterrupted, errors }: RunReport): Failure[] {
  const failures = errors.map((error) => ({ name: "an error outside the tests", error }));
  return isInterrupted ? [...failures, whole("The tests were interrupted.")] : failures;
}

function passedTests({ tests }: FileReport): FileReport["tests"] {
  return tests.filter(({ state }) => state === "passed");
}

const namedIn =
  ({ path }: FileReport) =>
  (name: string, error: string): Failure => ({ name: `${relative(ROOT, path)} > ${name}`, error });

const whole = (error: string): Failure => ({ name: "the run", error });
