import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnInGroup } from "#tools/processes/child-process-group.ts";
import { ROOT } from "#tools/project-root.ts";
import { type RunReport, runReportSchema } from "./report.ts";
import type { VitestRun } from "./vitest-process.ts";

const PROGRAM = join(ROOT, "tools/test/vitest-process.ts");

/** `report` is missing when the run ended without one. */
export type VitestResult = { isOk: boolean; report: RunReport | undefined };

/**
 * Runs Vitest once, in a process of its own, with arguments as on its command line; with `files`, only these files, alone in
 * one worker. What failed tests leave of their servers and pages goes into the folder `evidence`.
 */
export async function runVitest({
  args,
  files,
  evidence,
}: {
  args: string[];
  files?: string[];
  evidence: string;
}): Promise<VitestResult> {
  const folder = mkdtempSync(join(tmpdir(), "kayap-report-"));
  try {
    const reportFile = join(folder, "report.json");
    const run: VitestRun = { args, files, reportFile };
    const child = spawnInGroup(process.execPath, [PROGRAM, JSON.stringify(run)], {
      cwd: ROOT,
      env: { ...process.env, KAYAP_EVIDENCE: evidence },
      stdio: ["ignore", "inherit", "inherit"],
    });
    const [code] = await once(child, "exit");
    return { isOk: code === 0, report: readReport(reportFile) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readReport(file: string): RunReport | undefined {
  try {
    return runReportSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
