import type { Client } from "@libsql/client";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/connection/client.ts";
import { readPublicProfile, revealPhone } from "#db/profiles/public-profile.ts";
import type { Viewer } from "#db/viewer.ts";
import { countedDatabase, emptyDatabase } from "#tests/support/database.ts";
import {
  addBooking,
  addCustomer,
  addProfessional,
  addReview,
  addService,
  insert,
  NOW,
  setVisibility,
} from "#tests/support/fixtures.ts";
import { HOSTILE_TEXTS } from "#tests/support/random/texts.ts";

const VISITOR = { viewer: null, now: NOW };

describe("the data of a profile", () => {
  let client: Client;
  let db: Database;
  let proId: string;
  beforeEach(async () => {
    ({ client, db } = await emptyDatabase());
    proId = await addProfessional(client, {
      business_name: "Bright Spark",
      bio: "Twelve years of wiring.",
      website: "https://spark.example",
      phone: "+5926001234",
      years_of_experience: 12,
      hourly_rate: 650_000,
      specialties: '["Construction & Trades"]',
    });
    return () => client.close();
  });
  const page = (viewer: string | null = null) => readPublicProfile(db, proId, { viewer, now: NOW });

  test("a public profile is the same for a viewer given as an SQL expression or as an id, and for an unknown viewer as for a visitor (threat 34)", async () => {
    const viewer = await addCustomer(client);
    await insert(client, "settings", {
      user_id: proId,
      show_email: 1,
      show_phone: 1,
      updated_at: NOW,
    });
    await addService(client, proId);
    const pageFor = (by: Viewer) => readPublicProfile(db, proId, { viewer: by, now: NOW });
    const member = await pageFor(viewer);
    expect(member?.professional).toMatchObject({ email: expect.any(String), hasPhone: true });
    expect(await pageFor(sql`(select id from users where id = ${viewer})`)).toEqual(member);
    const visitor = await pageFor(null);
    expect(visitor?.professional).toMatchObject({ email: null, hasPhone: false });
    expect(await pageFor(sql`(select id from users where id = 'nobody')`)).toEqual(visitor);
  });

  test("a public profile has neither e-mail address nor phone for a visitor, and is read in one round trip (threat 34)", async () => {
    const { db: counted, calls } = countedDatabase(client);
    const found = await readPublicProfile(counted, proId, VISITOR);
    expect(found).toEqual({
      professional: {
        id: proId,
        firstName: "Ravi",
        lastName: "Persaud",
        businessName: "Bright Spark",
        bio: "Twelve years of wiring.",
        city: "La Grange",
        region: "Essequibo Islands-West Demerara",
        workRegions: [],
        website: "https://spark.example",
        specialties: ["Construction & Trades"],
        yearsOfExperience: 12,
        hourlyRate: 650_000,
        profilePicture: null,
        rating: 0,
        reviewCount: 0,
        serviceCount: 0,
        visibility: "public",
        createdAt: NOW,
        email: null,
        hasPhone: false,
        licences: [],
        response: { received: 0, answered: 0 },
        services: [],
      },
      reviewPage: { total: 0, page: 1, reviews: [] },
      distribution: [],
    });
    expect(JSON.stringify(found)).not.toMatch(/6001234|@kayap\.test|password/);
    expect(calls.count).toBe(1);
  });

  test("a public profile lists at most 24 services, best rated first, counts all listed ones and contains no unlisted one (threat 30)", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 26; i++) ids.push(await addService(client, proId));
    const best = ids[25] ?? "";
    await addReview(client, { serviceId: best, proId, customerId: await addCustomer(client) });
    await addService(client, proId, { status: "inactive" });
    await addService(client, proId, { status: "pending" });
    await addService(client, await addProfessional(client));
    const found = await page();
    expect(found?.professional.services.map(({ id }) => id)).toEqual([best, ...ids.slice(0, 23)]);
    expect(found?.professional).toMatchObject({ serviceCount: 26, rating: 5, reviewCount: 1 });
  });

  test("a public profile has the ten newest visible reviews of all services and the counts by rating", async () => {
    const services = [await addService(client, proId), await addService(client, proId)];
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) {
      const serviceId = services[i % 2] ?? "";
      const customerId = await addCustomer(client);
      ids.push(
        await addReview(
          client,
          { serviceId, proId, customerId },
          { created_at: NOW + i, rating: 4 },
        ),
      );
    }
    await client.execute({
      sql: "update reviews set hidden_at = 1 where id = ?",
      args: [ids[11] ?? ""],
    });
    const found = await page();
    expect(found?.reviewPage.reviews.map(({ id }) => id)).toEqual(ids.slice(1, 11).reverse());
    expect(new Set(found?.reviewPage.reviews.map(({ service }) => service.id))).toEqual(
      new Set(services),
    );
    expect(found?.distribution).toEqual([{ rating: 4, reviewCount: 11, bookedCount: 0 }]);
  });

  test("a public profile has its visibility, and is null when private (decision 18)", async () => {
    await setVisibility(client, proId, "registered");
    expect((await page())?.professional.visibility).toBe("registered");
    await client.execute("update settings set profile_visibility = 'private'");
    expect(await page()).toBeNull();
  });

  test.each(["hidden_at", "deactivated_at", "deletion_requested_at", "deleted_at"])(
    "a public profile is null while %s is set (threats 30, 62)",
    async (column) => {
      await client.execute(`update users set ${column} = ${NOW}`);
      expect(await page()).toBeNull();
      await client.execute(`update users set ${column} = null`);
      expect(await page()).not.toBeNull();
    },
  );

  test("a public profile has the e-mail address, and whether there is a phone, for signed-in people when the owner shows them (threat 34)", async () => {
    const viewer = await addCustomer(client);
    expect((await page(viewer))?.professional).toMatchObject({ email: null, hasPhone: false });
    await setVisibility(client, proId, "public");
    expect((await page(viewer))?.professional).toMatchObject({ email: null, hasPhone: false });
    await client.execute("update settings set show_email = 1, show_phone = 1");
    expect((await page(viewer))?.professional).toMatchObject({
      email: `${proId}@kayap.test`,
      hasPhone: true,
    });
    expect((await page())?.professional).toMatchObject({ email: null, hasPhone: false });
    const blocked = await addCustomer(client);
    await insert(client, "blocks", { blocker_id: proId, blocked_id: blocked, created_at: NOW });
    expect((await page(blocked))?.professional).toMatchObject({ email: null, hasPhone: false });
    expect(JSON.stringify(await page(viewer))).not.toContain("6001234");
  });

  test("a public profile is null for a customer, an unknown id and an invalid id (threat 28)", async () => {
    expect(await readPublicProfile(db, await addCustomer(client), VISITOR)).toBeNull();
    for (const id of [...HOSTILE_TEXTS, "", "' or 1=1 --"])
      expect(await readPublicProfile(db, id, VISITOR)).toBeNull();
  });
});

describe("a phone number", () => {
  let client: Client;
  let db: Database;
  let proId: string;
  let viewerId: string;
  beforeEach(async () => {
    ({ client, db } = await emptyDatabase());
    proId = await addProfessional(client, { phone: "+5926001234" });
    viewerId = await addCustomer(client);
    await setVisibility(client, proId, "public");
    return () => client.close();
  });
  const reveal = () =>
    revealPhone(
      db,
      { viewerId, proId },
      { ipPrefix: "190.80.1.0/24", userAgent: "Test", now: NOW },
    );
  const log = async () =>
    (await client.execute("select user_id, event, details from security_events")).rows;

  test("a phone number is given when its owner shows it, and each time is recorded", async () => {
    await client.execute("update settings set show_phone = 1");
    expect(await reveal()).toBe("+5926001234");
    expect((await log()).map((row) => ({ ...row }))).toEqual([
      { user_id: viewerId, event: "phone-shown", details: proId },
    ]);
  });

  test("a phone number is not given when it is hidden, private, missing, of a customer, or the viewer is blocked (threat 34)", async () => {
    expect(await reveal()).toBeNull();
    await client.execute("update settings set show_phone = 1");
    for (const change of [
      "settings set profile_visibility = 'private'",
      "users set hidden_at = 1",
      "users set role = 'customer'",
      "users set phone = null",
    ]) {
      await client.execute("update settings set profile_visibility = 'public'");
      await client.execute("update users set hidden_at = null, role = 'professional'");
      await client.execute(`update ${change}`);
      expect(await reveal(), change).toBeNull();
    }
    await client.execute("update users set phone = '+5926001234'");
    await insert(client, "blocks", { blocker_id: proId, blocked_id: viewerId, created_at: NOW });
    expect(await reveal()).toBeNull();
    expect(await log()).toEqual([]);
  });
});

describe("how often somebody answers within a day", () => {
  let client: Client;
  let db: Database;
  let proId: string;
  let customerId: string;
  let serviceId: string;
  beforeEach(async () => {
    ({ client, db } = await emptyDatabase());
    proId = await addProfessional(client);
    customerId = await addCustomer(client);
    serviceId = await addService(client, proId);
    return () => client.close();
  });
  const HOUR = 60 * 60_000;
  const DAY = 24 * HOUR;
  const response = async () => (await readPublicProfile(db, proId, VISITOR))?.professional.response;

  /** A booking request made so long ago, and how long after that the professional took a step. */
  async function request(ago: number, answeredAfter: number | null, endedBy: string | null = null) {
    const id = await addBooking(client, { serviceId, proId, customerId }, "cancelled");
    await client.execute({
      sql: "update bookings set created_at = ?, ended_by = ? where id = ?",
      args: [NOW - ago, endedBy, id],
    });
    if (answeredAfter === null) return;
    await insert(client, "booking_history", {
      id: crypto.randomUUID(),
      booking_id: id,
      actor: "professional",
      action: "accepted",
      created_at: NOW - ago + answeredAfter,
    });
  }

  /** A conversation somebody began so long ago, and how long after that the other one wrote. */
  async function conversation(from: string, ago: number, answeredAfter: number | null) {
    const other = await addCustomer(client);
    const [one, two] = from === "pro" ? [proId, other] : [other, proId];
    const id = crypto.randomUUID();
    const at = NOW - ago;
    await insert(client, "conversations", {
      id,
      participant_1: one,
      participant_2: two,
      created_at: at,
      updated_at: at,
    });
    const write = (seq: number, senderId: string, created: number) =>
      insert(client, "messages", {
        id: crypto.randomUUID(),
        conversation_id: id,
        sender_id: senderId,
        client_id: crypto.randomUUID(),
        seq,
        content: "Good morning",
        created_at: created,
        updated_at: created,
      });
    await write(1, one, at);
    if (answeredAfter !== null) await write(2, two, at + answeredAfter);
  }

  test("the response rate counts requests and first messages of 90 days, and the answers within 24 hours (decision 53)", async () => {
    await request(10 * DAY, DAY);
    await request(10 * DAY, DAY + 1);
    await request(10 * DAY, null);
    await request(91 * DAY, HOUR);
    await conversation("customer", 5 * DAY, HOUR);
    await conversation("customer", 5 * DAY, null);
    await conversation("pro", 5 * DAY, HOUR);
    await conversation("customer", 91 * DAY, HOUR);
    expect(await response()).toEqual({ received: 5, answered: 2 });
  });

  test("the response rate counts the first message that somebody wrote, not a card of a booking before it", async () => {
    await request(10 * DAY, HOUR);
    await conversation("customer", 5 * DAY, HOUR);
    await client.execute("update messages set seq = seq + 1 where seq = 2");
    await client.execute("update messages set seq = 2 where seq = 1");
    const { rows } = await client.execute(
      "select conversation_id, sender_id from messages where seq = 2",
    );
    const { rows: bookings } = await client.execute("select id from bookings");
    await insert(client, "messages", {
      id: crypto.randomUUID(),
      conversation_id: String(rows[0]?.conversation_id),
      sender_id: String(rows[0]?.sender_id),
      client_id: crypto.randomUUID(),
      seq: 1,
      content: "Requested",
      booking_id: String(bookings[0]?.id),
      created_at: NOW - 10 * DAY,
      updated_at: NOW - 10 * DAY,
    });
    expect(await response()).toEqual({ received: 2, answered: 2 });
  });

  test("the response rate leaves out requests that can still be answered in time, and those the customer cancelled", async () => {
    await request(DAY - 1, null);
    await conversation("customer", DAY - 1, null);
    await request(10 * DAY, null, "customer");
    expect(await response()).toEqual({ received: 0, answered: 0 });
    await request(DAY - 1, HOUR);
    await conversation("customer", DAY - 1, HOUR);
    expect(await response()).toEqual({ received: 2, answered: 2 });
  });
});
