import "../support/light-hashing.ts";
import { writeFileSync } from "node:fs";
import { generateHOTP } from "oslo/otp";
import { z } from "zod";
import { hashToken } from "#app/auth/one-time-token.ts";
import { newSecret, sealSecret } from "#app/auth/two-factor.ts";
import { missedSchema, threadSchema } from "#app/domain/messages/conversation.ts";
import { runJobs } from "#app/jobs/run-jobs.ts";
import { stopPath } from "#app/mail/stop-link.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { readEntrant, readMember } from "#db/messages/entrants.ts";
import { readNews } from "#db/messages/inbox-news.ts";
import { readMigrations } from "#db/migrate.ts";
import { conversationFrameSchema, inboxFrameSchema, memberFrameSchema } from "#party/protocol.ts";
import { ROLE_TABLE } from "../routes/role-table.ts";
import { browserAt, PASSWORD, REGISTRATION } from "../support/accounts.ts";
import { appOver, servedRoutes } from "../support/app.ts";
import { recordedRooms } from "../support/conversations.ts";
import { insert, NOW } from "../support/fixtures.ts";
import { type Element, elements, having, parseHtml, sentBy } from "../support/html.ts";
import { lettersIn, linksIn } from "../support/outbox.ts";
import { memoryBucket } from "../support/photos.ts";
import { DEVICE, ROLES, type Role, roleWorld } from "../support/role-world.ts";
import { recordClients } from "./client-recorder.ts";
import {
  placeOf,
  type RecordedCall,
  type RecordedCredential,
  type RecordedData,
  type RecordedForm,
  type RecordedVisit,
  routesIn,
} from "./recorded.ts";

// Writes down what the build of this checkout asks of its database, sends from its pages and hands out, for the tests
// that let the next release meet it. Run on the commit that is released: npm run release:record

const SECRET = "only for tests, and long enough for them";
const CONFIG = { pushKey: "a key" };
const folder = new URL("./", import.meta.url);

const recorder = recordClients();
const world = await roleWorld();
const textAt = (place: number) => recorder.texts[place] ?? "";
const [first] = recorder.calls;
const worldCalls = recorder.calls.filter(({ client }) => client === first?.client);
const begins = worldCalls.findLastIndex(({ call }) => call.some(isMigration)) + 1;

const things = new Map(Object.entries(world.things));
const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name) => things.get(name) ?? name);
const cookieOf = (role: Role) =>
  role === "visitor" ? "" : `session=${world.sessions[role]}; device=${DEVICE}`;

const visits: RecordedVisit[] = [];
const known = new Set<number>();

/** Does something in the world as it was at first, and keeps what it asked of the database when any of it is new. */
async function visit(name: string, work: (db: Database) => Promise<void>): Promise<boolean> {
  const from = recorder.calls.length;
  const changed = await world.changedBy(async (db) => {
    await work(db);
    const calls = recorder.calls
      .slice(from)
      .map(({ call }) => call)
      .filter((call) => !call.some(([text]) => /pragma|total_changes/.test(textAt(text))));
    const texts = calls.flat().map(([text]) => text);
    if (texts.every((text) => known.has(text))) return;
    for (const text of texts) known.add(text);
    visits.push({ name, calls });
  });
  return changed.length > 0;
}

function isMigration(statement: RecordedCall[number]): boolean {
  return /^(create|alter|drop|pragma)|\bmigrations\b/i.test(textAt(statement[0]));
}

const forms = new Map<string, RecordedForm>();

/** The forms of a page, each with what the table of roles would type into it, once for each of its buttons. */
function formsOn(document: Element, page: string) {
  return elements(document, having("method", "post")).flatMap((form) => {
    const action = new URL(form.attributes.action ?? page, `http://kayap.test${page}`);
    const path = action.pathname + action.search;
    const typed = ROLE_TABLE.find(({ route, at }) => [path, page].includes(filled(at ?? route)));
    const fields = sentBy(document, form);
    const named = elements(form, having("name")).map(({ attributes }) => attributes.name ?? "");
    for (const [name, value] of Object.entries(typed?.form ?? {})) {
      if (named.includes(name)) fields.set(name, filled(value));
    }
    for (const area of elements(form, "textarea")) {
      const { name = "" } = area.attributes;
      if (!fields.has(name)) fields.set(name, area.children.join("").trim());
    }
    const buttons = elements(form, "button").filter(having("name"));
    const plain = elements(form, "button").length > buttons.length || buttons.length === 0;
    return [
      ...(plain ? [[...fields]] : []),
      ...buttons.map(({ attributes: { name = "", value = "" } }) => [
        ...[...fields].filter(([other]) => other !== name),
        [name, value] satisfies [string, string],
      ]),
    ].map((sent) => ({ action: path, fields: sent }));
  });
}

for (const row of ROLE_TABLE) {
  const path = filled(row.at ?? row.route);
  for (const role of ROLES) {
    const headers = { Origin: "http://kayap.test", Accept: "text/html", Cookie: cookieOf(role) };
    let document: Element | undefined;
    await visit(`${role}: ${path}`, async (db) => {
      const page = await appOver(db, { config: CONFIG }).fetch(path, { headers });
      const html = await page.text();
      if (page.status === 200 && html.startsWith("<!DOCTYPE")) document = parseHtml(html);
    });
    const sent = document ? formsOn(document, path) : [];
    if (row.form && !("any" in row.form) && sent.every(({ action }) => action !== path)) {
      const fields = Object.entries(row.form).map(([name, value]) => [name, filled(value)]);
      sent.push({ action: path, fields: fields as [string, string][] });
    }
    for (const { action, fields } of sent) {
      const key = `${action.replace(/[\w-]{36,43}/g, "*")} ${fields.map(([name, value]) => (named(name) ? `${name}=${value}` : name)).sort()}`;
      if (forms.has(key)) continue;
      let status = 0;
      const writes = await visit(`${role}: POST ${action}`, async (db) => {
        const answer = await appOver(db, { config: CONFIG }).fetch(action, {
          method: "POST",
          headers,
          body: new URLSearchParams(fields),
        });
        await answer.text();
        status = answer.status;
      });
      if (writes) forms.set(key, { cookie: cookieOf(role), action, fields, status });
    }
  }
}

/** Fields that say which of several things a form does. */
function named(name: string): boolean {
  return ["step", "intent", "which", "turn", "action"].includes(name);
}

await visit("the jobs of a day later", (db) =>
  runJobs({
    db,
    bucket: memoryBucket(),
    rooms: recordedRooms().rooms,
    post: null,
    push: null,
    appOrigin: "http://kayap.test",
    secret: SECRET,
    now: NOW + 24 * 60 * 60_000,
  }),
);
await visit("the rooms", async (db) => {
  const hash = hashToken(world.sessions.customer);
  await readEntrant(db, hash, NOW);
  await readMember(db, hash, world.things.conversation, NOW);
  await readNews(db, world.things.customer, world.things.conversation, NOW);
});

const credentials: RecordedCredential[] = [];
const HANDED_OUT = "what is handed out";
await visit(HANDED_OUT, async (db) => {
  const client = db.$client;
  const app = appOver(db, { config: CONFIG });
  const signedIn = browserAt(app);
  await signedIn.post("/login", { email: "anita@kayap.test", password: PASSWORD });
  const cookie = [...signedIn.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const add = (what: string, path: string, given: Partial<RecordedCredential> = {}) =>
    credentials.push({ what, cookie: "", path, status: 0, place: null, ...given });
  add("a session", "/dashboard", { cookie });
  add("a session and a device", "/dashboard/settings/sessions", { cookie });

  const visitor = browserAt(app);
  await visitor.post("/register", { ...REGISTRATION, email: "asha@kayap.test" });
  await visitor.post("/forgot-password", { email: "ravi@kayap.test" });
  await visitor.post("/newsletter", { email: "asha@kayap.test" });
  await signedIn.post("/dashboard/settings/email", {
    current: PASSWORD,
    email: "anita.ramdeen@kayap.test",
  });
  const withFactor = browserAt(app);
  const secret = newSecret();
  await insert(client, "two_factor", {
    user_id: world.things.otherCustomer,
    secret: sealSecret(SECRET, world.things.otherCustomer, secret),
    confirmed_at: NOW,
    last_step: 0,
  });
  await withFactor.post("/login", { email: "neela@kayap.test", password: PASSWORD });
  add("a sign-in that waits for its code", "/login/code", {
    cookie: [...withFactor.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    fields: { code: await generateHOTP(secret, Math.floor(NOW / 30_000)) },
  });
  const professional = browserAt(app);
  professional.cookies.set("session", world.sessions.otherPro);
  const feed = await professional.post("/dashboard/bookings/feed", { step: "new" });
  const [address = ""] = /\/calendar\/[\w-]+\.ics/.exec(await feed.text()) ?? [];
  add("a calendar feed", address);
  add("a download of one's own data", filled("/dashboard/settings/data/{archive}"), { cookie });
  for (const sort of ["bookings", "reminders", "messages", "reviews"] as const) {
    const path = stopPath(SECRET, sort, world.things.customer);
    add(`a link that unsubscribes from ${sort}`, path);
    add(`the button that unsubscribes from ${sort}`, path, {
      fields: { "List-Unsubscribe": "One-Click" },
    });
  }
  for (const letter of await lettersIn(client)) {
    for (const path of new Set(linksIn(letter))) {
      if (!path.includes("token=")) continue;
      add(`a link in an email of the kind ${letter.kind}`, path);
      const token = new URLSearchParams(path.split("?")[1]).get("token") ?? "";
      const fields: Record<string, string> = path.startsWith("/reset-password")
        ? { token, password: "nine ducks by the canal", confirmPassword: "nine ducks by the canal" }
        : { token };
      add(`the button behind a link in an email of the kind ${letter.kind}`, path, { fields });
    }
  }
});

// What each of them gets is asked in the world with everything handed out, one at a time.
for (const credential of credentials) {
  await world.changedBy(async (db) => {
    const handedOut = visits.find(({ name }) => name === HANDED_OUT);
    for (const call of handedOut?.calls ?? []) {
      await db.$client.batch(
        call.map(([text, ...args]) => ({ sql: textAt(text), args })),
        "write",
      );
    }
    const { cookie, path, fields } = credential;
    const response = await appOver(openDatabase(db.$client), { config: CONFIG }).fetch(path, {
      headers: { Cookie: cookie, Origin: "http://kayap.test" },
      ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
    });
    await response.text();
    credential.status = response.status;
    credential.place = placeOf(response);
  });
}

const hydrated: RecordedData[] = [];
const served = await servedRoutes();
for (const { route, at } of ROLE_TABLE) {
  if (!served.some(({ pattern, hydrates }) => hydrates && pattern === route)) continue;
  const path = filled(at ?? route).replace(/(?=\?|$)/, ".data");
  for (const role of ROLES) {
    await world.changedBy(async (db) => {
      const headers = { Cookie: cookieOf(role) };
      const answer = await appOver(db, { config: CONFIG }).fetch(path, { headers });
      const routes = routesIn(await answer.text());
      if (answer.status !== 200 || hydrated.some((known) => known.path === path)) return;
      hydrated.push({ path, cookie: cookieOf(role), routes });
    });
  }
}
await world.end();

const schema = (of: z.ZodType) => z.toJSONSchema(of, { io: "input", unrepresentable: "any" });
const texts: string[] = [];
const places = new Map<number, number>();
/** The same call, over the texts that are needed. */
function compact(call: RecordedCall): RecordedCall {
  return call.map(([text, ...args]) => {
    const place = places.get(text) ?? texts.length;
    if (place === texts.length) texts.push(textAt(text));
    places.set(text, place);
    return [place, ...args];
  });
}

write("statements.json", {
  migration: readMigrations().at(-1)?.name,
  now: NOW,
  world: worldCalls
    .slice(begins)
    .map(({ call }) => compact(call))
    .filter(isWrite),
  visits: visits.map(({ name, calls }) => ({ name, calls: calls.map(compact) })),
  texts,
});
write("forms.json", [...forms.values()]);
write("credentials.json", { handedOut: HANDED_OUT, credentials });
write("frames.json", {
  conversation: schema(conversationFrameSchema),
  member: schema(memberFrameSchema),
  inbox: schema(inboxFrameSchema),
  thread: schema(threadSchema),
  missed: schema(missedSchema),
});
write("hydrated.json", hydrated);
process.exit(0);

function isWrite(call: RecordedCall): boolean {
  return call.some(([text]) => !/^\s*select|^pragma/i.test(texts[text] ?? ""));
}

function write(name: string, content: unknown): void {
  const file = new URL(name, folder);
  writeFileSync(file, JSON.stringify(content));
  console.log(`${name}: ${Math.round(JSON.stringify(content).length / 1024)} KiB`);
}
