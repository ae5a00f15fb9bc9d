import type { Client } from "@libsql/client";
import { z } from "zod";
import type { Availability } from "#app/domain/bookings/availability.ts";
import type { BookingTerms } from "#app/domain/bookings/terms.ts";
import { DEFAULT_RULES, openWindows } from "#app/domain/bookings/times.ts";
import { PRICE_TYPES } from "#app/domain/money/money.ts";
import { addDays, dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { publicNameOf } from "#bench/setup/public-name.ts";
import type { Random } from "#demo/invented-names.ts";

export type Slot = { serviceId: string; startsAt: number; terms: BookingTerms };

const FIRST_DAY = 2;
const DAYS = 56;
const MOST_TRIES = 1_000;
const sqlBoolean = z.number().transform(Boolean);
const offerSchema = z.object({
  id: z.string(),
  pro_id: z.string(),
  weekdays: sqlBoolean,
  weekends: sqlBoolean,
  evenings: sqlBoolean,
  price: z.number(),
  priceType: z.enum(PRICE_TYPES),
  title: z.string(),
  professional: z.string(),
  version: z.number(),
});
type Offer = z.output<typeof offerSchema>;

/** Services whose bookings take an hour, of professionals whose free times depend only on the windows of the service. */
export async function readOffers(client: Client): Promise<Offer[]> {
  const { rows } = await client.execute(
    `select s.id, pro_id, s.availability_weekdays as weekdays, s.availability_weekends as weekends,
      s.availability_evenings as evenings, price_amount as price, price_type as "priceType", title,
      ${publicNameOf("u")} as professional, s.updated_at as version
      from services s join users u on u.id = s.pro_id where listed = 1
      and (price_type = 'hourly' or visit_minutes = 60)
      and pro_id not in (select user_id from availability union select user_id from days_off
        union select user_id from booking_rules union select professional_id from bookings)
      order by number`,
  );
  return rows.map((row) => offerSchema.parse(row));
}

/** Free hours of the next weeks, each hour of a professional once. Throws when none are found. */
export function* freeSlots(offers: readonly Offer[], next: Random): Generator<Slot, never> {
  const today = dayOf(Date.now());
  const taken = new Set<string>();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const offer = offers[Math.floor(next() * offers.length)];
    if (!offer) break;
    const { id: serviceId, pro_id, weekdays, weekends, evenings, ...terms } = offer;
    const windows = { weekdays, weekends, evenings };
    const day = addDays(today, FIRST_DAY + Math.floor(next() * DAYS));
    const startsAt = hourOf(windows, day, next);
    const hold = `${pro_id} ${startsAt}`;
    if (startsAt === null || taken.has(hold)) continue;
    taken.add(hold);
    tries = 0;
    yield { serviceId, startsAt, terms };
  }
  throw new Error("All hours are taken: fewer bookings, or more services.");
}

function hourOf(windows: Availability, day: string, next: Random): number | null {
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
