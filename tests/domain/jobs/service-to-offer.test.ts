import { describe, expect, test } from "vitest";
import { serviceToOffer } from "#app/domain/jobs/service-to-offer.ts";

const job = {
  what: "Two plugs spark when it rains",
  details: "The wires behind the kitchen wall are old, and the lights go off.",
};
const none = { namedId: null, offeredId: null, job };
const service = (id: string, title: string, isExact = true) => ({ id, title, isExact });

describe("the service with which an offer for a job begins", () => {
  const fans = service("fans", "Ceiling fans and the rest");
  const wiring = service("wiring", "Wiring of a kitchen");
  const lights = service("lights", "Outdoor lights");
  const elsewhere = service("elsewhere", "Plugs, wires and lights in the kitchen", false);

  test("is the one whose title shares most words with the job, whatever their endings", () => {
    expect(serviceToOffer([fans, lights, wiring], none)).toBe(wiring);
  });

  test("is the newest of those that share as many, and words such as “and” count for nothing", () => {
    const sockets = service("sockets", "Sockets");
    expect(serviceToOffer([sockets, fans], none)).toBe(sockets);
    expect(serviceToOffer([fans, sockets], none)).toBe(fans);
  });

  test("is in just the category and subcategory of the job where there is one, else of the trade", () => {
    expect(serviceToOffer([elsewhere, fans], none)).toBe(fans);
    expect(serviceToOffer([elsewhere], none)).toBe(elsewhere);
    expect(serviceToOffer([], none)).toBeUndefined();
  });

  test("is that of the offer, and before it the one that is named", () => {
    const services = [elsewhere, fans, wiring, lights];
    expect(serviceToOffer(services, { ...none, offeredId: "fans" })).toBe(fans);
    const named = { ...none, namedId: "elsewhere", offeredId: "fans" };
    expect(serviceToOffer(services, named)).toBe(elsewhere);
    expect(serviceToOffer(services, { ...none, namedId: "of a stranger" })).toBe(wiring);
  });
});
