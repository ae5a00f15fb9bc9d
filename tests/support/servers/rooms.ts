import { z } from "zod";
import { DEMO_PASSWORD } from "#demo/demo-password.ts";
import { readFrames, requestSocket, writeFrame } from "#tests/support/http/raw-socket.ts";

/** A frame that is not there by then never comes, however busy the machine is. */
const LIMIT_MS = 60_000;

/** A person signed in at a running Kayap, with their cookies and requests. */
export type Caller = ReturnType<typeof callerWith>;

/** Signs in at a running Kayap as one of the demo people. */
export async function callerAt(url: string, email: string): Promise<Caller> {
  const response = await fetch(`${url}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url },
    body: new URLSearchParams({ email, password: DEMO_PASSWORD }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  if (response.status !== 303) throw new Error(`${email} was not signed in: ${response.status}`);
  return callerWith(url, cookie);
}

/** A person who is signed in at a running Kayap with this cookie. */
export function callerWith(url: string, cookie: string) {
  const post = (path: string, fields: Record<string, string>) =>
    fetch(url + path, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: url, Cookie: cookie },
      body: new URLSearchParams(fields),
    });
  return {
    cookie,
    get: (path: string) => fetch(url + path, { headers: { Cookie: cookie }, redirect: "manual" }),
    post,
    /** The id of the conversation with the person who offers a service or has an id, after a message to them. */
    async conversationWith(about: { with: string } | { service: string }): Promise<string> {
      const path = `/dashboard/messages?${new URLSearchParams(about)}`;
      const begun = await post(path, { content: "Good day to you." });
      const id = /conversation=([\w-]+)/.exec(begun.headers.get("Location") ?? "")?.[1];
      if (!id) throw new Error(`No conversation: ${begun.status}`);
      return id;
    },
  };
}

const frameSchema = z.looseObject({ type: z.string() });
export type Frame = z.output<typeof frameSchema>;

type SocketOptions = { cookie?: string; origin?: string; headers?: Record<string, string> };

/** The status with which a socket is refused, or 101. */
export async function connectTo(
  url: string,
  path: string,
  options: SocketOptions,
): Promise<number> {
  const socket = await requestSocket({ url, path, headers: headersOf(url, options) });
  if (typeof socket === "number") return socket;
  socket.destroy();
  return 101;
}

function headersOf(url: string, { cookie, origin = url, headers = {} }: SocketOptions) {
  return { Origin: origin, ...(cookie && { Cookie: cookie }), ...headers };
}

/** Opens a socket as a browser does, with its cookie and origin; received frames wait in a queue. */
export async function socketAt(url: string, path: string, options: SocketOptions) {
  const socket = await requestSocket({ url, path, headers: headersOf(url, options) });
  if (typeof socket === "number") throw new Error(`The socket was refused: ${socket}`);
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  let closedWith: number | null = null;
  const wake = () => {
    for (const again of waiting) again();
  };
  readFrames(socket, {
    text: (text) => {
      frames.push(text === "pong" ? { type: "pong" } : frameSchema.parse(JSON.parse(text)));
      wake();
    },
    close: (code) => {
      closedWith ??= code;
      wake();
    },
  });
  const until = <T>(what: string, look: () => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const again = () => {
        const found = look();
        if (found === undefined) return;
        waiting.delete(again);
        clearTimeout(timer);
        resolve(found);
      };
      const timer = setTimeout(() => {
        waiting.delete(again);
        reject(new Error(`Never came: ${what}. Came: ${JSON.stringify(frames)}`));
      }, LIMIT_MS);
      waiting.add(again);
      again();
    });
  return {
    frames,
    /** The next frame of this type that fits, taken from the queue. */
    next: (type: string, fits: (frame: Frame) => boolean = () => true): Promise<Frame> =>
      until(type, () => {
        const at = frames.findIndex((frame) => frame.type === type && fits(frame));
        return at < 0 ? undefined : frames.splice(at, 1)[0];
      }),
    /** The code it was closed with. */
    closed: (): Promise<number> => until("close", () => closedWith ?? undefined),
    send: (data: string | Uint8Array) => writeFrame(socket, data),
    close: () => socket.destroy(),
  };
}
export type TestSocket = Awaited<ReturnType<typeof socketAt>>;
