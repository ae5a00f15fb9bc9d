import { and, eq, exists, gt, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { emptyDatabase } from "#tests/support/database.ts";

const { db } = await emptyDatabase();
const isOfBooking = eq(bookingHistory.bookingId, bookings.id);

describe("a select inside the fields of another one that compares columns of its own table by mistake", () => {
  test.each([
    [
      "alone",
      sql`(select 1 from ${bookingHistory} where ${bookingHistory.bookingId} = ${bookingHistory.id})`,
    ],
    [
      "with a call among its fields",
      sql`(select count(*) from ${bookingHistory} where ${bookingHistory.bookingId} = ${bookingHistory.id})`,
    ],
    [
      "within brackets of its condition",
      sql`(select 1 from ${bookingHistory} where (${gt(bookingHistory.createdAt, 0)} and (${bookingHistory.bookingId} = ${bookingHistory.id})))`,
    ],
    [
      "beside another select",
      sql`(select 1 from ${bookingHistory} where ${bookingHistory.actor} in (select 'customer') and ${bookingHistory.bookingId} = ${bookingHistory.id})`,
    ],
  ])("is refused: %s", async (_, inner) => {
    const read = db.select({ has: inner }).from(bookingHistory);
    await expect(read).rejects.toMatchObject({
      cause: { message: expect.stringContaining("compares it with itself") },
    });
  });

  test("is taken where drizzle names the tables, and where the columns are those of two tables", async () => {
    const history = db.select({ id: bookingHistory.id }).from(bookingHistory);
    const named = exists(history.where(and(isOfBooking, gt(bookingHistory.createdAt, 0))));
    expect(await db.select({ has: named }).from(bookings)).toEqual([]);
  });
});
