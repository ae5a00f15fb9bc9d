import { z } from "zod";
import type { Person } from "../people.ts";
import type { Actor, Scene } from "./actor.ts";
import { openBrowser } from "./browser.ts";
import { openInboxSocket } from "./sockets.ts";
import type { Tally } from "./tally.ts";

const PAGES = {
  customer: ["", "/bookings", "/saved", "/messages", "/notifications", "/find", "/reviews"],
  professional: ["", "/bookings", "/bookings/week", "/services", "/notifications", "/profile"],
};
const OPENS_DOCUMENT = 0.15;
const SAVES = 0.15;
const savedSchema = z.object({ saved: z.literal(true) });

type Saver = { role: "customer"; serviceIds: readonly string[] };

/**
 * A person in their dashboard: mostly client-side navigation, sometimes a whole document, and for a customer a saved
 * service, never the same one twice.
 */
export async function dashboardUser(
  scene: Scene,
  person: Person,
  as: Saver | { role: "professional" },
): Promise<Actor> {
  const { port, next, ledgers } = scene;
  const browser = openBrowser(port, person.cookie);
  const inbox = await openInboxSocket(scene, person);
  const unsaved = as.role === "customer" ? shuffled(as.serviceIds, next) : [];

  const save = async (tally: Tally, serviceId: string) => {
    const key = `${person.id} ${serviceId}`;
    ledgers.saves.set(key, null);
    const answer = await browser.fetch("/saved.json", { serviceId, saved: "on" });
    tally.answer("save", answer, [200]);
    if (answer.status !== 200) return;
    savedSchema.parse(JSON.parse(answer.text));
    ledgers.saves.set(key, key);
  };

  return {
    async step(tally) {
      const serviceId = next() < SAVES ? unsaved.pop() : undefined;
      if (serviceId) return save(tally, serviceId);
      const pages = PAGES[as.role];
      const path = `/dashboard${pages[Math.floor(next() * pages.length)]}`;
      if (next() < OPENS_DOCUMENT) tally.answer("dashboard page", await browser.open(path), [200]);
      else tally.answer("dashboard data", await browser.fetch(`${path}.data`), [200]);
    },
    close() {
      inbox.close();
      browser.close();
    },
  };
}

function shuffled<T>(list: readonly T[], next: () => number): T[] {
  return list
    .map((item) => ({ item, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
