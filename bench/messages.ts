import { randomUUID } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { createClient } from "@libsql/client";
import { buildInto } from "#local/build.ts";
import { askForSocket, readFrames } from "#tests/support/raw-socket.ts";
import { openFilled } from "./filled-database.ts";
import { BENCH_FOLDER } from "./folder.ts";
import { makeTalks, type Talk } from "./messages/people.ts";
import type { BenchOptions } from "./options.ts";
import { serveOnWorkerd } from "./pages/workerd.ts";
import type { Report, Row } from "./report.ts";
import { median, quantile, takeTurns } from "./rounds.ts";

const ROOMS = 500;
const CROWD = 50;
const AT_ONCE = 10;
const MOST_TIMES = 2;

/** Somebody who listens at a socket; the texts that came are awaited by what they contain. */
type Listener = { heard(text: string): Promise<void>; close(): void };

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
    const built = join(BENCH_FOLDER, "ours");
    await buildInto(built, log);
    const ours = await serveOnWorkerd({
      folder: join(built, "server"),
      main: "index.js",
      rooms: { CONVERSATION: "Conversation", INBOX: "Inbox" },
      bindings: {
        TURSO_DATABASE_URL: database.url,
        APP_ORIGIN: "http://localhost:8787",
        SUPPORT_EMAIL: "support@kayap.test",
        POSTAL_ADDRESS: "Kayap, Georgetown, Guyana",
        KAYAP_ENV: "local",
        KAYAP_RELAX_LIMITS: "message",
      },
    });
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
  const bare = [await listen(echo, "/", ""), await listen(echo, "/", "")];
  const both = await Promise.all(talk.cookies.map((cookie) => enter(ours, talk, cookie)));
  const crowd = await Promise.all(
    Array.from({ length: CROWD }, (_, i) => enter(ours, crowded, crowded.cookies[i % 2] ?? "")),
  );
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

/** Opens every conversation for both, looks at the memory, then sends one message in each, ten at a time. */
async function manyRooms(origin: string, pid: number, talks: readonly Talk[]): Promise<Row[]> {
  const before = memoryOf(pid);
  const started = performance.now();
  const listeners = new Map<Talk, Listener[]>();
  await inTurns(talks, async (talk) => {
    const both = await Promise.all(talk.cookies.map((cookie) => enter(origin, talk, cookie)));
    listeners.set(talk, both);
  });
  const openedIn = performance.now() - started;
  const idle = memoryOf(pid);
  const took: number[] = [];
  await inTurns(talks, async (talk) => {
    const start = performance.now();
    await sendUntilSeen(origin, talk, listeners.get(talk)?.slice(1) ?? []);
    took.push(performance.now() - start);
  });
  const after = memoryOf(pid);
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

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function sendUntilSeen(
  origin: string,
  { conversationId, cookies: [cookie] }: Talk,
  listeners: readonly Listener[],
): Promise<void> {
  const clientId = randomUUID();
  const seen = Promise.all(listeners.map((listener) => listener.heard(clientId)));
  const answer = await fetch(`${origin}/dashboard/messages/${conversationId}/thread`, {
    method: "POST",
    headers: { Origin: origin, Cookie: cookie },
    body: new URLSearchParams({ content: "Good morning, are you there?", clientId }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`A message was answered ${answer.status}`);
  await seen;
}

async function enter(origin: string, { conversationId }: Talk, cookie: string): Promise<Listener> {
  const listener = await listen(origin, `/parties/conversation/${conversationId}`, cookie);
  await listener.heard("hello");
  return listener;
}

async function listen(origin: string, path: string, cookie: string): Promise<Listener> {
  const headers: Record<string, string> = cookie ? { Origin: origin, Cookie: cookie } : {};
  const socket: Duplex | number = await askForSocket({ url: origin, path, headers });
  if (typeof socket === "number") throw new Error(`A socket was refused: ${socket}`);
  const waiting = new Map<string, () => void>();
  const early: string[] = [];
  readFrames(socket, {
    text: (text) => {
      for (const [wanted, resolve] of waiting) {
        if (!text.includes(wanted)) continue;
        waiting.delete(wanted);
        return resolve();
      }
      early.push(text);
    },
    close: () => {},
  });
  return {
    heard: (wanted) =>
      new Promise((resolve) => {
        const at = early.findIndex((text) => text.includes(wanted));
        if (at < 0) return void waiting.set(wanted, resolve);
        early.length = 0;
        resolve();
      }),
    close: () => socket.destroy(),
  };
}

/** Kilobytes a process holds in memory. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}
