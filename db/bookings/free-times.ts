import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { bit } from "#app/domain/bit.ts";
import { type Diary, MOST_HORIZON } from "#app/domain/bookings/times.ts";
import { addDays, dayOf, momentOn } from "#app/domain/guyana-day.ts";
import { PRICE_TYPES } from "#app/domain/money.ts";
import type { Database } from "#db/client.ts";
import { nameOf } from "#db/people/name.ts";
import { noBlock } from "#db/people/reach.ts";
import { readerJson, readerSchema } from "#db/people/reader.ts";
import { readRow } from "#db/read.ts";
import { bookingPageColumns, selectBooking } from "./booking.ts";
import { brokenJson, brokenSchema, LONGEST_AND_PAUSE_MS, type Wanted } from "./guard.ts";
import { RULES_JSON, rulesSchema } from "./rules.ts";

const minuteWindow = z.tuple([z.number(), z.number(), z.number()]);

/** Reads what `heldJson` gives. */
export const heldSchema = z
  .array(z.tuple([z.number(), z.number()]))
  .transform((spans) => spans.map(([startsAt, endsAt]) => ({ startsAt, endsAt })));

const diaryColumns = {
  windows: z.object({ weekdays: bit, weekends: bit, evenings: bit }).nullable(),
  hours: z
    .array(minuteWindow)
    .transform((windows) => windows.map(([weekday, from, to]) => ({ weekday, from, to }))),
  days_off: z.array(z.string()),
  rules: rulesSchema,
  held: heldSchema,
};

/**
 * The times a professional's requests and bookings hold, as JSON: those of today, of which there may be only so many, to
 * the horizon, and those of yesterday that may not have ended.
 */
export function heldJson(professional: SQL, now: number, exceptBooking: string | null): SQL {
  const from = Math.min(momentOn(dayOf(now)), now - LONGEST_AND_PAUSE_MS);
  const until = momentOn(addDays(dayOf(now), MOST_HORIZON + 1));
  return sql`(select json_group_array(json_array(starts_at, ends_at)) from bookings
    where professional_id = ${professional} and status in ('pending', 'confirmed')
      and starts_at >= ${from} and starts_at < ${until} and id is not ${exceptBooking})`;
}

/**
 * The columns a diary is made of, for a statement in which `s` is one service or none. Held times are those that can
 * matter from now to the horizon, read through the partial index of `bookings_slot`.
 */
function selectDiary(now: number, exceptBooking: string | null): SQL {
  return sql`(select json_object('weekdays', availability_weekdays, 'weekends', availability_weekends,
      'evenings', availability_evenings) from s) as windows_json,
    (select json_group_array(json_array(weekday, starts_minute, ends_minute)) from availability
      where user_id = (select pro_id from s)) as hours_json,
    (select json_group_array(day) from days_off where user_id = (select pro_id from s)
      and day >= ${dayOf(now)}) as days_off_json,
    ${RULES_JSON} as rules_json,
    ${heldJson(sql`(select pro_id from s)`, now, exceptBooking)} as held_json`;
}

const RULES_OF_SERVICE = sql.raw(
  "r as materialized (select * from booking_rules where user_id = (select pro_id from s))",
);

type DiaryRow = { [Column in keyof typeof diaryColumns]: z.output<(typeof diaryColumns)[Column]> };

function diaryOf({ windows, hours, days_off, rules, held }: DiaryRow): Diary {
  const closed = { weekdays: false, weekends: false, evenings: false };
  return { windows: windows ?? closed, hours, daysOff: days_off, rules, held };
}

const offerSchema = z.object({
  ...diaryColumns,
  service: z
    .object({
      id: z.string(),
      number: z.number(),
      title: z.string(),
      categoryId: z.string(),
      subcategoryId: z.string().nullable(),
      priceAmount: z.number(),
      priceType: z.enum(PRICE_TYPES),
      /** When it was last changed, UTC milliseconds. */
      version: z.number(),
      city: z.string(),
      state: z.string(),
      rating: z.number(),
      reviewCount: z.number(),
      proId: z.string(),
      proName: z.string(),
      proFirstName: z.string(),
      proEmail: z.string(),
      proReader: readerSchema,
      /** Whether it is listed and neither of the two has blocked the other. */
      open: bit,
    })
    .nullable(),
  customer: z.object({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().nullable(),
    region: z.string(),
    verified: bit,
  }),
  known: z.string().nullable(),
  broken: brokenSchema.nullable(),
});
export type OfferedService = NonNullable<z.output<typeof offerSchema>["service"]>;

type OfferAsked = {
  serviceId: string;
  customerId: string;
  key: string | null;
  now: number;
  /** The request that is considered; what it would break is read too. */
  wanted?: Pick<Wanted, "startsAt" | "endsAt" | "terms">;
};

/**
 * A service with the times at which it can be booked, who asks for it, and the id of the booking this form has made
 * already, in one statement. `service` is null when there is none; a deleted one is none.
 */
export async function readOffer(db: Database, ask: OfferAsked) {
  const { serviceId, customerId, key, now, wanted } = ask;
  const professionalId = sql`(select pro_id from s)`;
  const broken = wanted
    ? brokenJson({
        ...wanted,
        way: "create",
        serviceId,
        customerId,
        professionalId,
        bookingId: null,
        at: now,
      })
    : sql`null`;
  const row = await readRow(
    db,
    sql`with s as materialized (select * from services where id = ${serviceId} and deleted_at is null),
      ${RULES_OF_SERVICE}
    select ${selectDiary(now, null)},
      (select json_object('id', s.id, 'number', s.number, 'title', s.title, 'categoryId', s.category_id,
        'subcategoryId', s.subcategory_id, 'priceAmount', s.price_amount, 'priceType', s.price_type, 'version', s.updated_at,
        'city', s.location_city, 'state', s.location_state, 'rating', s.rating,
        'reviewCount', s.review_count, 'proId', s.pro_id, 'proName', ${sql.raw(nameOf("u"))},
        'proFirstName', u.first_name, 'proEmail', u.email,
        'proReader', ${sql.raw(readerJson("u.id"))},
        'open', s.listed = 1 and ${noBlock(sql`${customerId}`, sql`s.pro_id`)}) from s join users u on u.id = s.pro_id) as service_json,
      (select json_object('firstName', first_name, 'lastName', last_name, 'phone', phone,
        'region', location_state, 'verified', email_verified_at is not null)
        from users where id = ${customerId}) as customer_json,
      (select id from bookings where customer_id = ${customerId} and idempotency_key = ${key}) as known,
      ${broken} as broken_json`,
    offerSchema,
  );
  return { ...row, diary: diaryOf(row) };
}
export type Offer = Awaited<ReturnType<typeof readOffer>>;

const ofBooking = (bookingId: string) =>
  sql`s as materialized (select * from services
    where id = (select service_id from bookings where id = ${bookingId})), ${RULES_OF_SERVICE}`;

const movableSchema = z.object({ ...diaryColumns, ...bookingPageColumns });

/** A booking of this person with the times to which it could be moved, in one statement; null when it is not theirs. */
export async function readMovable(
  db: Database,
  { id, userId, now }: { id: string; userId: string; now: number },
) {
  const { booking, ...row } = await readRow(
    db,
    sql`with ${ofBooking(id)} select ${selectBooking({ id, userId })}, ${selectDiary(now, id)}`,
    movableSchema,
  );
  return booking && { booking, diary: { ...diaryOf(row), movedFrom: booking.startsAt } };
}
