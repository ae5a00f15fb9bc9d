import { createClient } from "@libsql/client";
import { expect, test } from "vitest";
import { migrate, readMigrations } from "#db/migrate.ts";
import {
  addCustomer,
  addProfessional,
  addReview,
  addService,
  insert,
} from "#tests/support/fixtures.ts";

test("the migration deletes votes for one's own review or service and corrects the counts (threat 81)", async () => {
  const client = createClient({ url: ":memory:" });
  const own = readMigrations().findIndex(({ name }) => name.endsWith("_own_helpful_votes.sql"));
  await migrate(client, readMigrations().slice(0, own));
  const [customerId, reader, proId] = [
    await addCustomer(client),
    await addCustomer(client),
    await addProfessional(client),
  ];
  const serviceId = await addService(client, proId);
  const voted = await addReview(client, { serviceId, proId, customerId });
  const nobodys = await addReview(client, { serviceId, proId, customerId: reader });
  await client.execute({
    sql: "update reviews set customer_id = null where id = ?",
    args: [nobodys],
  });
  for (const review_id of [voted, nobodys]) {
    for (const user_id of [customerId, reader, proId]) {
      await insert(client, "review_helpful", { review_id, user_id, created_at: 1 });
    }
  }
  await migrate(client);
  const { rows } = await client.execute("select review_id, user_id from review_helpful");
  expect(new Set(rows.map(({ review_id, user_id }) => `${review_id} ${user_id}`))).toEqual(
    new Set([`${voted} ${reader}`, `${nobodys} ${customerId}`, `${nobodys} ${reader}`]),
  );
  const counts = await client.execute("select id, helpful_count from reviews");
  expect(new Map(counts.rows.map(({ id, helpful_count }) => [id, helpful_count]))).toEqual(
    new Map([
      [voted, 1],
      [nobodys, 2],
    ]),
  );
  client.close();
});
