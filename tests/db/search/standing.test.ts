import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { NEUTRAL_REPLY_STEP, standingOrder } from "#app/domain/search/standing.ts";
import type { Database } from "#db/connection/client.ts";
import { updateReplySteps } from "#db/profiles/reply-steps.ts";
import { searchServices } from "#db/search/search.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addProfessional,
  addService,
  insertAll,
  NOW,
  professionalRow,
  serviceRow,
} from "#tests/support/fixtures.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";
import { filtersOf } from "#tests/support/records/search.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let client: Client;
let db: Database;
let proId: string;
beforeEach(async () => {
  ({ client, db } = await emptyDatabase());
  proId = await addProfessional(client);
});

test("the order of the search index is that of the rule, for services of any standing and age", async () => {
  const random = seededRandom(5);
  const standings = Array.from({ length: 400 }, () => {
    const reviewCount = random.percent(30) ? 0 : Math.floor(1e9 ** (random.below(1000) / 1000));
    return {
      reviewCount,
      ratingSum: reviewCount === 0 ? 0 : reviewCount + random.below(4 * reviewCount + 1),
      completedCount: random.below(random.pick([2, 9, 200, 1_000_000])),
      replyStep: random.below(11),
      createdAt: random.pick([NOW, NOW, -5, 4e14, 0]) - random.below(3 * HOUR),
    };
  });
  const owners = standings.map(() => professionalRow());
  await insertAll(client, "users", owners);
  await insertAll(
    client,
    "services",
    standings.map(({ createdAt }, i) => serviceRow(owners[i]?.id ?? "", { created_at: createdAt })),
  );
  await client.execute({
    sql: `update services set review_count = column2, rating_sum = column3, completed_count = column4, reply_step = column5
      from (values ${standings.map(() => "(?, ?, ?, ?, ?)").join(", ")}) where number = column1`,
    args: standings.flatMap(({ reviewCount, ratingSum, completedCount, replyStep }, i) => [
      ...[i + 1, reviewCount, ratingSum, completedCount, replyStep],
    ]),
  });
  const expected = standings.map((standing, i) => ({
    number: i + 1,
    order: standingOrder(standing),
  }));
  expected.sort((a, b) => a.order - b.order || a.number - b.number);
  const { rows } = await client.execute(
    "select rowid >> 32 as 'order', rowid & 4294967295 as number from search_newest where search_newest match '\"\ue002all\"'",
  );
  expect(rows.map(({ number, order }) => ({ number, order }))).toEqual(expected);
  expect(new Set(expected.map(({ order }) => order)).size).toBeGreaterThan(200);
});

test("a search without words lists services by standing, the newer first among equals", async () => {
  for (const [title, age, completed] of [
    ["Old", 2 * DAY, 0],
    ["Busy", 9 * DAY, 4],
    ["New", 0, 0],
  ] as const) {
    const id = await addService(client, proId, { title, created_at: NOW - age });
    await client.execute({
      sql: "update services set completed_count = ? where id = ?",
      args: [completed, id],
    });
  }
  const { cards } = await searchServices(db, filtersOf({}));
  expect(cards.map(({ title }) => title)).toEqual(["Busy", "New", "Old"]);
});

test("a service without reviews has the tokens of the new until its first review, in the table by standing alone", async () => {
  const id = await addService(client, proId);
  const found = async (table: string, token: string) =>
    (await client.execute(`select 1 from ${table} where ${table} match '"\ue002${token}"'`)).rows
      .length;
  for (const token of ["nall", "ncconstructiontrades", "nselectricians"]) {
    expect(await found("search_newest", token), token).toBe(1);
    expect(await found("search_rating", token), token).toBe(0);
  }
  await client.execute({
    sql: "update services set review_count = 1, rating_sum = 4 where id = ?",
    args: [id],
  });
  expect(await found("search_newest", "nall")).toBe(0);
  expect(await found("search_newest", "all")).toBe(1);
});

describe("the nightly job about replies", () => {
  const stepsOf = async (owner: string) =>
    (
      await client.execute({
        sql: "select reply_step from services where pro_id = ? order by number",
        args: [owner],
      })
    ).rows.map((row) => row.reply_step);

  /** A customer writes to the professional, who answers after so many hours, or never. */
  async function conversation(owner: string, answeredAfter: number | null, age = 3 * DAY) {
    const customer = await addCustomer(client);
    const conversationId = await addConversation(client, [customer, owner]);
    const at = NOW - age;
    await addMessage(client, { conversationId, senderId: customer }, "Are you free?", at);
    if (answeredAfter === null) return;
    await addMessage(
      client,
      { conversationId, senderId: owner },
      "Yes.",
      at + answeredAfter * HOUR,
    );
  }

  test("sets the share answered in a day on every service of the professional, in tenths", async () => {
    const other = await addProfessional(client);
    for (const owner of [proId, proId, other]) await addService(client, owner);
    for (const after of [1, 2, 23, 25, null]) await conversation(proId, after);
    await conversation(other, null);
    await updateReplySteps(db, NOW);
    expect(await stepsOf(proId)).toEqual([6, 6]);
    expect(await stepsOf(other)).toEqual([NEUTRAL_REPLY_STEP]);
  });

  test("waits for those who still have time, and forgets what is older than 90 days", async () => {
    await addService(client, proId);
    for (let i = 0; i < 5; i++) await conversation(proId, 1);
    await conversation(proId, null, 23 * HOUR);
    await updateReplySteps(db, NOW);
    expect(await stepsOf(proId)).toEqual([10]);
    await updateReplySteps(db, NOW + 2 * DAY);
    expect(await stepsOf(proId)).toEqual([8]);
    await updateReplySteps(db, NOW + 91 * DAY);
    expect(await stepsOf(proId)).toEqual([NEUTRAL_REPLY_STEP]);
  });

  test("writes nothing where nothing changed, also beyond the first chunk", async () => {
    const owners = Array.from({ length: 230 }, () => professionalRow());
    await insertAll(client, "users", owners);
    await insertAll(
      client,
      "services",
      owners.map(({ id }) => serviceRow(id)),
    );
    const last = await addProfessional(client, { id: "zz-last" });
    await addService(client, last);
    for (let i = 0; i < 5; i++) await conversation(last, null);
    await updateReplySteps(db, NOW);
    expect(await stepsOf(last)).toEqual([0]);
    const changes = async () => (await client.execute("select total_changes() as n")).rows[0]?.n;
    const before = await changes();
    await updateReplySteps(db, NOW);
    expect(await changes()).toBe(before);
  });
});
