import { beforeAll, describe, expect, test } from "vitest";
import { expireJobs } from "#app/actions/jobs/end-jobs.ts";
import { slotText } from "#app/domain/bookings/form.ts";
import { DAY_MS } from "#app/domain/durations.ts";
import { openDatabase } from "#db/client.ts";
import { insert } from "#tests/support/fixtures.ts";
import {
  addJob,
  outcomeOf,
  type Racer,
  type RacingElectrician,
  racingCustomer,
  racingElectrician,
  slotOf,
} from "#tests/support/job-races.ts";
import { startKayap } from "#tests/support/kayap.ts";

const { url, client } = await startKayap();

const ROUNDS = 50;
const AT_ONCE = 40;
const MOST_OFFERS = 5;

type Post = { path: string; by: Racer; fields: Record<string, string> };

let customer: Racer;
beforeAll(async () => {
  customer = await racingCustomer(client);
});

/** The status of a form, sent again while the page says that Kayap is too busy, as a person does. */
async function post({ path, by, fields }: Post): Promise<number> {
  for (;;) {
    const answer = await fetch(url + path, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: url, Cookie: by.cookie },
      body: new URLSearchParams(fields),
    });
    await answer.arrayBuffer();
    if (answer.status !== 503) return answer.status;
  }
}

const jobPath = (id: string) => `/dashboard/jobs/${id}`;
const accept = (id: string, offer: string | undefined, startsAt: number, by = customer): Post => ({
  path: jobPath(id),
  by,
  fields: { step: "accept", offer: offer ?? "", slot: slotText(startsAt) },
});

const NOTHING = { bookings: 0, linked: 0, history: 0, notifications: 0, emails: 0 };
const OPEN = { job: "open", offers: "open open", ...NOTHING };
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
  timeout: 560_000,
}, async () => {
  const electricians: RacingElectrician[] = [];
  while (electricians.length < AT_ONCE) electricians.push(await racingElectrician(client));
  for (let round = 0; round < ROUNDS; round += 1) {
    const wanted = 1 + (round % MOST_OFFERS);
    const startsAt = slotOf(round);
    const { id } = await addJob(client, customer, { from: [], startsAt, wanted });
    const statuses = await Promise.all(
      electricians.map((by) => {
        const { serviceId } = by;
        const message = "New plugs and a dry box outside, material included.";
        const terms = { priceAmount: "12,000", priceType: "fixed", duration: "60", message };
        return post({
          path: jobPath(id),
          by,
          fields: { serviceId, slot: slotText(startsAt), ...terms },
        });
      }),
    );
    const times = (status: number) => statuses.filter((one) => one === status).length;
    expect([times(303), times(409)], `round ${round}: ${statuses}`).toEqual([
      wanted,
      AT_ONCE - wanted,
    ]);
    expect(await outcomeOf(client, id), `round ${round}`).toEqual({
      ...OPEN,
      offers: Array(wanted).fill("open").join(" "),
      notifications: wanted,
      emails: wanted,
    });
  }
});

describe(`accepting an offer, ${ROUNDS} rounds of all or nothing (threats 37 and 65)`, () => {
  let chosen: RacingElectrician;
  let other: RacingElectrician;
  beforeAll(() => async () => {
    await client.execute("delete from blocks where blocked_id = ?", [customer.id]);
  });

  type Round = { id: string; offers: string[]; startsAt: number };
  type Race = {
    /** What happens while the offer is accepted: true when it succeeded. */
    rival: (round: Round) => Promise<boolean>;
    /** What a rival who wins leaves behind; null where the first offer is then accepted all the same. */
    lost: Record<string, string | number>;
    after?: (round: Round) => Promise<unknown>;
  };

  /** Whoever lost a round gets a start in the next, so that most rounds are decided at the same moment. */
  async function rounds({ rival, lost, after }: Race) {
    [chosen, other] = [await racingElectrician(client), await racingElectrician(client)];
    const won = { accepting: 0, rival: 0 };
    let start = 0;
    const calls = async (count: number) => {
      for (let call = 0; call < count; call += 1) await client.execute("select 1");
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const startsAt = slotOf(round);
      const { id, offers } = await addJob(client, customer, { from: [chosen, other], startsAt });
      const raced = { id, offers, startsAt };
      const [accepted, rivalWon] = await Promise.all([
        calls(-start).then(() => post(accept(id, offers[0], startsAt))),
        calls(start).then(() => rival(raced)),
      ]);
      const outcome = await outcomeOf(client, id);
      const said = `round ${round}: accepting was answered with ${accepted}, the rival won: ${rivalWon}`;
      expect(outcome, said).toEqual(accepted === 303 ? TAKEN : { ...OPEN, ...lost });
      expect([303, 409], said).toContain(accepted);
      expect(rivalWon, said).toBe(accepted !== 303);
      if (accepted === 303) won.accepting += 1;
      else won.rival += 1;
      start += accepted === 303 ? -2 : 2;
      await after?.(raced);
    }
    expect(Math.min(won.accepting, won.rival), JSON.stringify(won)).toBeGreaterThan(0);
  }

  test("against accepting another one makes one booking", () =>
    rounds({
      rival: async ({ id, offers, startsAt }) =>
        (await post(accept(id, offers[1], startsAt))) === 303,
      lost: TAKEN,
    }));

  test("against withdrawing it", () =>
    rounds({
      rival: async ({ id, offers }) => {
        const fields = { step: "withdraw", offer: offers[0] ?? "" };
        return (await post({ path: jobPath(id), by: chosen, fields })) === 303;
      },
      // The customer hears of it.
      lost: { offers: "open withdrawn", notifications: 1 },
    }));

  test("against closing the job", () =>
    rounds({
      rival: async ({ id }) => {
        const fields = { reason: "found" };
        return (await post({ path: `${jobPath(id)}/close`, by: customer, fields })) === 303;
      },
      lost: { job: "closed", offers: "not-chosen not-chosen", notifications: 2, emails: 2 },
    }));

  test("against the end of the job's time", () => {
    const rooms = { refreshInbox() {} };
    const platform = { db: openDatabase(client), rooms, appOrigin: url };
    return rounds({
      rival: async ({ id }) => {
        await expireJobs({ ...platform, now: Date.now() + 7 * DAY_MS });
        return (await outcomeOf(client, id)).job === "expired";
      },
      lost: { job: "expired", offers: "not-chosen not-chosen", notifications: 3, emails: 3 },
    });
  });

  test("against a block by its professional", async () => {
    let conversation = "";
    await rounds({
      rival: async ({ id }) => {
        // The pair is known once the race has its professionals.
        conversation ||= await conversationWith(chosen);
        const path = `/dashboard/messages/${conversation}/block`;
        await post({ path, by: chosen, fields: { block: "on" } });
        return (await outcomeOf(client, id)).job === "open";
      },
      lost: {},
      after: () => client.execute("delete from blocks where blocker_id = ?", [chosen.id]),
    });
  });

  test("against a request of somebody else for the same time", async () => {
    const neighbour = await racingCustomer(client);
    await rounds({
      rival: async ({ startsAt }) => {
        const fields = {
          key: crypto.randomUUID(),
          slot: slotText(startsAt),
          duration: "60",
          location: "customer",
          region: "Demerara-Mahaica",
          landmark: "Green gate",
          phone: "612 3456",
          ...(await termsOf(chosen)),
        };
        const path = `/service/${chosen.serviceId}/book`;
        return (await post({ path, by: neighbour, fields })) === 303;
      },
      lost: {},
    });
  });

  test("against accepting an offer of the same time for another job", async () => {
    const neighbour = await racingCustomer(client);
    await rounds({
      rival: async ({ startsAt }) => {
        const from = [chosen];
        const { id, offers } = await addJob(client, neighbour, { from, startsAt });
        return (await post(accept(id, offers[0], startsAt, neighbour))) === 303;
      },
      lost: {},
    });
  });

  async function conversationWith({ id: professionalId }: Racer): Promise<string> {
    const id = crypto.randomUUID();
    const now = Date.now();
    await insert(client, "conversations", {
      id,
      participant_1: customer.id,
      participant_2: professionalId,
      created_at: now,
      updated_at: now,
    });
    return id;
  }

  /** What the form of a booking says that its customer agrees to. */
  async function termsOf({ serviceId }: RacingElectrician): Promise<Record<string, string>> {
    const { rows } = await client.execute(
      `select price_amount, price_type, title, updated_at from services where id = ?`,
      [serviceId],
    );
    const [service] = rows;
    return {
      agreedPrice: String(service?.price_amount),
      agreedPriceType: String(service?.price_type),
      agreedTitle: String(service?.title),
      agreedProfessional: "Ravi Persaud",
      serviceVersion: String(service?.updated_at),
    };
  }
});
