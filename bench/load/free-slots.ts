import type { Client } from "@libsql/client";
import { z } from "zod";
import { DEFAULT_RULES, openWindows } from "#app/domain/bookings/times.ts";
import { addDays, dayOf, momentOn } from "#app/domain/guyana-day.ts";
import type { Dice } from "#db/seed/bulk-names.ts";

export type Slot = { serviceId: string; startsAt: number };

const FIRST_DAY = 2;
const DAYS = 56;
const MOST_TRIES = 1_000;
const bit = z.number().transform(Boolean);
const offerSchema = z.object({
  id: z.string(),
  pro_id: z.string(),
  weekdays: bit,
  weekends: bit,
  evenings: bit,
});
type Offer = z.output<typeof offerSchema>;

/** Services of professionals whose times depend on nothing else than the windows of the service. */
export async function readOffers(client: Client): Promise<Offer[]> {
  const { rows } = await client.execute(
    `select id, pro_id, availability_weekdays as weekdays, availability_weekends as weekends,
      availability_evenings as evenings from services where listed = 1
      and pro_id not in (select user_id from availability union select user_id from days_off
        union select user_id from booking_rules union select professional_id from bookings)
      order by number`,
  );
  return rows.map((row) => offerSchema.parse(row));
}

/** Free hours of the next weeks, each professional's hour once. Throws when there seem to be none left. */
export function* freeSlots(offers: readonly Offer[], next: Dice): Generator<Slot, never> {
  const today = dayOf(Date.now());
  const taken = new Set<string>();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const offer = offers[Math.floor(next() * offers.length)];
    if (!offer) break;
    const { id: serviceId, pro_id, ...windows } = offer;
    const day = addDays(today, FIRST_DAY + Math.floor(next() * DAYS));
    const startsAt = hourOf(windows, day, next);
    const hold = `${pro_id} ${startsAt}`;
    if (startsAt === null || taken.has(hold)) continue;
    taken.add(hold);
    tries = 0;
    yield { serviceId, startsAt };
  }
  throw new Error("All hours are taken: fewer bookings, or more services.");
}

function hourOf(windows: Omit<Offer, "id" | "pro_id">, day: string, next: Dice): number | null {
  const open = openWindows(
    { windows, hours: [], daysOff: [], rules: DEFAULT_RULES, held: [] },
    day,
  );
  const hours = open.flatMap(({ from, to }) =>
    Array.from({ length: Math.floor((to - from) / 60) }, (_, i) => from + i * 60),
  );
  const chosen = hours[Math.floor(next() * hours.length)];
  return chosen === undefined ? null : momentOn(day, chosen);
}
