import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { plainStylesPlugin } from "./tools/vite/plain-styles.ts";
import { preactPlugin } from "./tools/vite/preact.ts";
import { scriptGroups } from "./tools/vite/script-groups.ts";
import { serviceWorkerPlugin } from "./tools/vite/service-worker.ts";
import { suggestionFilesPlugin } from "./tools/vite/suggestion-files.ts";
import { unusedSchemasPlugin } from "./tools/vite/unused-schemas.ts";

const LOCAL_VARIABLES = [
  "APP_ORIGIN",
  "KAYAP_RELAX_LIMITS",
  "KAYAP_SIGNUPS",
  "TURSO_AUTH_TOKEN",
  "TURSO_DATABASE_URL",
  "VAPID_PRIVATE_KEY",
  "VAPID_PUBLIC_KEY",
];

export default defineConfig(async ({ command, mode }) => ({
  plugins: [
    // The tests of the whole application run in Node; everything else runs in workerd, whose plugin takes seconds to load.
    mode === "test"
      ? []
      : (await import("@cloudflare/vite-plugin")).cloudflare({
          viteEnvironment: { name: "ssr" },
          persistState: process.env.KAYAP_DATA ? { path: process.env.KAYAP_DATA } : true,
          config: ({ vars }) =>
            command === "serve" ? { vars: { ...vars, ...localVariables() } } : {},
        }),
    tailwindcss(),
    plainStylesPlugin(),
    preactPlugin(import.meta.dirname),
    unusedSchemasPlugin(),
    reactRouter(),
    suggestionFilesPlugin(),
    serviceWorkerPlugin(),
  ],
  build: { assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: scriptGroups(import.meta.dirname) } } },
    },
  },
}));

/** The settings that `npm run dev` passes to the Worker; a build contains none. */
function localVariables() {
  return Object.fromEntries(
    LOCAL_VARIABLES.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
