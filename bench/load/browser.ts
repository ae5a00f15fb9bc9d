import { Agent, request } from "node:http";

export type Answer = {
  /** 0 when none came. */
  status: number;
  /** Why none came. */
  failure: string | null;
  /** Milliseconds from asking to the last byte. */
  ms: number;
  location: string | null;
  text: string;
  /** Whether the line had been closed while it was idle, so that it was asked again on a new one. */
  again: boolean;
};

/** What one person has on their device: lines that stay open, a session, and documents with their tags. */
export type Browser = {
  /** Opens a page; one that is known is asked for with its tag. */
  open(path: string): Promise<Answer>;
  knows(path: string): boolean;
  /** Asks as a script of a page does. */
  fetch(path: string, fields?: Record<string, string>): Promise<Answer>;
  /** Sends a form; what it leads to is not opened. */
  submit(path: string, fields: Record<string, string>): Promise<Answer>;
  close(): void;
};

const LINES = 6;
const LIMIT_MS = 10_000;
const DOCUMENT = {
  Accept: "text/html",
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-Mode": "navigate",
};
const SCRIPT = { Accept: "*/*", "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors" };

type Asked = { path: string; headers: Record<string, string>; fields?: Record<string, string> };
type Came = Answer & { tag: string | null };

/** A browser of somebody, at a port of this machine. An answer is waited for 10 s. */
export function openBrowser(port: number, cookie = ""): Browser {
  const agent = new Agent({ keepAlive: true, maxSockets: LINES });
  const tags = new Map<string, string>();
  const origin = `http://127.0.0.1:${port}`;
  const own = { "Sec-Fetch-Site": "same-origin", ...(cookie && { Cookie: cookie }) };

  const ask = async (asked: Asked): Promise<Came> => {
    const started = performance.now();
    const first = await askOnce({ port, agent, own, origin, ...asked });
    if (first !== CLOSED_WHILE_IDLE) return { ...first, ms: performance.now() - started };
    const second = await askOnce({ port, agent, own, origin, ...asked });
    const came = second === CLOSED_WHILE_IDLE ? noAnswer("closed twice") : second;
    return { ...came, again: true, ms: performance.now() - started };
  };

  return {
    async open(path) {
      const known = tags.get(path);
      const came = await ask({
        path,
        headers: { ...DOCUMENT, ...(known && { "If-None-Match": known }) },
      });
      if (came.tag) tags.set(path, came.tag);
      return came;
    },
    knows: (path) => tags.has(path),
    fetch: (path, fields) => ask({ path, headers: SCRIPT, fields }),
    submit: (path, fields) => ask({ path, headers: DOCUMENT, fields }),
    close: () => agent.destroy(),
  };
}

type Line = { port: number; agent: Agent; own: Record<string, string>; origin: string };

const CLOSED_WHILE_IDLE = "closed while idle";

function askOnce(asked: Line & Asked): Promise<Came | typeof CLOSED_WHILE_IDLE> {
  const { port, agent, own, origin, path, headers, fields } = asked;
  const body = fields && new URLSearchParams(fields).toString();
  const form = body !== undefined && {
    Origin: origin,
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": Buffer.byteLength(body),
  };
  return new Promise((resolve) => {
    let answered = false;
    const sent = request({
      agent,
      host: "127.0.0.1",
      port,
      path,
      method: form ? "POST" : "GET",
      headers: { ...own, ...headers, ...form },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const fail = (error: Error & { code?: string }) => {
      // Nothing of an answer came on a line that was kept: browsers ask once more, and so do we.
      const kept = sent.reusedSocket && error.code === "ECONNRESET" && !answered;
      resolve(kept ? CLOSED_WHILE_IDLE : noAnswer(error.code ?? error.name));
    };
    sent.on("error", fail);
    sent.on("response", (response) => {
      answered = true;
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", fail);
      response.on("end", () =>
        resolve({
          ...noAnswer(null),
          status: response.statusCode ?? 0,
          location: response.headers.location ?? null,
          tag: response.headers.etag ?? null,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.end(body);
  });
}

function noAnswer(failure: string | null): Came {
  return { status: 0, failure, ms: 0, location: null, text: "", again: false, tag: null };
}
