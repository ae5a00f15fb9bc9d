import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { z } from "zod";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of this run: the data of its servers, and what they report. */
    runFolder: string;
  }
}

const reportSchema = z.object({
  /** How often the Worker was without its database, which is an answer 503. */
  unavailable: z.number(),
  /** How often the database was started again. */
  restarts: z.number(),
  /** The moment from which its demo data is dated, as an ISO date. */
  demoMoment: z.string(),
  /** The longest time in which the process of the test did nothing else, in milliseconds. */
  stall: z.number(),
});
type ServerReport = z.infer<typeof reportSchema>;

/** Gives the workers of a project a folder for their servers, and says in one line at the end how these were. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "kayap-test-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(reportsIn(folder));
  project.provide("runFolder", folder);
  return () => {
    const reports = readReports(reportsIn(folder));
    if (reports.length === 0) return;
    const sum = (name: "unavailable" | "restarts") =>
      reports.reduce((all, report) => all + report[name], 0);
    const moments = new Set(reports.map(({ demoMoment }) => demoMoment));
    const stall = Math.max(...reports.map((report) => report.stall));
    console.log(
      `${project.name}: ${reports.length} servers, ${sum("unavailable")} times without their database, ${sum("restarts")} restarts; the longest stall ${stall} ms; demo data from ${[...moments].join(" and ")}`,
    );
  };
}

/** Keeps the report of one server for the line at the end. */
export function reportServer(folder: string, report: ServerReport): void {
  writeFileSync(join(reportsIn(folder), `${crypto.randomUUID()}.json`), JSON.stringify(report));
}

const reportsIn = (folder: string) => join(folder, "reports");

function readReports(folder: string): ServerReport[] {
  return readdirSync(folder).map((name) =>
    reportSchema.parse(JSON.parse(readFileSync(join(folder, name), "utf8"))),
  );
}
