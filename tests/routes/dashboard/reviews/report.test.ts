import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connection/client.ts";
import { browserAt, errorBeside, pageOf, rowsOf } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import {
  REVIEWS,
  type ReviewFixture,
  reviewFixture,
} from "#tests/support/application/review-fixture.ts";
import { aroundCalls } from "#tests/support/around-calls.ts";
import { addReview } from "#tests/support/fixtures.ts";
import { textIn } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

let client: ReviewFixture["client"];
let of: ReviewFixture["of"];
let pro: ReviewFixture["pro"];

beforeEach(async () => {
  ({ client, of, pro } = await reviewFixture());
});

describe("a report of a review", () => {
  let id: string;
  const report = (reason: string, next = "") =>
    pro.post(`${REVIEWS}/${id}/report${next}`, { reason });
  beforeEach(async () => {
    id = await addReview(client, of, { comment: "Never came." });
  });

  test("a report is stored once for each person, with an e-mail to support (decision 97)", async () => {
    expect((await report("He was never my customer.")).status).toBe(303);
    expect((await report("I said so.")).status).toBe(303);
    expect(await rowsOf(client, "reports")).toMatchObject([
      {
        reporter_id: of.proId,
        subject_kind: "review",
        subject_id: id,
        reason: "He was never my customer.",
      },
    ]);
    const emails = await emailsIn(client);
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ recipient: "support@kayap.test", kind: "review-report" });
    expect(emails[0]?.text).toContain("Never came.");
  });

  test("a report leads back to the page it came from, if that is ours (threat 19)", async () => {
    const back = `/service/${of.serviceId}`;
    const ours = await report("Spam", `?next=${encodeURIComponent(back)}`);
    expect(ours.headers.get("Location")).toBe(back);
    const evil = await report("Spam", "?next=//evil.test");
    expect(evil.headers.get("Location")).toBe(REVIEWS);
  });

  test("a review that is hidden while its report is sent is reported by nobody, and its reporter reads so", async () => {
    const hiding = aroundCalls(client, async (sent, call) => {
      const isStored = JSON.stringify(sent).includes("He was never my customer.");
      if (isStored) await client.execute("update reviews set hidden_at = 1");
      return call();
    });
    const racing = browserAt(appOver(openDatabase(hiding)));
    for (const [name, value] of pro.cookies) racing.cookies.set(name, value);
    const reason = "He was never my customer.";
    const { status, page } = await pageOf(await racing.post(`${REVIEWS}/${id}/report`, { reason }));
    expect(status).toBe(404);
    expect(textIn(page)).toContain("Review not found or unauthorized");
    expect(await rowsOf(client, "reports")).toEqual([]);
    expect(await emailsIn(client)).toEqual([]);
  });

  test("a report needs a reason of at most 1,000 characters", async () => {
    expect(errorBeside((await pageOf(await report(" "))).page, "reason")).toContain(
      "This field is required",
    );
    expect((await report("x".repeat(1001))).status).toBe(400);
  });
});
