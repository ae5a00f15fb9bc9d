import { join } from "node:path";
import type { Plugin } from "vite";

/** The modules that take the place of React's: packages, and files of the application. */
const INSTEAD = [
  ["react", "app/preact/react.ts"],
  ["react-dom", "app/preact/react.ts"],
  ["react-dom/client", "app/preact/hydrate.ts"],
  ["react-dom/server", "app/preact/render.ts"],
  ["react/jsx-dev-runtime", "preact/compat/jsx-dev-runtime"],
  ["react/jsx-runtime", "preact/compat/jsx-runtime"],
] as const;

/**
 * Puts Preact in React's place wherever Kayap is built or tested: 60 kB less script for every page of the dashboard. While it is
 * developed React stays, which tells what is wrong with a component and replaces it without loading the page again.
 */
export function preactPlugin(folder: string): Plugin {
  return {
    name: "kayap-preact",
    apply: (_config, { command, mode }) =>
      command === "build" || (mode === "test" && process.env.NODE_ENV !== "development"),
    config: () => ({
      resolve: {
        alias: INSTEAD.map(([name, file]) => ({
          find: new RegExp(`^${name}$`),
          replacement: file.startsWith("app/") ? join(folder, file) : file,
        })),
      },
      // What imports React is compiled with the application, or Node would give it React.
      ssr: { noExternal: ["preact", "preact-render-to-string", "react-router"] },
    }),
  };
}
