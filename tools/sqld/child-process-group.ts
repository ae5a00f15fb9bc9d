import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";

const HAS_GROUPS = process.platform !== "win32";
const HOLDER = `while read -r line; do groups=$line; done
for group in $groups; do kill -s KILL -- "-$group"; done`;

const withProcessGroup = new Set<number>();
let holder: ChildProcess | undefined;

type ProcessGroupOptions = { cwd?: string; env?: NodeJS.ProcessEnv; stdio: StdioOptions };

/**
 * Starts a program in a process group of its own that cannot outlive this process: when this one
 * ends, however it ends, the whole group is killed. What is left of a group is killed as well when
 * its first process ends.
 */
export function spawnInGroup(
  command: string,
  args: string[],
  { cwd, env, stdio }: ProcessGroupOptions,
): ChildProcess {
  const child = spawn(command, args, { cwd, env, stdio, detached: HAS_GROUPS });
  const { pid } = child;
  if (pid === undefined) return child;
  withProcessGroup.add(pid);
  tellHolder();
  child.once("exit", () => {
    signalGroup(pid, "SIGKILL");
    withProcessGroup.delete(pid);
    tellHolder();
  });
  return child;
}

/** Ends a leashed program and all it started: asks it, and kills after `graceMs`. */
export async function stopGroup(child: ChildProcess, graceMs: number): Promise<void> {
  const { pid } = child;
  if (pid === undefined || hasEnded(child)) return;
  const gone = once(child, "exit");
  const timer = setTimeout(() => signalGroup(pid, "SIGKILL"), graceMs);
  if (graceMs > 0) child.kill("SIGTERM");
  await gone;
  clearTimeout(timer);
}

/** Whether the program has ended or could not be started. */
export function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(HAS_GROUPS ? -pid : pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}

// A shell waits for our end of its pipe to close, which happens even when we are killed outright.
function tellHolder(): void {
  if (!HAS_GROUPS) return;
  if (!holder) {
    holder = spawn("/bin/sh", ["-c", HOLDER], {
      cwd: "/",
      detached: true,
      stdio: ["pipe", "ignore", "ignore"],
    });
    holder.unref();
    holder.stdin?.on("error", () => {});
  }
  holder.stdin?.write(`${[...withProcessGroup].join(" ")}\n`);
}
