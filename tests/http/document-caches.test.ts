import { describe, expect, test } from "vitest";
import type { Documents } from "#app/http/documents/document-cache.ts";
import { storableDocument } from "#app/http/documents/storable-document.ts";
import { deployed, inMemory } from "#tests/support/http/document-caches.ts";

const SERVICE = "/service/0198c1f0-0000-4000-8000-000000000001";
const OTHER = "/service/0198c1f0-0000-4000-8000-000000000002";
const PRO = "/pro/0198c1f0-0000-4000-8000-00000000000a";
/** After this the memory in front of a cache has forgotten what it took from it. */
const BURST = 2_001;

type Look = { theme?: "dark"; lessData?: boolean };
type World = Parameters<typeof deployed>[0];
/** Every way in which Kayap runs; `slackMs` is what one cache in front of another adds to the age of a document. */
const CACHES: {
  name: string;
  slackMs: number;
  make: (world: World) => (rendered: Documents) => Documents;
}[] = [
  { name: "the memory of an isolate", slackMs: 0, make: inMemory },
  { name: "the platform’s cache", slackMs: 0, make: (world) => deployed(world).alone },
  { name: "both, as deployed", slackMs: 2_000, make: (world) => deployed(world).isolate },
];

/** A cache whose clock the test moves, before an application that numbers its documents. */
function cacheBefore(make: (typeof CACHES)[number]["make"]) {
  const later: Promise<unknown>[] = [];
  const rendered: string[] = [];
  let now = 1_000_000;
  const response = { status: 200, text: "", headers: {} as Record<string, string> };
  let held: Promise<void> | undefined;
  const documents = make({ now: () => now, waitUntil: (work) => later.push(work) })({
    get: async (document) => {
      rendered.push(document.address);
      const body = `document ${rendered.length} ${response.text}`;
      await held;
      const { status, headers } = response;
      return storableDocument(
        new Response(body, { status, headers: { "Content-Type": "text/html", ...headers } }),
      );
    },
    purge: async () => {},
  });
  const ask = (address: string, { theme, lessData = false }: Look = {}) => {
    const document = { address, theme: theme ?? "system", lessData, isData: false } as const;
    return documents.get(document, new Request("http://kayap.test/"));
  };
  return {
    rendered,
    /** What the application answers from now on. */
    response,
    wait: (ms: number) => {
      now += ms;
    },
    settle: () => Promise.all(later),
    /** Holds the application until the function that it returns is called. */
    hold: () => {
      const released = Promise.withResolvers<void>();
      held = released.promise;
      return released.resolve;
    },
    purge: documents.purge,
    ask,
    get: async (address: string, look?: Look) => {
      const text = await (await ask(address, look)).text();
      return Number(/\d+/.exec(text)?.[0]);
    },
  };
}

describe.each(CACHES)("$name", ({ make, slackMs }) => {
  test("serves a copy as it is for 30 s", async () => {
    const cache = cacheBefore(make);
    expect(await cache.get("/")).toBe(1);
    cache.wait(29_000);
    expect(await cache.get("/")).toBe(1);
    await cache.settle();
    expect(cache.rendered).toHaveLength(1);
  });

  test("serves it for five minutes while a new one is made", async () => {
    const cache = cacheBefore(make);
    await cache.get("/");
    cache.wait(299_000);
    expect(await cache.get("/")).toBe(1);
    await cache.settle();
    cache.wait(BURST);
    expect(await cache.get("/")).toBe(2);
  });

  test("serves none that is older than five minutes (threat 57)", async () => {
    const cache = cacheBefore(make);
    await cache.get("/");
    cache.wait(300_001 + slackMs);
    expect(await cache.get("/")).toBe(2);
  });

  test("makes a new one once, however many ask for the old one meanwhile", async () => {
    const cache = cacheBefore(make);
    await cache.get("/");
    cache.wait(31_000);
    const release = cache.hold();
    expect(await Promise.all([1, 2, 3].map(() => cache.get("/")))).toEqual([1, 1, 1]);
    release();
    await cache.settle();
    expect(cache.rendered).toHaveLength(2);
  });

  test("keeps the old one while no new one can be made, and after five minutes says so", async () => {
    const cache = cacheBefore(make);
    await cache.get("/");
    cache.response.status = 503;
    cache.wait(200_000);
    expect(await cache.get("/")).toBe(1);
    await cache.settle();
    cache.wait(BURST);
    expect((await cache.ask("/")).status).toBe(200);
    cache.wait(100_000 + slackMs);
    expect((await cache.ask("/")).status).toBe(503);
  });

  test("has a copy for each address, theme and amount of data", async () => {
    const cache = cacheBefore(make);
    const forms: [address: string, look: Look][] = [
      ["/", {}],
      ["/search?q=roof", {}],
      ["/search?q=roof&page=2", {}],
      ["/", { theme: "dark" }],
      ["/", { lessData: true }],
      ["/", { theme: "dark", lessData: true }],
    ];
    for (let time = 0; time < 2; time += 1) {
      for (const [i, form] of forms.entries()) expect(await cache.get(...form)).toBe(i + 1);
    }
  });

  test("stores no page that sets a cookie, no error and nothing that is no page", async () => {
    const unfit = [
      { status: 200, headers: { "Set-Cookie": "a=b" } },
      { status: 503, headers: {} },
      { status: 404, headers: {} },
      { status: 301, headers: { Location: "/" } },
      { status: 200, headers: { "Content-Type": "application/json" } },
    ];
    for (const one of unfit) {
      const cache = cacheBefore(make);
      Object.assign(cache.response, one);
      expect((await cache.ask("/")).headers.get("Cache-Control")).toBe("no-store");
      await cache.ask("/");
      expect(cache.rendered, JSON.stringify(one)).toHaveLength(2);
    }
  });

  test("says whether a document is from it, and gives the whole of it each time", async () => {
    const cache = cacheBefore(make);
    const first = await cache.ask("/");
    expect(first.headers.get("Cf-Cache-Status") ?? "MISS").toBe("MISS");
    const second = await cache.ask("/");
    expect(second.headers.get("Cf-Cache-Status")).toBe("HIT");
    cache.wait(31_000);
    expect((await cache.ask("/")).headers.get("Cf-Cache-Status")).toMatch(/^(STALE|UPDATING)$/);
    for (const name of ["ETag", "Content-Type"]) {
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    }
    // The caller may write on each, and takes nothing from the next.
    second.headers.set("ETag", "another");
    expect((await cache.ask("/")).headers.get("ETag")).toBe(first.headers.get("ETag"));
    expect(await second.text()).toBe(await first.text());
  });

  test("forgets at a purge whatever shows a service or a professional, in every form", async () => {
    const cache = cacheBefore(make);
    cache.response.text = `<a href="${OTHER}"><a href="${SERVICE}#reviews"><a href="${PRO}">`;
    const forms: [address: string, look: Look][] = [
      ["/", {}],
      ["/search?q=roof", { theme: "dark" }],
      [SERVICE, { lessData: true }],
    ] satisfies [address: string, look: Look][];
    for (const subject of [SERVICE, PRO]) {
      const before = await Promise.all(forms.map((form) => cache.get(...form)));
      await cache.purge([subject]);
      const after = await Promise.all(forms.map((form) => cache.get(...form)));
      for (const [i, number] of before.entries()) expect(after[i]).toBeGreaterThan(number);
    }
  });
});

describe("the memory of an isolate", () => {
  test("stores nothing that began to be made before a purge: it may show what the purge was for", async () => {
    const cache = cacheBefore(inMemory);
    const release = cache.hold();
    const begun = cache.get(SERVICE);
    await cache.purge([SERVICE]);
    release();
    expect(await begun).toBe(1);
    expect(await cache.get(SERVICE)).toBe(2);
  });

  test("forgets a page that is not there any more when it wanted to make it again", async () => {
    const cache = cacheBefore(inMemory);
    await cache.get(SERVICE);
    cache.response.status = 404;
    cache.wait(31_000);
    await cache.ask(SERVICE);
    await cache.settle();
    expect((await cache.ask(SERVICE)).status).toBe(404);
  });

  test("has the latest hundred documents", async () => {
    const cache = cacheBefore(inMemory);
    for (let i = 0; i <= 100; i += 1) await cache.get(`/search?q=${i}`);
    cache.rendered.length = 0;
    await cache.get("/search?q=100");
    expect(cache.rendered).toEqual([]);
    await cache.get("/search?q=0");
    expect(cache.rendered).toEqual(["/search?q=0"]);
  });
});

describe("deployed", () => {
  /** Two isolates of one Worker. */
  function isolates() {
    const rendered: string[] = [];
    let now = 0;
    const world = deployed({ now: () => now, waitUntil: () => {} });
    const source: Documents = {
      get: async ({ address }) => {
        rendered.push(address);
        const headers = { "Content-Type": "text/html" };
        return storableDocument(new Response(`${rendered.length} ${SERVICE}`, { headers }));
      },
      purge: async () => {},
    };
    const [first, second] = [world.isolate(source), world.isolate(source)];
    const get = async (isolate: Documents, path = "/", sent = {}) => {
      const document = { address: path, theme: "system", lessData: false, isData: false } as const;
      const request = new Request("http://kayap.test/", { headers: sent });
      return Number.parseInt(await (await isolate.get(document, request)).text(), 10);
    };
    const wait = (ms: number) => {
      now += ms;
    };
    return { first, second, get, wait, rendered, world };
  }

  test("one isolate has what another rendered", async () => {
    const { first, second, get, rendered } = isolates();
    expect([await get(first), await get(second)]).toEqual([1, 1]);
    expect(rendered).toHaveLength(1);
  });

  test("a purge reaches the memory of other isolates within two seconds", async () => {
    const { first, second, get, wait } = isolates();
    await get(second);
    await first.purge([SERVICE]);
    expect(await get(first)).toBe(2);
    wait(BURST);
    expect(await get(second)).toBe(2);
  });

  test("a purge leaves what does not show the service", async () => {
    const { first, get, wait } = isolates();
    await get(first);
    await first.purge([OTHER]);
    wait(BURST);
    expect(await get(first)).toBe(1);
  });

  test("a purge that the platform refuses fails, and says why", async () => {
    const { first, world } = isolates();
    for (let i = 0; i < 25; i += 1) await world.cache.purge({ tags: [OTHER] });
    await expect(first.purge([SERVICE])).rejects.toThrow("Not purged: Rate limit reached.");
  });

  test("one purge of more than a hundred addresses is several of the platform's", async () => {
    const { first, get } = isolates();
    await get(first);
    const many = Array.from({ length: 150 }, (_, i) => `${OTHER}${i}`);
    await first.purge([...many, SERVICE]);
    expect(await get(first)).toBe(2);
  });

  test("a new version has no document of the one before, whose assets may be deleted", async () => {
    const { first, get, wait, world } = isolates();
    await get(first);
    world.deploy();
    wait(BURST);
    expect(await get(first)).toBe(2);
  });

  test("no header of a visitor makes a copy of its own, or keeps one from being stored (threat 71)", async () => {
    const { first, get, wait, rendered } = isolates();
    const hostile = ["Authorization", "X-Forwarded-Host", "X-HTTP-Method-Override", "Range"];
    for (const name of [...hostile, "User-Agent", "CF-Connecting-IP"]) {
      await get(first, "/", { [name]: "evil" });
      wait(BURST);
    }
    expect(rendered).toHaveLength(1);
  });
});
