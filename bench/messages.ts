import { randomUUID } from "node:crypto";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@libsql/client";
import { openFilled } from "./filled-database.ts";
import { BENCH_FOLDER } from "./folder.ts";
import { enter, type Listener, listen } from "./messages/listener.ts";
import { makeTalks, type Talk } from "./messages/talks.ts";
import type { BenchOptions } from "./options.ts";
import { serveOurs, settingsOver } from "./our-worker.ts";
import { serveOnWorkerd } from "./pages/workerd.ts";
import type { Report, Row } from "./report.ts";
import { residentMemory } from "./resident-memory.ts";
import { median, quantile, takeTurns } from "./rounds.ts";

const ROOMS = 500;
const CROWD = 50;
const AT_ONCE = 10;
const MOST_TIMES = 2;
/** After ten quiet seconds a room sleeps. */
const ASLEEP_MS = 12_000;

/**
 * How long a message takes from being sent by one person until another sees it, beside a bare room that passes on what
 * one insert has stored; what 500 conversations cost with both people there; and a room with 50 sockets. Bare workerd.
 */
export async function benchMessages(
  options: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  const database = await openFilled({ services: "demo", fresh: options.fresh, log });
  const endings = [database.stop];
  try {
    const ours = await serveOurs(settingsOver(database.url, "message"), log);
    endings.push(ours.stop);
    const echo = await serveEcho(database.url);
    endings.push(echo.stop);
    const origin = `http://127.0.0.1:${ours.port}`;
    const talks = await makeTalks(database.url, ROOMS);
    log("Sending messages ...");
    const speed = await speedOf(origin, `http://127.0.0.1:${echo.port}`, talks, options);
    log(`Opening ${ROOMS} conversations with two people each ...`);
    const rooms = await manyRooms(origin, ours.pid, talks);
    return {
      goals: [`sent until seen at most ${MOST_TIMES} times the bare room and insert (median)`],
      notes: [
        "Ours checks the session, membership, blocks, limit and client id, and updates list, mail and notifications in the same batch.",
        "Memory is that of the whole workerd process: its rooms are in one isolate, as on one machine of the platform.",
      ],
      tables: [
        { title: "From sending until the other one sees it, ms", rows: speed },
        { title: `${ROOMS} conversations, two sockets each`, rows: rooms },
      ],
    };
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

async function serveEcho(databaseUrl: string) {
  const client = createClient({ url: databaseUrl });
  await client.execute("create table if not exists bench_echo (text text not null)");
  client.close();
  const folder = join(BENCH_FOLDER, "echo");
  mkdirSync(folder, { recursive: true });
  copyFileSync(new URL("./messages/echo.worker.js", import.meta.url), join(folder, "index.js"));
  const bindings = { DATABASE_URL: databaseUrl };
  return serveOnWorkerd({ folder, main: "index.js", bindings, rooms: { ECHO: "Echo" } });
}

async function speedOf(
  ours: string,
  echo: string,
  talks: readonly Talk[],
  { rounds, repetitions }: BenchOptions,
): Promise<Row[]> {
  const [talk, crowded] = talks;
  if (!talk || !crowded) throw new Error("Nobody to talk.");
  const nobody = { origin: echo, path: "/", cookie: "" };
  const bare = [await listen(nobody), await listen(nobody)];
  const both = await enterAll(ours, talk);
  const crowd = (
    await Promise.all(Array.from({ length: CROWD / 2 }, () => enterAll(ours, crowded)))
  ).flat();
  const subjects = {
    "bare room and one insert": async () => {
      const text = randomUUID();
      const seen = bare[1]?.heard(text);
      await (await fetch(echo, { method: "POST", body: text })).arrayBuffer();
      await seen;
    },
    "a conversation": () => sendUntilSeen(ours, talk, both.slice(1)),
    [`a conversation with ${CROWD} sockets, the last one`]: () =>
      sendUntilSeen(ours, crowded, crowd),
  };
  const figures = await takeTurns(Object.values(subjects), { rounds, repetitions });
  for (const listener of [...bare, ...both, ...crowd]) listener.close();
  const floor = figures[0]?.median ?? 1;
  return Object.keys(subjects).map((way, i) => ({
    way,
    median: figures[i]?.median ?? null,
    p99: figures[i]?.p99 ?? null,
    "x floor": (figures[i]?.median ?? 0) / floor,
    goal: way === "a conversation" ? (figures[i]?.median ?? 0) <= MOST_TIMES * floor : null,
  }));
}

/** Opens every conversation for both, looks at the memory once all rooms sleep, then sends one message in each, ten at a time. */
async function manyRooms(origin: string, pid: number, talks: readonly Talk[]): Promise<Row[]> {
  const before = residentMemory(pid);
  const started = performance.now();
  const listeners = new Map<Talk, Listener[]>();
  await inTurns(talks, async (talk) => {
    listeners.set(talk, await enterAll(origin, talk));
  });
  const openedIn = performance.now() - started;
  await sleep(ASLEEP_MS);
  const idle = residentMemory(pid);
  const took: number[] = [];
  await inTurns(talks, async (talk) => {
    const start = performance.now();
    await sendUntilSeen(origin, talk, listeners.get(talk)?.slice(1) ?? []);
    took.push(performance.now() - start);
  });
  const after = residentMemory(pid);
  for (const both of listeners.values()) for (const listener of both) listener.close();
  return [
    { what: `opening one, ${AT_ONCE} at a time, ms`, figure: openedIn / talks.length },
    {
      what: "memory of one idle room with its sockets, kB",
      figure: (idle - before) / talks.length,
    },
    { what: "the same after a message in each, kB", figure: (after - before) / talks.length },
    { what: `sent until seen, ${AT_ONCE} at a time, median ms`, figure: median(took) },
    { what: "the slowest hundredth, ms", figure: quantile(took, 0.99) },
  ];
}

function enterAll(origin: string, { conversationId, people }: Talk): Promise<Listener[]> {
  return Promise.all(people.map(({ cookie }) => enter({ origin, cookie }, conversationId)));
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function sendUntilSeen(
  origin: string,
  { conversationId, people: [sender] }: Talk,
  listeners: readonly Listener[],
): Promise<void> {
  const clientId = randomUUID();
  const seen = Promise.all(listeners.map((listener) => listener.heard(clientId)));
  const answer = await fetch(`${origin}/dashboard/messages/${conversationId}/thread`, {
    method: "POST",
    headers: { Origin: origin, Cookie: sender.cookie },
    body: new URLSearchParams({ content: "Good morning, are you there?", clientId }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`A message was answered ${answer.status}`);
  await seen;
}
