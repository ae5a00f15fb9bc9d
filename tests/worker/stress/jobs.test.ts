import { beforeAll, describe, expect, test } from "vitest";
import { expireJobs } from "#app/actions/jobs/end-jobs.ts";
import { slotText } from "#app/domain/bookings/form.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { openDatabase } from "#db/connection/client.ts";
import { BOOKING_FORM } from "#tests/support/application/booking-fixture.ts";
import { PATIENT } from "#tests/support/patience.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";
import {
  addJobs,
  outcomesOf,
  type RacedJob,
  type Racer,
  type RacingElectrician,
  racingCustomer,
  racingElectricians,
  statusOf,
} from "./job-races.ts";
import { type Raced, raceInRounds } from "./race.ts";
import { sendForm } from "./sent-form.ts";

const { url, client } = await startKayap();
const db = openDatabase(client, { limits: PATIENT });

const ROUNDS = 50;
const AT_ONCE = 40;
const MOST_OFFERS = 5;

type Post = { path: string; by: Racer; fields: Record<string, string>; scripts?: boolean };

/** The status of a form; one without scripts is answered with a whole page. */
const post = async ({ by: { cookie }, scripts = true, ...form }: Post): Promise<number> =>
  (await sendForm(url, { ...form, cookie, scripts })).status;

const jobPath = (id: string) => `/dashboard/jobs/${id}`;

const OPEN = {
  job: "open",
  offers: "open open",
  bookings: 0,
  linked: 0,
  history: 0,
  notifications: 0,
  emails: 0,
};
const TAKEN = {
  job: "taken",
  offers: "accepted not-chosen",
  bookings: 1,
  linked: 1,
  history: 1,
  // To whom it is given and to the other one.
  notifications: 2,
  emails: 2,
};

test(`${AT_ONCE} offers at once for a job are exactly as many as it takes, in ${ROUNDS} rounds (threats 36 and 65)`, {
  timeout: 1_200_000,
}, async () => {
  const electricians = await racingElectricians(client, AT_ONCE);
  const jobs = await addJobs(client, await racingCustomer(client), {
    rounds: ROUNDS,
    jobOf: (round) => ({ wanted: 1 + (round % MOST_OFFERS) }),
  });
  const terms = {
    priceAmount: "12,000",
    priceType: "fixed",
    duration: "60",
    message: "New plugs and a dry box outside, material included.",
  };
  for (const [round, { id, startsAt }] of jobs.entries()) {
    const places = 1 + (round % MOST_OFFERS);
    const statuses = await Promise.all(
      electricians.map((by, i) => {
        const fields = { serviceId: by.serviceId, slot: slotText(startsAt), ...terms };
        return post({ path: jobPath(id), by, fields, scripts: i % 4 > 0 });
      }),
    );
    const times = (status: number) => statuses.filter((one) => one === status).length;
    expect([times(303), times(409)], `round ${round}: ${statuses}`).toEqual([
      places,
      AT_ONCE - places,
    ]);
  }
  for (const [round, outcome] of (await outcomesOf(client, jobs)).entries()) {
    const places = 1 + (round % MOST_OFFERS);
    expect(outcome, `round ${round}`).toEqual({
      ...OPEN,
      offers: Array(places).fill("open").join(" "),
      notifications: places,
      emails: places,
    });
  }
});

describe(`accepting an offer, ${ROUNDS} rounds of all or nothing (threats 37 and 65)`, {
  timeout: 600_000,
}, () => {
  type People = { customer: Racer; chosen: RacingElectrician; other: RacingElectrician };
  type Contest = {
    /** What happens while the offer is accepted: true when it succeeded. */
    rival: (job: RacedJob, round: number) => Promise<boolean>;
    /** What a rival who wins leaves behind; nothing where the first offer could be accepted all the same. */
    lost?: Record<string, string | number>;
    /** When the jobs end, where their end is the rival: no others may be over then. */
    expiresAt?: (round: number) => number;
    after?: () => Promise<unknown>;
  };

  const isAccepted = async (job: Pick<RacedJob, "id" | "startsAt">, offer = "", by: Racer) => {
    const fields = { step: "accept", offer, slot: slotText(job.startsAt), phone: "612 3456" };
    const status = await post({ path: jobPath(job.id), by, fields });
    expect([303, 409], `accepting was answered with ${status}`).toContain(status);
    return status === 303;
  };

  const isDone = async (form: Post) => (await post(form)) === 303;

  const soon = Date.now() + HOUR_MS;
  const CONTESTS: Record<string, (people: People) => Contest | Promise<Contest>> = {
    "against accepting another one makes one booking": ({ customer }) => ({
      rival: (job) => isAccepted(job, job.offers[1], customer),
      lost: TAKEN,
    }),
    "against withdrawing it": ({ chosen }) => ({
      rival: ({ id, offers: [offer = ""] }) =>
        isDone({ path: jobPath(id), by: chosen, fields: { step: "withdraw", offer } }),
      // The customer hears of it.
      lost: { offers: "open withdrawn", notifications: 1 },
    }),
    "against closing the job": ({ customer }) => ({
      rival: ({ id }) =>
        isDone({ path: `${jobPath(id)}/close`, by: customer, fields: { reason: "found" } }),
      lost: { job: "closed", offers: "not-chosen not-chosen", notifications: 2, emails: 2 },
    }),
    "against the end of the job's time": () => ({
      expiresAt: (round) => soon + round * MINUTE_MS,
      rival: async (job) => {
        await expireJobs({ db, rooms: { refreshInbox() {} }, appOrigin: url, now: job.expiresAt });
        return (await statusOf(client, job)) === "expired";
      },
      lost: { job: "expired", offers: "not-chosen not-chosen", notifications: 3, emails: 3 },
    }),
    "against a block by its professional": async ({ customer, chosen }) => {
      const conversation = await addConversation(client, [customer.id, chosen.id]);
      const path = `/dashboard/messages/${conversation}/block`;
      return {
        rival: async (job) => {
          await post({ path, by: chosen, fields: { block: "on" } });
          return (await statusOf(client, job)) === "open";
        },
        after: () => client.execute("delete from blocks where blocker_id = ?", [chosen.id]),
      };
    },
    // Half an hour later: of equal starts, an index of the database would refuse the second one by itself.
    "against a request of somebody else for a time that overlaps": async ({
      chosen: { serviceId },
    }) => {
      const neighbour = await racingCustomer(client);
      const path = `/service/${serviceId}/book`;
      return {
        rival: ({ startsAt }) => {
          const slot = slotText(startsAt + 30 * MINUTE_MS);
          const own = { key: crypto.randomUUID(), slot };
          return isDone({ path, by: neighbour, fields: { ...BOOKING_FORM, ...own } });
        },
      };
    },
    "against accepting an offer for another job of a time that overlaps": async ({ chosen }) => {
      const neighbour = await racingCustomer(client);
      const jobOf = () => ({ from: [chosen], later: 30 * MINUTE_MS });
      const jobs = await addJobs(client, neighbour, { rounds: ROUNDS, jobOf });
      return {
        rival: async (_, round) => {
          const { id = "", startsAt = 0, offers = [] } = jobs[round] ?? {};
          return isAccepted({ id, startsAt }, offers[0], neighbour);
        },
      };
    },
  };

  type Result = { raced: Raced<[number, RacedJob]>[]; lost: Record<string, string | number> };

  /** Each race has people of its own, so that all of them run at once. */
  async function race(contest: (people: People) => Contest | Promise<Contest>): Promise<Result> {
    const customer = await racingCustomer(client);
    const [chosen, other] = await racingElectricians(client, 2);
    if (!chosen || !other) throw new Error("There are no electricians.");
    const { rival, lost = {}, expiresAt, after } = await contest({ customer, chosen, other });
    const jobOf = (round: number) => ({
      from: [chosen, other],
      ...(expiresAt && { expiresAt: expiresAt(round) }),
    });
    const jobs = await addJobs(client, customer, { rounds: ROUNDS, jobOf });
    const raced = await raceInRounds(client, [...jobs.entries()], {
      one: ([, job]) => isAccepted(job, job.offers[0], customer),
      other: ([round, job]) => rival(job, round),
      after,
    });
    return { raced, lost };
  }

  let running: Map<string, Promise<Result>>;
  beforeAll(() => {
    running = new Map(Object.entries(CONTESTS).map(([name, contest]) => [name, race(contest)]));
    // Its own test tells why one failed.
    const ended = Promise.allSettled(running.values());
    return () => ended;
  });

  test.each(Object.keys(CONTESTS))("%s", async (name) => {
    const result = await running.get(name);
    if (!result) throw new Error("There is no such race.");
    const { raced, lost } = result;
    const jobs = raced.map(({ round: [, job] }) => job);
    const outcomes = await outcomesOf(client, jobs);
    for (const [round, { one, other }] of raced.entries()) {
      const label = `round ${round}: accepted: ${one}, the rival won: ${other}`;
      expect(outcomes[round], label).toEqual(one ? TAKEN : { ...OPEN, ...lost });
      expect(other, label).toBe(!one);
    }
    const accepted = raced.filter(({ one }) => one).length;
    const atOnce = raced.filter(({ atOnce }) => atOnce).length;
    expect(Math.min(accepted, ROUNDS - accepted), `${accepted} were accepted`).toBeGreaterThan(0);
    expect(atOnce, "both were on their way").toBeGreaterThan(ROUNDS / 2);
  });
});
