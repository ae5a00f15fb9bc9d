import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "#db/connection/client.ts";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { DEVICE, type RoleFixture, roleFixture } from "#tests/support/application/role-fixture.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { formOf, requestsOver } from "./role-answers.ts";
import { ROLE_TABLE, type RoleRow } from "./role-table.ts";

let fixture: RoleFixture;
beforeAll(async () => {
  fixture = await roleFixture();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await fixture.end();
});

const ACTORS = ["customer", "pro"] as const;
type Actor = (typeof ACTORS)[number];

/**
 * Whom what a form of the role table tells anybody else comes from: "person", from whoever sends it, so that a block holds it
 * back; "always" where it is a step of a booking that two people have. Forms that are not here tell nobody.
 */
const TOLD: Record<string, "person" | "always"> = {
  "customer /service/:serviceId/book": "person",
  "customer /jobs/new": "person",
  "customer /dashboard/reviews/:reviewId/edit": "person",
  "pro /dashboard/reviews/:reviewId/reply": "person",
  "pro /dashboard/bookings/:bookingId": "always",
  "customer /dashboard/bookings/:bookingId/cancel": "always",
  "pro /dashboard/bookings/:bookingId/cancel": "always",
  "customer /dashboard/bookings/:bookingId/complete": "always",
  "pro /dashboard/bookings/:bookingId/complete": "always",
  "pro /dashboard/bookings/:bookingId/decline": "always",
  "customer /dashboard/bookings/:bookingId/propose": "always",
  "pro /dashboard/bookings/:bookingId/propose": "always",
  "customer /dashboard/bookings/:bookingId/dispute": "always",
  "customer /dashboard/bookings/:bookingId/transition": "always",
  "pro /dashboard/bookings/:bookingId/transition": "always",
  "pro /dashboard/jobs/:jobId": "person",
  "pro /dashboard/jobs/:jobId/offer": "person",
  "customer /dashboard/jobs/:jobId": "always",
  "customer /dashboard/messages": "person",
  "pro /dashboard/messages": "person",
  "customer /dashboard/messages/new/thread": "person",
  "customer /dashboard/messages/:conversationId/thread": "person",
  "pro /dashboard/messages/:conversationId/thread": "person",
  "pro /dashboard/messages/:conversationId/offer": "person",
  "customer /dashboard/offers/:offerId": "always",
};

/** What has changed before the form is sent. */
type Change = { blocked?: boolean; customerIsAway?: boolean };

/** Posts the form of a row, and says from whom anybody else was told something. */
async function toldBy(row: RoleRow, actor: Actor, change: Change = {}): Promise<string[]> {
  const { filled } = requestsOver(fixture);
  const actorId = fixture.things[actor] ?? "";
  const told: string[] = [];
  await fixture.changedBy(async (db) => {
    const client = db.$client;
    const { customer = "", pro = "" } = fixture.things;
    if (change.blocked) {
      await insert(client, "blocks", { blocker_id: customer, blocked_id: pro, created_at: NOW });
    }
    if (change.customerIsAway) {
      const sql = "update users set deactivated_at = ? where id = ?";
      await client.execute({ sql, args: [NOW, customer] });
    }
    const before = await rowsToOthers(db, actorId);
    const later: Promise<unknown>[] = [];
    const app = appOver(db, {
      config: { pushKey: "a key" },
      waitUntil: (work) => void later.push(work),
    });
    const body = new FormData();
    for (const [name, value] of Object.entries(formOf(row))) body.set(name, filled(value));
    const Cookie = `session=${fixture.sessions[actor]}; device=${DEVICE}`;
    const headers = { Cookie, Origin: ORIGIN, Accept: "text/html" };
    const response = await app.fetch(filled(row.at ?? row.route), {
      method: "POST",
      body,
      headers,
    });
    await response.text();
    await Promise.all(later);
    for (const [id, from] of await rowsToOthers(db, actorId)) {
      if (!before.has(id)) told.push(from === null ? "always" : from === actorId ? "person" : from);
    }
  });
  return [...new Set(told)];
}

/** The notifications and e-mails of everybody else, with whom each comes from. */
async function rowsToOthers({ $client: client }: Database, actorId: string) {
  const found = new Map<string, string | null>();
  for (const table of ["notifications", "mail_outbox"]) {
    const { rows } = await client.execute({
      sql: `select id, from_user_id from ${table} where user_id <> ?`,
      args: [actorId],
    });
    for (const { id, from_user_id: from } of rows) {
      found.set(String(id), from === null ? null : String(from));
    }
  }
  return found;
}

const posted = ROLE_TABLE.filter(({ post }) => post !== undefined);

test("each form tells others from whoever sends it, or always, as the table of this test says (threat 95)", async () => {
  const found: Record<string, string> = {};
  for (const row of posted) {
    for (const actor of ACTORS) {
      const told = await toldBy(row, actor);
      if (told.length > 0) found[`${actor} ${row.route}`] = told.join(" and ");
    }
  }
  expect(found).toEqual(TOLD);
});

test("between two people with a block only the steps of a booking are told (threat 95)", async () => {
  const found = new Set<string>();
  for (const row of posted) {
    for (const actor of ACTORS) {
      for (const from of await toldBy(row, actor, { blocked: true })) found.add(from);
    }
  }
  expect([...found]).toEqual(["always"]);
});

test("each step of a booking is told also to a customer whose account is deactivated (threat 95)", async () => {
  const steps = Object.keys(TOLD).filter((form) => form.startsWith("pro /dashboard/bookings/"));
  const told: string[] = [];
  for (const row of posted) {
    if (!steps.includes(`pro ${row.route}`)) continue;
    if ((await toldBy(row, "pro", { customerIsAway: true })).join() === "always") {
      told.push(`pro ${row.route}`);
    }
  }
  expect(told.sort()).toEqual(steps.sort());
});
