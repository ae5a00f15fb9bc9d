import { z } from "zod";
import type { Person } from "#bench/setup/people.ts";
import { openBrowser } from "./browser.ts";
import type { Metrics } from "./metrics.ts";
import { openInboxSocket } from "./sockets.ts";
import type { LoadRun, VirtualUser } from "./virtual-user.ts";

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
  run: LoadRun,
  person: Person,
  as: Saver | { role: "professional" },
): Promise<VirtualUser> {
  const { port, next, sent } = run;
  const browser = openBrowser(port, person.cookie);
  const inbox = await openInboxSocket(run, person);
  const unsaved = as.role === "customer" ? shuffled(as.serviceIds, next) : [];

  const save = async (metrics: Metrics, serviceId: string) => {
    const key = `${person.id} ${serviceId}`;
    sent.saves.set(key, null);
    const answer = await browser.fetch("/saved.json", { serviceId, saved: "on" });
    metrics.answer("save", answer, [200]);
    if (answer.status !== 200) return;
    savedSchema.parse(JSON.parse(answer.text));
    sent.saves.set(key, key);
  };

  return {
    async iterate(metrics) {
      const serviceId = next() < SAVES ? unsaved.pop() : undefined;
      if (serviceId) return save(metrics, serviceId);
      const pages = PAGES[as.role];
      const path = `/dashboard${pages[Math.floor(next() * pages.length)]}`;
      if (next() < OPENS_DOCUMENT)
        metrics.answer("dashboard page", await browser.open(path), [200]);
      else metrics.answer("dashboard data", await browser.fetch(`${path}.data`), [200]);
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
