import { readFileSync } from "node:fs";
import { processorTime, residentMemory } from "#bench/measurement/process-usage.ts";
import { findLocalServer } from "#tools/sqld/server-file.ts";

const EVERY_MS = 10_000;
const LEAST_SAMPLES = 6;
const SPAN_MS = 60_000;
const TICK_MS = 10;

type Process = "workerd" | "sqld" | "this process";
type Sample = { at: number; pid: number; memory: number; worked: number };
export type Samples = Record<Process, Sample[]>;

/** The usage of one process: memory in kB, and the number of processors it kept busy. */
export type Use = {
  firstMinute: number;
  lastMinute: number;
  most: number;
  processors: number;
  /** How often it was replaced by another process. */
  restarts: number;
};

/** Samples the usage of the processes every 10 s until stopped; `others` is everything else on the machine. */
export function watchResources(workerd: number, databaseFolder: string, durationMs: number) {
  const samples: Samples = { workerd: [], sqld: [], "this process": [] };
  const machine = { at: performance.now(), worked: machineTime() };
  const record = (process: Process, pid: number | undefined) => {
    const worked = pid === undefined ? null : processorTime(pid);
    if (pid === undefined || worked === null) return;
    samples[process].push({ at: performance.now(), pid, memory: residentMemory(pid), worked });
  };
  const sampleAll = async () => {
    record("workerd", workerd);
    record("this process", process.pid);
    record("sqld", (await findLocalServer(databaseFolder))?.pid);
  };
  const sampling = setInterval(sampleAll, Math.min(EVERY_MS, durationMs / LEAST_SAMPLES));
  const started = sampleAll();
  return {
    async stop(): Promise<{ uses: Record<Process, Use>; others: number; samples: Samples }> {
      clearInterval(sampling);
      await started;
      await sampleAll();
      const uses = {
        workerd: usageOf(samples.workerd),
        sqld: usageOf(samples.sqld),
        "this process": usageOf(samples["this process"]),
      };
      const all = (machineTime() - machine.worked) / (performance.now() - machine.at);
      const ours = Object.values(uses).reduce((sum, { processors }) => sum + processors, 0);
      return { uses, others: Math.max(0, all - ours), samples };
    },
  };
}

function usageOf(samples: readonly Sample[]): Use {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last) throw new Error("A process ended before it was sampled.");
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

/** Milliseconds that all processors have worked, for any process. */
function machineTime(): number {
  const [, ...ticks] = (readFileSync("/proc/stat", "utf8").split("\n")[0] ?? "").split(/\s+/);
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = ticks.map(Number);
  return (user + nice + system + interrupts + soft) * TICK_MS;
}
