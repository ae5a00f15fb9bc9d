import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { slotText } from "#app/domain/bookings/form.ts";
import { termsFields } from "#app/domain/bookings/terms.ts";
import type { Person } from "#bench/setup/people.ts";
import type { Random } from "#demo/invented-names.ts";
import { type Browser, openBrowser } from "./browser.ts";
import type { Slot } from "./free-slots.ts";
import type { Metrics } from "./metrics.ts";
import type { SentWrites } from "./sent-writes.ts";
import type { LoadRun, VirtualUser } from "./virtual-user.ts";

const RACES = 0.05;
const LATE_MS = 100;
const MOST_UNDER_WAY = 400;

/** The arrivals of an open loop, by outcome. */
export type Arrivals = {
  scheduled: number;
  /** Sent more than 100 ms after their arrival, because this process was busy. */
  late: number;
  /** Not sent, because 400 others were under way. */
  dropped: number;
  races: number;
  /** Races that did not end with exactly one booking although both were answered. */
  unfair: number;
};

export type BookingDesk = VirtualUser & {
  /**
   * Sends bookings at random moments, so many a second on average, until a moment of `performance.now()`, without waiting
   * for earlier ones. One in twenty is a race of two for the same hour. Times count from the arrival.
   */
  arrive(metrics: Metrics, perSecond: number, end: number): Promise<Arrivals>;
};

/** The customers who request bookings, each with a browser. */
export function bookingDesk(
  { port, next, sent }: LoadRun,
  people: readonly Person[],
  slots: Generator<Slot, never>,
): BookingDesk {
  const browsers = people.map(({ cookie }) => openBrowser(port, cookie));
  const request = requestBy(browsers, sent.bookings);

  async function race(metrics: Metrics, lateness: number, arrivals: Arrivals): Promise<void> {
    const slot = slots.next().value;
    const both = [1, 2].map(() => request(metrics, slot, { races: true, lateness }));
    const made = await Promise.all(both);
    if (!made.includes(null) && made[0] === made[1]) arrivals.unfair += 1;
  }

  return {
    async iterate(metrics) {
      await request(metrics, slots.next().value);
    },
    async arrive(metrics, perSecond, end) {
      const arrivals: Arrivals = { scheduled: 0, late: 0, dropped: 0, races: 0, unfair: 0 };
      const underWay = new Set<Promise<unknown>>();
      for await (const { together, lateness } of randomArrivals(next, perSecond, end)) {
        arrivals.scheduled += together;
        if (underWay.size >= MOST_UNDER_WAY) {
          arrivals.dropped += together;
          continue;
        }
        if (lateness > LATE_MS) arrivals.late += together;
        if (together === 2) arrivals.races += 1;
        const work: Promise<unknown> =
          together === 2
            ? race(metrics, lateness, arrivals)
            : request(metrics, slots.next().value, { lateness });
        underWay.add(work);
        void work.finally(() => underWay.delete(work));
      }
      await Promise.all(underWay);
      return arrivals;
    },
    close() {
      for (const browser of browsers) browser.close();
    },
  };
}

/** Who arrives at random moments, one or two who race, and how many milliseconds later than they should. */
async function* randomArrivals(next: Random, perSecond: number, end: number) {
  let at = performance.now();
  while (true) {
    const together = next() < RACES ? 2 : 1;
    at += (-Math.log(1 - next()) * 1_000 * together) / perSecond;
    if (at >= end) return;
    await sleep(Math.max(0, at - performance.now()));
    yield { together, lateness: performance.now() - at };
  }
}

type Circumstances = { races?: boolean; lateness?: number };

/** What requests a booking of a slot: true when it was made, false when its time was taken, null after any other answer. */
function requestBy(browsers: readonly Browser[], sent: SentWrites) {
  let turn = 0;
  return async (
    metrics: Metrics,
    { serviceId, startsAt, terms }: Slot,
    { races = false, lateness = 0 }: Circumstances = {},
  ): Promise<boolean | null> => {
    const browser = browsers[turn % browsers.length];
    if (!browser) throw new Error("There are no customers.");
    turn += 1;
    const key = randomUUID();
    sent.set(key, null);
    const fields = { ...FORM, ...termsFields(terms), key, slot: slotText(startsAt) };
    const answered = await browser.submit(`/service/${serviceId}/book`, fields);
    const answer = { ...answered, ms: answered.ms + lateness };
    if (races && answer.status === 409) {
      metrics.answer("booking, time lost", answer, [409]);
      return false;
    }
    metrics.answer("booking", answer, [303]);
    const id = /^\/dashboard\/bookings\/([\w-]{36})$/.exec(answer.location ?? "")?.[1];
    if (answer.status !== 303 || !id) return null;
    sent.set(key, id);
    return true;
  };
}

const FORM = {
  duration: "60",
  location: "customer",
  region: "Demerara-Mahaica",
  landmark: "The yellow house behind the school",
  phone: "+5926123456",
  notes: "Please bring a ladder.",
};
