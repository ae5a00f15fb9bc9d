import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { DAY, rowsOf } from "#tests/support/application/accounts.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { memoryBucket } from "#tests/support/records/photos.ts";
import { dumpOf, holding } from "./dump.ts";
import { addPersonInEveryTable, ERASED_AT, MARKS, REMAINING } from "./person-in-every-table.ts";

let database: TestDatabase;
let client: Client;
let person: string;
let photoIds: string[];
let bucket: ReturnType<typeof memoryBucket>;
let live: ReturnType<typeof recordedRooms>;

beforeEach(async () => {
  database = await emptyDatabase();
  ({ client } = database);
  bucket = memoryBucket();
  live = recordedRooms();
  ({ person, photoIds } = await addPersonInEveryTable(client, bucket));
});

const tasksAt = (now: number) =>
  runScheduled({
    db: database.db,
    purge: async () => {},
    bucket,
    papers: memoryBucket(),
    rooms: live.rooms,
    emailSender: null,
    push: null,
    appOrigin: "http://kayap.test",
    postalAddress: "1 Main Street, Georgetown",
    secret: "a secret of the tests",
    now,
  });

/** The first night after the 14 days, and the minute after it. */
async function erase(): Promise<void> {
  await client.execute({
    sql: "update users set deletion_requested_at = ? where id = ?",
    args: [NOW, person],
  });
  expect(ERASED_AT - NOW).toBeGreaterThan(14 * DAY);
  await tasksAt(ERASED_AT);
  await tasksAt(ERASED_AT + 60_000);
}

/** Where the id of an erased person stays: in what others share with them, and in what the team has done. */
const WITH_ID = [
  "booking_offers",
  "bookings",
  "conversation_members",
  "conversations",
  "free_starts",
  "messages",
  "rating_counts",
  "reports",
  "review_replies",
  "reviews",
  "services",
  "staff_log",
  "users",
];

describe("a person who has used everything", () => {
  test("has rows in every table, so that nothing is forgotten (threat 78)", async () => {
    const empty = [...(await dumpOf(client))]
      .filter(([, text]) => text === "")
      .map(([table]) => table);
    expect(empty).toEqual([]);
  });

  test("is found before the account is erased, by each identifying value (threat 78)", async () => {
    const dump = await dumpOf(client);
    for (const [name, mark] of [...Object.entries(MARKS), ...Object.entries(REMAINING)]) {
      expect(holding(dump, mark), name).not.toEqual([]);
    }
    for (const index of ["search_newest", "search_price_high"]) {
      expect(holding(dump, MARKS.firstName)).toContain(index);
    }
    expect(holding(dump, "zqx")).toContain("search_word_parts");
    expect(holding(dump, MARKS.firstName)).toEqual(
      expect.arrayContaining(["users", "notifications", "mail_outbox", "search_words"]),
    );
    expect(holding(dump, photoIds[0] ?? "")).toEqual(["users", "photos", "photo_checks"]);
    expect(bucket.files.size).toBeGreaterThan(0);
  });

  test("is nowhere after the erasure: no row, no word of an index, no blob of one, no file, no room (threat 78)", async () => {
    await erase();
    const dump = await dumpOf(client);
    const left = Object.entries(MARKS).flatMap(([name, mark]) =>
      holding(dump, mark).map((table) => `${name} in ${table}`),
    );
    expect(left).toEqual([]);
    for (const id of photoIds) expect(holding(dump, id)).toEqual([]);
    expect(holding(dump, person).sort()).toEqual(WITH_ID);
    for (const piece of ["zqx", "qxw", "vbk", "jwx"]) expect(holding(dump, piece)).toEqual([]);
    expect(bucket.files.size).toBe(0);
    expect(live.calls).toContainEqual(["forgetPerson", person]);
    const { rows } = await client.execute(
      "select count(*) as n from search_slips where word_id not in (select id from search_words)",
    );
    expect(rows[0]?.n).toBe(0);
  });

  test("leaves to others what they share, without the name (decision 63, threat 78)", async () => {
    await erase();
    const dump = await dumpOf(client);
    for (const [name, mark] of Object.entries(REMAINING))
      expect(holding(dump, mark), name).not.toEqual([]);
    expect((await rowsOf(client, "reports")).map(({ outcome }) => outcome).sort()).toEqual([
      ...Array(5).fill("erased"),
      null,
      null,
      null,
    ]);
    expect((await rowsOf(client, "review_helpful")).length).toBe(2);
    const counts = await client.execute("select sum(helpful_count) as n from reviews");
    expect(counts.rows[0]?.n).toBe(2);
    await client.execute("insert into search_newest (search_newest) values ('integrity-check')");
    await client.execute(
      "insert into search_word_parts (search_word_parts, rank) values ('integrity-check', 1)",
    );
  });
});
