import { appendFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";

const BLOCK = /^[▲✘] \[(WARNING|ERROR)\] /;
const NOISE = [
  "Scheduled Workers are not automatically triggered",
  "Unable to fetch the `Request.cf` object",
  "Default inspector port",
];

/**
 * Adds everything the server prints to a file, and passes its warnings and errors on. While the file cannot be written,
 * because the disk is full for example, the lines are left out of it and nothing else changes (threat 83).
 */
export function followOutput(
  output: { stdout: Readable; stderr: Readable },
  file: string,
  passOn: (line: string) => void,
): void {
  output.stdout.on("data", (printed: Buffer) => appendSilently(file, printed));
  const isNoise = noiseFilter();
  createInterface({ input: output.stderr }).on("line", (raw) => {
    const line = stripVTControlCharacters(raw).trimEnd();
    appendSilently(file, `${line}\n`);
    if (!isNoise(line)) passOn(line);
  });
}

/** Forgets what an earlier server printed. */
export function emptyLog(file: string): void {
  quietly(() => writeFileSync(file, ""));
}

// A stream to the file would end with the first failure, and with it whoever reads on; this goes on when there is room.
function appendSilently(file: string, text: string | Uint8Array): void {
  quietly(() => appendFileSync(file, text));
}

function quietly(write: () => void): void {
  try {
    write();
  } catch {
    // Kayap does not need its log to serve.
  }
}

/** Tells, line by line, what nobody needs to read: empty lines and messages that are no news. */
function noiseFilter(): (line: string) => boolean {
  let inNoise = false;
  return (line) => {
    const isNoisy = NOISE.some((words) => line.includes(words));
    if (BLOCK.test(line) || isNoisy || isTimestamped(line)) inNoise = isNoisy;
    return inNoise || line === "";
  };
}

// The dev server of Vite begins each message with the time; wrangler begins it with a sign.
function isTimestamped(line: string): boolean {
  return /^\d{1,2}:\d{2}:\d{2} /.test(line);
}
