import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { slotText } from "#app/domain/bookings/form.ts";
import { termsFields } from "#app/domain/bookings/terms.ts";
import type { Person } from "#bench/people.ts";
import { type Browser, openBrowser } from "./browser.ts";
import type { Slot } from "./free-slots.ts";
import type { Metrics } from "./metrics.ts";
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

type Customer = { id: string; browser: Browser };
export type BookingDesk = VirtualUser & {
  /**
   * Sends bookings at random moments, so many a second on average, until a moment of `performance.now()`, without waiting
   * for earlier ones. One in twenty is a race of two for the same hour. Times count from the arrival.
   */
  arrive(metrics: Metrics, perSecond: number, end: number): Promise<Arrivals>;
};

/** The customers who request bookings, each with a browser. */
export function bookingDesk(
  { port, next, sent: { bookings } }: LoadRun,
  people: readonly Person[],
  slots: Generator<Slot, never>,
): BookingDesk {
  const customers = people.map(({ id, cookie }) => ({ id, browser: openBrowser(port, cookie) }));
  let turn = 0;
  const nextCustomer = (): Customer => {
    const customer = customers[turn % customers.length];
    if (!customer) throw new Error("There are no customers.");
    turn += 1;
    return customer;
  };

  /** True when the booking was made, false when the time was taken, null after any other answer. */
  const request = async (
    metrics: Metrics,
    { serviceId, startsAt, terms }: Slot,
    { races = false, lateness = 0 } = {},
  ): Promise<boolean | null> => {
    const { browser } = nextCustomer();
    const key = randomUUID();
    bookings.set(key, null);
    const sent = await browser.submit(`/service/${serviceId}/book`, {
      ...FORM,
      ...termsFields(terms),
      key,
      slot: slotText(startsAt),
    });
    const answer = { ...sent, ms: sent.ms + lateness };
    if (races && answer.status === 409) {
      metrics.answer("booking, time lost", answer, [409]);
      return false;
    }
    metrics.answer("booking", answer, [303]);
    const id = /^\/dashboard\/bookings\/([\w-]{36})$/.exec(answer.location ?? "")?.[1];
    if (answer.status !== 303 || !id) return null;
    bookings.set(key, id);
    return true;
  };

  const race = async (metrics: Metrics, lateness: number, arrivals: Arrivals) => {
    const slot = slots.next().value;
    const both = [1, 2].map(() => request(metrics, slot, { races: true, lateness }));
    const made = await Promise.all(both);
    if (!made.includes(null) && made[0] === made[1]) arrivals.unfair += 1;
  };

  return {
    async iterate(metrics) {
      await request(metrics, slots.next().value);
    },
    async arrive(metrics, perSecond, end) {
      const arrivals: Arrivals = { scheduled: 0, late: 0, dropped: 0, races: 0, unfair: 0 };
      const underWay = new Set<Promise<unknown>>();
      let at = performance.now();
      while (true) {
        const together = next() < RACES ? 2 : 1;
        at += (-Math.log(1 - next()) * 1_000 * together) / perSecond;
        if (at >= end) break;
        await sleep(Math.max(0, at - performance.now()));
        const lateness = performance.now() - at;
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
      for (const { browser } of customers) browser.close();
    },
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
