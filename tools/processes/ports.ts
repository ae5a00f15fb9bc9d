import { once } from "node:events";
import { createServer } from "node:net";
import { PlainError } from "#db/connection/plain-error.ts";

const LOOPBACK = ["127.0.0.1", "::1"];
const LEAST_PORT = 20_000;
/** Where Linux begins with the ports of outgoing connections; other systems begin later. */
const FIRST_OUTGOING = 32_768;

/** Throws a PlainError when another program listens on the port. */
export async function requireFreePort(port: number): Promise<void> {
  for (const host of LOOPBACK) {
    if (await isFree(port, host)) continue;
    throw new PlainError(
      `Port ${port} is in use: stop the program that has it, or choose another one, such as PORT=${port + 1} npm start.`,
    );
  }
}

/**
 * A port of 127.0.0.1 that no program listens on at the moment. It lies below those that systems give to outgoing connections,
 * so that no connection takes it while its server restarts.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LEAST_PORT + Math.floor(Math.random() * (FIRST_OUTGOING - LEAST_PORT));
    if (await isFree(port, "127.0.0.1")) return port;
  }
}

async function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), "listening");
    probe.close();
    return true;
  } catch (error) {
    // A machine without IPv6 has no such address, so no program can listen on it.
    return error instanceof Error && "code" in error && error.code === "EADDRNOTAVAIL";
  }
}
