import { createClient } from "@libsql/client";
import { createConversations } from "#bench/messages/test-conversations.ts";
import { newPerson, signedInAs, storeAll } from "#bench/setup/people.ts";
import { readAddresses } from "./addresses.ts";
import { type BookingDesk, bookingDesk } from "./bookings.ts";
import { conversationPair } from "./conversation-pair.ts";
import { dashboardUser } from "./dashboard.ts";
import { freeSlots, readOffers } from "./free-slots.ts";
import type { LoadRun, VirtualUser } from "./virtual-user.ts";
import { visitor } from "./visitor.ts";

type Sizes = {
  visitors: number;
  /** Half of them professionals, half of them customers. */
  dashboards: number;
  talks: number;
  /** The customers who request bookings in turn. */
  customers: number;
};

/** All virtual users, ready to begin, and the people and conversations whose rows are verified at the end. */
export type VirtualUsers = {
  visitors: VirtualUser[];
  customers: VirtualUser[];
  professionals: VirtualUser[];
  talks: VirtualUser[];
  desk: BookingDesk;
  people: string[];
  conversations: string[];
};

/** Writes the people and their sessions into the database and opens their sockets. */
export async function prepareVirtualUsers(
  url: string,
  run: LoadRun,
  sizes: Sizes,
): Promise<VirtualUsers> {
  const { next } = run;
  const client = createClient({ url });
  try {
    const now = Date.now();
    const people = await storeAll(
      client,
      Array.from({ length: sizes.customers }, () => newPerson(now)),
    );
    const addresses = await readAddresses(client);
    const half = Math.ceil(sizes.dashboards / 2);
    const busiest = addresses.professionalIds.slice(0, half).map((id) => signedInAs(id, now));
    const professionals = await storeAll(client, busiest);
    const talks = await createConversations(url, sizes.talks);
    const slots = freeSlots(await readOffers(client), next);
    const { serviceIds } = addresses;
    return {
      visitors: Array.from({ length: sizes.visitors }, () => visitor(run, addresses)),
      customers: await openAll(people.slice(0, half), (person) =>
        dashboardUser(run, person, { role: "customer", serviceIds }),
      ),
      professionals: await openAll(professionals, (person) =>
        dashboardUser(run, person, { role: "professional" }),
      ),
      talks: await openAll(talks, (talk) => conversationPair(run, talk)),
      desk: bookingDesk(run, people, slots),
      people: people.map(({ id }) => id),
      conversations: talks.map(({ conversationId }) => conversationId),
    };
  } finally {
    client.close();
  }
}

/** One after the other: opening sockets is not measured. */
async function openAll<T>(
  list: readonly T[],
  open: (one: T) => Promise<VirtualUser>,
): Promise<VirtualUser[]> {
  const users: VirtualUser[] = [];
  for (const one of list) users.push(await open(one));
  return users;
}
