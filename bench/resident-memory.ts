import { readFileSync } from "node:fs";

/** Kilobytes a process holds in memory. */
export function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}
