import { randomUUID } from "node:crypto";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@libsql/client";
import { BENCH_FOLDER } from "./folder.ts";
import { residentMemory } from "./measurement/process-usage.ts";
import type { Report, Row } from "./measurement/report.ts";
import { median, quantile, takeTurns } from "./measurement/rounds.ts";
import { type Listener, listen, openConversation } from "./messages/listener.ts";
import { createConversations, type TestConversation } from "./messages/test-conversations.ts";
import type { BenchOptions } from "./options.ts";
import { openFilled } from "./setup/filled-database.ts";
import { buildAndServeKayap, settingsFor } from "./setup/kayap-worker.ts";
import { serveOnWorkerd } from "./setup/workerd.ts";

const ROOMS = 500;
const CROWD = 50;
const AT_ONCE = 10;
const MOST_TIMES = 2;
/** A room hibernates after ten idle seconds. */
const HIBERNATED_MS = 12_000;

/**
 * The time from sending a message until the other person sees it, beside a bare room that forwards what one insert has
 * stored; the cost of 500 conversations with both people connected; and a room with 50 sockets. Bare workerd.
 */
export async function benchMessages(
  options: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  const database = await openFilled({ services: "demo", fresh: options.fresh, log });
  const endings = [database.stop];
  try {
    const ours = await buildAndServeKayap(settingsFor(database.url, "message"), log);
    endings.push(ours.stop);
    const echo = await serveEcho(database.url);
    endings.push(echo.stop);
    const origin = `http://127.0.0.1:${ours.port}`;
    const conversations = await createConversations(database.url, ROOMS);
    log("Sending messages ...");
    const speed = await speedOf(origin, `http://127.0.0.1:${echo.port}`, conversations, options);
    log(`Opening ${ROOMS} conversations with two people each ...`);
    const rooms = await manyRooms(origin, ours.pid, conversations);
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
  conversations: readonly TestConversation[],
  { rounds, repetitions }: BenchOptions,
): Promise<Row[]> {
  const [conversation, crowded] = conversations;
  if (!conversation || !crowded) throw new Error("There are no conversations.");
  const visitor = { origin: echo, path: "/", cookie: "" };
  const bare = [await listen(visitor), await listen(visitor)];
  const both = await connectAll(ours, conversation);
  const crowd = (
    await Promise.all(Array.from({ length: CROWD / 2 }, () => connectAll(ours, crowded)))
  ).flat();
  const subjects = {
    "bare room and one insert": async () => {
      const text = randomUUID();
      const seen = bare[1]?.frameWith(text);
      await (await fetch(echo, { method: "POST", body: text })).arrayBuffer();
      await seen;
    },
    "a conversation": () => sendUntilSeen(ours, conversation, both.slice(1)),
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

/**
 * Connects both people to every conversation, measures the memory once all rooms hibernate, then sends one message in each, ten at
 * a time.
 */
async function manyRooms(
  origin: string,
  pid: number,
  conversations: readonly TestConversation[],
): Promise<Row[]> {
  const before = residentMemory(pid);
  const started = performance.now();
  const listeners = new Map<TestConversation, Listener[]>();
  await forEachAtOnce(conversations, async (conversation) => {
    listeners.set(conversation, await connectAll(origin, conversation));
  });
  const openedIn = performance.now() - started;
  await sleep(HIBERNATED_MS);
  const idle = residentMemory(pid);
  const durations: number[] = [];
  await forEachAtOnce(conversations, async (conversation) => {
    const start = performance.now();
    await sendUntilSeen(origin, conversation, listeners.get(conversation)?.slice(1) ?? []);
    durations.push(performance.now() - start);
  });
  const after = residentMemory(pid);
  for (const both of listeners.values()) for (const listener of both) listener.close();
  return [
    { what: `opening one, ${AT_ONCE} at a time, ms`, figure: openedIn / conversations.length },
    {
      what: "memory of one idle room with its sockets, kB",
      figure: (idle - before) / conversations.length,
    },
    {
      what: "the same after a message in each, kB",
      figure: (after - before) / conversations.length,
    },
    { what: `sent until seen, ${AT_ONCE} at a time, median ms`, figure: median(durations) },
    { what: "the slowest hundredth, ms", figure: quantile(durations, 0.99) },
  ];
}

function connectAll(
  origin: string,
  { conversationId, people }: TestConversation,
): Promise<Listener[]> {
  return Promise.all(
    people.map(({ cookie }) => openConversation({ origin, cookie }, conversationId)),
  );
}

async function forEachAtOnce<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function sendUntilSeen(
  origin: string,
  { conversationId, people: [sender] }: TestConversation,
  listeners: readonly Listener[],
): Promise<void> {
  const clientId = randomUUID();
  const seen = Promise.all(listeners.map((listener) => listener.frameWith(clientId)));
  const answer = await fetch(`${origin}/dashboard/messages/${conversationId}/thread`, {
    method: "POST",
    headers: { Origin: origin, Cookie: sender.cookie },
    body: new URLSearchParams({ content: "Good morning, are you there?", clientId }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`A message was answered with ${answer.status}`);
  await seen;
}
