import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isForeign } from "#app/domain/offline/own-answer.ts";
import { answer, type Ways } from "#app/service-worker/answer.ts";

const page = (text: string) => new Response(text, { headers: { "X-Request-Id": "1" } });
const never = new Promise<never>(() => {});
const noLine = () => Promise.reject(new TypeError("Failed to fetch"));

/** What a person reads, with what is on the device unless said otherwise. */
async function read(ways: Partial<Ways>): Promise<string> {
  const response = await answer({
    network: Promise.resolve(page("from the network")),
    isAnswer: async (response) => !isForeign(response),
    patienceEnds: never,
    copy: async () => page("kept"),
    offlinePage: async () => page("offline page"),
    ...ways,
  });
  return response.text();
}

/** The device has nothing of this page. */
const NOTHING = { copy: async () => undefined };
const badGateway = () => Promise.resolve(new Response("Bad gateway", { status: 502 }));

describe("a navigation shows", () => {
  test("what the application answers, its own 503 too", async () => {
    expect(await read({})).toBe("from the network");
    const headers = { "X-Request-Id": "1" };
    const unavailable = new Response("We could not load this", { status: 503, headers });
    expect(await read({ network: Promise.resolve(unavailable) })).toBe("We could not load this");
  });

  test("what is kept of the page where the connection fails or a proxy answers, else the offline page", async () => {
    for (const network of [noLine, badGateway]) {
      expect(await read({ network: network() })).toBe("kept");
      expect(await read({ network: network(), ...NOTHING })).toBe("offline page");
    }
  });

  test("what the browser and the proxy say where the device has nothing at all, or cannot be read", async () => {
    const empty = { ...NOTHING, offlinePage: async () => undefined };
    const broken = { copy: noLine, offlinePage: noLine };
    expect(await read({ network: badGateway(), ...empty })).toBe("Bad gateway");
    expect(await read({ network: badGateway(), ...broken })).toBe("Bad gateway");
    await expect(read({ network: noLine(), ...empty })).rejects.toThrow("Failed to fetch");
  });
});

describe("over a line that accepts and never answers", () => {
  const server = createServer(() => {});
  let address = "";
  beforeAll(async () => {
    await once(server.listen(0, "127.0.0.1"), "listening");
    const at = server.address();
    if (at === null || typeof at === "string") throw new Error("No port.");
    address = `http://127.0.0.1:${at.port}`;
    return () => server.closeAllConnections();
  });
  afterAll(() => server.close());

  test("what is kept is shown once patience ends", async () => {
    const network = fetch(address);
    network.catch(() => {});
    expect(await read({ network, patienceEnds: Promise.resolve() })).toBe("kept");
  });

  test("a page of which nothing is kept is waited for, until the line says that there is nothing", async () => {
    const hold = new AbortController();
    const network = fetch(address, { signal: hold.signal });
    const reading = read({ network, patienceEnds: Promise.resolve(), ...NOTHING });
    await Promise.race([reading.then(() => expect.unreachable()), once(server, "request")]);
    hold.abort();
    expect(await reading).toBe("offline page");
  });

  test("a late page is shown where nothing is kept", async () => {
    const { promise: network, resolve } = Promise.withResolvers<Response>();
    const reading = read({ network, patienceEnds: Promise.resolve(), ...NOTHING });
    resolve(page("late"));
    expect(await reading).toBe("late");
  });
});
