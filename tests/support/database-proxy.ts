import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** open: passes everything. silent: accepts and never answers. failing: answers 502. closed: refuses. */
export type DatabaseProxyMode = "open" | "silent" | "failing" | "closed";
/** Passes everything, and delays every answer. */
type Slow = { slowerByMs: number };

export type DatabaseProxy = {
  /** http://127.0.0.1:PORT, the same in every mode. */
  url: string;
  /** Changes the mode; open connections are cut. */
  turn(mode: DatabaseProxyMode | Slow): Promise<void>;
};

const BAD_GATEWAY = "HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/** A TCP proxy before a server, which can fail in every way. */
export async function proxyTo(serverUrl: string): Promise<DatabaseProxy> {
  const port = Number(new URL(serverUrl).port);
  const sockets = new Set<Socket>();
  let mode: DatabaseProxyMode | Slow = "open";
  const server = createServer((socket) => {
    track(socket);
    if (mode === "failing") return void socket.once("data", () => socket.end(BAD_GATEWAY));
    if (mode === "silent" || mode === "closed") return;
    const delay = typeof mode === "object" ? mode.slowerByMs : 0;
    const upstream = connect(port, "127.0.0.1");
    track(upstream);
    socket.pipe(upstream);
    if (delay === 0) upstream.pipe(socket);
    else upstream.on("data", (answer) => setTimeout(() => socket.write(answer), delay));
    socket.on("close", () => upstream.destroy());
    upstream.on("close", () => setTimeout(() => socket.destroy(), delay));
  });
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
  };
  const listen = async (at: number) => {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("No port.");
    return address.port;
  };
  const own = await listen(0);
  return {
    url: `http://127.0.0.1:${own}`,
    async turn(next) {
      mode = next;
      const closed = server.listening ? once(server, "close") : Promise.resolve();
      if (server.listening) server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
      if (mode !== "closed") await listen(own);
    },
  };
}
