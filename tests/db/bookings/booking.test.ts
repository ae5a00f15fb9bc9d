import { beforeEach, describe, expect, test } from "vitest";
import { readBooking } from "#db/bookings/booking.ts";
import { addCustomer, NOW } from "#tests/support/fixtures.ts";
import { addBookingOf } from "#tests/support/records/bookings.ts";
import { storedTransitions } from "#tests/support/records/stored-transitions.ts";

let fixture: Awaited<ReturnType<typeof storedTransitions>>;
beforeEach(async () => {
  fixture = await storedTransitions();
});

describe("reading one booking", () => {
  test("is possible for its two people only (threat 32)", async () => {
    const { database, parties } = fixture;
    const id = await addBookingOf(database.client, parties);
    const stranger = await addCustomer(database.client);
    expect(await readBooking(database.db, { id, userId: stranger })).toBeNull();
    expect(
      await readBooking(database.db, { id: crypto.randomUUID(), userId: parties.proId }),
    ).toBeNull();
    for (const userId of [parties.customerId, parties.proId]) {
      expect(await readBooking(database.db, { id, userId })).toMatchObject({ booking: { id } });
    }
  });

  test("gives the professional phone and exact place only once it is confirmed (decision 73)", async () => {
    const { database, parties, apply } = fixture;
    const detailsFor = async (id: string, userId: string) => {
      const { customerPhone, landmark, notes, region } =
        (await readBooking(database.db, { id, userId }))?.booking ?? {};
      return { customerPhone, landmark, notes, region };
    };
    const all = {
      customerPhone: "+5926123456",
      landmark: "Yellow house behind the stelling",
      notes: "Dog in the yard.",
      region: "Demerara-Mahaica",
    };
    const id = await addBookingOf(database.client, parties);
    expect(await detailsFor(id, parties.customerId)).toEqual(all);
    expect(await detailsFor(id, parties.proId)).toEqual({
      ...all,
      customerPhone: null,
      landmark: null,
    });
    await apply(id, "accept", "professional");
    expect(await detailsFor(id, parties.proId)).toEqual(all);
    await apply(id, "cancel", "customer");
    expect(await detailsFor(id, parties.proId)).toEqual({
      ...all,
      customerPhone: null,
      landmark: null,
    });
  });

  test("is possible when its service is deleted or inactive, and when the customer's account is deleted (threat 40)", async () => {
    const { database, parties } = fixture;
    const id = await addBookingOf(database.client, parties);
    await database.client.execute("update services set deleted_at = 1, status = 'inactive'");
    await database.client.execute("update bookings set customer_id = null");
    expect(await readBooking(database.db, { id, userId: parties.proId })).toMatchObject({
      booking: { serviceTitle: "House wiring and breaker panels", customerName: "Former customer" },
    });
  });

  test("gives its history in order", async () => {
    const { database, parties, apply, found } = fixture;
    const id = await addBookingOf(database.client, parties);
    await apply(id, "accept", "professional");
    await apply(id, "cancel", "customer", { reason: "The rain.", at: NOW + 1 });
    expect((await found(id)).history).toEqual([
      { actor: "professional", action: "accepted", reason: null, createdAt: NOW },
      { actor: "customer", action: "cancelled", reason: "The rain.", createdAt: NOW + 1 },
    ]);
  });
});
