import { createHash } from "node:crypto";
import { build, type Plugin } from "vite";

/** Its address never changes: a browser asks for it again to learn of a new release. */
const ADDRESS = "/service-worker.js";
const ENTRY = new URL("../../app/service-worker/index.ts", import.meta.url).pathname;

/** The service worker as one script. The version is part of it, so that browsers install it again after each release. */
export async function serviceWorkerScript(version: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    define: { "import.meta.env.RELEASE": JSON.stringify(version) },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: "iife" } },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  for (const one of outputs) {
    const [chunk] = "output" in one ? one.output : [];
    if (chunk?.type === "chunk") return chunk.code;
  }
  throw new Error("The service worker was not built.");
}

/**
 * Adds the service worker to the static files of a build, under an address without a hash, and serves it while developing.
 * Its version is made of the names of all files of the release, which are hashes of what they hold.
 */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: "kayap-service-worker",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        if (this.environment.name !== "client") return;
        const names = Object.keys(bundle).sort().join();
        const version = createHash("sha256").update(names).digest("hex").slice(0, 12);
        const source = await serviceWorkerScript(version);
        this.emitFile({ type: "asset", fileName: ADDRESS.slice(1), source });
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        if (request.url !== ADDRESS) return next();
        try {
          response.setHeader("Content-Type", "text/javascript");
          response.setHeader("Cache-Control", "no-cache");
          response.end(await serviceWorkerScript("development"));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
