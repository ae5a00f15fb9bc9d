import { createClient } from "@libsql/client";
import { DAY_PARTS, DAYS } from "#app/domain/bookings/free-starts.ts";
import type { PartName } from "#app/domain/search/when.ts";
import { dayNumber, dayWithNumber } from "#app/domain/time/guyana-day.ts";
import { NOW } from "#bench/setup/filled-database.ts";

const TODAY = dayNumber(NOW);

type FreeShare = { share: number; day: string; part: PartName };

/** How many of a hundred services are free on a day, and in a part of any day. */
export const FREE_SHARES: readonly FreeShare[] = [
  { share: 2, day: dayWithNumber(TODAY + 1), part: "evening" },
  { share: 20, day: dayWithNumber(TODAY + 2), part: "afternoon" },
  { share: 80, day: dayWithNumber(TODAY + 3), part: "morning" },
];

/** Writes the rows of free starts so that the shares above hold, whatever the schedules are. */
export async function fillFreeStarts(url: string): Promise<void> {
  const client = createClient({ url });
  // A remainder that is spread evenly over trades and places.
  const place = "(service_number * 7919 % 100)";
  try {
    for (const [i, from] of [0, ...FREE_SHARES.map(({ share }) => share)].entries()) {
      const to = FREE_SHARES[i]?.share ?? 100;
      await client.execute({
        sql: `update free_starts set first_day = ?, counted_version = version, notice_hours = ${place} % 73,
          horizon_days = 60, morning = ?, afternoon = ?, evening = ? where ${place} >= ? and ${place} < ?`,
        args: [TODAY, ...DAY_PARTS.map(({ name, digits }) => starts(name, digits, from)), from, to],
      });
    }
  } finally {
    client.close();
  }
}

/** The free starts of the services from a place of a hundred on: none where a share of a day or part is below it. */
function starts(part: PartName, digits: number, place: number): string {
  const isIn = ({ share }: { share: number }) => place < share;
  const isFreeOn = (day: number) =>
    FREE_SHARES.filter((one) => one.day === dayWithNumber(day) || one.part === part).every(isIn);
  const days = Array.from({ length: DAYS }, (_, i) => TODAY + DAYS - 1 - i);
  return days.map((day) => (isFreeOn(day) ? "3" : "0").repeat(digits)).join("");
}
