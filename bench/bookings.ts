import { randomUUID } from "node:crypto";
import { type Client, createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { timesOfDays } from "#app/domain/bookings/times.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { readBookable } from "#db/bookings/bookable.ts";
import { createBooking } from "#db/bookings/create.ts";
import type { Database } from "#db/connection/client.ts";
import { addHeldBookings, type BusyProfessional, freeMoments } from "./bookings/busy.ts";
import { bareInsert } from "./measurement/bare-insert.ts";
import { countedClient } from "./measurement/counted-client.ts";
import type { Report, Table } from "./measurement/report.ts";
import { type Figures, takeTurns } from "./measurement/rounds.ts";
import type { BenchOptions } from "./options.ts";
import { NOW, openFilled } from "./setup/filled-database.ts";

const BOOKINGS = 2_000;
const DAYS = 30;
const MOST_TIMES_READ = 2;
const MOST_TIMES_WRITE = 4;

/**
 * The cost of finding the free times of a month for a professional with 2,000 bookings, beside a plain query of the
 * bookings' times, and of making a complete booking request, beside one bare insert.
 */
export async function benchBookings(
  { fresh, rounds, repetitions }: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  const database = await openFilled({ services: "demo", fresh, log });
  const client = createClient({ url: database.url });
  try {
    log(`Giving a professional ${BOOKINGS.toLocaleString("en")} bookings ...`);
    const busy = await addHeldBookings(client, BOOKINGS, NOW);
    try {
      const turns = { rounds, repetitions };
      return {
        goals: [
          `free times at most ${MOST_TIMES_READ} times the plain query`,
          `a request at most ${MOST_TIMES_WRITE} times a bare insert`,
        ],
        notes: [
          "Free times: service, hours, days off, rules, held times and the customer in one statement, then the start times of 30 days.",
          "A request: the guard, history, limit, notification, e-mail and what the answer needs, in one batch.",
        ],
        tables: [
          await freeTimes(database.url, client, busy, turns),
          await requests(database, client, busy, turns),
        ],
      };
    } finally {
      await busy.remove();
    }
  } finally {
    client.close();
    await database.stop();
  }
}

type Turns = { rounds: number; repetitions: number };

async function freeTimes(
  url: string,
  client: Client,
  { proId, serviceId, customerId }: BusyProfessional,
  turns: Turns,
): Promise<Table> {
  const db = drizzle(client);
  const query = { serviceId, customerId, deviceHash: null, key: null, now: NOW };
  const month = { from: dayOf(NOW), days: DAYS, minutes: 60, now: NOW };
  const subjects = {
    "held times, plain query": () =>
      client.execute({
        sql: `select starts_at, ends_at from bookings where professional_id = ?
          and status in ('pending', 'confirmed', 'completed') and starts_at > ?`,
        args: [proId, NOW],
      }),
    "the schedule, read": () => readBookable(db, query),
    "free times of a month": async () =>
      timesOfDays((await readBookable(db, query)).schedule, month),
  };
  const figures = await takeTurns(Object.values(subjects), turns);
  const { client: counted, use } = countedClient(url);
  await readBookable(drizzle(counted), query);
  return table(
    `Free times beside ${BOOKINGS.toLocaleString("en")} bookings, ms`,
    Object.keys(subjects),
    figures,
    {
      goal: ["free times of a month", MOST_TIMES_READ],
      rowsRead: { "free times of a month": use.rowsRead },
    },
  );
}

async function requests(
  database: { url: string; withoutHangCheck<T>(work: () => Promise<T>): Promise<T> },
  client: Client,
  busy: BusyProfessional,
  turns: Turns,
): Promise<Table> {
  const db = drizzle(client);
  const moments = freeMoments(busy);
  const subjects = {
    "one bare insert": () => bareInsert(client, busy.customerId, NOW),
    "a request": () => request(db, busy, moments.next().value ?? 0),
    "a request for a taken time": () => request(db, busy, busy.heldAt),
  };
  const figures = await database.withoutHangCheck(() => takeTurns(Object.values(subjects), turns));
  return table("A request for a booking, ms", Object.keys(subjects), figures, {
    goal: ["a request", MOST_TIMES_WRITE],
    rowsRead: {},
  });
}

function request(
  db: Database,
  { proId, serviceId, customerId, terms }: BusyProfessional,
  startsAt: number,
) {
  const id = randomUUID();
  const emailContent = {
    subject: "A request",
    text: "Text of an e-mail. ".repeat(20),
    html: "<p>".repeat(200),
  };
  return createBooking(
    db,
    {
      id,
      serviceId,
      customerId,
      professionalId: proId,
      key: id,
      startsAt,
      endsAt: startsAt + HOUR_MS,
      totalAmount: 650_000,
      priceType: "hourly",
      terms,
      location: "customer",
      region: "Demerara-Mahaica",
      landmark: "Yellow house",
      notes: "",
      phone: "+5926123456",
      deviceHash: null,
      // Always within the horizon of sixty days, however many are made.
      at: Math.max(NOW, startsAt - 30 * DAY_MS),
    },
    {
      title: "A request",
      body: [],
      link: `/dashboard/bookings/${id}`,
      to: "pro@kayap.test",
      emailContent: () => emailContent,
    },
    { action: "bench-booking", subject: "bench", most: 1_000_000, windowMs: 1, now: NOW },
  );
}

type Extras = { goal: readonly [string, number]; rowsRead: Record<string, number> };

function table(
  title: string,
  names: string[],
  figures: Figures[],
  { goal, rowsRead }: Extras,
): Table {
  const floor = figures[0]?.median ?? 1;
  return {
    title,
    rows: names.map((way, i) => {
      const times = (figures[i]?.median ?? 0) / floor;
      return {
        way,
        median: figures[i]?.median ?? null,
        p99: figures[i]?.p99 ?? null,
        "x floor": times,
        "rows read": rowsRead[way] ?? null,
        goal: way === goal[0] ? times <= goal[1] : null,
      };
    }),
  };
}
