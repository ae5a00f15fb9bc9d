import { connect } from "#db/connect.ts";
import { cloudflareRooms } from "#party/cloudflare-rooms.ts";
import { isForRoom, openRoom } from "#party/open-socket.ts";
import { sessionHashOf } from "./auth/sessions.ts";
import { cloudflareEmailSender } from "./email/cloudflare-email-sender.ts";
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
import { answerConfigurationError, logConfigurationError } from "./http/configuration-error.ts";
import { documentsInMemory } from "./http/documents-in-memory.ts";
import type { CachedHealth } from "./http/health.ts";
import { refuseForeignOrigin } from "./http/same-origin.ts";
import { setSecurityHeaders } from "./http/security-headers.ts";
import { runJobs } from "./jobs/run-jobs.ts";
import { cloudflareImages } from "./photos/cloudflare-images.ts";
import { servePhoto } from "./photos/serve.ts";

export { Conversation } from "#party/conversation.ts";
export { Inbox } from "#party/inbox.ts";

const handle = createHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

export default {
  async fetch(request, env, ctx) {
    environment ??= readEnvironment(env);
    if (!environment.ok) return answerConfigurationError(request, environment);
    const photo = await servePhoto(request, env.PHOTOS);
    if (photo) {
      setSecurityHeaders(photo.headers);
      return photo;
    }
    const platform = platformOf(env, environment.settings, ctx);
    return isForRoom(request) ? enterRoom(request, env, platform) : handle(request, platform);
  },
  async scheduled(event, env, ctx) {
    environment ??= readEnvironment(env);
    if (!environment.ok) return logConfigurationError(environment.missing);
    const platform = platformOf(env, environment.settings, ctx);
    const { connect, emailSender, push, rooms, config } = platform;
    const { appOrigin, secret } = config;
    const now = event.scheduledTime;
    const bucket = env.PHOTOS;
    await runJobs({ db: connect(), bucket, rooms, emailSender, push, appOrigin, secret, now });
  },
} satisfies ExportedHandler<Env>;

/** Opens a socket to a room for requests of our own origin; a refusal has the headers of every other response. */
async function enterRoom(request: Request, env: Env, { connect, clock }: Platform) {
  const foreign = refuseForeignOrigin(request);
  const sessionHash = sessionHashOf(request);
  const connectionRequest = { request, sessionHash, db: connect(() => {}), now: clock() };
  const answer = foreign ?? (await openRoom(connectionRequest, env));
  if (answer.status === 101) return answer;
  const refused = new Response(answer.body, answer);
  setSecurityHeaders(refused.headers);
  return refused;
}

/** The environment of this isolate, read at its first request. */
let environment: EnvironmentRead | undefined;

const health: CachedHealth = { last: null, wroteAt: null };

const documents = documentsInMemory(() => caches.open("documents"), Date.now);

function platformOf(env: Env, settings: Environment, ctx: ExecutionContext): Platform {
  const keys = pushKeys(settings);
  return {
    // Never kept between requests: a shared client hangs in workerd.
    connect: (told) => connect(settings.TURSO_DATABASE_URL, settings.TURSO_AUTH_TOKEN, told),
    photos: { bucket: env.PHOTOS, decoder: cloudflareImages(env.IMAGES) },
    health,
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
      secret: settings.KAYAP_SECRET,
      pushKey: keys?.publicKey ?? null,
    },
  };
}
