import type { SerializedError, TestCase, TestModule, TestSuite } from "vitest/node";
import { z } from "zod";

const stateSchema = z.enum(["passed", "failed", "skipped", "pending", "queued"]);

const fileSchema = z.object({
  project: z.string(),
  path: z.string(),
  state: stateSchema,
  /** Errors of the file outside its tests: of an import or a hook. */
  errors: z.array(z.string()),
  /** The tests that were to run: without those that are skipped in the source or by `-t`. */
  tests: z.array(z.object({ name: z.string(), state: stateSchema, error: z.string() })),
});

/** What one run of Vitest found. `errors` are those that belong to no file. */
export const runReportSchema = z.object({
  isInterrupted: z.boolean(),
  errors: z.array(z.string()),
  files: z.array(fileSchema),
});

export type FileReport = z.infer<typeof fileSchema>;
export type RunReport = z.infer<typeof runReportSchema>;

/** The report of one file, after its run. */
export function fileReport(module: TestModule): FileReport {
  const tests = [...module.children.allTests()].filter(isToRun);
  const suites: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()];
  return {
    project: module.project.name,
    path: module.moduleId,
    state: module.state(),
    errors: suites.flatMap((suite) => suite.errors().map(errorText)),
    tests: tests.map((test) => ({
      name: test.fullName,
      state: test.result().state,
      error: (test.result().errors ?? []).map(errorText).join("\n"),
    })),
  };
}

/** The reports of several runs as one; none when one of them is missing. */
export function oneReport(reports: readonly (RunReport | undefined)[]): RunReport | undefined {
  const found = reports.filter((report) => report !== undefined);
  if (found.length < reports.length) return undefined;
  return {
    isInterrupted: found.some(({ isInterrupted }) => isInterrupted),
    errors: found.flatMap(({ errors }) => errors),
    files: found.flatMap(({ files }) => files),
  };
}

/** The message of an error, and the place in the tests it comes from. */
export function errorText({ name, message, stacks }: SerializedError): string {
  const [place] = stacks ?? [];
  const text = name && name !== "Error" ? `${name}: ${message}` : message;
  return place ? `${text}\n    at ${place.file}:${place.line}:${place.column}` : text;
}

function isToRun({ options }: TestCase): boolean {
  return options.mode === "run" || options.mode === "only";
}
