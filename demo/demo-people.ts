import { findArea } from "#app/domain/places/areas.ts";
import { findRegion } from "#app/domain/places/regions.ts";
import { words } from "#app/domain/search/words/words.ts";
import { type PlacedProfessional, PROFESSIONALS } from "./professionals.ts";
import type { SeedService } from "./seed-types.ts";
import { draw, seedId } from "./seeded-random.ts";
import { CUSTOMERS, type SeedCustomer } from "./texts/customers.ts";

export type Customer = SeedCustomer & { id: string; email: string; joinedDaysAgo: number };
export type Professional = PlacedProfessional & {
  id: string;
  email: string;
  joinedDaysAgo: number;
};
export type Service = SeedService & {
  id: string;
  /** "construction-trades/0/2": third service of the first professional. */
  place: string;
  categoryId: string;
  professional: Professional;
  createdDaysAgo: number;
};
export type DemoPeople = {
  customers: readonly [Customer, ...Customer[]];
  professionals: readonly Professional[];
  services: readonly Service[];
};

/** The place of the professional who signs in as pro@kayap.test. */
export const DEMO_PROFESSIONAL = "construction-trades/0";

/** All demo people and services with ids, addresses and ages; the same on every call. */
export function buildDemoPeople(): DemoPeople {
  const emailFor = emailMaker();
  const professionals = PROFESSIONALS.map((professional) => ({
    ...professional,
    id: seedId(`professional:${professional.place}`),
    email: professional.place === DEMO_PROFESSIONAL ? "pro@kayap.test" : emailFor(professional),
    joinedDaysAgo:
      professional.place === DEMO_PROFESSIONAL
        ? 655
        : 60 + draw(`joined:${professional.place}`, 660),
  }));
  const [first, ...others] = CUSTOMERS.map((customer, i) => ({
    ...customer,
    id: seedId(`customer:${i}`),
    email: i === 0 ? "customer@kayap.test" : emailFor(customer),
    joinedDaysAgo: 700 + draw(`joined:customer/${i}`, 30),
  }));
  if (!first) throw new Error("The demo needs customers");
  return {
    customers: [first, ...others],
    professionals,
    services: professionals.flatMap(servicesOf),
  };
}

/** The service at a place; throws when there is none. */
export function serviceAt(demoPeople: DemoPeople, place: string): Service {
  const service = demoPeople.services.find((candidate) => candidate.place === place);
  if (!service) throw new Error(`There is no service ${place}`);
  return service;
}

/** Region name and postal code of a village; throws when `places.ts` does not know it. */
export function addressOf(village: string): { region: string; postalCode: string } {
  const region = findRegion(findArea(village)?.region ?? "");
  if (!region) throw new Error(`${village} lies in no known region`);
  return { region: region.name, postalCode: region.code };
}

/** A fictitious phone number: 555 is no exchange of Guyana. */
export function phoneOf(key: string): string {
  return `+592555${String(draw(`phone:${key}`, 10_000)).padStart(4, "0")}`;
}

// The first service is created days after its owner joined; one with reviews is at least a month old.
function servicesOf(professional: Professional): Service[] {
  return professional.services.map((service, i, { length }) => {
    const place = `${professional.place}/${i}`;
    const oldest = professional.joinedDaysAgo - 1 - draw(`first:${professional.place}`, 6);
    const newest = service.reviews.length > 0 ? 30 : 1;
    const share = (i + draw(`made:${place}`, 100) / 101) / length;
    return {
      ...service,
      id: seedId(`service:${place}`),
      place,
      categoryId: professional.categoryId,
      professional,
      createdDaysAgo: Math.round(oldest - (oldest - newest) * share),
    };
  });
}

function emailMaker() {
  const taken = new Map<string, number>();
  return ({ firstName, lastName }: { firstName: string; lastName: string }) => {
    const name = [firstName, lastName].map((part) => words(part).join("")).join(".");
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return `${name}${times > 1 ? times : ""}@kayap.test`;
  };
}
