import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { z } from "zod";
import { PlainError } from "#db/connection/plain-error.ts";
import {
  type DumpEnd,
  type DumpedRows,
  type DumpHeader,
  dumpEndSchema,
  dumpedRowsSchema,
  dumpHeaderSchema,
} from "./dump-format.ts";

/** A dump contains personal data: only the user who made it may read it. */
const OWNER_ONLY = 0o600;

/**
 * Writes the lines of a dump to a new file, compressed if its name ends in .gz. The file gets its name only once it is
 * complete. Throws a PlainError when there is such a file.
 */
export async function writeDumpFile(file: string, lines: AsyncIterable<string>): Promise<void> {
  if (existsSync(file)) throw new PlainError(`There is a ${file} already: name another file.`);
  const unfinished = `${file}.unfinished`;
  const target = createWriteStream(unfinished, { mode: OWNER_ONLY, flush: true });
  try {
    const source = Readable.from(lines);
    await (isCompressed(file) ? pipeline(source, createGzip(), target) : pipeline(source, target));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Reads a whole dump and returns its header and its last line. Throws a PlainError unless it is complete and unchanged. */
export async function checkDumpFile(file: string): Promise<{ header: DumpHeader; end: DumpEnd }> {
  const digest = createHash("sha256");
  const counted = new Map<string, number>();
  const count = ({ table, rows }: DumpedRows) =>
    counted.set(table, (counted.get(table) ?? 0) + rows.length);
  let header: DumpHeader | undefined;
  let end: DumpEnd | undefined;
  for await (const line of linesOf(file)) {
    if (end) return damaged(file);
    end = header && parsed(dumpEndSchema, line);
    if (end) continue;
    digest.update(`${line}\n`);
    if (header) count(parsed(dumpedRowsSchema, line) ?? damaged(file));
    else header = parsed(dumpHeaderSchema, line) ?? notADump(file);
  }
  if (!header) return notADump(file);
  const complete = header.tables.every(({ name, rows }) => rows === (counted.get(name) ?? 0));
  if (!end || !complete || digest.digest("hex") !== end.lines) return damaged(file);
  return { header, end };
}

/** The rows of a checked dump, some at a time. */
export async function* readDumpedRows(file: string) {
  for await (const line of linesOf(file)) {
    const page = parsed(dumpedRowsSchema, line);
    if (page) yield page;
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  if (!existsSync(file)) throw new PlainError(`There is no file ${file}.`);
  const bytes = createReadStream(file);
  const text = isCompressed(file) ? bytes.pipe(createGunzip()) : bytes;
  // A pipe does not pass an error of the file on.
  bytes.on("error", (error) => text.destroy(error));
  try {
    yield* splitLines(text.setEncoding("utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_")) {
      return damaged(file);
    }
    throw error;
  }
}

// Not readline, which also ends a line at characters that may be in a text.
async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let unfinishedLine = "";
  for await (const chunk of text) {
    const [first = "", ...others] = chunk.split("\n");
    unfinishedLine += first;
    for (const next of others) {
      yield unfinishedLine;
      unfinishedLine = next;
    }
  }
  if (unfinishedLine !== "") yield unfinishedLine;
}

function isCompressed(file: string): boolean {
  return file.endsWith(".gz");
}

function parsed<T>(schema: z.ZodType<T>, line: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

function notADump(file: string): never {
  throw new PlainError(`${file} is not a dump of Kayap: npm run db:dump makes one.`);
}

function damaged(file: string): never {
  throw new PlainError(
    `${file} is cut off or damaged: it does not end with the checksum of what is in it. Nothing was restored; use another dump.`,
  );
}
