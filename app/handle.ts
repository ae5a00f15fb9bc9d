import { type RequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Database, DatabaseCall } from "#db/connection/client.ts";
import { isOtherViewer } from "#db/connection/other-viewer.ts";
import type { Rooms } from "#party/rooms.ts";
import type { FoundSession } from "./auth/sessions.ts";
import {
  type Config,
  clockContext,
  configContext,
  databaseContext,
  foundSessionContext,
  framePersonContext,
  healthContext,
  idleUserContext,
  knownSettingsContext,
  laterContext,
  nonceContext,
  papersContext,
  photosContext,
  purgeContext,
  requestIdContext,
  roomsContext,
  sentRequestContext,
  sessionUnavailableContext,
  timingsContext,
  unreadContext,
  userContext,
} from "./context.ts";
import { errorText } from "./domain/failures/error-text.ts";
import { OWN_HEADER } from "./domain/offline/own-answer.ts";
import { deliverSilently } from "./email/delivery/deliver.ts";
import type { EmailSender } from "./email/delivery/email-sender.ts";
import { type Documents, throughCache } from "./http/documents/document-cache.ts";
import { documentRequest, type PublicDocument } from "./http/documents/document-request.ts";
import {
  type KnownSettings,
  knowSettings,
  renewSettings,
  takeToRenew,
  withSiteSettings,
} from "./http/documents/site-settings.ts";
import { storableDocument } from "./http/documents/storable-document.ts";
import { copiesOf } from "./http/forms/small-form.ts";
import type { CachedHealth } from "./http/monitoring/health.ts";
import { requestIdOf, requestLine } from "./http/monitoring/request-log.ts";
import {
  addCall,
  noTimings,
  setServerTiming,
  type Timings,
} from "./http/monitoring/server-timing.ts";
import { reloadStale } from "./http/responses/stale-data.ts";
import { refuseCrossSite } from "./http/security/same-origin.ts";
import { setSecurityHeaders } from "./http/security/security-headers.ts";
import { pageHandlers } from "./page-handlers.ts";
import type { PaperBucket, PhotoStorage } from "./photos/ports.ts";
import { deliverPushesSilently } from "./push/deliver-pushes.ts";
import type { PushSending } from "./push/push-sending.ts";

/** Everything outside the application that it uses, made for each request. */
export type Platform = {
  /** Makes a database client that reports each call; not called for a document from the cache. */
  connect: (onCall?: (call: DatabaseCall) => void) => Database;
  photos: PhotoStorage;
  papers: PaperBucket;
  rooms: Rooms;
  /** Shared by all requests of a Worker. */
  health: CachedHealth;
  /** The same. */
  known: KnownSettings;
  /** UTC milliseconds now. */
  clock: () => number;
  config: Config;
  nonce: string;
  documents: Documents;
  /** Null where e-mails stay in the outbox. */
  emailSender: EmailSender | null;
  /** Null where no pushes are sent. */
  push: PushSending | null;
  /** Writes one line about every response. */
  log: (line: string) => void;
  /** Keeps the Worker alive for work that goes on after the response. */
  waitUntil: (work: Promise<unknown>) => void;
};

/** Makes the context of a request over a new database client. */
type NewContext = (found: FoundSession | "unavailable" | null) => Promise<RouterContextProvider>;

/**
 * The whole application as two functions of a request and a platform: `handle` for every request, which checks its origin,
 * asks for documents and leaves the rest to React Router; `renderDocument` for the documents of visitors, behind their
 * cache. The Worker and the tests call the same ones.
 */
export function createHandler(loadBuild: () => Promise<ServerBuild>, mode: string) {
  let current: { build: ServerBuild; handlerFor: (pathname: string) => RequestHandler } | undefined;
  const application = async () => {
    const build = await loadBuild();
    // Only hot reload brings another build.
    if (current?.build !== build) current = { build, handlerFor: pageHandlers(build, mode) };
    return current;
  };
  const respond = async (
    request: Request,
    platform: Platform,
    newContext: NewContext,
  ): Promise<Response> => {
    const refused = refuseCrossSite(request);
    if (refused) return refused;
    const { build, handlerFor } = await application();
    const stale = reloadStale(request, build);
    if (stale) return stale;
    const { documents, config } = platform;
    const source = { documents, origin: config.appOrigin };
    const response = await throughCache(request, source, (uncached) =>
      answer(handlerFor(new URL(uncached.url).pathname), uncached, newContext),
    );
    if (request.method === "POST") deliverQueued(platform);
    return response;
  };
  return {
    async handle(request: Request, platform: Platform): Promise<Response> {
      return withHeaders(
        await measured("request", request, platform, (newContext) =>
          respond(request, platform, newContext),
        ),
      );
    },
    /** A document, with what caches go by. `sent` is only logged and counted: the document depends on nothing in it. */
    renderDocument(document: PublicDocument, sent: Request, platform: Platform) {
      return measured("document", sent, platform, async (newContext) => {
        const request = documentRequest(platform.config.appOrigin, document);
        const [{ handlerFor }, context] = await Promise.all([application(), newContext(null)]);
        return storableDocument(await handlerFor(new URL(request.url).pathname)(request, context));
      });
    },
  };
}

/** Sets on a response its id and how long it took, and writes its line in the log. */
async function measured(
  event: "request" | "document",
  request: Request,
  platform: Platform,
  respond: (newContext: NewContext) => Promise<Response>,
): Promise<Response> {
  const startedAt = platform.clock();
  const requestId = requestIdOf(request);
  const timings = noTimings();
  const responded = Promise.withResolvers<void>();
  let context: RouterContextProvider | undefined;
  const response = await respond(async (found) => {
    const db = platform.connect((call) => addCall(timings, call));
    const { known } = platform;
    await knowSettings({ db, known, now: startedAt });
    context = contextOf(db, platform, { request, requestId, timings, responded });
    context.set(foundSessionContext, found);
    if (takeToRenew({ known, now: startedAt })) {
      context.get(laterContext)(() => renewSettings({ db, known }, platform.documents.purge));
    }
    return context;
  });
  response.headers.set(OWN_HEADER, requestId);
  const userId = context?.get(userContext)?.id ?? null;
  const milliseconds = platform.clock() - startedAt;
  setServerTiming(response, request, { timings, total: milliseconds });
  const { status } = response;
  platform.log(requestLine({ event, requestId, request, status, userId, milliseconds, timings }));
  responded.resolve();
  return response;
}

/**
 * A page, and a small form, begins for the person of the browser's cookie while the session is read. When the session says
 * otherwise, nothing of that is sent, and it is made again for whoever the session says (decisions 131 and 132).
 */
async function answer(
  handle: RequestHandler,
  request: Request,
  newContext: NewContext,
): Promise<Response> {
  const copy = await copiesOf(request);
  const context = await newContext(null);
  const response = await handle(copy(), context);
  const found = context.get(foundSessionContext);
  return found ? handle(copy(), await newContext(found)) : response;
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

type Handled = {
  request: Request;
  requestId: string;
  timings: Timings;
  responded: { promise: Promise<void> };
};

function contextOf(
  db: Database,
  {
    photos,
    papers,
    health,
    known,
    rooms,
    clock,
    config,
    nonce,
    documents,
    waitUntil,
  }: Omit<Platform, "connect">,
  { request, requestId, timings, responded }: Handled,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(sentRequestContext, request);
  context.set(requestIdContext, requestId);
  context.set(timingsContext, timings);
  context.set(databaseContext, db);
  context.set(photosContext, photos);
  context.set(papersContext, papers);
  context.set(healthContext, health);
  context.set(roomsContext, rooms);
  context.set(clockContext, clock);
  context.set(configContext, withSiteSettings(config, known));
  context.set(knownSettingsContext, known);
  context.set(nonceContext, nonce);
  context.set(purgeContext, documents.purge);
  // The session middleware sets these; some refusals come before it.
  context.set(userContext, null);
  context.set(idleUserContext, null);
  context.set(sessionUnavailableContext, false);
  context.set(framePersonContext, null);
  context.set(unreadContext, async () => ({ messages: 0, notifications: 0 }));
  context.set(laterContext, (work) =>
    waitUntil(responded.promise.then(work).catch((error) => logLater(requestId, error))),
  );
  return context;
}

function logLater(requestId: string, error: unknown): void {
  if (isOtherViewer(error)) return;
  console.error(JSON.stringify({ event: "later-failed", requestId, error: errorText(error) }));
}
