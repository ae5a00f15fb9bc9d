import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { spawnInGroup } from "#tools/processes/child-process-group.ts";
import { ROOT } from "#tools/project-root.ts";
import { type FileReport, oneReport, type RunReport } from "#tools/test/report.ts";
import { MOST_FILES_AGAIN, secondChance, verdict } from "#tools/test/second-chance.ts";

type State = FileReport["state"];

const file = (
  path: string,
  tests: Record<string, State>,
  changes: Partial<FileReport> = {},
): FileReport => ({
  project: "browser",
  path: join(ROOT, path),
  state: Object.values(tests).every((state) => state === "passed") ? "passed" : "failed",
  errors: [],
  tests: Object.entries(tests).map(([name, state]) => ({
    name,
    state,
    error: state === "failed" ? `${name} is broken` : "",
  })),
  ...changes,
});
const run = (files: FileReport[], changes: Partial<RunReport> = {}): RunReport => ({
  isInterrupted: false,
  errors: [],
  files,
  ...changes,
});

const GOOD = file("good", { one: "passed" });
const FAILED = file("unsure", { first: "passed", second: "failed" });
const PASSED = file("unsure", { first: "passed", second: "passed" });

describe("which files are run again", () => {
  test("are the failed ones, also those that failed outside their tests or have no result", () => {
    const hook = file("hook", { one: "skipped" }, { errors: ["no server"] });
    const without = file("without", {}, { state: "queued" });
    expect(secondChance(run([GOOD, FAILED, hook, without]))).toEqual({
      files: [FAILED, hook, without],
    });
  });

  test("are none when no file failed", () => {
    expect(secondChance(run([GOOD]))).toEqual({ files: [] });
  });

  test("are at most 3", () => {
    const failed = (count: number) =>
      run(Array.from({ length: count }, (_, at) => file(`file ${at}`, { one: "failed" })));
    expect(secondChance(failed(MOST_FILES_AGAIN)).files).toHaveLength(3);
    expect(secondChance(failed(MOST_FILES_AGAIN + 1))).toEqual({
      files: [],
      refusal: "4 files failed, more than 3",
    });
  });

  test("are none when a rule failed, the run was interrupted, or an error belongs to no file", () => {
    const rule = file("rule", { one: "failed" }, { project: "rules" });
    expect(secondChance(run([FAILED, rule])).refusal).toMatch("a rule failed");
    expect(secondChance(run([FAILED], { isInterrupted: true })).refusal).toMatch("interrupted");
    expect(secondChance(run([FAILED], { errors: ["lost"] })).refusal).toMatch("outside the tests");
  });
});

describe("a run", () => {
  test("passes when every test of its failed files passes the second time, and names what failed first", () => {
    expect(verdict(run([GOOD, FAILED]), run([PASSED]))).toEqual({
      passed: 3,
      failures: [],
      passedAgain: [{ name: "unsure > second", error: "second is broken" }],
    });
  });

  test("passes when a file whose hook failed passes the second time", () => {
    const hook = file("hook", { one: "skipped" }, { errors: ["no server"], state: "failed" });
    expect(verdict(run([hook]), run([file("hook", { one: "passed" })]))).toEqual({
      passed: 1,
      failures: [],
      passedAgain: [{ name: "hook > outside its tests", error: "no server" }],
    });
  });

  test.each<[string, FileReport[], Partial<RunReport>, string]>([
    ["the same test fails again", [FAILED], {}, "unsure > second"],
    [
      "another test of the file fails",
      [file("unsure", { first: "failed", second: "passed" })],
      {},
      "unsure > first",
    ],
    ["the failed test is missing", [file("unsure", { first: "passed" })], {}, "unsure > second"],
    [
      "the failed test is skipped",
      [file("unsure", { first: "passed", second: "skipped" }, { state: "passed" })],
      {},
      "unsure > second",
    ],
    [
      "a hook fails",
      [file("unsure", { first: "skipped", second: "skipped" }, { errors: ["no server"] })],
      {},
      "unsure > outside its tests",
    ],
    ["the file has no result", [{ ...PASSED, state: "pending" }], {}, "unsure > the file"],
    ["the file is missing", [], {}, "unsure > the file"],
    ["an error belongs to no file", [PASSED], { errors: ["lost"] }, "an error outside the tests"],
    ["it is interrupted", [PASSED], { isInterrupted: true }, "the run"],
  ])("fails when in the second one %s", (_, files, changes, name) => {
    const { failures } = verdict(run([GOOD, FAILED]), run(files, changes));
    expect(failures.map((failure) => failure.name)).toEqual([name]);
  });

  test.each(["rules", "app", "browser"])("fails when a test of the %s is broken", (project) => {
    const broken = file("broken", { one: "failed" }, { project });
    const first = run([GOOD, broken]);
    const { files } = secondChance(first);
    const second = files.length > 0 ? run(files) : undefined;
    expect(verdict(first, second)).toEqual({
      passed: 1,
      failures: [{ name: "broken > one", error: "one is broken" }],
      passedAgain: [],
    });
  });

  test("fails at once, with the name of each failed test, when too many files failed", () => {
    const names = Array.from({ length: MOST_FILES_AGAIN + 1 }, (_, at) => `file ${at}`);
    const first = run([GOOD, ...names.map((name) => file(name, { one: "failed" }))]);
    const { failures, passedAgain } = verdict(first);
    expect(failures.map(({ name }) => name)).toEqual(names.map((name) => `${name} > one`));
    expect(passedAgain).toEqual([]);
  });

  test("fails when of two tests of one name one is missing in the second one", () => {
    const tests = [...FAILED.tests, ...FAILED.tests];
    const { failures } = verdict(run([{ ...FAILED, tests }]), run([PASSED]));
    expect(failures.map(({ name }) => name)).toEqual(["unsure > first", "unsure > second"]);
  });

  test("of several phases has the files of all, and no report when one of them has none", () => {
    const both = oneReport([run([GOOD]), run([FAILED], { errors: ["lost"] })]);
    expect(both).toEqual(run([GOOD, FAILED], { errors: ["lost"] }));
    expect(oneReport([run([GOOD], { isInterrupted: true }), run([])])?.isInterrupted).toBe(true);
    expect(oneReport([run([GOOD]), undefined])).toBeUndefined();
  });

  test("fails without a report, or with an error that belongs to no file", () => {
    expect(verdict(undefined).failures).toHaveLength(1);
    expect(verdict(run([GOOD], { errors: ["lost"] })).failures).toHaveLength(1);
  });
});

describe.concurrent("npm test", { timeout: 300_000 }, () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  /** A project without a test. */
  function newProject(): string {
    const folder = mkdtempSync(join(tmpdir(), "kayap-second-"));
    folders.push(folder);
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
    mkdirSync(join(folder, "tests"));
    return folder;
  }

  const START = `import { existsSync, writeFileSync } from "node:fs";
    import { beforeAll, expect, test } from "vitest";
    const isFirst = (name) => {
      const file = import.meta.dirname + "/" + name;
      const seen = existsSync(file);
      writeFileSync(file, "");
      return !seen;
    };\n`;
  /** Its start takes longer than these tests. */
  const ONE_WORKER = ["--maxWorkers=1", "--no-isolate"];
  const ALWAYS = 'test("is broken", () => expect(1).toBe(2));';
  const NEVER = 'test("is good", () => {}); test.skip("is for later", () => {});';
  const ONCE = `test("is unsure", () => expect(isFirst("test")).toBe(false)); ${NEVER}`;

  /** Runs the command over such test files; returns the end of its output, and whether it succeeded. */
  async function npmTest(files: Record<string, string>, ...args: string[]) {
    const folder = newProject();
    for (const [name, source] of Object.entries(files)) {
      writeFileSync(join(folder, `tests/${name}.test.js`), START + source);
    }
    const command = [join(ROOT, "tools/test.ts"), "--root", folder, ...ONE_WORKER, ...args];
    const child = spawnInGroup(process.execPath, command, {
      env: { ...process.env, NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "ignore"],
    });
    if (!child.stdout) throw new Error("The output of the tests cannot be read.");
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
    return {
      ok: code === 0,
      output,
      told: output.split("\npassed only when run again:\n").slice(1).join(),
      end: output.trimEnd().split("\n").at(-1),
    };
  }

  const evidenceIn = (output: string) => /^Logs, pictures .*: (\S+)$/m.exec(output)?.[1];

  test("passes when a test and a hook fail once, tells both with their first errors, and keeps what they leave as evidence", async () => {
    const hook = `beforeAll(() => expect(isFirst("hook")).toBe(false)); ${NEVER}`;
    const leaves = `test("leaves a trace", () => {
      writeFileSync(process.env.KAYAP_EVIDENCE + "/trace.txt", "503");
      expect(isFirst("trace")).toBe(false);
    });`;
    const { ok, told, end, output } = await npmTest({ once: ONCE, hook, never: NEVER, leaves });
    expect(end).toBe("5 passed, 0 failed");
    expect(ok).toBe(true);
    expect(told).toMatch(/once\.test\.js > is unsure\n +AssertionError: expected true to be false/);
    expect(told).toMatch(/hook\.test\.js > outside its tests\n +AssertionError/);
    expect(told).not.toMatch("is good");
    const evidence = evidenceIn(output) ?? "";
    expect(readFileSync(join(evidence, "trace.txt"), "utf8")).toBe("503");
    rmSync(evidence, { recursive: true });
  });

  test("keeps no evidence without a failure", async () => {
    const { ok, output } = await npmTest({ never: NEVER });
    expect(ok).toBe(true);
    expect(evidenceIn(output)).toBeUndefined();
  });

  test("fails when a test always fails, and still tells the one that failed once", async () => {
    const { ok, told, end } = await npmTest({ once: ONCE, always: ALWAYS });
    expect(end).toBe("2 passed, 1 failed");
    expect(ok).toBe(false);
    const [again, failed] = told.split("\nfailed:\n");
    expect(again).toMatch(/once\.test\.js > is unsure\n/);
    expect(failed).toMatch(/always\.test\.js > is broken\n +AssertionError/);
  });

  test("gives part of the tests a second chance too, and runs no other part then", async () => {
    const { ok, end, output } = await npmTest({ once: ONCE, always: ALWAYS }, "-t", "unsure");
    expect(end).toBe("1 passed, 0 failed");
    expect(ok).toBe(true);
    expect(output).not.toMatch("is broken");
  });

  test("fails at once after an error outside the tests", async () => {
    const lost = `test("is over", () => void setTimeout(() => { throw new Error("lost"); }, 1));
      test("goes on", () => new Promise((resolve) => setTimeout(resolve, 50)));`;
    const { ok, told, end, output } = await npmTest({ once: ONCE, lost });
    expect(output).toMatch("not run again: there was an error outside the tests");
    expect(end).toBe("3 passed, 2 failed");
    expect(ok).toBe(false);
    expect(told).toBe("");
  });

  test("prints first with which seed its random values can be had again", async () => {
    const { output } = await npmTest({ never: NEVER });
    expect(output.split("\n")[0]).toMatch(
      /^The random values have the seed \d+ \(KAYAP_TEST_SEED\)\.$/,
    );
  });

  test("fails when no test matches", async () => {
    const { ok, end } = await npmTest({ never: NEVER }, "nothing");
    expect(end).toBe("0 passed, 1 failed");
    expect(ok).toBe(false);
  });
});
