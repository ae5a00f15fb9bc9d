import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { storeContactMessage } from "#db/support/contact.ts";
import {
  browserAt,
  browserOf,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, connect } from "#tests/support/application/app.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCustomer, addProfessional, addService, NOW } from "#tests/support/fixtures.ts";
import { element, parseHtml, textIn, texts } from "#tests/support/html.ts";
import { IMPATIENT, PATIENT } from "#tests/support/patience.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { type DatabaseProxy, proxyTo } from "#tests/support/servers/database-proxy.ts";
import { type Sqld, startSqld } from "#tests/support/servers/sqld.ts";

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

let sqld: Sqld;
let gate: DatabaseProxy;
/** With time enough for any answer, and with none for one that is kept back. */
let patient: ReturnType<typeof appOver>;
let impatient: ReturnType<typeof appOver>;
let anita: TestBrowser;
let anitaImpatient: TestBrowser;
let service: string;
let conversation: string;

beforeAll(async () => {
  sqld = await startSqld();
  const { client } = sqld;
  const ravi = await addProfessional(client);
  service = `/service/${await addService(client, ravi)}`;
  const anitaId = await addCustomer(client);
  conversation = await addConversation(client, [anitaId, ravi]);
  gate = await proxyTo(sqld.url);
  patient = appOver(() => connect(gate.url, { limits: PATIENT }));
  impatient = appOver(() => connect(gate.url, { limits: IMPATIENT }));
  anita = await browserOf(client, patient, anitaId);
  // A page that fails greets those whom a page before has greeted.
  expect((await anita.get("/dashboard")).status).toBe(200);
  anitaImpatient = browserAt(impatient);
  for (const [name, value] of anita.cookies) anitaImpatient.cookies.set(name, value);
});
beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(async () => {
  vi.restoreAllMocks();
  await gate.turn("open");
});
afterAll(async () => {
  await gate.turn("closed");
  await sqld.stop();
});

/** The answer to what is asked while the database keeps its answers back, which it gives once it has been asked. */
async function answeredLate<T>(ask: () => Promise<T>): Promise<T> {
  await gate.turn({ answers: 0 });
  const answer = ask();
  await eventually(gate.holds).toBe(true);
  gate.release();
  return answer;
}

describe("while every answer of the database comes late, within its limit", () => {
  test("public pages and the dashboard are complete", async () => {
    const { status, document } = await answeredLate(() => patient.page(service));
    expect([status, texts(document, "h1")]).toEqual([200, ["House wiring and breaker panels"]]);
    const dashboard = await answeredLate(() => anita.open("/dashboard"));
    expect(texts(dashboard.page, "h1")).toEqual([expect.stringContaining("Anita")]);
  });

  test("a message is stored", async () => {
    const path = `/dashboard/messages/${conversation}/thread`;
    const clientId = crypto.randomUUID();
    const sent = await answeredLate(() => anita.post(path, { clientId, content: "Slow but sure" }));
    expect(sent.status).toBe(200);
    expect(await rowsOf(sqld.client, "messages")).toHaveLength(1);
  });

  test("a write succeeds, once, when it comes too late for a read", async () => {
    const readsFail = { ...PATIENT, readMs: IMPATIENT.readMs };
    await gate.turn({ answers: 0 });
    const writing = storeContactMessage(connect(gate.url, { limits: readsFail }), MESSAGE, SUPPORT);
    const reading = connect(gate.url, { limits: readsFail }).$client.execute("select 1");
    await expect(reading).rejects.toThrow();
    gate.release();
    await writing;
    expect(await rowsOf(sqld.client, "contact_messages")).toHaveLength(1);
  });
});

describe("while no answer of the database comes", () => {
  beforeEach(() => gate.turn({ answers: 0 }));

  test.each(["/", "/search?q=wiring"])("%s fails and says so", async (path) => {
    const { status, headers } = await impatient.page(path);
    expect(status).toBe(503);
    expect(headers.get("Retry-After")).toBe("5");
  });

  test("the dashboard fails and does not redirect to the sign-in page", async () => {
    const answer = await anitaImpatient.get("/dashboard");
    expect(answer.status).toBe(503);
    const page = parseHtml(await answer.text());
    expect(texts(page, "h1")).toEqual(["Welcome, Anita"]);
    expect(textIn(element(page, "main"))).toContain("Try Again");
  });

  test("a form that failed keeps its values", async () => {
    const { status, page } = await pageOf(await impatient.post("/contact", CONTACT));
    expect(status).toBe(503);
    expect(textIn(element(page, "textarea"))).toBe(CONTACT.message);
  });

  test("a write fails, and submitted again it is stored once, with one e-mail", async () => {
    const { client } = sqld;
    await client.batch(["delete from contact_messages", "delete from mail_outbox"], "write");
    const late = storeContactMessage(connect(gate.url, { limits: IMPATIENT }), MESSAGE, SUPPORT);
    await expect(late).rejects.toThrow();
    await eventually(() => rowsOf(client, "contact_messages")).toHaveLength(1);
    await gate.turn("open");
    await storeContactMessage(connect(gate.url, { limits: PATIENT }), MESSAGE, SUPPORT);
    expect(await rowsOf(client, "contact_messages")).toHaveLength(1);
    expect(await rowsOf(client, "mail_outbox")).toHaveLength(1);
  });
});
