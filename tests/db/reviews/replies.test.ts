import { beforeEach, expect, test } from "vitest";
import { deleteReply, saveReply } from "#db/reviews/replies.ts";
import { setHelpful } from "#db/reviews/votes.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, addReview, NOW } from "#tests/support/fixtures.ts";
import { addParties, type Parties } from "#tests/support/records/bookings.ts";

let database: TestDatabase;
let parties: Parties;
let reviewId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  parties = await addParties(database.client);
  reviewId = await addReview(database.client, parties);
  return () => database.client.close();
});

const all = async (statement: string) => (await database.client.execute(statement)).rows;
const reply = (professionalId: string) => ({
  ...{ reviewId, professionalId, content: "Thank you.", version: 0, now: NOW },
  ...{ title: "A reply", body: "Thank you.", link: "/dashboard/reviews" },
});

test("a review is replied to by its professional alone, who alone deletes the reply", async () => {
  const other = await addProfessional(database.client);
  expect(await saveReply(database.db, reply(other))).toBe(false);
  expect(await saveReply(database.db, reply(parties.proId))).toBe(true);
  const stored = { reviewId, version: NOW };
  expect(await deleteReply(database.db, { ...stored, professionalId: other })).toBe(false);
  expect(await all("select content from review_replies")).toHaveLength(1);
  expect(await deleteReply(database.db, { ...stored, professionalId: parties.proId })).toBe(true);
});

test("a vote for a review that the team has hidden stays as it is", async () => {
  const userId = await addCustomer(database.client);
  await setHelpful(database.db, { reviewId, userId, helpful: true, now: NOW });
  await database.client.execute(`update reviews set hidden_at = ${NOW}`);
  expect(await setHelpful(database.db, { reviewId, userId, helpful: false, now: NOW })).toBeNull();
  expect(await all("select user_id from review_helpful")).toMatchObject([{ user_id: userId }]);
});
