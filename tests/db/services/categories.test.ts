import { expect, test } from "vitest";
import { countCategories } from "#db/services/categories.ts";
import { countedDatabase, emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, addService, NOW } from "#tests/support/fixtures.ts";

test("categories are counted by listed services of visible people, in one round trip (decision 105)", async () => {
  const { client } = await emptyDatabase();
  const { db, calls } = countedDatabase(client);
  expect(await countCategories(db)).toEqual({});
  const [proId, hidden] = [await addProfessional(client), await addProfessional(client)];
  await addService(client, proId);
  await addService(client, proId, { subcategory_id: null });
  await addService(client, proId, { status: "inactive" });
  await addService(client, hidden, { category_id: "pet-services" });
  await addService(client, proId, {
    category_id: "sports-fitness",
    subcategory_id: "personal-trainers",
  });
  await client.execute({ sql: "update users set hidden_at = ? where id = ?", args: [NOW, hidden] });
  calls.count = 0;
  expect(await countCategories(db)).toEqual({
    "construction-trades": 2,
    "pet-services": 0,
    "sports-fitness": 1,
  });
  expect(calls.count).toBe(1);
});
