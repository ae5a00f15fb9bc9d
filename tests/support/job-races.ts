import { randomUUID } from "node:crypto";
import type { Client, InStatement } from "@libsql/client";
import { z } from "zod";
import { DAY_MS } from "#app/domain/durations.ts";
import { addDays, dayOf, momentOn } from "#app/domain/guyana-day.ts";
import { addCustomer, type PersonFields } from "./fixtures.ts";
import { addElectrician, REGION } from "./jobs.ts";
import { signIn } from "./sessions.ts";

export type Racer = { id: string; cookie: string };
export type RacingElectrician = Racer & { serviceId: string };

const signedIn = async (client: Client, id: string): Promise<Racer> => ({
  id,
  cookie: `session=${await signIn(client, id)}`,
});

export const racingCustomer = async (client: Client, fields: PersonFields = {}) =>
  signedIn(client, await addCustomer(client, fields));

/** An electrician of the region, free every day from 8 to 18. */
export async function racingElectrician(client: Client): Promise<RacingElectrician> {
  const { proId, serviceId } = await addElectrician(client);
  await client.execute({
    sql: "update services set availability_weekends = 1 where id = ?",
    args: [serviceId],
  });
  return { ...(await signedIn(client, proId)), serviceId };
}

const HOURS = 9;

/** A time of its own for every round. */
export const slotOf = (round: number) =>
  momentOn(addDays(dayOf(Date.now()), 2 + Math.floor(round / HOURS)), (8 + (round % HOURS)) * 60);

type RacedJob = { id: string; offers: string[]; version: number };

/** An open job of a customer that was posted an hour ago, with an open offer of each of these electricians for one time. */
export async function addJob(
  client: Client,
  customer: Racer,
  { from, startsAt, wanted = 3 }: { from: RacingElectrician[]; startsAt: number; wanted?: number },
): Promise<RacedJob> {
  const id = randomUUID();
  const at = Date.now() - 3_600_000;
  const job = {
    id,
    customer_id: customer.id,
    what: "Two plugs spark when it rains",
    details: "The plugs in the kitchen spark when rain comes from the east.",
    category_id: "construction-trades",
    subcategory_id: "electricians",
    trade: "electricians",
    region: REGION,
    city: "Mon Repos",
    wanted_when: "week",
    offers_wanted: wanted,
    idempotency_key: id,
    expires_at: at + 7 * DAY_MS,
    matched_at: at,
    created_at: at,
    updated_at: at,
  };
  const offers = from.map((electrician) => ({
    id: randomUUID(),
    job_id: id,
    professional_id: electrician.id,
    service_id: electrician.serviceId,
    price_amount: 12_000_00,
    price_type: "fixed",
    minutes: 60,
    message: "New plugs and a dry box outside, material included.",
    times: JSON.stringify([startsAt]),
    created_at: at,
    updated_at: at,
  }));
  const rows = [rowInto("jobs", job), ...offers.map((offer) => rowInto("offers", offer))];
  await client.batch(rows, "write");
  return { id, offers: offers.map((offer) => offer.id), version: at };
}

function rowInto(table: string, row: Record<string, string | number>): InStatement {
  const columns = Object.keys(row);
  return {
    sql: `insert into ${table} (${columns}) values (${columns.map(() => "?")})`,
    args: Object.values(row),
  };
}

const outcomeSchema = z.object({
  job: z.string(),
  offers: z.string(),
  bookings: z.number(),
  linked: z.number(),
  history: z.number(),
  notifications: z.number(),
  emails: z.number(),
});

/** Everything that is stored about a job, counted: a race leaves all of a change behind or nothing of it. */
export async function outcomeOf(client: Client, jobId: string) {
  const { rows } = await client.execute({
    sql: `with own (id) as (select id from bookings where idempotency_key in (select id from offers where job_id = :job))
      select status as job,
        (select group_concat(status, ' ') from (select status from offers where job_id = :job order by status)) as offers,
        (select count(*) from own) as bookings,
        (select count(*) from own join bookings b on b.id = own.id join offers o on o.booking_id = own.id
          where b.status = 'confirmed' and o.status = 'accepted' and o.job_id = jobs.id and jobs.booking_id = own.id) as linked,
        (select count(*) from booking_history where booking_id in own) as history,
        (select count(*) from notifications where link = '/dashboard/jobs/' || :job
          or link in (select '/dashboard/bookings/' || id from own)) as notifications,
        (select count(*) from mail_outbox where text_body like '%/dashboard/jobs/' || :job || '%'
          or text_body like (select '%/dashboard/bookings/' || id || '%' from own)) as emails
      from jobs where id = :job`,
    args: { job: jobId },
  });
  return outcomeSchema.parse(rows[0]);
}
