import { connect } from "#db/connect.ts";
import { readEnvironment } from "./environment.ts";
import { createHandler, type Surroundings } from "./handle.ts";
import { runJobs } from "./jobs/run-jobs.ts";
import { servePhoto } from "./photos/serve.ts";

export { Conversation } from "#party/conversation.ts";
export { Inbox } from "#party/inbox.ts";

const handle = createHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

export default {
  async fetch(request, env) {
    return (await servePhoto(request, env.PHOTOS)) ?? handle(request, surroundingsOf(env));
  },
  async scheduled(event, env) {
    await runJobs(surroundingsOf(env).database, event.scheduledTime);
  },
} satisfies ExportedHandler<Env>;

function surroundingsOf(env: Env): Surroundings {
  const settings = readEnvironment(env);
  return {
    // Never kept between requests: a shared client hangs in workerd.
    database: connect(settings.TURSO_DATABASE_URL, settings.TURSO_AUTH_TOKEN),
    clock: Date.now,
    nonce: crypto.randomUUID(),
    config: {
      appOrigin: settings.APP_ORIGIN,
      supportEmail: settings.SUPPORT_EMAIL,
      postalAddress: settings.POSTAL_ADDRESS,
    },
  };
}
