import { once } from "node:events";
import { connect } from "node:net";
import { z } from "zod";
import { quantile } from "../rounds.ts";

// Plain sockets: an HTTP client would be slower than the server it is to measure.

const jobSchema = z.object({
  port: z.number(),
  path: z.string(),
  cookie: z.string(),
  connections: z.number(),
  seconds: z.number(),
});
type Job = z.output<typeof jobSchema>;

type Tally = { took: number[]; refused: number };

process.on("message", async (message) => {
  process.send?.(await keepBusy(jobSchema.parse(message)));
});

async function keepBusy(job: Job) {
  const tally: Tally = { took: [], refused: 0 };
  const start = performance.now();
  const end = start + job.seconds * 1000;
  await Promise.all(Array.from({ length: job.connections }, () => askUntil(end, job, tally)));
  return {
    requests: tally.took.length,
    perSecond: tally.took.length / ((performance.now() - start) / 1000),
    p50: quantile(tally.took, 0.5),
    p99: quantile(tally.took, 0.99),
    refused: tally.refused,
  };
}

/** Asks over one connection, the next request as soon as the last answer is whole. */
async function askUntil(end: number, job: Job, tally: Tally): Promise<void> {
  const request = requestOf(job);
  const socket = connect(job.port, "127.0.0.1");
  socket.setNoDelay(true);
  let asked = 0;
  let received: Buffer = Buffer.alloc(0);
  const ask = () => {
    asked = performance.now();
    received = Buffer.alloc(0);
    socket.write(request);
  };
  socket.on("connect", ask);
  socket.on("data", (part) => {
    received = received.length === 0 ? part : Buffer.concat([received, part]);
    if (!isWhole(received)) return;
    tally.took.push(performance.now() - asked);
    if (!received.subarray(0, 12).equals(GOOD)) tally.refused += 1;
    if (performance.now() < end) ask();
    else socket.end();
  });
  await once(socket, "close");
}

const GOOD = Buffer.from("HTTP/1.1 200");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

function isWhole(answer: Buffer): boolean {
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
