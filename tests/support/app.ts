import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import type { Database } from "#db/client.ts";
import { NOW } from "./fixtures.ts";
import { parseHtml } from "./html.ts";

export const ORIGIN = "http://kayap.test";

const vite = await createServer({
  mode: "test",
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { createHandler }: typeof import("#app/handle.ts") =
  await vite.ssrLoadModule("/app/handle.ts");
/** As the Worker's: an error of this client is one the application knows. */
export const { connect }: typeof import("#db/connect.ts") =
  await vite.ssrLoadModule("/db/connect.ts");
export const { hasIcon }: typeof import("#app/ui/sprite.ts") =
  await vite.ssrLoadModule("/app/ui/sprite.ts");
const handle = createHandler(
  () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
  "production",
);

/**
 * The whole application over one database, or over a new client for each request as in the Worker: a request in, a
 * response out.
 */
export function appOver(db: Database | (() => Database)) {
  const fetch = (path: string, init?: RequestInit): Promise<Response> =>
    handle(new Request(ORIGIN + path, { redirect: "manual", ...init }), {
      database: typeof db === "function" ? db() : db,
      clock: () => NOW,
      nonce: "test-nonce",
      config: {
        appOrigin: ORIGIN,
        supportEmail: "support@kayap.test",
        postalAddress: "1 Regent Street, Georgetown",
      },
    });
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
    /** A form posted by a page of ours. */
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(path, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin", ...headers },
      }),
  };
}
