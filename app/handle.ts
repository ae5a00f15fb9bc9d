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

/** What the application gets from its platform for every request. */
export type Platform = {
  /** Makes a database client for this request, which reports each call; not called for a cached document. */
  connect: (onCall?: (call: DatabaseCall) => void) => Database;
  photos: PhotoStorage;
  /** The live rooms that hear about stored changes. */
  rooms: Rooms;
  /** Shared between requests. */
  health: CachedHealth;
  /** UTC milliseconds now. */
  clock: () => number;
  config: Config;
  nonce: string;
  documents: DocumentCache;
  /** Sends e-mails; null where they stay in the outbox. */
  emailSender: EmailSender | null;
  /** Sends pushes; null where none are sent. */
  push: PushSending | null;
  /** Writes one line for every response. */
  log: (line: string) => void;
  /** Keeps the Worker alive for work that outlasts the response. */
  waitUntil: (work: Promise<unknown>) => void;
};

/**
 * The whole application as one function of a request and its platform: the same-origin check, the document cache, then
 * React Router. The Worker and the tests call the same one.
 */
export function createHandler(loadBuild: () => Promise<ServerBuild>, mode: string) {
  let current: { build: ServerBuild; route: RequestHandler } | undefined;
  const application = async () => {
    const build = await loadBuild();
    // React Router derives all routes from a build; only hot reload brings another build.
    if (current?.build !== build) current = { build, route: createRequestHandler(build, mode) };
    return current;
  };
  const answerTo = async (
    request: Request,
    platform: Platform,
    contextFor: (db: Database) => RouterContextProvider,
  ): Promise<Response> => {
    const refused = refuseCrossSite(request);
    if (refused) return refused;
    const { build, route } = await application();
    const stale = reloadStale(request, build);
    if (stale) return stale;
    const edge = {
      cache: platform.documents,
      now: platform.clock(),
      build: build.assets.version,
      origin: platform.config.appOrigin,
      waitUntil: platform.waitUntil,
    };
    const answer = await throughCache(request, edge, (asked) =>
      route(asked, contextFor(platform.connect())),
    );
    if (request.method === "POST") deliverAfter(platform);
    return answer;
  };
  return async (request: Request, platform: Platform): Promise<Response> => {
    const began = platform.clock();
    const requestId = requestIdOf(request);
    const timings = noTimings();
    const counted = {
      ...platform,
      connect: () => platform.connect((call) => addCall(timings, call)),
    };
    let context: RouterContextProvider | undefined;
    const answer = withHeaders(
      await answerTo(request, counted, (db) => {
        context = contextOf(db, platform, { requestId, timings });
        return context;
      }),
    );
    answer.headers.set("X-Request-Id", requestId);
    const userId = context?.get(userContext)?.id ?? null;
    const milliseconds = platform.clock() - began;
    setServerTiming(answer, request, { timings, total: milliseconds });
    const { status } = answer;
    platform.log(requestLine({ requestId, request, status, userId, milliseconds, timings }));
    return answer;
  };
}

/** Sends what a form has queued right after the response (threat 58). */
function deliverAfter({ connect, emailSender, push, clock, waitUntil, config }: Platform): void {
  if (emailSender) {
    waitUntil(deliverSilently({ db: connect(), emailSender, now: clock(), links: config }));
  }
  if (push) waitUntil(deliverPushesSilently({ db: connect(), sending: push, now: clock() }));
}

/** A response with the headers every one has; without its own Cache-Control it is not cached. */
function withHeaders(answer: Response): Response {
  setSecurityHeaders(answer.headers);
  if (!answer.headers.has("Cache-Control")) answer.headers.set("Cache-Control", "no-store");
  const type = answer.headers.get("Content-Type");
  if (type && /^text\/[^;]*$/.test(type))
    answer.headers.set("Content-Type", `${type}; charset=utf-8`);
  return answer;
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
  // Until the session middleware sets them; some requests are refused before it.
  context.set(userContext, null);
  context.set(idleUserContext, null);
  context.set(sessionUnreadContext, false);
  context.set(laterContext, (work) => waitUntil(work.catch((error) => logLater(requestId, error))));
  return context;
}

function logLater(requestId: string, error: unknown): void {
  console.error(JSON.stringify({ event: "later-failed", requestId, error: errorText(error) }));
}
