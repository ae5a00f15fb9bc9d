import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { PlainError } from "#db/connection/plain-error.ts";
import { errorText } from "#tools/processes/run-command.ts";
import { runSilently } from "#tools/processes/run-silently.ts";
import { ROOT } from "#tools/project-root.ts";

const data = mkdtempSync(join(tmpdir(), "kayap-command-"));
afterAll(() => rmSync(data, { recursive: true }));

test("a PlainError is printed as its sentence, without a stack", () => {
  expect(errorText(new PlainError("Stop the other one first."))).toBe("Stop the other one first.");
});

test("the error of a full disk is printed as one sentence that names the file (threat 83)", () => {
  const error = Object.assign(
    new Error("ENOSPC: no space left on device, open '/data/worker.env'"),
    {
      code: "ENOSPC",
    },
  );
  expect(errorText(error)).toBe(
    "The disk is full (ENOSPC: no space left on device, open '/data/worker.env'): free some space and try again.",
  );
});

test("any other error is printed with its stack", () => {
  expect(errorText(new TypeError("x is undefined"))).toMatch(/^TypeError: x is undefined\n +at /);
});

test.each([
  ["db:reset", "tools/database/reset.ts"],
  ["db:migrate", "tools/database/migrate.ts"],
  ["db:seed", "tools/database/seed.ts"],
  ["db:reindex", "tools/database/reindex.ts"],
  ["db:dump", "tools/database/dump.ts"],
  ["db:restore", "tools/database/restore.ts"],
  ["deploy", "tools/operations/deploy.ts"],
  ["missed-searches", "tools/operations/missed-searches.ts"],
])("npm run %s with --help says what it does, and does nothing", async (name, program) => {
  const folder = join(data, "database");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "stored"), "");
  const { ok, output } = await runSilently([join(ROOT, program), "--help"], { KAYAP_DATA: data });
  expect(ok).toBe(false);
  expect(output).toMatch(new RegExp(`^npm run ${name} `));
  expect(existsSync(join(folder, "stored"))).toBe(true);
});
