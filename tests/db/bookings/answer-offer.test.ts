import { expect, test } from "vitest";
import { endOffer } from "#db/bookings/answer-offer.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer, NOW } from "#tests/support/fixtures.ts";
import { addParties } from "#tests/support/records/bookings.ts";
import { addConversation, addOffer } from "#tests/support/records/conversations.ts";

test("an offer is declined by its customer and withdrawn by its professional alone (threat 32)", async () => {
  const { db, client } = await emptyDatabase();
  const parties = await addParties(client);
  const { customerId, proId } = parties;
  const conversationId = await addConversation(client, [customerId, proId]);
  const stranger = await addCustomer(client);
  const offers = [
    await addOffer(client, { ...parties, conversationId }),
    await addOffer(client, { ...parties, conversationId }),
  ];
  const [first = "", second = ""] = offers;
  const end = (id: string, me: string, how: "decline" | "withdraw") =>
    endOffer(db, { id, me, end: how, at: NOW + 1 });
  for (const [me, how] of [
    [stranger, "decline"],
    [stranger, "withdraw"],
    [proId, "decline"],
    [customerId, "withdraw"],
  ] as const) {
    expect(await end(first, me, how)).toBe(false);
  }
  const statuses = async () =>
    (await client.execute("select status from booking_offers order by rowid")).rows.map(
      ({ status }) => status,
    );
  expect(await statuses()).toEqual(["open", "open"]);
  expect(await end(first, customerId, "decline")).toBe(true);
  expect(await end(second, proId, "withdraw")).toBe(true);
  expect(await statuses()).toEqual(["declined", "withdrawn"]);
});
