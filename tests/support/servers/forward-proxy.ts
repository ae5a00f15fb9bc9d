import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from "node:http";
import { connect } from "node:net";

/**
 * What befalls a request on its way. cut: it does not arrive. lost: it arrives and is done, and its answer does not come
 * back. "bad gateway": something on the way answers 502. portal: something on the way leads to a page of its own.
 */
export type LineFault = "cut" | "lost" | "bad gateway" | "portal";
export type LineRequest = {
  method: string;
  path: string;
  /** Whether it is for a file that never changes, or a picture. */
  isFile: boolean;
};

/** A proxy between one browser and the service. */
export type Line = {
  /** For the option `proxy` of a browser context. */
  url: string;
  /** What has befallen requests until now. */
  faults: { fault: LineFault; request: LineRequest }[];
  stop(): void;
};

const PORTAL = "http://portal.test/";
const PORTAL_PAGE = "<!doctype html><title>Hotel</title><h1>Please pay for the line</h1>";
const PAGE_HEADERS = { "Content-Type": "text/html", Connection: "close" };

/** Starts one; `faultOf` is asked once for each request. No connection is used twice, so that none is repaired unseen. */
export async function startLine(
  faultOf: (request: LineRequest) => LineFault | null,
): Promise<Line> {
  const faults: Line["faults"] = [];
  const faultOn = (incoming: IncomingMessage, path: string): LineFault | null => {
    const destination = incoming.headers["sec-fetch-dest"] ?? "empty";
    const isFile = destination !== "empty" && destination !== "document";
    const request = { method: incoming.method ?? "", path, isFile };
    const fault = faultOf(request);
    if (fault) faults.push({ fault, request });
    return fault;
  };
  const server = createServer((incoming, outgoing) => {
    const address = new URL(incoming.url ?? "");
    if (address.href === PORTAL) return outgoing.writeHead(200, PAGE_HEADERS).end(PORTAL_PAGE);
    const fault = faultOn(incoming, address.pathname + address.search);
    if (fault === "cut") return incoming.socket.resetAndDestroy();
    if (fault === "portal") {
      return outgoing.writeHead(302, { ...PAGE_HEADERS, Location: PORTAL }).end();
    }
    if (fault === "bad gateway") {
      return outgoing.writeHead(502, PAGE_HEADERS).end("<h1>Bad gateway</h1>");
    }
    return pass(address, incoming, outgoing, fault === "lost");
  });
  // Sockets are opened through the proxy, too.
  server.on("connect", (incoming, socket) => {
    socket.on("error", () => socket.destroy());
    if (faultOn(incoming, "socket")) return socket.destroy();
    const { hostname, port } = new URL(`http://${incoming.url}`);
    const upstream = connect(Number(port), hostname, () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      upstream.pipe(socket);
      socket.pipe(upstream);
    });
    upstream.on("error", () => socket.destroy());
    upstream.on("close", () => socket.destroy());
    socket.on("close", () => upstream.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    faults,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(
  address: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isLost: boolean,
): void {
  const { method, headers } = incoming;
  const options = { method, headers: { ...headers, connection: "close" }, agent: false };
  const upstream = send(address, options, (answer) => {
    if (isLost) {
      answer.resume().on("close", () => incoming.socket.resetAndDestroy());
      return;
    }
    outgoing.shouldKeepAlive = false;
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(outgoing);
  });
  upstream.on("error", () => outgoing.destroy());
  outgoing.on("close", () => upstream.destroy());
  incoming.pipe(upstream);
}
