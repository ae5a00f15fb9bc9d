import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** The address under which the edge answers with a page of one sentence: the floor. */
export const FLOOR_PATH = "/bench-floor";

const FLOOR = `<!doctype html><html lang="en"><title>Floor</title><p>One sentence.</p></html>`;
const COMPRESSED = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;
/** What Cloudflare uses for answers it compresses as they pass. */
const QUALITY = 4;
const compress = promisify(brotliCompress);

export type Edge = { url: string; stop(): Promise<void> };

/** Stands before a local Kayap and compresses text as the edge would; brings a floor of its own. */
export async function startEdge(origin: string): Promise<Edge> {
  const server = createServer((asked, answer) => {
    pass(asked, answer, origin).catch(() => answer.destroy());
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

async function pass(asked: IncomingMessage, answer: ServerResponse, origin: string) {
  if (asked.url === FLOOR_PATH) {
    const type = { "content-type": "text/html; charset=utf-8" };
    return send(answer, 200, type, Buffer.from(FLOOR));
  }
  const { host: _, "accept-encoding": __, ...headers } = asked.headers;
  const onward = request(new URL(asked.url ?? "/", origin), { method: asked.method, headers });
  onward.end(await buffer(asked));
  const [received] = await once(onward, "response");
  await send(answer, received.statusCode, received.headers, await buffer(received));
}

async function send(
  answer: ServerResponse,
  status: number,
  headers: Record<string, string | string[] | undefined>,
  body: Buffer,
): Promise<void> {
  const { "transfer-encoding": _, "content-length": __, ...kept } = headers;
  const small = COMPRESSED.test(String(kept["content-type"] ?? "")) && body.length > 0;
  const sent = small
    ? await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : body;
  answer.writeHead(status, {
    ...kept,
    ...(small ? { "content-encoding": "br" } : {}),
    ...(status === 304 ? {} : { "content-length": sent.length }),
  });
  answer.end(sent);
}
