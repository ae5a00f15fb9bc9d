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
 * Appends the output of the server to a file, and passes its warnings and errors on. While the file cannot be written, for
 * example on a full disk, lines are missing from it and nothing else changes (threat 83).
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

/** Empties the log of an earlier server. */
export function emptyLog(file: string): void {
  ignoreErrors(() => writeFileSync(file, ""));
}

// A stream to the file would end with the first failure; this continues once there is space.
function appendSilently(file: string, text: string | Uint8Array): void {
  ignoreErrors(() => appendFileSync(file, text));
}

function ignoreErrors(write: () => void): void {
  try {
    write();
  } catch {
    // Kayap does not need its log to serve.
  }
}

/** Recognizes, line by line, empty lines and known messages that need no attention. */
function noiseFilter(): (line: string) => boolean {
  let inNoise = false;
  return (line) => {
    const isNoisy = NOISE.some((words) => line.includes(words));
    if (BLOCK.test(line) || isNoisy || isTimestamped(line)) inNoise = isNoisy;
    return inNoise || line === "";
  };
}

// Vite begins each message with the time, wrangler with a symbol.
function isTimestamped(line: string): boolean {
  return /^\d{1,2}:\d{2}:\d{2} /.test(line);
}
