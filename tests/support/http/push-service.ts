import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import type { PushKeys, PushSending } from "#app/push/push-sending.ts";
import { makePushKeys } from "#tools/server/push-keys.ts";

const P256 = "prime256v1";

/** A subscribed browser: its subscription, and how it decrypts a push (RFC 8291). */
export function pushSubscriber(name: string, host = "fcm.googleapis.com") {
  const keys = createECDH(P256);
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint: `https://${host}/fcm/send/${name}`,
    p256dh: publicKey.toString("base64url"),
    auth: auth.toString("base64url"),
    /** The text of an encrypted body. Throws when it is for another browser. */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const server = body.subarray(21, 21 + 65);
      const secret = keys.computeSecret(server);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, server]);
      const key = Buffer.from(hkdfSync("sha256", secret, auth, info, 32));
      const derive = (what: string, length: number) =>
        Buffer.from(hkdfSync("sha256", key, salt, `Content-Encoding: ${what}\0`, length));
      const opener = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
      opener.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([opener.update(body.subarray(86, -16)), opener.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}
export type PushSubscriber = ReturnType<typeof pushSubscriber>;

type Received = { host: string; path: string; headers: IncomingHttpHeaders; body: Buffer };

export type PushServiceUnderTest = {
  sending: PushSending;
  /** The received requests, in order. */
  received: Received[];
  /** The status of the next responses; 201 at first. */
  answer: { status: number; headers?: Record<string, string> };
  stop(): Promise<void>;
};

/** A real HTTP server in place of every push service. */
export async function startPushService(): Promise<PushServiceUnderTest> {
  const received: Received[] = [];
  const service: Pick<PushServiceUnderTest, "answer"> = { answer: { status: 201 } };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const host = String(request.headers["x-meant-for"]);
    const { url: path = "", headers } = request;
    received.push({ host, path, headers, body: Buffer.concat(chunks) });
    response.writeHead(service.answer.status, service.answer.headers).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = await makePushKeys();
  return Object.assign(service, {
    received,
    sending: {
      keys: { publicKey, privateKey, subject: "mailto:support@kayap.test" },
      fetch(address: string, request: RequestInit) {
        const { host, pathname } = new URL(address);
        const headers = new Headers(request.headers);
        headers.set("X-Meant-For", host);
        return fetch(`http://127.0.0.1:${port}${pathname}`, { ...request, headers });
      },
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  });
}

const claimsSchema = z.object({ aud: z.string(), sub: z.string(), exp: z.number() });

/** The claims of a push's VAPID token, after its signature is verified with these keys (RFC 8292). */
export function signerOf({ headers }: Received, { publicKey }: PushKeys) {
  const [, token = "", key] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  if (key !== publicKey) throw new Error("Signed for another key");
  const [header = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const signed = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!signed) throw new Error("Not signed with this key");
  return claimsSchema.parse(JSON.parse(Buffer.from(claims, "base64url").toString()));
}
