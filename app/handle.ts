import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { Database, DatabaseCall } from "#db/client.ts";
import type { Rooms } from "#party/rooms.ts";
import {
  type Config,
  clockContext,
  configContext,
  databaseContext,
  healthContext,
  idleUserContext,
  laterContext,
  nonceContext,
  photosContext,
  requestIdContext,
  roomsContext,
  sessionUnreadContext,
  timingsContext,
  userContext,
} from "./context.ts";
import { errorText } from "./domain/error-text.ts";
import { deliverSilently } from "./email/deliver.ts";
import type { EmailSender } from "./email/email-sender.ts";
import { type DocumentCache, throughCache } from "./http/document-cache.ts";
import type { CachedHealth } from "./http/health.ts";
import { requestIdOf, requestLine } from "./http/request-log.ts";
import { refuseCrossSite } from "./http/same-origin.ts";
import { setSecurityHeaders } from "./http/security-headers.ts";
import { addCall, noTimings, setServerTiming, type Timings } from "./http/server-timing.ts";
import { reloadStale } from "./http/stale-data.ts";
import type { PhotoStorage } from "./photos/ports.ts";
import { deliverPushesSilently } from "./push/deliver-pushes.ts";
import type { PushSending } from "./push/push-sending.ts";

/** Everything outside the application that it uses, made for each request. */
export type Platform = {
  /** Makes a database client that reports each call; not called for a document from the cache. */
  connect: (onCall?: (call: DatabaseCall) => void) => Database;
  photos: PhotoStorage;
  rooms: Rooms;
  /** Shared by all requests of a Worker. */
  health: CachedHealth;
  /** UTC milliseconds now. */
  clock: () => number;
  config: Config;
  nonce: string;
  documents: DocumentCache;
  /** Null where e-mails stay in the outbox. */
  emailSender: EmailSender | null;
  /** Null where no pushes are sent. */
  push: PushSending | null;
  /** Writes one line about every response. */
  log: (line: string) => void;
  /** Keeps the Worker alive for work that goes on after the response. */
  waitUntil: (work: Promise<unknown>) => void;
};

/**
 * The whole application as one function of a request and a platform: the check of its origin, the document cache, then
 * React Router. The Worker and the tests call the same one.
 */
export function createHandler(loadBuild: () => Promise<ServerBuild>, mode: string) {
  let current: { build: ServerBuild; handle: RequestHandler } | undefined;
  const application = async () => {
    const build = await loadBuild();
    // Making a handler derives all routes: once for each build, and only hot reload brings another build.
    if (current?.build !== build) current = { build, handle: createRequestHandler(build, mode) };
    return current;
  };
  const respond = async (
    request: Request,
    platform: Platform,
    contextFor: (db: Database) => RouterContextProvider,
  ): Promise<Response> => {
    const refused = refuseCrossSite(request);
    if (refused) return refused;
    const { build, handle } = await application();
    const stale = reloadStale(request, build);
    if (stale) return stale;
    const edge = {
      cache: platform.documents,
      now: platform.clock(),
      build: build.assets.version,
      origin: platform.config.appOrigin,
      waitUntil: platform.waitUntil,
    };
    const response = await throughCache(request, edge, (uncached) =>
      handle(uncached, contextFor(platform.connect())),
    );
    if (request.method === "POST") deliverQueued(platform);
    return response;
  };
  return async (request: Request, platform: Platform): Promise<Response> => {
    const startedAt = platform.clock();
    const requestId = requestIdOf(request);
    const timings = noTimings();
    const measured = {
      ...platform,
      connect: () => platform.connect((call) => addCall(timings, call)),
    };
    let context: RouterContextProvider | undefined;
    const response = withHeaders(
      await respond(request, measured, (db) => {
        context = contextOf(db, platform, { requestId, timings });
        return context;
      }),
    );
    response.headers.set("X-Request-Id", requestId);
    const userId = context?.get(userContext)?.id ?? null;
    const milliseconds = platform.clock() - startedAt;
    setServerTiming(response, request, { timings, total: milliseconds });
    const { status } = response;
    platform.log(requestLine({ requestId, request, status, userId, milliseconds, timings }));
    return response;
  };
}

/** Sends the e-mails and pushes that a form has queued, after the response (threat 58). */
function deliverQueued({ connect, emailSender, push, clock, waitUntil, config }: Platform): void {
  if (emailSender) {
    const delivery = { db: connect(), emailSender, now: clock(), links: config };
    waitUntil(deliverSilently(delivery));
  }
  if (push) waitUntil(deliverPushesSilently({ db: connect(), sending: push, now: clock() }));
}

/** Sets the headers of every response. Without a Cache-Control of its own it is never cached. */
function withHeaders(response: Response): Response {
  const { headers } = response;
  setSecurityHeaders(headers);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  const type = headers.get("Content-Type");
  if (type && /^text\/[^;]*$/.test(type)) headers.set("Content-Type", `${type}; charset=utf-8`);
  return response;
}

function contextOf(
  db: Database,
  { photos, health, rooms, clock, config, nonce, waitUntil }: Omit<Platform, "connect">,
  { requestId, timings }: { requestId: string; timings: Timings },
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestIdContext, requestId);
  context.set(timingsContext, timings);
  context.set(databaseContext, db);
  context.set(photosContext, photos);
  context.set(healthContext, health);
  context.set(roomsContext, rooms);
  context.set(clockContext, clock);
  context.set(configContext, config);
  context.set(nonceContext, nonce);
  // The session middleware sets these; some refusals come before it.
  context.set(userContext, null);
  context.set(idleUserContext, null);
  context.set(sessionUnreadContext, false);
  context.set(laterContext, (work) => waitUntil(work.catch((error) => logLater(requestId, error))));
  return context;
}

function logLater(requestId: string, error: unknown): void {
  console.error(JSON.stringify({ event: "later-failed", requestId, error: errorText(error) }));
}
