import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/client.ts";
import { readProfilePage } from "#db/professionals.ts";
import { countedDatabase, emptyDatabase } from "../support/database.ts";
import {
  addCustomer,
  addProfessional,
  addReview,
  addService,
  NOW,
  setVisibility,
} from "../support/fixtures.ts";
import { HOSTILE_TEXTS } from "../support/texts.ts";

describe("the data of a profile", () => {
  let client: Client;
  let db: Database;
  let proId: string;
  beforeEach(async () => {
    ({ client, db } = await emptyDatabase());
    proId = await addProfessional(client, {
      business_name: "Bright Spark",
      bio: "Twelve years of wiring.",
      website: "https://spark.example",
      phone: "+5926001234",
      years_of_experience: 12,
      hourly_rate: 650_000,
      specialties: '["Construction & Trades"]',
    });
    return () => client.close();
  });
  const page = () => readProfilePage(db, proId);

  test("is the person without address or phone, in one round trip (threat 34)", async () => {
    const { db: counted, calls } = countedDatabase(client);
    const found = await readProfilePage(counted, proId);
    expect(found).toEqual({
      professional: {
        id: proId,
        firstName: "Ravi",
        lastName: "Persaud",
        businessName: "Bright Spark",
        bio: "Twelve years of wiring.",
        city: "La Grange",
        state: "Essequibo Islands-West Demerara",
        website: "https://spark.example",
        specialties: ["Construction & Trades"],
        yearsOfExperience: 12,
        hourlyRate: 650_000,
        profilePicture: null,
        rating: 0,
        reviewCount: 0,
        serviceCount: 0,
        visibility: "public",
        createdAt: NOW,
        services: [],
      },
      reviewPage: { total: 0, page: 1, reviews: [] },
      distribution: [],
    });
    expect(JSON.stringify(found)).not.toMatch(/6001234|@kayap\.test|password/);
    expect(calls.count).toBe(1);
  });

  test("lists at most 24 services, best rated first, counts all of them and shows no unlisted one (threat 30)", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 26; i++) ids.push(await addService(client, proId));
    const best = ids[25] ?? "";
    await addReview(client, { serviceId: best, proId, customerId: await addCustomer(client) });
    await addService(client, proId, { status: "inactive" });
    await addService(client, proId, { status: "pending" });
    await addService(client, await addProfessional(client));
    const found = await page();
    expect(found?.professional.services.map(({ id }) => id)).toEqual([best, ...ids.slice(0, 23)]);
    expect(found?.professional).toMatchObject({ serviceCount: 26, rating: 5, reviewCount: 1 });
  });

  test("shows the ten newest reviews of all services, hidden ones left out, and all of them by rating", async () => {
    const services = [await addService(client, proId), await addService(client, proId)];
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) {
      const serviceId = services[i % 2] ?? "";
      const customerId = await addCustomer(client);
      ids.push(
        await addReview(
          client,
          { serviceId, proId, customerId },
          { created_at: NOW + i, rating: 4 },
        ),
      );
    }
    await client.execute({
      sql: "update reviews set hidden_at = 1 where id = ?",
      args: [ids[11] ?? ""],
    });
    const found = await page();
    expect(found?.reviewPage.reviews.map(({ id }) => id)).toEqual(ids.slice(1, 11).reverse());
    expect(new Set(found?.reviewPage.reviews.map(({ service }) => service.id))).toEqual(
      new Set(services),
    );
    expect(found?.distribution).toEqual([{ rating: 4, reviewCount: 11, bookedCount: 0 }]);
  });

  test("says who may see it, and is nothing when that is nobody (decision 18)", async () => {
    await setVisibility(client, proId, "registered");
    expect((await page())?.professional.visibility).toBe("registered");
    await client.execute("update settings set profile_visibility = 'private'");
    expect(await page()).toBeNull();
  });

  test.each(["hidden_at", "deactivated_at", "deletion_requested_at", "deleted_at"])(
    "is nothing while %s is set (threats 30, 62)",
    async (column) => {
      await client.execute(`update users set ${column} = ${NOW}`);
      expect(await page()).toBeNull();
      await client.execute(`update users set ${column} = null`);
      expect(await page()).not.toBeNull();
    },
  );

  test("is nothing for a customer, for an unknown id and for anything that is no id (threat 28)", async () => {
    expect(await readProfilePage(db, await addCustomer(client))).toBeNull();
    for (const id of [...HOSTILE_TEXTS, "", "' or 1=1 --"])
      expect(await readProfilePage(db, id)).toBeNull();
  });
});
