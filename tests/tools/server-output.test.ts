import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { followOutput } from "#tools/server/server-output.ts";

const FULL_DISK = "/dev/full";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kayap-output-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Everything that is passed on of a server that prints more than any buffer holds, and then an error. */
async function passedOnWith(file: string): Promise<string[]> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const lines: string[] = [];
  followOutput({ stdout, stderr }, file, (line) => lines.push(line));
  for (let i = 0; i < 100; i += 1) stdout.write("GET / 200 OK\n".repeat(1_000));
  stderr.write("✘ [ERROR] Something failed\n");
  stdout.end();
  stderr.end();
  await Promise.all([finished(stdout), finished(stderr)]);
  return lines;
}

describe("the log of the web server", () => {
  test("contains everything the server prints, and its errors are passed on", async () => {
    const file = join(folder, "server.log");
    expect(await passedOnWith(file)).toEqual(["✘ [ERROR] Something failed"]);
    const log = readFileSync(file, "utf8");
    expect(log.split("\n").filter((line) => line === "GET / 200 OK")).toHaveLength(100_000);
    expect(log).toContain("✘ [ERROR] Something failed");
  });

  test("does not stop the output from being read and errors from being passed on when it cannot be written (threat 83)", async () => {
    const inMissingFolder = join(folder, "missing/server.log");
    const files = existsSync(FULL_DISK) ? [inMissingFolder, FULL_DISK] : [inMissingFolder];
    for (const file of files) {
      expect(await passedOnWith(file), file).toEqual(["✘ [ERROR] Something failed"]);
    }
  });

  test("is written again as soon as it can be (threat 83)", async () => {
    const file = join(folder, "server.log");
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    followOutput({ stdout, stderr }, file, () => {});
    mkdirSync(file);
    stdout.write("lost\n");
    rmdirSync(file);
    stdout.end("kept\n");
    await finished(stdout);
    expect(readFileSync(file, "utf8")).toBe("kept\n");
  });
});
