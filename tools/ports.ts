import { once } from "node:events";
import { createServer } from "node:net";
import { PlainError } from "#db/plain-error.ts";

const LOOPBACK = ["127.0.0.1", "::1"];

/** Throws a PlainError when another program listens on the port. */
export async function requireFreePort(port: number): Promise<void> {
  for (const host of LOOPBACK) {
    if (await isFree(port, host)) continue;
    throw new PlainError(
      `Port ${port} is in use: stop the program that has it, or choose another one, such as PORT=${port + 1} npm start.`,
    );
  }
}

/** A port of 127.0.0.1 that no program listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("No free port.");
  await once(probe, "close");
  return address.port;
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
