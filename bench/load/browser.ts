import { Agent, request } from "node:http";

export type Answer = {
  /** 0 without an answer. */
  status: number;
  /** The error code without an answer. */
  failure: string | null;
  /** Milliseconds from the request to the last byte. */
  ms: number;
  location: string | null;
  text: string;
  /** Whether the idle connection had been closed, so that the request was sent again on a new one. */
  again: boolean;
};

/** A simulated browser: kept-alive connections, a session and the cookies of answers, and documents with their ETags. */
export type Browser = {
  /** Opens a page; a known one is revalidated with its ETag. */
  open(path: string): Promise<Answer>;
  knows(path: string): boolean;
  /** Sends a request as a script of a page does. */
  fetch(path: string, fields?: Record<string, string>): Promise<Answer>;
  /** Sends a form without following its redirect. */
  submit(path: string, fields: Record<string, string>): Promise<Answer>;
  close(): void;
};

const MOST_CONNECTIONS = 6;
const LIMIT_MS = 10_000;
const DOCUMENT = {
  Accept: "text/html",
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-Mode": "navigate",
};
const SCRIPT = { Accept: "*/*", "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors" };

type SentRequest = {
  path: string;
  headers: Record<string, string>;
  fields?: Record<string, string>;
};
type RawAnswer = Answer & { tag: string | null; setCookies: readonly string[] };

/** A browser for a port of this machine. A request ends after 10 s. */
export function openBrowser(port: number, cookie = ""): Browser {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
  const tags = new Map<string, string>();
  const origin = `http://127.0.0.1:${port}`;
  const cookies = new Map<string, string>();
  if (cookie) keepCookie(cookies, cookie);

  const sendOver = async (sent: SentRequest): Promise<RawAnswer> => {
    const held = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const own = { "Sec-Fetch-Site": "same-origin", ...(held && { Cookie: held }) };
    const first = await sendOnce({ port, agent, own, origin, ...sent });
    if (first !== CLOSED_WHILE_IDLE) return first;
    const second = await sendOnce({ port, agent, own, origin, ...sent });
    return { ...(second === CLOSED_WHILE_IDLE ? noAnswer("closed twice") : second), again: true };
  };
  const send = async (sent: SentRequest): Promise<RawAnswer> => {
    const started = performance.now();
    const answer = await sendOver(sent);
    for (const one of answer.setCookies) keepCookie(cookies, one);
    return { ...answer, ms: performance.now() - started };
  };

  return {
    async open(path) {
      const known = tags.get(path);
      const answer = await send({
        path,
        headers: { ...DOCUMENT, ...(known && { "If-None-Match": known }) },
      });
      if (answer.tag) tags.set(path, answer.tag);
      return answer;
    },
    knows: (path) => tags.has(path),
    fetch: (path, fields) => send({ path, headers: SCRIPT, fields }),
    submit: (path, fields) => send({ path, headers: DOCUMENT, fields }),
    close: () => agent.destroy(),
  };
}

/** Keeps the cookie of a Set-Cookie header, or forgets it where the header ends it. */
function keepCookie(cookies: Map<string, string>, header: string): void {
  const [, name, value] = /^([^=;]+)=([^;]*)/.exec(header) ?? [];
  if (name === undefined || value === undefined) return;
  if (/;\s*max-age=0/i.test(header)) cookies.delete(name);
  else cookies.set(name, value);
}

type Connection = { port: number; agent: Agent; own: Record<string, string>; origin: string };

const CLOSED_WHILE_IDLE = "closed while idle";

function sendOnce(
  message: Connection & SentRequest,
): Promise<RawAnswer | typeof CLOSED_WHILE_IDLE> {
  const { port, agent, own, origin, path, headers, fields } = message;
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
      // A kept-alive connection ended without an answer: browsers send the request once more.
      const wasIdle = sent.reusedSocket && error.code === "ECONNRESET" && !answered;
      resolve(wasIdle ? CLOSED_WHILE_IDLE : noAnswer(error.code ?? error.name));
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
          setCookies: response.headers["set-cookie"] ?? [],
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.end(body);
  });
}

function noAnswer(failure: string | null): RawAnswer {
  return {
    status: 0,
    failure,
    ms: 0,
    location: null,
    text: "",
    again: false,
    tag: null,
    setCookies: [],
  };
}
