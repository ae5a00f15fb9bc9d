import { PlainError } from "#db/plain-error.ts";

/** What to print for an error: the sentence of a PlainError or of a full disk, the stack of anything else. */
export function describe(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "ENOSPC") {
    return `There is no room left on the disk (${error.message}): make some and try again.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a command-line program to its end and exits: 0, or 1 after printing what went wrong. */
export async function runCommand(work: () => Promise<void>): Promise<never> {
  try {
    await work();
  } catch (error) {
    console.error(describe(error));
    process.exit(1);
  }
  process.exit(0);
}
