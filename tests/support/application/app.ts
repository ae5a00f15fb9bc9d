import { type Client, createClient } from "@libsql/client";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import type { Config } from "#app/context.ts";
import { DEFAULT_SITE_SETTINGS } from "#app/domain/team/site-settings.ts";
import type { EmailSender } from "#app/email/delivery/email-sender.ts";
import type { Platform } from "#app/handle.ts";
import type { Documents } from "#app/http/documents/document-cache.ts";
import type { KnownSettings } from "#app/http/documents/site-settings.ts";
import type { PaperBucket, PhotoStorage } from "#app/photos/ports.ts";
import type { PushSending } from "#app/push/push-sending.ts";
import type { Database, DatabaseCall } from "#db/connection/client.ts";
import type { Rooms } from "#party/rooms.ts";
import { aroundCalls, type Sent } from "#tests/support/around-calls.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { parseHtml } from "#tests/support/html.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { memoryBucket, sharpDecoder } from "#tests/support/records/photos.ts";
import { SECRET } from "#tests/support/secret.ts";
import { keepUntilDone } from "./later-work.ts";

export const ORIGIN = "http://kayap.test";

const vite = await createServer({
  mode: "test",
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  // JSX for the version of React that NODE_ENV in vitest.config.ts chooses.
  plugins: [
    {
      name: "jsx-of-react",
      enforce: "post",
      config: () => ({
        oxc: { jsx: { development: process.env.NODE_ENV === "development" } },
      }),
    },
  ],
});
const { createHandler } = await load<typeof import("#app/handle.ts")>("/app/handle.ts");
/** As the Worker's: an error of this client is one the application knows. */
export const { connect } = await load<typeof import("#db/connection/connect.ts")>(
  "/db/connection/connect.ts",
);
const { DatabaseUnavailable } = await load<typeof import("#db/connection/unavailable.ts")>(
  "/db/connection/unavailable.ts",
);
/** Over a client of the test's own, for the same reason. */
export const { openDatabase } = await load<typeof import("#db/connection/client.ts")>(
  "/db/connection/client.ts",
);
export const { hasDrawing } = await load<typeof import("#app/ui/pictures/sprite.ts")>(
  "/app/ui/pictures/sprite.ts",
);
/** The build that the Worker runs. */
export const loadBuild = () => load<ServerBuild>("virtual:react-router/server-build");
const { handle, renderDocument } = createHandler(loadBuild, "production");

/** The routes of app/routes.ts: their pattern, whether they take forms, and whether their page hydrates. */
export async function servedRoutes() {
  const { routes } = await loadBuild();
  const ancestryOf = (id: string | undefined): NonNullable<(typeof routes)[string]>[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...ancestryOf(route.parentId), route] : [];
  };
  return Object.keys(routes).flatMap((id) => {
    const ancestry = ancestryOf(id);
    const own = ancestry.at(-1);
    // The root and the layouts have no address of their own.
    if (!own || (own.path === undefined && !own.index) || id === "root") return [];
    const { module } = own;
    return {
      pattern: `/${ancestry.flatMap(({ path }) => path || []).join("/")}`,
      takesForms: module.action !== undefined,
      hydrates:
        module.default !== undefined && ancestry.some(({ module }) => isHydrated(module.handle)),
    };
  });
}

function isHydrated(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "hydrate" in handle;
}

/** A module as the application itself sees it, so that context keys and error classes are the same. */
function load<T>(path: string): Promise<T> {
  return vite.ssrLoadModule(path) as Promise<T>;
}

/** The statements of a call as one text, in which no name is quoted. */
const statementsOf = (sent: Sent) => JSON.stringify(sent).replaceAll('\\"', "");

/**
 * A database that fails at once for every call with a matching statement, and works for any other. How long the application
 * waits for one that does not answer is tested in tests/routes/database-unavailable.
 */
export function awayFor(pattern: RegExp, client: Client): Database {
  const away = aroundCalls(client, (sent, call) =>
    pattern.test(statementsOf(sent))
      ? Promise.reject(Object.assign(new Error("disk I/O error"), { code: "SQLITE_IOERR" }))
      : call(),
  );
  return openDatabase(away);
}

/** A database that fails for every call. */
export const AWAY = awayFor(/./, createClient({ url: ":memory:" }));

/** A database that works, but whose answer to the first call with a matching statement is lost. */
export function losingAnswerTo(pattern: RegExp, client: Client): Database {
  let lost = false;
  const losing = aroundCalls(client, async (sent, call) => {
    const answer = await call();
    if (lost || !pattern.test(statementsOf(sent))) return answer;
    lost = true;
    throw new Error("The answer was lost.");
  });
  return openDatabase(losing);
}

/** The same database, with `happens` called before the first call with a matching statement. */
export function interruptedBefore(
  pattern: RegExp,
  client: Client,
  happens: () => Promise<unknown>,
) {
  let happened = false;
  const interrupted = aroundCalls(client, async (sent, call) => {
    if (!happened && pattern.test(JSON.stringify(sent))) {
      happened = true;
      await happens();
    }
    return call();
  });
  return openDatabase(interrupted);
}

/** The same database for single statements, failing for every batch. */
export function awayForBatches(db: Database): Database {
  return new Proxy(db, {
    get: (target, property) =>
      property === "batch"
        ? () => Promise.reject(new DatabaseUnavailable("for a test"))
        : Reflect.get(target, property),
  });
}

/** Most tests need no cache; it has tests of its own. */
const uncached = (rendered: Documents) => rendered;

/**
 * The whole application over one database, or over a new client for each request as in the Worker: a request in, a
 * response out. `options` replaces the clock, which stands still at NOW, the settings, and the e-mail and push
 * senders, which are absent.
 */
export function appOver(
  db: Database | ((onCall?: (call: DatabaseCall) => void) => Database),
  options: {
    clock?: () => number;
    config?: Partial<Config>;
    /** The address of the application; ORIGIN by default. */
    origin?: string;
    emailSender?: EmailSender;
    push?: PushSending;
    /** An empty bucket and a real decoder by default. */
    photos?: PhotoStorage;
    /** An empty bucket by default. */
    papers?: PaperBucket;
    rooms?: Rooms;
    /** A cache in front of the rendering of documents; none by default. */
    documents?: (rendered: Documents) => Documents;
    waitUntil?: (work: Promise<unknown>) => void;
    log?: (line: string) => void;
    /** What the isolate knows of the team's settings: by default all there is, and nothing is read. */
    known?: KnownSettings;
  } = {},
) {
  const { origin = ORIGIN, photos = { bucket: memoryBucket(), decoder: sharpDecoder } } = options;
  const health = { last: null, wroteAt: null };
  const platform: Platform = {
    connect: (onCall) => (typeof db === "function" ? db(onCall) : db),
    photos,
    papers: options.papers ?? memoryBucket(),
    clock: options.clock ?? (() => NOW),
    health,
    known: options.known ?? { settings: DEFAULT_SITE_SETTINGS, readAt: Number.POSITIVE_INFINITY },
    rooms: options.rooms ?? recordedRooms().rooms,
    nonce: "test-nonce",
    documents: (options.documents ?? uncached)({
      get: (document, sent) => renderDocument(document, sent, platform),
      purge: async () => {},
    }),
    emailSender: options.emailSender ?? null,
    push: options.push ?? null,
    waitUntil: options.waitUntil ?? keepUntilDone,
    log: options.log ?? (() => {}),
    config: {
      appOrigin: ORIGIN,
      supportEmail: "support@kayap.test",
      postalAddress: "1 Regent Street, Georgetown",
      relaxedLimits: [],
      isLocal: false,
      signupsOpen: true,
      banner: "",
      secret: SECRET,
      pushKey: options.push?.keys.publicKey ?? null,
      ...options.config,
    },
  };
  const fetch = (path: string, init?: RequestInit): Promise<Response> =>
    handle(new Request(origin + path, { redirect: "manual", ...init }), platform);
  return {
    fetch,
    /** The status and the whole HTML of a page, as text and as a tree. */
    async page(path: string, init?: RequestInit) {
      const response = await fetch(path, init);
      const html = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        html,
        document: parseHtml(html),
      };
    },
    /** Posts a form as a page of this site does. */
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const body = new URLSearchParams(fields);
      const length = String(body).length;
      return fetch(path, {
        method: "POST",
        body,
        headers: {
          Origin: origin,
          "Sec-Fetch-Site": "same-origin",
          "Content-Length": String(length),
          ...headers,
        },
      });
    },
  };
}
