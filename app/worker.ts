import { exports, WorkerEntrypoint, waitUntil } from "cloudflare:workers";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { callLimits } from "#db/connection/call-limits.ts";
import { connect } from "#db/connection/connect.ts";
import { isPhotoShown } from "#db/services/photo-visibility.ts";
import { isForRoom, openSocket } from "#party/open-socket.ts";
import { cloudflareRooms } from "#party/rooms.ts";
import { sessionHashOf } from "./auth/sessions.ts";
import { cloudflareEmailSender } from "./email/delivery/cloudflare-email-sender.ts";
import {
  type Environment,
  type EnvironmentRead,
  isLocal,
  pushKeys,
  readEnvironment,
  relaxedLimits,
  sendsMail,
  signupsOpen,
} from "./environment.ts";
import { createHandler, type Platform } from "./handle.ts";
import {
  askedDocument,
  cloudflareDocuments,
  purgeCloudflare,
} from "./http/documents/cloudflare-documents.ts";
import type { Documents as DocumentSource } from "./http/documents/document-cache.ts";
import type { DocumentLook } from "./http/documents/document-request.ts";
import { documentsInMemory } from "./http/documents/documents-in-memory.ts";
import { nothingKnown } from "./http/documents/site-settings.ts";
import { FRESH_S } from "./http/documents/storable-document.ts";
import {
  answerConfigurationError,
  logConfigurationError,
} from "./http/monitoring/configuration-error.ts";
import type { CachedHealth } from "./http/monitoring/health.ts";
import { refuseForeignOrigin } from "./http/security/same-origin.ts";
import { setSecurityHeaders } from "./http/security/security-headers.ts";
import { cloudflareImages } from "./photos/cloudflare-images.ts";
import { servePhoto } from "./photos/serve.ts";
import { runScheduled } from "./scheduled/run-scheduled.ts";

export { Conversation } from "#party/conversation.ts";
export { Inbox } from "#party/inbox.ts";

/** How long the memory of an isolate shows what was purged elsewhere. */
const BURST_MS = 2_000;
/** How old a document may be on a developer's machine, where the only visitor is often the one who has just changed it. */
const LOCAL_OLDEST_MS = MINUTE_MS;

const loadBuild = () => import("virtual:react-router/server-build");
let loaded: ReturnType<typeof loadBuild> | undefined;
/** The build of this isolate, so that no request waits for an import. */
function loadOnce() {
  loaded ??= loadBuild();
  return loaded;
}

// Only hot reload brings another build.
const { handle, renderDocument } = createHandler(
  import.meta.env.DEV ? loadBuild : loadOnce,
  import.meta.env.MODE,
);

export default {
  async fetch(request, env, ctx) {
    environment ??= readEnvironment(env);
    if (!environment.ok) return answerConfigurationError(request, environment);
    const { settings } = environment;
    const photo = await servePhoto(request, {
      bucket: env.PHOTOS,
      secret: settings.KAYAP_SECRET,
      now: Date.now(),
      isShown: (id) => isPhotoShown(platformOf(env, settings, ctx).connect(), id),
    });
    if (photo) {
      setSecurityHeaders(photo.headers);
      return photo;
    }
    const platform = platformOf(env, settings, ctx);
    return isForRoom(request) ? connectToRoom(request, env, platform) : handle(request, platform);
  },
  async scheduled(event, env, ctx) {
    environment ??= readEnvironment(env);
    if (!environment.ok) return logConfigurationError(environment.missing);
    const platform = platformOf(env, environment.settings, ctx);
    const { connect, emailSender, push, rooms, config, documents } = platform;
    const { appOrigin, secret, postalAddress } = config;
    const now = event.scheduledTime;
    const { PHOTOS: bucket, PAPERS: papers } = env;
    const { purge } = documents;
    const outside = { bucket, papers, rooms, emailSender, push, purge };
    await runScheduled({ db: connect(), ...outside, appOrigin, postalAddress, secret, now });
  },
} satisfies ExportedHandler<Env>;

/**
 * Renders the documents of visitors. The platform's cache stands in front of this entrypoint and of no other
 * (wrangler.toml), and only the default one calls it.
 */
export class Documents extends WorkerEntrypoint<Env, DocumentLook> {
  override async fetch(request: Request): Promise<Response> {
    environment ??= readEnvironment(this.env);
    if (!environment.ok) return answerConfigurationError(request, environment);
    const document = askedDocument(request, this.ctx.props);
    return renderDocument(document, request, platformOf(this.env, environment.settings, this.ctx));
  }
  purge(tags: readonly string[]): Promise<void> {
    return purgeCloudflare(this.ctx.cache, tags);
  }
}

/** Opens a socket to a room for requests of our own origin; a refusal has the headers of every other response. */
async function connectToRoom(request: Request, env: Env, { connect, clock }: Platform) {
  const foreign = refuseForeignOrigin(request);
  const sessionHash = sessionHashOf(request);
  const connectionRequest = { request, sessionHash, db: connect(), now: clock() };
  const response = foreign ?? (await openSocket(connectionRequest, env));
  if (response.status === 101) return response;
  const refused = new Response(response.body, response);
  setSecurityHeaders(refused.headers);
  return refused;
}

/** The environment of this isolate, read at its first request. */
let environment: EnvironmentRead | undefined;

const health: CachedHealth = { last: null, wroteAt: null };
const known = nothingKnown();

let documents: DocumentSource | undefined;

/**
 * The documents of this isolate. Its memory stands in front of the platform's cache for a burst only, since the purge of
 * another isolate does not reach it; on a developer's machine it is the cache.
 */
function documentsOf(settings: Environment): DocumentSource {
  const ofPlatform = cloudflareDocuments(exports.Documents, settings.APP_ORIGIN);
  // Hot reload shows each change at once.
  if (import.meta.env.DEV) return ofPlatform;
  const ages = isLocal(settings)
    ? { freshMs: FRESH_S * 1000, oldestMs: LOCAL_OLDEST_MS }
    : { freshMs: BURST_MS, oldestMs: BURST_MS };
  return documentsInMemory(ofPlatform, { now: Date.now, waitUntil, ...ages });
}

function platformOf(
  env: Env,
  settings: Environment,
  ctx: Pick<ExecutionContext, "waitUntil">,
): Platform {
  documents ??= documentsOf(settings);
  const keys = pushKeys(settings);
  return {
    // One client a request: a client shared between requests hangs in workerd.
    connect: (onCall) =>
      connect(settings.TURSO_DATABASE_URL, {
        authToken: settings.TURSO_AUTH_TOKEN,
        limits: callLimits(settings),
        onCall,
      }),
    photos: { bucket: env.PHOTOS, decoder: cloudflareImages(env.IMAGES) },
    papers: env.PAPERS,
    health,
    known,
    rooms: cloudflareRooms(env, (work) => ctx.waitUntil(work)),
    clock: Date.now,
    nonce: crypto.randomUUID(),
    documents,
    waitUntil: (work) => ctx.waitUntil(work),
    // Not on a developer's machine; failures are logged where they happen.
    log: isLocal(settings) ? () => {} : console.log,
    emailSender: sendsMail(settings)
      ? cloudflareEmailSender(env.EMAIL, settings.SUPPORT_EMAIL)
      : null,
    push: keys && { keys, fetch: (url, request) => fetch(url, request) },
    config: {
      appOrigin: settings.APP_ORIGIN,
      supportEmail: settings.SUPPORT_EMAIL,
      postalAddress: settings.POSTAL_ADDRESS,
      relaxedLimits: relaxedLimits(settings),
      isLocal: isLocal(settings),
      signupsOpen: signupsOpen(settings),
      banner: "",
      secret: settings.KAYAP_SECRET,
      pushKey: keys?.publicKey ?? null,
    },
  };
}
