import { once } from "node:events";
import { connect } from "node:net";
import { z } from "zod";
import { quantile } from "#bench/measurement/rounds.ts";

// Plain sockets: an HTTP client would be slower than the server that it measures.

const jobSchema = z.object({
  port: z.number(),
  path: z.string(),
  cookie: z.string(),
  connections: z.number(),
  seconds: z.number(),
});
type Job = z.output<typeof jobSchema>;

type Tally = { durations: number[]; refused: number };

process.on("message", async (message) => {
  process.send?.(await keepBusy(jobSchema.parse(message)));
});

async function keepBusy(job: Job) {
  const tally: Tally = { durations: [], refused: 0 };
  const start = performance.now();
  const end = start + job.seconds * 1000;
  await Promise.all(Array.from({ length: job.connections }, () => requestUntil(end, job, tally)));
  return {
    requests: tally.durations.length,
    perSecond: tally.durations.length / ((performance.now() - start) / 1000),
    p50: quantile(tally.durations, 0.5),
    p99: quantile(tally.durations, 0.99),
    refused: tally.refused,
  };
}

/** Sends requests over one connection, each as soon as the last answer is complete. */
async function requestUntil(end: number, job: Job, tally: Tally): Promise<void> {
  const request = requestOf(job);
  const socket = connect(job.port, "127.0.0.1");
  socket.setNoDelay(true);
  let sentAt = 0;
  let received: Buffer = Buffer.alloc(0);
  const send = () => {
    sentAt = performance.now();
    received = Buffer.alloc(0);
    socket.write(request);
  };
  socket.on("connect", send);
  socket.on("data", (part) => {
    received = received.length === 0 ? part : Buffer.concat([received, part]);
    if (!isComplete(received)) return;
    tally.durations.push(performance.now() - sentAt);
    if (!received.subarray(0, 12).equals(GOOD)) tally.refused += 1;
    if (performance.now() < end) send();
    else socket.end();
  });
  await once(socket, "close");
}

const GOOD = Buffer.from("HTTP/1.1 200");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

function isComplete(answer: Buffer): boolean {
  const end = answer.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(answer.toString("latin1", 0, end))?.[1];
  if (length !== undefined) return answer.length >= end + 4 + Number(length);
  return answer.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
}

function requestOf({ port, path, cookie }: Job): string {
  const cookies = cookie === "" ? "" : `Cookie: ${cookie}\r\n`;
  return `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/html\r\n${cookies}\r\n`;
}
