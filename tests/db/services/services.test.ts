import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { readServicePage } from "#db/services/service-page.ts";
import { countedDatabase, emptyDatabase } from "#tests/support/database.ts";
import {
  addBooking,
  addCustomer,
  addPhoto,
  addProfessional,
  addReview,
  addService,
  NOW,
  setVisibility,
} from "#tests/support/fixtures.ts";
import { HOSTILE_TEXTS } from "#tests/support/random/texts.ts";

describe("the data of a service page", () => {
  let client: Client;
  let db: Database;
  let proId: string;
  let serviceId: string;
  beforeEach(async () => {
    ({ client, db } = await emptyDatabase());
    proId = await addProfessional(client, { years_of_experience: 12 });
    serviceId = await addService(client, proId);
    return () => client.close();
  });
  const page = () => readServicePage(db, serviceId, { viewer: null, now: NOW });

  test("a service page is read with its owner in one round trip", async () => {
    const { db: counted, calls } = countedDatabase(client);
    expect(await readServicePage(counted, serviceId, { viewer: null, now: NOW })).toEqual({
      service: {
        id: serviceId,
        number: 1,
        title: "House wiring and breaker panels",
        description: "Complete wiring for new houses, with a map of every circuit left behind.",
        categoryId: "construction-trades",
        subcategoryId: "electricians",
        priceAmount: 650_000,
        priceType: "hourly",
        city: "La Grange",
        region: "Essequibo Islands-West Demerara",
        rating: 0,
        reviewCount: 0,
        availability: { weekdays: true, weekends: false, evenings: false },
        proId,
        proName: "Ravi Persaud",
        licences: [],
        saved: null,
        createdAt: NOW,
        photos: [],
        nextFree: [0, 30, 60].map((minutes) => NOW + 2 * HOUR_MS + minutes * MINUTE_MS),
      },
      owner: {
        name: "Ravi Persaud",
        firstName: "Ravi",
        yearsOfExperience: 12,
        repliesSoon: false,
        profilePicture: null,
        workRegions: [],
        createdAt: NOW,
        hours: [],
      },
      ownReviewId: null,
      reviewPage: { total: 0, page: 1, reviews: [] },
      distribution: [],
      others: [],
      unlisted: null,
    });
    expect(calls.count).toBe(1);
  });

  test("a service page has the business's name when there is one", async () => {
    await client.execute("update users set business_name = 'Bright Spark'");
    expect(await page()).toMatchObject({
      service: { proName: "Bright Spark" },
      owner: { name: "Bright Spark", firstName: "Ravi" },
    });
  });

  test("a service page has its photos by position", async () => {
    const second = await addPhoto(client, { serviceId, proId }, 1, "Panel");
    const first = await addPhoto(client, { serviceId, proId }, 0);
    expect((await page())?.service.photos).toEqual([
      { id: first, alt: "", width: 1200, height: 900 },
      { id: second, alt: "Panel", width: 1200, height: 900 },
    ]);
  });

  test("a service page is null when others may not see the service, or it does not exist (threats 28, 30)", async () => {
    const hide = async (table: string, column: string, value: string | number, id: string) => {
      const { rows } = await client.execute({
        sql: `select ${column} as was from ${table} where id = ?`,
        args: [id],
      });
      await client.execute({
        sql: `update ${table} set ${column} = ? where id = ?`,
        args: [value, id],
      });
      expect(await page(), column).toBeNull();
      await client.execute({
        sql: `update ${table} set ${column} = ? where id = ?`,
        args: [rows[0]?.was ?? null, id],
      });
      expect(await page(), column).not.toBeNull();
    };
    await hide("services", "status", "inactive", serviceId);
    await hide("services", "status", "pending", serviceId);
    for (const column of ["hidden_at", "deleted_at"])
      await hide("services", column, NOW, serviceId);
    for (const column of ["hidden_at", "deactivated_at", "deletion_requested_at", "deleted_at"]) {
      await hide("users", column, NOW, proId);
    }
    for (const id of [...HOSTILE_TEXTS, "", "' or 1=1 --", proId]) {
      expect(await readServicePage(db, id, { viewer: null, now: NOW })).toBeNull();
    }
  });

  test("an unlisted service page is for its owner only, with its status, and a deleted one for nobody (threat 30)", async () => {
    const stranger = await addProfessional(client);
    await client.execute("update services set status = 'inactive'");
    expect(await readServicePage(db, serviceId, { viewer: stranger, now: NOW })).toBeNull();
    expect(await readServicePage(db, serviceId, { viewer: proId, now: NOW })).toMatchObject({
      unlisted: "inactive",
    });
    await setVisibility(client, proId, "private");
    await client.execute("update services set status = 'active'");
    expect(await readServicePage(db, serviceId, { viewer: proId, now: NOW })).toMatchObject({
      unlisted: "active",
    });
    await client.execute("update services set deleted_at = 1");
    expect(await readServicePage(db, serviceId, { viewer: proId, now: NOW })).toBeNull();
  });

  test("a service page is null when its owner is private, and stays when only signed-in people may see the owner (decision 60)", async () => {
    await setVisibility(client, proId, "registered");
    expect(await page()).not.toBeNull();
    await client.execute("update settings set profile_visibility = 'private'");
    expect(await page()).toBeNull();
  });

  describe("reviews", () => {
    test("a service page has the ten newest reviews, newest first, without hidden ones", async () => {
      const ids: string[] = [];
      for (let i = 0; i < 13; i++) {
        const customerId = await addCustomer(client);
        ids.push(
          await addReview(client, { serviceId, proId, customerId }, { created_at: NOW + i }),
        );
      }
      await client.execute({
        sql: "update reviews set hidden_at = 1 where id = ?",
        args: [ids[12] ?? ""],
      });
      const found = await page();
      expect(found?.reviewPage.reviews.map(({ id }) => id)).toEqual(ids.slice(2, 12).reverse());
      expect(found?.service.reviewCount).toBe(12);
    });

    test("reviews have reviewer, reply, helpful votes and whether the reviewer booked here (decision 78)", async () => {
      const customerId = await addCustomer(client);
      const id = await addReview(
        client,
        { serviceId, proId, customerId },
        { rating: 4, comment: "Neat work." },
      );
      await addBooking(client, { serviceId, proId, customerId }, "completed");
      await client.batch([
        { sql: "insert into review_replies values (?, ?, 'Thank you.', 1, 1)", args: [id, proId] },
        { sql: "insert into review_helpful values (?, ?, 1)", args: [id, proId] },
      ]);
      expect((await page())?.reviewPage.reviews).toEqual([
        {
          id,
          rating: 4,
          comment: "Neat work.",
          helpfulCount: 1,
          firstName: "Anita",
          lastName: "R",
          bookedHere: true,
          createdAt: NOW,
          updatedAt: NOW,
          reply: "Thank you.",
          service: { id: serviceId, title: "House wiring and breaker panels", listed: true },
          mine: false,
          voted: false,
          mayVote: true,
        },
      ]);
    });

    test("a review is not 'booked here' without a completed booking", async () => {
      const customerId = await addCustomer(client);
      await addReview(client, { serviceId, proId, customerId });
      await addBooking(client, { serviceId, proId, customerId }, "cancelled");
      expect((await page())?.reviewPage.reviews).toMatchObject([
        { bookedHere: false, reply: null },
      ]);
    });

    test("reviews stay without a name when their author's account is deleted (decision 80)", async () => {
      const customerId = await addCustomer(client);
      await addReview(client, { serviceId, proId, customerId });
      await client.execute({ sql: "delete from users where id = ?", args: [customerId] });
      expect(await page()).toMatchObject({
        reviewPage: { reviews: [{ firstName: null, lastName: null, rating: 5 }] },
        service: { rating: 5, reviewCount: 1 },
      });
    });

    test("reviews are counted by rating", async () => {
      for (const rating of [5, 5, 3]) {
        await addReview(
          client,
          { serviceId, proId, customerId: await addCustomer(client) },
          { rating },
        );
      }
      const found = await page();
      expect(found?.distribution.toSorted((a, b) => a.rating - b.rating)).toEqual([
        { rating: 3, reviewCount: 1, bookedCount: 0 },
        { rating: 5, reviewCount: 2, bookedCount: 0 },
      ]);
      expect(found?.service).toMatchObject({ rating: 4.3, reviewCount: 3 });
    });
  });

  test("a service page lists up to three other services of its owner, best rated first", async () => {
    const titles = ["B", "C", "D", "A"];
    for (const title of titles) {
      const id = await addService(client, proId, { title });
      if (title !== "A") continue;
      await addReview(client, { serviceId: id, proId, customerId: await addCustomer(client) });
    }
    await addService(client, proId, { title: "Inactive", status: "inactive" });
    await addService(client, await addProfessional(client), { title: "Somebody else's" });
    expect((await page())?.others.map(({ title }) => title)).toEqual(["A", "B", "C"]);
  });
});
