import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { migrate } from "#db/migrate.ts";
import { storeContactMessage } from "#db/support/contact.ts";
import { type DatabaseProxy, proxyTo } from "#tests/support/database-proxy.ts";
import { type LocalServer, startLocalServer } from "#tools/sqld/server.ts";
import { browserOf, pageOf, rowsOf, type TestBrowser } from "../support/accounts.ts";
import { appOver, connect } from "../support/app.ts";
import { addConversation } from "../support/conversations.ts";
import { addCustomer, addProfessional, addService, NOW } from "../support/fixtures.ts";
import { element, parseHtml, textIn, texts } from "../support/html.ts";

const CONTACT = {
  topic: "general",
  email: "asha@kayap.test",
  message: "Do you also work in Lethem? I would like to know before the rains.",
};

const MESSAGE = {
  id: "one and the same",
  topic: "general",
  email: "asha@kayap.test",
  userId: null,
  message: CONTACT.message,
  at: NOW,
} as const;
const SUPPORT = {
  to: "support@kayap.test",
  emailContent: () => ({ subject: "A message", text: "T", html: "H" }),
};

let folder: string;
let server: LocalServer;
let client: Client;
let gate: DatabaseProxy;
let app: ReturnType<typeof appOver>;
let anita: TestBrowser;
let ravi: string;
let service: string;
let conversation: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kayap-slow-"));
  server = await startLocalServer({ folder, log: () => {} });
  client = createClient({ url: server.url });
  await migrate(client);
  ravi = await addProfessional(client);
  service = `/service/${await addService(client, ravi)}`;
  const anitaId = await addCustomer(client);
  conversation = await addConversation(client, [anitaId, ravi]);
  gate = await proxyTo(server.url);
  app = appOver(() => connect(gate.url));
  anita = await browserOf(client, app, anitaId);
  // The application is compiled at its first requests, which must not count.
  for (const path of [service, "/contact"]) expect((await anita.get(path)).status).toBe(200);
  for (const path of ["/dashboard", "/dashboard/messages"]) {
    expect((await anita.get(path)).status).toBe(200);
  }
});
beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(async () => {
  vi.restoreAllMocks();
  await gate.turn("open");
});
afterAll(async () => {
  await gate.turn("closed");
  client.close();
  await server.stop();
  await rm(folder, { recursive: true });
});

async function timed<T>(work: () => Promise<T>): Promise<{ took: number; value: T }> {
  const start = performance.now();
  const value = await work();
  return { took: performance.now() - start, value };
}

describe("while every response of the database takes 0.6 seconds longer", () => {
  beforeEach(() => gate.turn({ slowerByMs: 600 }));

  test("public pages and the dashboard are complete", async () => {
    expect((await anita.get(service)).status).toBe(200);
    expect((await anita.get("/dashboard")).status).toBe(200);
  });

  test("a message is stored", async () => {
    const path = `/dashboard/messages/${conversation}/thread`;
    const clientId = crypto.randomUUID();
    const sent = await anita.post(path, { clientId, content: "Slow but sure" });
    expect(sent.status).toBe(200);
    await gate.turn("open");
    expect(await rowsOf(client, "messages")).toHaveLength(1);
  });
});

describe("while every response of the database takes three seconds longer", () => {
  beforeEach(() => gate.turn({ slowerByMs: 3_000 }));

  test.each(["/", "/search?q=wiring"])("%s fails after 1.5 seconds and says so", async (path) => {
    const { took, value } = await timed(() => app.page(path));
    expect(value.status).toBe(503);
    expect(value.headers.get("Retry-After")).toBe("5");
    expect(took).toBeLessThan(2_500);
  });

  test("the dashboard fails after 1.5 seconds and does not redirect to the sign-in page", async () => {
    const { took, value } = await timed(() => anita.get("/dashboard"));
    expect(value.status).toBe(503);
    expect(took).toBeLessThan(2_500);
    const page = parseHtml(await value.text());
    expect(texts(page, "h1")).toEqual(["Welcome, Anita"]);
    expect(textIn(element(page, "main"))).toContain("Try Again");
  });

  test("a write succeeds within its five seconds, once", async () => {
    await storeContactMessage(connect(gate.url), MESSAGE, SUPPORT);
    expect(await rowsOf(client, "contact_messages")).toHaveLength(1);
  });
});

test("a write whose response takes longer than its limit fails, and submitted again it is stored once, with one e-mail", async () => {
  await client.batch(["delete from contact_messages", "delete from mail_outbox"]);
  await gate.turn({ slowerByMs: 6_000 });
  const late = storeContactMessage(connect(gate.url), MESSAGE, SUPPORT);
  await expect(late).rejects.toThrow();
  await gate.turn("open");
  await storeContactMessage(connect(gate.url), MESSAGE, SUPPORT);
  expect(await rowsOf(client, "contact_messages")).toHaveLength(1);
  expect(await rowsOf(client, "mail_outbox")).toHaveLength(1);
});

test("a form that failed because of a slow database keeps its values", async () => {
  await gate.turn({ slowerByMs: 3_000 });
  const { status, page } = await pageOf(await app.post("/contact", CONTACT));
  expect(status).toBe(503);
  expect(textIn(element(page, "textarea"))).toBe(CONTACT.message);
});
