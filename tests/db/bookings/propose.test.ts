import { beforeEach, describe, expect, test } from "vitest";
import type { Party } from "#app/domain/bookings/booking.ts";
import { type BookingTransition, MOST_PROPOSALS } from "#app/domain/bookings/transitions.ts";
import { storeTransition } from "#db/bookings/change.ts";
import { NOW } from "#tests/support/fixtures.ts";
import {
  addBookingOf,
  collisions,
  onMonday,
  writtenRows,
} from "#tests/support/records/bookings.ts";
import { storedTransitions } from "#tests/support/records/stored-transitions.ts";

let fixture: Awaited<ReturnType<typeof storedTransitions>>;
beforeEach(async () => {
  fixture = await storedTransitions();
});

const HOUR = 60 * 60_000;

describe("a proposed time", () => {
  const at11 = { proposedStartsAt: onMonday(11 * 60) };

  test("is stored beside the old one, which stays held until the other party accepts (decision 71)", async () => {
    const { database, parties, apply, stored } = fixture;
    const id = await addBookingOf(database.client, parties, {
      status: "confirmed",
      day_reminder_sent_at: 1,
    });
    expect(await apply(id, "propose", "professional", at11)).toBe(true);
    expect(await stored(id)).toMatchObject({
      starts_at: onMonday(540),
      proposed_starts_at: onMonday(660),
      proposed_by: "professional",
      proposals: 1,
      sequence: 0,
    });
    expect(await apply(id, "accept-proposal", "customer")).toBe(true);
    expect(await stored(id)).toMatchObject({
      id,
      status: "confirmed",
      starts_at: onMonday(660),
      ends_at: onMonday(720),
      booking_date: "2026-11-23",
      booking_time: "11:00",
      proposed_starts_at: null,
      day_reminder_sent_at: null,
      sequence: 1,
    });
  });

  const LATE_IN_TURN = { expires_at: NOW + HOUR, answer_reminder_sent_at: 1 };
  const NEW_TURN = { expires_at: NOW + 48 * HOUR, answer_reminder_sent_at: null };
  const turns: [string, BookingTransition, Party, Party | null, object][] = [
    ["a professional's new time is the customer's turn", "propose", "professional", null, NEW_TURN],
    [
      "a customer's new time stays the professional's turn",
      "propose",
      "customer",
      null,
      LATE_IN_TURN,
    ],
    [
      "a customer's new time instead of the professional's is the professional's turn",
      "propose",
      "customer",
      "professional",
      NEW_TURN,
    ],
    [
      "a professional's next new time stays the customer's turn",
      "propose",
      "professional",
      "professional",
      LATE_IN_TURN,
    ],
    [
      "a new time that the customer refuses is the professional's turn",
      "decline-proposal",
      "customer",
      "professional",
      NEW_TURN,
    ],
    [
      "a new time that the professional refuses stays their turn",
      "decline-proposal",
      "professional",
      "customer",
      LATE_IN_TURN,
    ],
  ];

  test.each(turns)(
    "for a request: %s, with time to answer and a reminder from the start only when the turn changes",
    async (_, transition, actor, proposedBy, expected) => {
      const { database, parties, apply, stored } = fixture;
      const id = await addBookingOf(database.client, parties, {
        ...LATE_IN_TURN,
        ...(proposedBy && { proposed_by: proposedBy, proposed_starts_at: onMonday(660) }),
      });
      const to = transition === "propose" ? { proposedStartsAt: onMonday(570) } : {};
      expect(await apply(id, transition, actor, to)).toBe(true);
      expect(await stored(id)).toMatchObject(expected);
    },
  );

  test("may overlap its own old time, but no other booking", async () => {
    const { database, parties, apply } = fixture;
    const id = await addBookingOf(database.client, parties, { status: "confirmed" });
    await apply(id, "propose", "customer", { proposedStartsAt: onMonday(570) });
    const other = await addBookingOf(database.client, parties, { starts_at: onMonday(600) });
    const before = await writtenRows(database.client);
    expect(await apply(id, "accept-proposal", "professional")).toBe(false);
    expect(await writtenRows(database.client)).toEqual(before);
    await apply(other, "decline", "professional");
    expect(await apply(id, "accept-proposal", "professional")).toBe(true);
    expect(await collisions(database.client)).toBe(0);
  });

  test("that two bookings accept at once is given to one of them (threat 36)", async () => {
    const { database, parties, apply } = fixture;
    const ids = await Promise.all(
      [480, 600].map(async (minute) => {
        const id = await addBookingOf(database.client, parties, {
          status: "confirmed",
          starts_at: onMonday(minute),
        });
        await apply(id, "propose", "customer", {
          proposedStartsAt: onMonday(720 + (minute - 480) / 4),
        });
        return id;
      }),
    );
    const answers = await Promise.all(
      ids.map((id) => apply(id, "accept-proposal", "professional")),
    );
    expect(answers.toSorted()).toEqual([false, true]);
    expect(await collisions(database.client)).toBe(0);
  });

  test("can be proposed three times at most, also at once", async () => {
    const { database, parties, found, stored } = fixture;
    const id = await addBookingOf(database.client, parties, {
      proposals: MOST_PROPOSALS - 1,
      proposed_starts_at: at11.proposedStartsAt,
      proposed_by: "customer",
    });
    const booking = await found(id);
    const propose = (actor: Party) =>
      storeTransition(database.db, { booking, transition: "propose", actor, at: NOW, ...at11 }, []);
    expect(
      (await Promise.all([propose("customer"), propose("professional")])).filter(Boolean),
    ).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ proposals: 3 });
  });

  test("that is declined leaves the booking as it was", async () => {
    const { database, parties, apply, stored } = fixture;
    const id = await addBookingOf(database.client, parties);
    await apply(id, "propose", "customer", at11);
    await apply(id, "decline-proposal", "professional");
    expect(await stored(id)).toMatchObject({
      starts_at: onMonday(540),
      proposed_by: null,
      status: "pending",
    });
  });
});
