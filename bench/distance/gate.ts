import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A way to a database that is as far away as is asked for. */
export type Gate = {
  url: string;
  /** Milliseconds that every call takes longer. */
  distance: number;
  stop(): Promise<void>;
};

/** Opens a gate before the HTTP address of a database: each request waits its distance, then goes through. */
export async function openGate(databaseUrl: string): Promise<Gate> {
  const { hostname, port } = new URL(databaseUrl);
  const gate = { distance: 0 };
  const server = createServer(async (incoming, answer) => {
    await sleep(gate.distance);
    const { method, url: path, headers } = incoming;
    const outgoing = request({ hostname, port, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.on("error", () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(gate, {
    url,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
