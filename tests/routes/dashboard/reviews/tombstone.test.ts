import { beforeEach, describe, expect, test } from "vitest";
import { alertIn, pageOf, rowsOf } from "#tests/support/application/accounts.ts";
import {
  openList,
  REVIEWS,
  type ReviewFixture,
  reviewFixture,
} from "#tests/support/application/review-fixture.ts";
import { countedDatabase } from "#tests/support/database.ts";
import {
  addBooking,
  addCustomer,
  addReply,
  addReview,
  insert,
  NOW,
} from "#tests/support/fixtures.ts";
import { textIn, texts } from "#tests/support/html.ts";
import { moderate } from "#tests/support/records/moderation.ts";

const WAS_HIDDEN =
  "The Kayap team hid your review of this service, so you cannot write another one. If you think that is wrong, contact support.";

let client: ReviewFixture["client"];
let customer: ReviewFixture["customer"];
let of: ReviewFixture["of"];
let pro: ReviewFixture["pro"];
let id: string;
beforeEach(async () => {
  ({ client, customer, of, pro } = await reviewFixture());
  id = await addReview(client, of, { comment: "Robbed me blind." });
  await addReply(client, { reviewId: id, proId: of.proId }, "Not so.");
  const reader = await addCustomer(client);
  await insert(client, "review_helpful", { review_id: id, user_id: reader, created_at: NOW });
});

const setHidden = (hide: boolean) =>
  moderate(countedDatabase(client).db, { kind: "review", id, hide, now: NOW });
const remove = () => customer.post(`${REVIEWS}/${id}/delete`, {});
const write = (fields: Record<string, string> = {}) =>
  customer.post(`${REVIEWS}/new`, {
    serviceId: of.serviceId,
    rating: "1",
    comment: "Robbed me blind, again.",
    ...fields,
  });
const stored = async () =>
  (await client.execute("select id, comment, hidden_at, deleted_at from reviews")).rows;

describe("a review that the team has hidden and its author deletes", () => {
  beforeEach(async () => {
    await setHidden(true);
    const { page } = await customer.open(`${REVIEWS}/${id}/delete`);
    expect(textIn(page)).toContain(
      "The Kayap team has hidden this review. After you delete it, you cannot write another one for this service.",
    );
    expect((await remove()).status).toBe(303);
  });

  test("keeps its place without its words, its reply and its votes (threat 94)", async () => {
    expect(await stored()).toEqual([{ id, comment: "", hidden_at: NOW, deleted_at: NOW }]);
    expect(await rowsOf(client, "review_replies")).toEqual([]);
    expect(await rowsOf(client, "review_helpful")).toEqual([]);
  });

  test("cannot be written again, by the form, by its old id or beside a booking (threat 94)", async () => {
    await addBooking(client, of);
    const path = `${REVIEWS}/new?service=${of.serviceId}`;
    const { page } = await customer.open(path);
    expect(alertIn(page) || textIn(page)).toContain(WAS_HIDDEN);
    for (const reviewId of [id, crypto.randomUUID()]) {
      const { status, page } = await pageOf(await write({ reviewId }));
      expect(status).toBe(409);
      expect(textIn(page)).toContain(WAS_HIDDEN);
    }
    expect(await stored()).toHaveLength(1);
    expect((await rowsOf(client, "notifications")).map(({ kind }) => kind)).not.toContain("review");
  });

  test("is nobody's to see, to change or to delete again, and counts nowhere (threat 94)", async () => {
    expect(textIn(await openList(customer))).not.toContain("House wiring");
    expect(textIn(await openList(pro))).not.toContain("House wiring");
    for (const action of ["edit", "delete"]) {
      expect((await customer.get(`${REVIEWS}/${id}/${action}`)).status, action).toBe(404);
    }
    const change = { rating: "1", comment: "Still here.", version: String(NOW) };
    expect((await customer.post(`${REVIEWS}/${id}/edit`, change)).status).toBe(404);
    expect((await remove()).status).toBe(404);
    expect(await stored()).toEqual([{ id, comment: "", hidden_at: NOW, deleted_at: NOW }]);
    const service = await client.execute("select rating, review_count from services");
    expect(service.rows).toEqual([{ rating: 0, review_count: 0 }]);
    const { page } = await customer.open(`/service/${of.serviceId}`);
    expect(texts(page, "a").join()).not.toContain("Edit your review");
  });

  test("frees its place when the team decides otherwise, and never comes back empty (threat 94)", async () => {
    expect(await setHidden(false)).toBe(true);
    expect(await stored()).toEqual([]);
    expect((await write()).status).toBe(303);
    const service = await client.execute("select rating, review_count from services");
    expect(service.rows).toEqual([{ rating: 1, review_count: 1 }]);
  });
});

describe("a review that nobody has hidden", () => {
  test("is gone when its author deletes it, and another one can be written (threat 94)", async () => {
    expect((await remove()).status).toBe(303);
    expect(await stored()).toEqual([]);
    expect((await write()).status).toBe(303);
    expect(await stored()).toMatchObject([{ comment: "Robbed me blind, again." }]);
  });

  test("that the team hid and showed again is its author's as before (threat 94)", async () => {
    await setHidden(true);
    await setHidden(false);
    expect((await remove()).status).toBe(303);
    expect(await stored()).toEqual([]);
  });
});
