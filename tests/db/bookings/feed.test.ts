import { expect, test } from "vitest";
import { changeFeed, readFeed, readFeedState } from "#db/bookings/feed.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { addBookingOf, addParties } from "#tests/support/records/bookings.ts";
import { addSession } from "#tests/support/records/sessions.ts";

const HOUR = 60 * 60_000;

test("a feed leaves out the oldest bookings where there are more than it may have, and is in order", async () => {
  const { client, db } = await emptyDatabase();
  const parties = await addParties(client);
  const first = await addBookingOf(client, parties, {
    status: "confirmed",
    starts_at: NOW - 1_002 * HOUR,
  });
  await client.execute({
    sql: `insert into booking_rules (user_id, feed_hash) values (?, 'h') on conflict do update set feed_hash = 'h'`,
    args: [parties.proId],
  });
  const { columns } = await client.execute("select * from bookings limit 1");
  const own: Record<string, string> = {
    id: "'b' || i",
    reference: "'R' || i",
    starts_at: `starts_at + i * ${HOUR}`,
    ends_at: `ends_at + i * ${HOUR}`,
    idempotency_key: "'k' || i",
  };
  await client.execute(`with recursive n (i) as (select 1 union all select i + 1 from n where i < 1000)
    insert into bookings (${columns.join()}) select ${columns.map((name) => own[name] ?? name).join()}
    from bookings, n where id = '${first}'`);
  const feed = await readFeed(db, "h", NOW);
  const ids = feed?.bookings.map(({ id }) => id);
  expect(ids).toHaveLength(1_000);
  expect([ids?.[0], ids?.at(-1)]).toEqual(["b1", "b1000"]);
});

test("a feed changed twice in one millisecond is changed by the version that was seen alone (threat 76)", async () => {
  const { client, db } = await emptyDatabase();
  const { proId: userId } = await addParties(client);
  const { hash: sessionHash } = await addSession(client, userId);
  const { version: first } = await readFeedState(db, userId);
  const change = (feedHash: string | null, version: number) =>
    changeFeed(db, { userId, sessionHash, feedHash, version, now: NOW });
  const { state } = await change("one", first);
  expect((await change("two", state.version)).isChanged).toBe(true);
  expect((await change(null, state.version)).isChanged).toBe(false);
  expect((await readFeedState(db, userId)).hasFeed).toBe(true);
});
