import { connect } from "#db/connect.ts";
import {
  type Environment,
  isLocal,
  readEnvironment,
  relaxedLimits,
  sendsMail,
  signupsOpen,
} from "./environment.ts";
import { createHandler, type Surroundings } from "./handle.ts";
import { documentsInMemory } from "./http/documents-in-memory.ts";
import { runJobs } from "./jobs/run-jobs.ts";
import { cloudflarePost } from "./mail/cloudflare-post.ts";
import { servePhoto } from "./photos/serve.ts";

export { Conversation } from "#party/conversation.ts";
export { Inbox } from "#party/inbox.ts";

const handle = createHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

export default {
  async fetch(request, env, ctx) {
    const photo = await servePhoto(request, env.PHOTOS);
    return photo ?? handle(request, surroundingsOf(env, ctx));
  },
  async scheduled(event, env, ctx) {
    const { connect, post } = surroundingsOf(env, ctx);
    await runJobs({ db: connect(), post, now: event.scheduledTime });
  },
} satisfies ExportedHandler<Env>;

/** The settings of this isolate, read at its first request. */
let environment: Environment | undefined;

const documents = documentsInMemory(() => caches.open("documents"), Date.now);

function surroundingsOf(env: Env, ctx: ExecutionContext): Surroundings {
  environment ??= readEnvironment(env);
  const settings = environment;
  return {
    // Never kept between requests: a shared client hangs in workerd.
    connect: () => connect(settings.TURSO_DATABASE_URL, settings.TURSO_AUTH_TOKEN),
    clock: Date.now,
    nonce: crypto.randomUUID(),
    documents,
    waitUntil: (work) => ctx.waitUntil(work),
    post: sendsMail(settings) ? cloudflarePost(env.EMAIL, settings.SUPPORT_EMAIL) : null,
    config: {
      appOrigin: settings.APP_ORIGIN,
      supportEmail: settings.SUPPORT_EMAIL,
      postalAddress: settings.POSTAL_ADDRESS,
      relaxedLimits: relaxedLimits(settings),
      isLocal: isLocal(settings),
      signupsOpen: signupsOpen(settings),
    },
  };
}
