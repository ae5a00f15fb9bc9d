import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import {
  browserAt,
  browserOf,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { REVIEWS } from "#tests/support/application/review-fixture.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  addBooking,
  addCustomer,
  addReply,
  addReview,
  insert,
  NOW,
} from "#tests/support/fixtures.ts";
import { element, textIn } from "#tests/support/html.ts";
import { addBookingOf, addParties, type Parties } from "#tests/support/records/bookings.ts";

let client: Client;
let parties: Parties;
let readerId: string;
let id: string;
let people: Record<"visitor" | "anita" | "ravi" | "reader", TestBrowser>;
beforeEach(async () => {
  const database = await emptyDatabase();
  ({ client } = database);
  const app = appOver(database.db);
  parties = await addParties(client);
  readerId = await addCustomer(client, { first_name: "Neela" });
  id = await addReview(client, parties, { comment: "Neat work.", created_at: NOW - 1000 });
  people = {
    visitor: browserAt(app),
    anita: await browserOf(client, app, parties.customerId),
    ravi: await browserOf(client, app, parties.proId),
    reader: await browserOf(client, app, readerId),
  };
});

const rows = (table: string) => rowsOf(client, table);
const set = (statement: string) => client.execute(statement);
const filled = (path: string) =>
  path
    .replace("{service}", parties.serviceId)
    .replace("{pro}", parties.proId)
    .replace("{review}", id);
/** Hides the review and makes it a tombstone, as its author does by deleting it. */
const bury = async () => {
  await set(`update reviews set hidden_at = ${NOW}`);
  expect((await people.anita.post(`${REVIEWS}/${id}/delete`, {})).status).toBe(303);
};
const figures = async () =>
  (await client.execute("select rating, review_count from services")).rows.map(
    ({ rating, review_count }) => [rating, review_count],
  );

describe("the name of whoever wrote a review", () => {
  test.each([
    ["visitor", "/service/{service}.data"],
    ["visitor", "/pro/{pro}.data?tab=reviews"],
    ["reader", "/service/{service}.data"],
    ["reader", "/dashboard/reviews/{review}/report.data"],
    ["ravi", "/dashboard/reviews/{review}/report.data"],
    ["ravi", "/dashboard/reviews/{review}/reply.data"],
    ["ravi", "/dashboard/reviews.data?tab=received"],
    ["ravi", "/dashboard.data"],
  ] as const)(
    "has only the first letter of the family name, and no account, in the data for %s: %s (threat 34)",
    async (who, path) => {
      const answer = await people[who].get(filled(path));
      const data = await answer.text();
      expect(answer.status).toBe(200);
      expect(data).toContain("Neat work.");
      expect(data).toContain('"Anita"');
      expect(data).not.toContain("Ramdeen");
      expect(data).not.toContain(parties.customerId);
    },
  );

  test.each([
    ["Anita R.", 1],
    ["anita r", 1],
    ["Anita Ra", 0],
    ["Ramdeen", 0],
  ])("is not found out by a search for its letters: %s (threat 34)", async (q, found) => {
    const path = `/dashboard/reviews?tab=received&q=${encodeURIComponent(q)}`;
    const { page } = await people.ravi.open(path);
    expect(textIn(page).split("Neat work.")).toHaveLength(found + 1);
  });

  test("stands as first name and initial on each of their pages (threat 34)", async () => {
    for (const [who, path] of [
      ["visitor", "/service/{service}"],
      ["visitor", "/pro/{pro}?tab=reviews"],
      ["reader", "/dashboard/reviews/{review}/report"],
      ["ravi", "/dashboard/reviews/{review}/reply"],
      ["ravi", "/dashboard/reviews?tab=received"],
    ] as const) {
      const { page } = await people[who].open(filled(path));
      expect(textIn(page), path).toContain("Anita R.");
      expect(textIn(page), path).not.toContain("Ramdeen");
    }
  });
});

describe("the title of a service that the team has hidden", () => {
  test.each([
    ["visitor", "/pro/{pro}?tab=reviews"],
    ["visitor", "/pro/{pro}.data?tab=reviews"],
    ["reader", "/dashboard/reviews/{review}/report"],
    ["reader", "/dashboard/reviews/{review}/report.data"],
  ] as const)("is not beside its reviews for %s: %s (threat 94)", async (who, path) => {
    const open = async () => (await people[who].get(filled(path))).text();
    expect(await open()).toContain("House wiring");
    await set(`update services set hidden_at = ${NOW}`);
    const after = await open();
    expect(after).toContain("Removed service");
    expect(after).toContain("Neat work.");
    expect(after).not.toContain("House wiring");
  });
});

describe("a hidden review", () => {
  test("keeps the vote that its reader takes back meanwhile, and has it when it is shown again (threat 54)", async () => {
    const vote = (helpful: string) => people.reader.post(`${REVIEWS}/${id}/helpful`, { helpful });
    expect((await vote("on")).status).toBe(303);
    await set(`update reviews set hidden_at = ${NOW}`);
    expect((await vote("off")).status).toBe(404);
    expect(await rows("review_helpful")).toMatchObject([{ user_id: readerId }]);
    await set("update reviews set hidden_at = null");
    expect(await rows("reviews")).toMatchObject([{ helpful_count: 1 }]);
    expect((await vote("off")).status).toBe(303);
    expect(await rows("reviews")).toMatchObject([{ helpful_count: 0 }]);
  });

  test("is rated anew without telling its professional, and counts as rated once it is shown again (threat 95)", async () => {
    await set(`update reviews set hidden_at = ${NOW}`);
    const edit = { rating: "1", comment: "Worse.", version: String(NOW - 1000) };
    expect((await people.anita.post(`${REVIEWS}/${id}/edit`, edit)).status).toBe(303);
    expect([await rows("notifications"), await rows("mail_outbox")]).toEqual([[], []]);
    expect(await figures()).toEqual([[0, 0]]);
    await set("update reviews set hidden_at = null");
    expect(await figures()).toEqual([[1, 1]]);
  });

  test("keeps the reply it has: it is neither changed nor deleted (threat 94)", async () => {
    await addReply(client, { reviewId: id, proId: parties.proId }, "Thank you.");
    await set(`update reviews set hidden_at = ${NOW}`);
    const forms: Record<string, string>[] = [{ content: "Liar." }, { intent: "delete" }];
    for (const form of forms) {
      const answer = await people.ravi.post(`${REVIEWS}/${id}/reply`, {
        ...form,
        version: String(NOW),
      });
      expect(answer.status).toBe(404);
    }
    expect(await rows("review_replies")).toMatchObject([{ content: "Thank you." }]);
  });

  test("that was shown again is not overwritten by a form from before (threat 76)", async () => {
    const edit = { rating: "1", comment: "Worse.", version: String(NOW - 1000) };
    for (const hidden of [String(NOW), "null"])
      await set(`update reviews set hidden_at = ${hidden}, updated_at = ${NOW}`);
    expect((await people.anita.post(`${REVIEWS}/${id}/edit`, edit)).status).toBe(409);
    expect(await rows("reviews")).toMatchObject([{ rating: 5, comment: "Neat work." }]);
  });
});

describe("a hidden review that its author has deleted", () => {
  test.each([
    ["reader", "helpful", { helpful: "on" }],
    ["reader", "report", { reason: "It names my child and her school." }],
    ["ravi", "reply", { content: "Not so." }],
    ["ravi", "report", { reason: "It names my child and her school." }],
  ] as const)("is not there for %s to %s (threat 94)", async (who, action, form) => {
    await bury();
    const path = `${REVIEWS}/${id}/${action}`;
    expect((await people[who].post(path, form)).status).toBe(404);
    expect((await people[who].get(`${path}.data`)).status).toBe(action === "helpful" ? 200 : 404);
    for (const table of ["review_helpful", "review_replies", "reports", "notifications"])
      expect(await rows(table), table).toEqual([]);
  });

  test("keeps its place, also when the form of somebody else has its id (threat 94)", async () => {
    await bury();
    const form = { reviewId: id, serviceId: parties.serviceId, rating: "5", comment: "Mine now." };
    expect((await people.reader.post(`${REVIEWS}/new`, form)).status).toBe(404);
    expect(await rows("reviews")).toMatchObject([{ comment: "", customer_id: parties.customerId }]);
    expect(await figures()).toEqual([[0, 0]]);
  });
});

describe("a review", () => {
  test("with the id of somebody else's review in its form is not written, and neither is theirs (threat 30)", async () => {
    const form = { reviewId: id, serviceId: parties.serviceId, rating: "1", comment: "Mine now." };
    expect((await people.reader.post(`${REVIEWS}/new`, form)).status).toBe(404);
    expect(await rows("reviews")).toMatchObject([{ rating: 5, comment: "Neat work." }]);
    expect([await rows("notifications"), await rows("mail_outbox")]).toEqual([[], []]);
  });

  test.each([
    ["deactivated", "deactivated_at"],
    ["leaving", "deletion_requested_at"],
    ["hidden", "hidden_at"],
  ])(
    "of a professional who is %s after the work was done is stored, and they hear nothing (threat 95)",
    async (_, column) => {
      await set("delete from reviews");
      await addBooking(client, parties);
      await set(`update users set ${column} = ${NOW} where id = '${parties.proId}'`);
      const form = { serviceId: parties.serviceId, rating: "2", comment: "Half done." };
      expect((await people.anita.post(`${REVIEWS}/new`, form)).status).toBe(303);
      expect(await rows("reviews")).toMatchObject([{ rating: 2, booked: 1 }]);
      expect([await rows("notifications"), await rows("mail_outbox")]).toEqual([[], []]);
    },
  );

  test("whose author is erased meanwhile keeps its reply, which notifies nobody and names nobody (threat 78)", async () => {
    await set("update reviews set customer_id = null");
    const path = `${REVIEWS}/${id}/reply`;
    const { page } = await people.ravi.open(path);
    expect(textIn(element(page, "main"))).toContain("Former customer");
    const reply = { content: "Thank you.", version: "0" };
    expect((await people.ravi.post(path, reply)).status).toBe(303);
    expect(await rows("review_replies")).toMatchObject([{ content: "Thank you." }]);
    expect(await rows("notifications")).toEqual([]);
  });

  test("of a booking that its customer says did not happen is stored, once (threat 35)", async () => {
    await set("delete from reviews");
    const booking = await addBookingOf(client, parties, {
      status: "confirmed",
      starts_at: NOW - 7_200_000,
    });
    const at = (step: string) => `/dashboard/bookings/${booking}/${step}`;
    expect((await people.ravi.post(at("complete"), {})).status).toBe(303);
    expect((await people.anita.post(at("dispute"), { reason: "Nobody came at all." })).status).toBe(
      303,
    );
    const form = { serviceId: parties.serviceId, rating: "1", comment: "Nobody came." };
    expect((await people.anita.post(`${REVIEWS}/new`, form)).status).toBe(303);
    const { status } = await pageOf(
      await people.anita.post(`${REVIEWS}/new`, { ...form, rating: "2" }),
    );
    expect(status).toBe(409);
    expect(await rows("reviews")).toMatchObject([{ rating: 1 }]);
    expect(await rows("reports")).toMatchObject([{ subject_kind: "booking", subject_id: booking }]);
  });

  test("is reported to the team by a professional who has blocked its author (threat 95)", async () => {
    const block = { blocker_id: parties.proId, blocked_id: parties.customerId, created_at: NOW };
    await insert(client, "blocks", block);
    const report = { reason: "It names my child and her school." };
    expect((await people.ravi.post(`${REVIEWS}/${id}/report`, report)).status).toBe(303);
    expect(await rows("reports")).toMatchObject([{ reporter_id: parties.proId, subject_id: id }]);
    expect((await rows("mail_outbox")).map(({ recipient }) => recipient)).toEqual([
      "support@kayap.test",
    ]);
  });
});
