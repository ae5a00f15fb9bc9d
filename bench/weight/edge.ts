import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** The path of the page of one sentence, the floor. */
export const FLOOR_PATH = "/bench-floor";

const FLOOR = `<!doctype html><html lang="en"><title>Floor</title><p>One sentence.</p></html>`;
const COMPRESSED = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;
/** The brotli quality that Cloudflare uses for dynamic answers. */
const QUALITY = 4;
const compress = promisify(brotliCompress);

export type Edge = { url: string; stop(): Promise<void> };

/** A proxy before a local Kayap that compresses text as Cloudflare does, and serves the floor. */
export async function startEdge(origin: string): Promise<Edge> {
  const server = createServer((incoming, answer) => {
    pass(incoming, answer, origin).catch(() => answer.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return {
    url: `http://localhost:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function pass(incoming: IncomingMessage, answer: ServerResponse, origin: string) {
  if (incoming.url === FLOOR_PATH) {
    const type = { "content-type": "text/html; charset=utf-8" };
    return send(answer, 200, type, Buffer.from(FLOOR));
  }
  const { host: _, "accept-encoding": __, ...headers } = incoming.headers;
  const onward = request(new URL(incoming.url ?? "/", origin), {
    method: incoming.method,
    headers,
  });
  onward.end(await buffer(incoming));
  const [received] = await once(onward, "response");
  await send(answer, received.statusCode, received.headers, await buffer(received));
}

async function send(
  answer: ServerResponse,
  status: number,
  headers: Record<string, string | string[] | undefined>,
  body: Buffer,
): Promise<void> {
  const { "transfer-encoding": _, "content-length": __, ...others } = headers;
  const small = COMPRESSED.test(String(others["content-type"] ?? "")) && body.length > 0;
  const sent = small
    ? await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : body;
  answer.writeHead(status, {
    ...others,
    ...(small ? { "content-encoding": "br" } : {}),
    ...(status === 304 ? {} : { "content-length": sent.length }),
  });
  answer.end(sent);
}
