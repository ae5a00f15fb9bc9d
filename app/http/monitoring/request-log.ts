import { createHash } from "node:crypto";
import type { Timings } from "./server-timing.ts";

const RAY = /^[0-9a-f]{16}(-[A-Z]{3})?$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LONGEST_PLAIN_PART = 32;
const MOST_CHARACTERS = 200;

/** The id of a request: the platform's, else a new one. */
export function requestIdOf(request: Request): string {
  const ray = request.headers.get("cf-ray");
  return ray !== null && RAY.test(ray) ? ray : crypto.randomUUID();
}

type RequestLine = {
  /** "document" is a document that is rendered for the cache, during a request or after it. */
  event: "request" | "document";
  requestId: string;
  request: Request;
  status: number;
  /** The signed-in user; null for visitors and where no session was read. */
  userId: string | null;
  milliseconds: number;
  timings: Timings;
};

/**
 * One line of JSON about a request and its answer. The user is hashed; queries, cookies, bodies and user agents are left
 * out, and so are parts of the path that could be a secret (threat 61).
 */
export function requestLine({
  event,
  requestId,
  request,
  status,
  userId,
  milliseconds,
  timings,
}: RequestLine): string {
  return JSON.stringify({
    event,
    requestId,
    method: request.method,
    path: plainPath(new URL(request.url).pathname),
    status,
    user: userId && createHash("sha256").update(userId).digest("hex").slice(0, 12),
    milliseconds,
    database: timings.database,
    statements: timings.statements,
  });
}

function plainPath(path: string): string {
  const parts = path
    .slice(0, MOST_CHARACTERS)
    .split("/")
    .map((part) => (part.length > LONGEST_PLAIN_PART && !UUID.test(part) ? "…" : part));
  return parts.join("/");
}
