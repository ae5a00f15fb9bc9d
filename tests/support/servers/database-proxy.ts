import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** open: passes everything. silent: accepts and never answers. failing: answers 502. closed: refuses. */
export type DatabaseProxyMode = "open" | "silent" | "failing" | "closed";
/** Passes every call on, gives so many answers and keeps the next ones back. */
type Holding = { answers: number };

export type DatabaseProxy = {
  /** http://127.0.0.1:PORT, the same in every mode. */
  url: string;
  /** Changes the mode; open connections are cut. */
  turn(mode: DatabaseProxyMode | Holding): Promise<void>;
  /** Whether an answer is kept back: the database has done what it was asked. */
  holds(): boolean;
  /** Gives the answers that are kept back, and passes everything from then on. */
  release(): void;
};

const BAD_GATEWAY = "HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/** A TCP proxy before a server, which can fail in every way. */
export async function proxyTo(serverUrl: string): Promise<DatabaseProxy> {
  const port = Number(new URL(serverUrl).port);
  const sockets = new Set<Socket>();
  let mode: DatabaseProxyMode | Holding = "open";
  let answers = 0;
  let kept: (() => void)[] = [];
  const server = createServer((socket) => {
    track(socket);
    if (mode === "failing") return void socket.once("data", () => socket.end(BAD_GATEWAY));
    if (mode === "silent" || mode === "closed") return;
    const upstream = connect(port, "127.0.0.1");
    track(upstream);
    let isAsked = false;
    socket.on("data", (call) => {
      isAsked = true;
      upstream.write(call);
    });
    upstream.on("data", (answer) => {
      if (isAsked) answers += 1;
      isAsked = false;
      const give = () => void socket.write(answer);
      if (typeof mode === "object" && answers > mode.answers) kept.push(give);
      else give();
    });
    socket.on("close", () => upstream.destroy());
    upstream.on("close", () => socket.destroy());
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
    holds: () => kept.length > 0,
    release() {
      mode = "open";
      for (const give of kept.splice(0)) give();
    },
    async turn(next) {
      mode = next;
      answers = 0;
      kept = [];
      const closed = server.listening ? once(server, "close") : Promise.resolve();
      if (server.listening) server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
      if (mode !== "closed") await listen(own);
    },
  };
}
