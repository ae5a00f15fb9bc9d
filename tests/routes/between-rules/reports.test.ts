import { expect, test } from "vitest";
import { alertIn, browserOf, pageOf, rowsOf } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addReview, NOW } from "#tests/support/fixtures.ts";
import { addParties } from "#tests/support/records/bookings.ts";
import { addConversation } from "#tests/support/records/conversations.ts";

const REASON = { reason: "They ask for money before they come." };

test.each([
  ["conversation", "review"],
  ["review", "conversation"],
] as const)(
  "ten reports of a %s use up the hour for a %s as well, and for the first again (threat 98)",
  async (first, second) => {
    const { client, db } = await emptyDatabase();
    const parties = await addParties(client);
    const { customerId, proId } = parties;
    const ravi = await browserOf(client, appOver(db), proId);
    const conversation = await addConversation(client, [customerId, proId]);
    const review = await addReview(client, parties, { created_at: NOW - 1000 });
    const path = {
      conversation: `/dashboard/messages/${conversation}/report`,
      review: `/dashboard/reviews/${review}/report`,
    };
    for (let times = 0; times < 10; times += 1) {
      expect((await ravi.post(path[first], REASON)).status).toBe(303);
    }
    for (const about of [second, first]) {
      const refused = await pageOf(await ravi.post(path[about], REASON));
      expect([about, refused.status]).toEqual([about, 429]);
      expect(alertIn(refused.page)).toContain("Too many reports. Please wait 60 minutes");
    }
    expect(await rowsOf(client, "reports")).toMatchObject([{ subject_kind: first }]);
  },
);
