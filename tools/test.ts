import { PlainError } from "#db/connection/plain-error.ts";
import { ensureChromium } from "./chromium.ts";
import { tool } from "./processes/installed-tools.ts";
import { errorText, runCommand } from "./processes/run-command.ts";
import { runSilently } from "./processes/run-silently.ts";
import { ensureBuild } from "./server/build.ts";
import { runTests } from "./test/run-tests.ts";

const filters = process.argv.slice(2);

await runCommand(async () => {
  if (filters.length > 0) return runPart(filters);
  // Beside each other, because each leaves a core idle for a part of its time.
  await Promise.all([
    step("typecheck", typecheck),
    step("lint", () => runOrThrow(tool("biome", "ci", "--colors=off", "--error-on-warnings", "."))),
    step("build", () => ensureBuild(() => {})),
    step("chromium", () => ensureChromium(console.log)),
  ]);
  if (!(await runTests([]))) process.exit(1);
});

async function typecheck(): Promise<void> {
  await Promise.all([
    runOrThrow(tool("wrangler", "types")),
    runOrThrow(tool("reactRouter", "typegen")),
  ]);
  await runOrThrow(tool("tsc", "--noEmit"));
}

/** Runs one step and prints in one line how long it took, or that it failed. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  try {
    const result = await work();
    console.log(`${name}: ok, ${seconds()}`);
    return result;
  } catch (error) {
    console.log(`${name}: failed, ${seconds()}`);
    throw error;
  }
}

async function runOrThrow(args: string[]): Promise<void> {
  const { ok, output } = await runSilently(args);
  if (!ok) throw new PlainError(output);
}

/** Runs some of the tests, also without a browser: those that need one say so. */
async function runPart(filters: string[]): Promise<void> {
  try {
    await ensureChromium(console.log);
  } catch (error) {
    console.log(errorText(error));
  }
  if (!(await runTests(filters))) process.exit(1);
}
