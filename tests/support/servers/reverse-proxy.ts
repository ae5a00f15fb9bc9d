import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/**
 * open: passes everything. failing: a proxy's 502. portal: the page of a captive portal. redirecting: a redirect to it.
 * silent: accepts and never answers. cutting: passes half of an answer and cuts it off.
 */
type LineMode = "open" | "failing" | "portal" | "redirecting" | "silent" | "cutting";

/** What stands between a browser and Kayap, under an address of its own. */
export type Line = {
  url: string;
  /** The paths of the forms that have come so far. */
  posts: readonly string[];
  turn(mode: LineMode): void;
  /** Changes the text that one path answers with. */
  change(path: string, change: (text: string) => string): void;
  /** Answers paths that begin so with those of the service that begin otherwise. */
  lead(from: string, to: string): void;
  close(): void;
};

const PORTAL = "<!doctype html><title>Wi-Fi</title><h1>Sign in to the Wi-Fi</h1>";

/** A line to a server, which can fail in every way. */
export async function lineTo(serverUrl: string): Promise<Line> {
  let mode: LineMode = "open";
  const changes = new Map<string, (text: string) => string>();
  const leads = new Map<string, string>();
  const posts: string[] = [];
  const server = createServer((asked, answer) => {
    if (asked.method === "POST") posts.push(asked.url ?? "");
    if (asked.url === "/portal" || mode === "portal") portal(answer);
    else if (mode === "open" || mode === "cutting") pass(asked, answer, mode);
    else if (mode === "failing") answer.writeHead(502).end("Bad gateway");
    else if (mode === "redirecting") answer.writeHead(302, { Location: elsewhere }).end();
  });
  function pass(asked: IncomingMessage, answer: ServerResponse, passes: "open" | "cutting"): void {
    const { method, url = "/" } = asked;
    const [from, to] = [...leads].find(([start]) => url.startsWith(start)) ?? ["", ""];
    const headers = { ...asked.headers, host: new URL(serverUrl).host };
    for (const name of ["origin", "referer"] as const) {
      const value = headers[name];
      if (value) headers[name] = value.replace(own, serverUrl);
    }
    const change = changes.get(url);
    if (change) {
      headers["accept-encoding"] = "identity";
      delete headers["if-none-match"];
    }
    const passed = request(
      serverUrl + to + url.slice(from.length),
      { method, headers },
      (given) => {
        if (!change) {
          answer.writeHead(given.statusCode ?? 502, given.headers);
          if (passes === "open") return void given.pipe(answer);
          return void given.once("data", (part: Buffer) => {
            answer.write(part.subarray(0, part.length / 2), () => answer.destroy());
          });
        }
        const parts: Buffer[] = [];
        given.on("data", (part: Buffer) => parts.push(part));
        given.on("end", () => {
          const text = change(Buffer.concat(parts).toString());
          const { "content-length": _, ...others } = given.headers;
          answer.writeHead(given.statusCode ?? 502, others).end(text);
        });
      },
    );
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  }
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  const own = `http://localhost:${address.port}`;
  // Of another origin, as a portal is.
  const elsewhere = `http://127.0.0.1:${address.port}/portal`;
  return {
    url: own,
    posts,
    turn: (next) => {
      mode = next;
    },
    change: (path, change) => changes.set(path, change),
    lead: (from, to) => leads.set(from, to),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function portal(answer: ServerResponse): void {
  answer.writeHead(200, { "Content-Type": "text/html" }).end(PORTAL);
}
