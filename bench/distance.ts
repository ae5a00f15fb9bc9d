import { randomUUID } from "node:crypto";
import { openGate } from "./distance/gate.ts";
import type { Report, Row } from "./measurement/report.ts";
import { openConversation } from "./messages/listener.ts";
import { createConversations } from "./messages/test-conversations.ts";
import type { BenchOptions } from "./options.ts";
import { openFilled } from "./setup/filled-database.ts";
import { buildAndServeKayap, settingsFor } from "./setup/kayap-worker.ts";

const DISTANCES = [0, 40, 80, 160];
const MOST_REPETITIONS = 10;

/** What is measured, and how many times the distance it may take. */
type Subject = { what: string; most: number; once: () => Promise<unknown> };

/**
 * The time to the first byte of pages and forms, and of a message until the other one sees it, while the database is ever
 * further away: how much longer each takes for a millisecond of distance is how often it waits for the database.
 */
export async function benchDistance(
  { fresh, repetitions }: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  const database = await openFilled({ services: "demo", fresh, log });
  const endings = [database.stop];
  try {
    const gate = await openGate(database.url);
    endings.push(gate.stop);
    const ours = await buildAndServeKayap(settingsFor(gate.url, "message"), log);
    endings.push(ours.stop);
    const subjects = await subjectsOf(`http://127.0.0.1:${ours.port}`, database.url);
    const times = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
    for (const distance of DISTANCES) {
      log(`The database is ${distance} ms away ...`);
      gate.distance = distance;
      for (const [subject, fastest] of times) {
        fastest.push(await fastestOf(subject, Math.min(repetitions, MOST_REPETITIONS)));
      }
    }
    const rows = [...times].map(([subject, fastest]) => rowOf(subject, fastest));
    return {
      goals: subjects.map(({ what, most }) => `${what}: at most ${most} times the distance`),
      notes: [
        "A gate before sqld makes every call of the Worker wait; the browser is on the same machine.",
        "Times the distance is the slope of the fastest of ten, because other work of the machine only adds to it; a quarter of one is allowed for noise.",
      ],
      tables: [{ title: "The fastest in ms, by how far the database is away", rows }],
    };
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

async function subjectsOf(origin: string, databaseUrl: string): Promise<Subject[]> {
  const [conversation] = await createConversations(databaseUrl, 1);
  if (!conversation) throw new Error("There is no conversation.");
  const { conversationId, people } = conversation;
  const [anita, ravi] = people.map(({ cookie }) => browserAt(origin, cookie));
  if (!anita || !ravi) throw new Error("A conversation has two people.");
  const visitor = browserAt(origin);
  // The first page of a session tells the browser who it is.
  await anita.get("/dashboard");
  const listener = await openConversation({ origin, cookie: ravi.cookie() }, conversationId);
  let searches = 0;
  const thread = `/dashboard/messages?conversation=${conversationId}`;
  return [
    { what: "a cached page", most: 0, once: () => visitor.get("/categories") },
    {
      what: "an uncached public page",
      most: 1,
      once: () => visitor.get(`/search?q=wiring&maxPrice=${100_000 + searches++}`),
    },
    { what: "a dashboard page", most: 1, once: () => anita.get("/dashboard/bookings") },
    {
      what: "a form and the page it leads to",
      most: 3,
      once: async () => {
        const to = await anita.post(thread, { content: "Hello?", clientId: randomUUID() });
        await anita.get(to);
      },
    },
    {
      what: "a message until the other one sees it",
      most: 1,
      once: async () => {
        const content = randomUUID();
        const seen = listener.frameWith(content);
        const path = `/dashboard/messages/${conversationId}/thread`;
        await Promise.all([seen, anita.post(path, { content, clientId: randomUUID() })]);
      },
    },
  ];
}

/** A browser that keeps its cookies and is done with the first byte of an answer. */
function browserAt(origin: string, session = "") {
  const cookies = new Map<string, string>();
  const keep = (pair: string) => {
    const [name = "", value = ""] = pair.split("=");
    if (value) cookies.set(name, value);
  };
  keep(session);
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = {
      Accept: "text/html",
      Cookie: cookie(),
      Origin: origin,
      "Sec-Fetch-Site": "same-origin",
    };
    const answer = await fetch(origin + path, { redirect: "manual", headers, ...init });
    if (answer.status >= 400) throw new Error(`${path} was answered with ${answer.status}.`);
    for (const set of answer.headers.getSetCookie()) keep(set.split(";")[0] ?? "");
    await answer.body?.cancel();
    return answer.headers.get("Location") ?? path;
  };
  return {
    cookie,
    get: (path: string) => send(path),
    post: (path: string, fields: Record<string, string>) =>
      send(path, { method: "POST", body: new URLSearchParams(fields) }),
  };
}

async function fastestOf({ once }: Subject, repetitions: number): Promise<number> {
  await once();
  const times: number[] = [];
  for (let i = 0; i < repetitions; i += 1) {
    const started = performance.now();
    await once();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}

function rowOf({ what, most }: Subject, fastest: readonly number[]): Row {
  const times = slope(DISTANCES, fastest);
  const shown = DISTANCES.map((distance, i) => [`${distance} ms`, fastest[i] ?? null] as const);
  return {
    what,
    ...Object.fromEntries(shown),
    "times the distance": times,
    goal: times <= most + 0.25,
  };
}

/** The slope of the straight line that fits best. */
function slope(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  const over = xs.reduce((sum, one, i) => sum + (one - x) * ((ys[i] ?? 0) - y), 0);
  return over / xs.reduce((sum, one) => sum + (one - x) ** 2, 0);
}
