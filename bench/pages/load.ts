import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { spawnInGroup, stopGroup } from "#tools/processes/child-process-group.ts";

export type Job = {
  port: number;
  path: string;
  /** The Cookie header; none when empty. */
  cookie: string;
  /** How many requests are under way at any time. */
  connections: number;
  seconds: number;
};

const loadSchema = z.object({
  requests: z.number(),
  /** Answered requests in a second. */
  perSecond: z.number(),
  /** Milliseconds from the request to the last byte. */
  p50: z.number(),
  p99: z.number(),
  /** Answers other than 200. */
  refused: z.number(),
});
export type Load = z.output<typeof loadSchema>;

export type LoadProcess = { run(job: Job): Promise<Load>; stop(): Promise<void> };

/** A process of its own that keeps servers busy, one job at a time. */
export function startLoadProcess(): LoadProcess {
  const file = fileURLToPath(new URL("load-process.ts", import.meta.url));
  const child = spawnInGroup(process.execPath, [file], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return {
    async run(job) {
      child.send(job);
      const answered = new AbortController();
      const { signal } = answered;
      const [answer] = await Promise.race([
        once(child, "message", { signal }),
        once(child, "exit", { signal }).then(() => {
          throw new Error("The process that makes the requests ended: see the lines above.");
        }),
      ]);
      answered.abort();
      return loadSchema.parse(answer);
    },
    stop: () => stopGroup(child, 0),
  };
}
