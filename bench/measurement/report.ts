import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { dirname, join } from "node:path";
import { BENCH_FOLDER } from "#bench/folder.ts";

type Cell = string | number | boolean | null;
/** One line of a table; the keys are the headings of the columns. */
export type Row = Record<string, Cell>;
export type Table = { title: string; rows: readonly Row[] };

/** The results of a benchmark, and its goals. */
export type Report = {
  goals: readonly string[];
  /** How it was measured, and what that leaves out. */
  notes: readonly string[];
  tables: readonly Table[];
};

/** Prints a report as text. */
export function printReport({ goals, notes, tables }: Report): void {
  for (const { title, rows } of tables) {
    console.log(`\n${title}`);
    for (const line of linesOf(rows)) console.log(line);
  }
  console.log("");
  for (const goal of goals) console.log(`Goal: ${goal}`);
  for (const note of notes) console.log(note);
}

/** Writes a report to the folder of the benchmarks and returns its path. */
export function writeReport(name: string, report: Report, tookSeconds: number): string {
  const file = join(BENCH_FOLDER, `${name}.json`);
  const machine = { node: process.version, processors: cpus().length, load: loadavg()[0] };
  mkdirSync(dirname(file), { recursive: true });
  const content = { name, at: new Date().toISOString(), tookSeconds, machine, ...report };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return file;
}

function linesOf(rows: readonly Row[]): string[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const texts = [columns, ...rows.map((row) => columns.map((column) => text(row[column] ?? null)))];
  const widths = columns.map((_, i) => Math.max(...texts.map((line) => line[i]?.length ?? 0)));
  const numeric = columns.map((column) => rows.every((row) => typeof row[column] !== "string"));
  const lines = texts.map((line) =>
    line
      .map((cell, i) => (numeric[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
  return lines.toSpliced(1, 0, widths.map((width) => "-".repeat(width)).join("  "));
}

function text(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "boolean") return cell ? "met" : "MISSED";
  if (typeof cell === "string") return cell;
  if (Number.isInteger(cell)) return cell.toLocaleString("en");
  return cell.toLocaleString("en", { maximumFractionDigits: Math.abs(cell) < 10 ? 2 : 1 });
}
