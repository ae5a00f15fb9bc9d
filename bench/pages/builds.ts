import { buildChanged } from "./changed-build.ts";

/** The application in React Router's default way: every page is streamed, loads React and hydrates. */
export const buildPlain = (folder: string) =>
  buildChanged(folder, [
    {
      file: "app/root.tsx",
      text: "export default function App() {",
      instead: "export const handle = { hydrate: true };\n\nexport default function App() {",
    },
    // The line that puts Preact in React's place.
    {
      file: "vite.config.ts",
      text: "    preactPlugin(import.meta.dirname),\n",
      instead: "",
    },
  ]);

/** How often `buildRepeated` renders a page beyond the once that it sends. */
export const REPEATED = 10;

/** The application as it is, but that each page without scripts is rendered so often: its data is sent once. */
export const buildRepeated = (folder: string) =>
  buildChanged(folder, [
    {
      file: "app/entry.server.tsx",
      text: "    const html = renderToStaticMarkup(",
      instead: `    for (let i = 0; i < ${REPEATED}; i += 1)
      renderToStaticMarkup(
        <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} />,
      );
    const html = renderToStaticMarkup(`,
    },
  ]);
