import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";

const HAS_GROUPS = process.platform !== "win32";
const KILL_GROUPS = `while read -r line; do groups=$line; done
for group in $groups; do kill -s KILL -- "-$group"; done`;

const runningGroups = new Set<number>();
let guard: ChildProcess | undefined;

type ProcessGroupOptions = { cwd?: string; env?: NodeJS.ProcessEnv; stdio: StdioOptions };

/**
 * Starts a program in a process group of its own, which is killed when this process ends, however it ends, and when the
 * program itself ends.
 */
export function spawnInGroup(
  command: string,
  args: string[],
  { cwd, env, stdio }: ProcessGroupOptions,
): ChildProcess {
  const child = spawn(command, args, { cwd, env, stdio, detached: HAS_GROUPS });
  const { pid } = child;
  if (pid === undefined) return child;
  runningGroups.add(pid);
  updateGuard();
  child.once("exit", () => {
    signalGroup(pid, "SIGKILL");
    runningGroups.delete(pid);
    updateGuard();
  });
  return child;
}

/** Ends a program and its process group: SIGTERM first, SIGKILL after `graceMs`. */
export async function stopGroup(child: ChildProcess, graceMs: number): Promise<void> {
  const { pid } = child;
  if (pid === undefined || hasEnded(child)) return;
  const ended = once(child, "exit");
  const timer = setTimeout(() => signalGroup(pid, "SIGKILL"), graceMs);
  if (graceMs > 0) child.kill("SIGTERM");
  await ended;
  clearTimeout(timer);
}

/** Whether the program has ended or could not be started. */
export function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

type Watch = {
  /** The word for its end. */
  ended: string;
  /** Resolves with the trouble when the program does not answer any more. */
  untilHung: (signal: AbortSignal) => Promise<string>;
  stop: AbortSignal;
};

/** Why a program has to be started again, in words that follow its name; undefined once `stop` is aborted. */
export async function untilTrouble(
  child: ChildProcess,
  { ended, untilHung, stop }: Watch,
): Promise<string | undefined> {
  const settled = new AbortController();
  const signal = AbortSignal.any([stop, settled.signal]);
  const how = untilEnd(child, signal).then((code) => `${ended} (${code})`);
  const trouble = await Promise.race([how, untilHung(signal)]).catch(String);
  settled.abort();
  return stop.aborted ? undefined : trouble;
}

async function untilEnd(child: ChildProcess, signal: AbortSignal): Promise<string> {
  if (!hasEnded(child)) await once(child, "exit", { signal });
  return child.signalCode ?? `code ${child.exitCode}`;
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(HAS_GROUPS ? -pid : pid, signal);
  } catch {
    // No process of the group is left.
  }
}

// A shell waits until this process's end of its pipe closes, which happens even on SIGKILL, and then kills the groups.
function updateGuard(): void {
  if (!HAS_GROUPS) return;
  if (!guard) {
    guard = spawn("/bin/sh", ["-c", KILL_GROUPS], {
      cwd: "/",
      detached: true,
      stdio: ["pipe", "ignore", "ignore"],
    });
    guard.unref();
    guard.stdin?.on("error", () => {});
  }
  guard.stdin?.write(`${[...runningGroups].join(" ")}\n`);
}
