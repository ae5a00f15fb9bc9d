import type { Client } from "@libsql/client";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { sessionReference } from "#db/accounts/open-sessions.ts";
import type { Database } from "#db/connection/client.ts";
import { copyOf, emptyDatabase, fileOf } from "#tests/support/database.ts";
import { addPhoto, addReview, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { pushSubscriber } from "#tests/support/http/push-service.ts";
import { addBookingOf, MONDAY, onMonday, type Parties } from "#tests/support/records/bookings.ts";
import { addConversation, addMessage, addOffer } from "#tests/support/records/conversations.ts";
import { addJob, addJobOffer } from "#tests/support/records/jobs.ts";
import { addDraft } from "#tests/support/records/service-form.ts";
import { addSession } from "#tests/support/records/sessions.ts";
import { addAccount } from "./accounts.ts";

/** The owners of what the addresses name, and others of the same roles who own none of it. */
export const ROLES = ["visitor", "customer", "pro", "otherCustomer", "otherPro"] as const;
export type Role = (typeof ROLES)[number];

/** The states of an account that restrict what its owner may do (threat 72). */
export const CLOSED_STATES = ["deactivated", "deletion requested", "terms due", "hidden"] as const;
export type ClosedState = (typeof CLOSED_STATES)[number];

const COLUMN_OF: Record<ClosedState, string> = {
  deactivated: `deactivated_at = ${NOW}`,
  "deletion requested": `deletion_requested_at = ${NOW}`,
  "terms due": "terms_version = '2024-01-01'",
  hidden: `hidden_at = ${NOW}`,
};

/** The one device on which all four are signed in, each in a browser window of their own. */
export const DEVICE = "d".repeat(43);

/** The session ids in the browsers of the four. */
export type Sessions = Record<Exclude<Role, "visitor">, string>;

/**
 * A database with one of everything; every use gets a copy. `migratedFurther` adds to every table what a later release may
 * add: a nullable column, a column with a default, and an index. `closed` puts one account into a restricted state.
 */
export async function roleFixture({
  migratedFurther = false,
  closed,
}: {
  migratedFurther?: boolean;
  closed?: { role: "customer" | "pro"; state: ClosedState };
} = {}) {
  populated ??= populatedFile();
  const { file: active, sessions, things } = await populated;
  const { client } = await copyOf(active);
  if (migratedFurther) await migrateFurther(client);
  if (closed) {
    const set = COLUMN_OF[closed.state];
    await client.execute({
      sql: `update users set ${set} where id = ?`,
      args: [things[closed.role]],
    });
  }
  const file = await fileOf(client);
  const everyRow = await readingEveryRow(client);
  const before = await rowsOf(client, everyRow);
  client.close();
  let spare: Awaited<ReturnType<typeof openCopy>> | null = null;
  const openCopy = async () => {
    const copy = await copyOf(file);
    return { ...copy, changes: await changesIn(copy.client) };
  };
  const changedTables = (after: Record<string, string>) =>
    Object.keys(before).filter((table) => before[table] !== after[table]);
  return {
    sessions,
    /** The ids behind the names in braces of an address or a form. */
    things,
    /** Runs `work` on a fresh copy and returns the tables whose rows it changed. */
    async changedBy(work: (db: Database) => Promise<void>): Promise<string[]> {
      const copy = spare ?? (await openCopy());
      spare = null;
      await work(copy.db);
      if ((await changesIn(copy.client)) === copy.changes) {
        spare = copy;
        return [];
      }
      const after = await rowsOf(copy.client, everyRow);
      copy.client.close();
      return changedTables(after);
    },
    /** Runs `work` on a fresh copy and returns the tables whose rows it changed, and all rows as text. */
    async storedBy(work: (db: Database) => Promise<void>) {
      const { client, db } = await openCopy();
      await work(db);
      const after = await rowsOf(client, everyRow);
      client.close();
      return { changed: changedTables(after), after };
    },
    async end() {
      spare?.client.close();
    },
  };
}
export type RoleFixture = Awaited<ReturnType<typeof roleFixture>>;

/** Made once: every fixture begins with a copy of it. */
let populated: ReturnType<typeof populatedFile> | undefined;
async function populatedFile() {
  const { client } = await emptyDatabase();
  const { sessions, things } = await populate(client);
  const file = await fileOf(client);
  client.close();
  return { file, sessions, things };
}

/** How many rows were ever written over the only connection. */
async function changesIn(client: Client): Promise<unknown> {
  return (await client.execute("select total_changes() as n")).rows[0]?.n;
}

/** Where the professional's service is. */
const REGION_OF_PRO = "Essequibo Islands-West Demerara";

async function populate(client: Client) {
  const people = {
    customer: await addAccount(client, { phone: "+5926123456" }),
    pro: await addAccount(client, {
      email: "ravi@kayap.test",
      role: "professional",
      first_name: "Ravi",
      phone: "+5926001234",
    }),
    otherCustomer: await addAccount(client, { email: "neela@kayap.test", first_name: "Neela" }),
    otherPro: await addAccount(client, {
      email: "kwame@kayap.test",
      role: "professional",
      first_name: "Kwame",
    }),
  };
  const sessions = {
    customer: await addOpenSession(client, people.customer),
    pro: await addOpenSession(client, people.pro),
    otherCustomer: await addOpenSession(client, people.otherCustomer),
    otherPro: await addOpenSession(client, people.otherPro),
  };
  const { customer: customerId, pro: proId } = people;
  const parties: Parties = { customerId, proId, serviceId: await addService(client, proId) };
  const conversation = await addConversation(client, [customerId, proId]);
  await addMessage(client, { conversationId: conversation, senderId: proId });
  const offer = await addOffer(client, { conversationId: conversation, ...parties });
  const notification = crypto.randomUUID();
  await insert(client, "notifications", {
    id: notification,
    user_id: customerId,
    kind: "booking",
    title: "Your booking was accepted",
    body: "House wiring",
    link: "/dashboard/bookings",
    created_at: NOW,
  });
  const saved = await addService(client, proId, { title: "Fans and lights" });
  await insert(client, "saved_services", {
    id: crypto.randomUUID(),
    user_id: customerId,
    service_id: saved,
    created_at: NOW - DAY_MS,
  });
  await insert(client, "recent_searches", {
    user_id: customerId,
    query: "wiring",
    searched_at: NOW,
  });
  await insert(client, "settings", { user_id: proId, show_phone: 1, updated_at: NOW });
  const subscriber = pushSubscriber("of-somebody");
  const archive = newToken();
  await insert(client, "data_links", {
    user_id: customerId,
    hash: hashToken(archive),
    asked_at: NOW - 1,
    expires_at: NOW + DAY_MS,
  });
  await insert(client, "unsent_forms", {
    user_id: customerId,
    device_id: hashToken(DEVICE),
    path: "/dashboard/profile",
    fields: "firstName=Anita",
    expires_at: NOW + DAY_MS,
  });
  const feed = newToken();
  const draftOf = crypto.randomUUID();
  await insert(client, "booking_rules", { user_id: proId, feed_hash: hashToken(feed) });
  const answeredJob = await addJob(client, customerId, { region: REGION_OF_PRO });
  const things = {
    ...people,
    job: await addJob(client, customerId, { region: REGION_OF_PRO }),
    answeredJob,
    jobOffer: await addJobOffer(client, { jobId: answeredJob, ...parties }),
    service: parties.serviceId,
    photo: await addPhoto(client, parties),
    draft: await addDraft(client, { ownerId: proId, draftId: draftOf }),
    draftOf,
    saved,
    request: await addBookingOf(client, parties),
    confirmed: await addBookingOf(client, parties, {
      status: "confirmed",
      starts_at: onMonday(13 * 60),
    }),
    done: await addBookingOf(client, parties, { status: "completed", starts_at: NOW - DAY_MS }),
    review: await addReview(client, parties),
    conversation,
    offer,
    notification,
    feed,
    archive,
    pushEndpoint: subscriber.endpoint,
    pushKey: subscriber.p256dh,
    pushAuth: subscriber.auth,
    session: sessionReference(hashToken(sessions.customer)),
    day: MONDAY,
    slot: new Date(onMonday(15 * 60)).toISOString().replace(".000", ""),
    offeredSlot: new Date(onMonday(600)).toISOString().replace(".000", ""),
    version: String(NOW),
    unknownToken: newToken(),
    unknownId: crypto.randomUUID(),
  };
  await insert(client, "booking_history", {
    id: crypto.randomUUID(),
    booking_id: things.done,
    actor: "professional",
    action: "completed",
    from_status: "confirmed",
    to_status: "completed",
    created_at: NOW - DAY_MS / 2,
  });
  return { sessions, things };
}

async function addOpenSession(client: Client, userId: string): Promise<string> {
  const fields = { device_id: hashToken(DEVICE), confirmed_at: NOW };
  return (await addSession(client, userId, fields)).cookie;
}

async function migrateFurther(client: Client): Promise<void> {
  for (const name of await tableNames(client)) {
    await client.executeMultiple(`alter table ${name} add column next_note text;
      alter table ${name} add column next_count integer not null default 0;
      create index next_${name} on ${name} (next_count);`);
  }
}

/** The tables of the application, without those of the search. */
async function tableNames(client: Client): Promise<string[]> {
  const { rows } = await client.execute(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name not like 'search%'",
  );
  return rows.map(({ name }) => String(name));
}

/** Counters of attempts, which any request may change. */
const UNCOUNTED = ["rate_limits"];

/** One statement for every row of every table, as one text a table: as objects of JavaScript they take longer than the requests. */
async function readingEveryRow(client: Client): Promise<string> {
  const tables = (await tableNames(client)).filter((name) => !UNCOUNTED.includes(name));
  const reading = tables.map(async (table) => {
    const { rows } = await client.execute(
      `select name from pragma_table_xinfo('${table}') where hidden <> 1`,
    );
    const pairs = rows.map(({ name }) => `'${name}', "${name}"`).join(", ");
    return `select '${table}' as name, (select json_group_array(json_object(${pairs})) from ${table}) as text`;
  });
  return (await Promise.all(reading)).join(" union all ");
}

async function rowsOf(client: Client, everyRow: string): Promise<Record<string, string>> {
  const { rows } = await client.execute(everyRow);
  return Object.fromEntries(rows.map(({ name, text }) => [String(name), String(text)]));
}
