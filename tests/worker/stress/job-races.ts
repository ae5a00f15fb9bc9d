import { randomUUID } from "node:crypto";
import type { Client } from "@libsql/client";
import { z } from "zod";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { addDays, dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { addCustomer, insert, type PersonFields } from "#tests/support/fixtures.ts";
import { addElectrician, REGION } from "#tests/support/records/jobs.ts";
import { signIn } from "#tests/support/records/sessions.ts";
import { inOneBatch } from "./one-batch.ts";

export type Racer = { id: string; cookie: string };
export type RacingElectrician = Racer & { serviceId: string };

const signedIn = async (client: Client, id: string): Promise<Racer> => ({
  id,
  cookie: `session=${await signIn(client, id)}`,
});

export const racingCustomer = async (client: Client, fields: PersonFields = {}) =>
  signedIn(client, await addCustomer(client, fields));

/** An electrician of the region, free every day from 8 to 18. */
async function racingElectrician(client: Client): Promise<RacingElectrician> {
  const { proId, serviceId } = await addElectrician(client);
  await client.execute({
    sql: "update services set availability_weekends = 1 where id = ?",
    args: [serviceId],
  });
  return { ...(await signedIn(client, proId)), serviceId };
}

/** So many of them. */
export const racingElectricians = (client: Client, count: number) =>
  inOneBatch(client, (batch) =>
    Promise.all(Array.from({ length: count }, () => racingElectrician(batch))),
  );

const STARTS_A_DAY = 5;

/** A time of its own for every round: two hours, so that a rival half an hour later meets no other round. */
export const slotOf = (round: number) =>
  momentOn(
    addDays(dayOf(Date.now()), 2 + Math.floor(round / STARTS_A_DAY)),
    (8 + 2 * (round % STARTS_A_DAY)) * 60,
  );

export type RacedJob = { id: string; offers: string[]; startsAt: number; expiresAt: number };

type JobOfRound = {
  from?: RacingElectrician[];
  wanted?: number;
  expiresAt?: number;
  /** How much later than the time of the round, in milliseconds. */
  later?: number;
};

/**
 * An open job of a customer for each round, posted an hour ago, with an open offer of each of these electricians for the
 * time of that round.
 */
export const addJobs = (
  client: Client,
  customer: Racer,
  { rounds, jobOf }: { rounds: number; jobOf: (round: number) => JobOfRound },
): Promise<RacedJob[]> =>
  inOneBatch(client, (batch) =>
    Promise.all(
      Array.from({ length: rounds }, (_, round) => addJob(batch, customer, round, jobOf(round))),
    ),
  );

async function addJob(
  client: Client,
  customer: Racer,
  round: number,
  { from = [], wanted = 3, expiresAt, later = 0 }: JobOfRound,
): Promise<RacedJob> {
  const id = randomUUID();
  const startsAt = slotOf(round) + later;
  const at = Date.now() - HOUR_MS;
  const job = { id, startsAt, expiresAt: expiresAt ?? at + 7 * DAY_MS };
  await insert(client, "jobs", {
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
    expires_at: job.expiresAt,
    matched_at: at,
    created_at: at,
    updated_at: at,
  });
  const offers = from.map((electrician) => ({ id: randomUUID(), electrician }));
  for (const { id: offerId, electrician } of offers) {
    await insert(client, "offers", {
      id: offerId,
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
    });
  }
  return { ...job, offers: offers.map((offer) => offer.id) };
}

/** The status of a job at this moment. */
export async function statusOf(client: Client, { id }: RacedJob): Promise<unknown> {
  const { rows } = await client.execute("select status from jobs where id = ?", [id]);
  return rows[0]?.status;
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

/** Everything that is stored about each of these jobs, counted: a race leaves all of a change behind or nothing of it. */
export async function outcomesOf(client: Client, jobs: readonly RacedJob[]) {
  const { rows } = await client.execute({
    sql: `with raced (place, job_id) as (select key, value from json_each(?)),
      made (job_id, id) as materialized (select o.job_id, b.id from offers o
        join bookings b on b.idempotency_key = o.id where o.job_id in (select job_id from raced))
      select status as job,
        (select group_concat(status, ' ') from
          (select status from offers where offers.job_id = raced.job_id order by status)) as offers,
        (select count(*) from made where made.job_id = raced.job_id) as bookings,
        (select count(*) from made join bookings b on b.id = made.id join offers o on o.booking_id = made.id
          where made.job_id = raced.job_id and o.job_id = raced.job_id and jobs.booking_id = made.id
            and b.status = 'confirmed' and o.status = 'accepted') as linked,
        (select count(*) from booking_history join made on made.id = booking_id
          where made.job_id = raced.job_id) as history,
        (select count(*) from notifications where link = '/dashboard/jobs/' || raced.job_id
          or link in (select '/dashboard/bookings/' || id from made where made.job_id = raced.job_id)) as notifications,
        (select count(*) from mail_outbox where instr(text_body, '/dashboard/jobs/' || raced.job_id) > 0
          or exists (select 1 from made where made.job_id = raced.job_id
            and instr(text_body, '/dashboard/bookings/' || made.id) > 0)) as emails
      from raced join jobs on jobs.id = raced.job_id order by place`,
    args: [JSON.stringify(jobs.map(({ id }) => id))],
  });
  return rows.map((row) => outcomeSchema.parse(row));
}
