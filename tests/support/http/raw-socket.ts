import { randomBytes } from "node:crypto";
import { request } from "node:http";
import type { Duplex } from "node:stream";

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;

type SocketRequest = { url: string; path: string; headers: Record<string, string> };

/** Requests a socket: gives the upgraded connection, or the status of the refusal. */
export function requestSocket({ url, path, headers }: SocketRequest): Promise<Duplex | number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url + path, {
      headers: {
        Connection: "Upgrade",
        Upgrade: "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
        ...headers,
      },
    });
    outgoing.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.on("upgrade", (_, socket, head) => {
      socket.unshift(head);
      resolve(socket);
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

/** Sends one whole frame, masked as a client has to. */
export function writeFrame(socket: Duplex, data: string | Uint8Array): void {
  write(socket, typeof data === "string" ? TEXT : BINARY, Buffer.from(data));
}

function write(socket: Duplex, kind: number, data: Buffer): void {
  const mask = randomBytes(4);
  const masked = Buffer.from(data.map((byte, i) => byte ^ (mask[i % 4] ?? 0)));
  const wide = Buffer.alloc(10);
  wide.writeUInt8(0x80 | kind, 0);
  wide.writeUInt8(0x80 | 127, 1);
  wide.writeBigUInt64BE(BigInt(data.length), 2);
  socket.write(Buffer.concat([wide, mask, masked]));
}

type Heard = { text: (text: string) => void; close: (code: number) => void };

/**
 * Reads the frames of a server as they come. A close is heard when its frame arrives: libraries wait for the end of the
 * connection, which a local workerd leaves to the moment it puts the room to sleep.
 */
export function readFrames(socket: Duplex, { text, close }: Heard): void {
  let rest = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (let frame = firstFrame(rest); frame; frame = firstFrame(rest)) {
      rest = rest.subarray(frame.size);
      if (frame.kind === TEXT) text(frame.data.toString());
      if (frame.kind !== CLOSE) continue;
      close(frame.data.length >= 2 ? frame.data.readUInt16BE(0) : 1005);
      write(socket, CLOSE, frame.data);
    }
  });
  socket.on("close", () => close(1006));
  socket.on("error", () => close(1006));
}

function firstFrame(bytes: Buffer): { kind: number; data: Buffer; size: number } | null {
  if (bytes.length < 2) return null;
  const short = bytes.readUInt8(1) & 127;
  const head = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < head) return null;
  const length =
    short === 127
      ? Number(bytes.readBigUInt64BE(2))
      : short === 126
        ? bytes.readUInt16BE(2)
        : short;
  if (bytes.length < head + length) return null;
  const data = bytes.subarray(head, head + length);
  return { kind: bytes.readUInt8(0) & 15, data, size: head + length };
}
