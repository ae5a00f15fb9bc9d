import { readFileSync } from "node:fs";
import { findLocalServer } from "#tools/sqld/server-file.ts";
import { processorTime } from "../processor-time.ts";
import { residentMemory } from "../resident-memory.ts";

const EVERY_MS = 10_000;
const LEAST_SAMPLES = 6;
const SPAN_MS = 60_000;
const TICK_MS = 10;

type Process = "workerd" | "sqld" | "this process";
type Sample = { at: number; pid: number; memory: number; worked: number };

/** What one process took: memory in kB, and how many processors it kept busy. */
export type Use = {
  firstMinute: number;
  lastMinute: number;
  most: number;
  processors: number;
  /** How often another process took its place. */
  restarts: number;
};

/** Samples every 10 s, until stopped, what the processes take; `others` is everything else on the machine. */
export function watchResources(workerd: number, databaseFolder: string, durationMs: number) {
  const samples: Record<Process, Sample[]> = { workerd: [], sqld: [], "this process": [] };
  const machine = { at: performance.now(), worked: machineTime() };
  const note = (process: Process, pid: number | undefined) => {
    const worked = pid === undefined ? null : processorTime(pid);
    if (pid === undefined || worked === null) return;
    samples[process].push({ at: performance.now(), pid, memory: residentMemory(pid), worked });
  };
  const look = async () => {
    note("workerd", workerd);
    note("this process", process.pid);
    note("sqld", (await findLocalServer(databaseFolder))?.pid);
  };
  const looking = setInterval(look, Math.min(EVERY_MS, durationMs / LEAST_SAMPLES));
  const started = look();
  return {
    async stop(): Promise<{ uses: Record<Process, Use>; others: number }> {
      clearInterval(looking);
      await started;
      await look();
      const uses = {
        workerd: takenBy(samples.workerd),
        sqld: takenBy(samples.sqld),
        "this process": takenBy(samples["this process"]),
      };
      const all = (machineTime() - machine.worked) / (performance.now() - machine.at);
      const ours = Object.values(uses).reduce((sum, { processors }) => sum + processors, 0);
      return { uses, others: Math.max(0, all - ours) };
    },
  };
}

function takenBy(samples: readonly Sample[]): Use {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last) throw new Error("A process ended before it was looked at.");
  const span = Math.min(SPAN_MS, (last.at - first.at) / 3);
  const memoryOf = (some: readonly Sample[]) =>
    some.reduce((sum, { memory }) => sum + memory, 0) / some.length;
  let worked = 0;
  let restarts = 0;
  for (const [i, sample] of samples.entries()) {
    const before = samples[i - 1];
    if (before?.pid === sample.pid) worked += sample.worked - before.worked;
    else if (before) restarts += 1;
  }
  return {
    firstMinute: memoryOf(samples.filter(({ at }) => at <= first.at + span)),
    lastMinute: memoryOf(samples.filter(({ at }) => at >= last.at - span)),
    most: Math.max(...samples.map(({ memory }) => memory)),
    processors: worked / (last.at - first.at),
    restarts,
  };
}

/** Milliseconds all processors have worked, for whatever. */
function machineTime(): number {
  const [, ...ticks] = (readFileSync("/proc/stat", "utf8").split("\n")[0] ?? "").split(/\s+/);
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = ticks.map(Number);
  return (user + nice + system + interrupts + soft) * TICK_MS;
}
