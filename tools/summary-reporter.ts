import type { Reporter, TestModule } from "vitest/node";

/** Ends the output of a test run with one line: "N passed, N failed". */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    for (const module of modules) {
      const states = [...module.children.allTests()].map((test) => test.result().state);
      passed += states.filter((state) => state === "passed").length;
      const failures = states.filter((state) => state === "failed").length;
      // A file that cannot be loaded has no tests, and counts as one failure.
      failed += failures === 0 && module.state() === "failed" ? 1 : failures;
    }
    process.once("exit", () => process.stdout.write(`\n${passed} passed, ${failed} failed\n`));
  }
}
