import { PlainError } from "#db/connection/plain-error.ts";

/** The text of an error: the sentence of a PlainError or of a full disk, the stack of anything else. */
export function errorText(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "ENOSPC") {
    return `The disk is full (${error.message}): free some space and try again.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Throws a PlainError with the usage when a command without arguments got some: `-- --help` must not reset a database. */
export function refuseArguments(usage: string): void {
  if (process.argv.length > 2) throw new PlainError(usage);
}

/** The one argument of a command. Throws a PlainError with the usage where there is another number, or an option. */
export function onlyArgument(usage: string): string {
  const [argument, ...others] = process.argv.slice(2);
  if (!argument || argument.startsWith("-") || others.length > 0) throw new PlainError(usage);
  return argument;
}

/** Runs a command-line program and exits: 0, or 1 after printing the error. */
export async function runCommand(work: () => Promise<void>): Promise<never> {
  try {
    await work();
  } catch (error) {
    console.error(errorText(error));
    process.exit(1);
  }
  process.exit(0);
}
