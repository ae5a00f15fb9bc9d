import { randomUUID } from "node:crypto";
import { createClient } from "@libsql/client";
import { desc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql";
import { searchText } from "#app/domain/search/text.ts";
import { type Figures, takeTurns } from "#bench/measurement/rounds.ts";
import { NOW } from "#bench/setup/filled-database.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { reviews } from "#db/schema/reviews.ts";
import { recentSearches, services } from "#db/schema/services.ts";
import { mergeSearch } from "#db/search-index/upkeep.ts";

export type WriteFigures = { plainRow: Figures; service: Figures; review: Figures };

/** The minutes in which so many writes would arrive, at a few per second. */
const MINUTES = 10;

type Turns = { rounds: number; repetitions: number };
type Person = { id: string; firstName: string; lastName: string; businessName: string | null };

/**
 * The cost of adding a service and a review, triggers included, beside a row without triggers. Without the application's
 * time limit, so that the length of a stall shows. Everything written is deleted again, and the index merged as the
 * scheduled job would have done.
 */
export async function timeWrites(url: string, turns: Turns): Promise<WriteFigures> {
  const db = drizzle(createClient({ url }));
  const [person] = await db.select().from(users).where(eq(users.role, "professional")).limit(1);
  if (!person) throw new Error("The data has no professional.");
  const reviewed = await db
    .select({ id: services.id, proId: services.proId })
    .from(services)
    .orderBy(desc(services.number))
    .limit(turns.rounds * turns.repetitions + 1);
  const written = { services: [] as string[], reviews: [] as string[] };
  try {
    const [plainRow, service, review] = await takeTurns(
      [
        () => addPlainRow(db, person),
        async () => written.services.push(await addService(db, person)),
        async () => {
          const subject = reviewed[written.reviews.length];
          if (subject) written.reviews.push(await addReview(db, person, subject));
        },
      ],
      turns,
    );
    if (!plainRow || !service || !review) throw new Error("A write was not timed.");
    return { plainRow, service, review };
  } finally {
    await deleteOneByOne(written.reviews, (id) => db.delete(reviews).where(eq(reviews.id, id)));
    await deleteOneByOne(written.services, (id) => db.delete(services).where(eq(services.id, id)));
    await db.delete(recentSearches).where(eq(recentSearches.userId, person.id));
    for (let minute = 0; minute < MINUTES; minute += 1) await mergeSearch(db);
  }
}

async function addPlainRow(db: Database, person: Person): Promise<void> {
  const row = { userId: person.id, query: randomUUID(), searchedAt: NOW };
  await db.insert(recentSearches).values(row);
}

async function addService(db: Database, person: Person): Promise<string> {
  const id = randomUUID();
  const texts = {
    title: "House wiring and breaker panels",
    description:
      "Complete wiring for new houses, with a map of every circuit left behind. Old fuse boxes are \
taken out, earth rods put in, and the inspector's questions answered on the spot.",
    categoryId: "construction-trades",
    subcategoryId: "electricians",
  };
  const place = { city: "La Grange", region: "Essequibo Islands-West Demerara" };
  await db.insert(services).values({
    id,
    proId: person.id,
    ...texts,
    priceAmount: 650_000,
    ...place,
    postalCode: "GY-ES",
    availabilityWeekdays: true,
    status: "active",
    searchText: searchText({ ...texts, ...place, ...person, workRegions: [] }),
    createdAt: NOW,
    updatedAt: NOW,
  });
  return id;
}

async function addReview(
  db: Database,
  customer: Person,
  { id: serviceId, proId }: { id: string; proId: string },
): Promise<string> {
  const id = randomUUID();
  const comment = "Came on time and explained each breaker to my mother.";
  const people = { serviceId, professionalId: proId, customerId: customer.id };
  await db
    .insert(reviews)
    .values({ id, ...people, rating: 5, comment, createdAt: NOW, updatedAt: NOW });
  return id;
}

async function deleteOneByOne(ids: readonly string[], remove: (id: string) => Promise<unknown>) {
  for (const id of ids) await remove(id);
}
