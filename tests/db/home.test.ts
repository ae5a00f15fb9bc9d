import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/connection/client.ts";
import { readHome } from "#db/home.ts";
import { countedDatabase, emptyDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addProfessional,
  addReview,
  addService,
  NOW,
  type PersonFields,
  setVisibility,
} from "#tests/support/fixtures.ts";

const VISITOR = { viewer: null, now: NOW };

describe("the data of the home page", () => {
  let client: Client;
  let db: Database;
  beforeEach(async () => {
    ({ client, db } = await emptyDatabase());
    return () => client.close();
  });

  /** A professional with one service and these ratings; gives both ids. */
  async function rated(name: string, ratings: number[], fields: PersonFields = {}) {
    const proId = await addProfessional(client, { business_name: name, ...fields });
    const serviceId = await addService(client, proId, { title: name });
    for (const rating of ratings) {
      const customerId = await addCustomer(client);
      await addReview(client, { serviceId, proId, customerId }, { rating });
    }
    return { proId, serviceId };
  }
  const topNames = async () => (await readHome(db, VISITOR)).topRated.map(({ name }) => name);

  test("is empty for an empty site, and takes one round trip", async () => {
    const { db: counted, calls } = countedDatabase(client);
    expect(await readHome(counted, VISITOR)).toEqual({ counts: {}, featured: [], topRated: [] });
    expect(calls.count).toBe(1);
  });

  test("has the number of listed services of each category", async () => {
    const proId = await addProfessional(client);
    await addService(client, proId);
    await addService(client, proId, { category_id: "pet-services", subcategory_id: null });
    await addService(client, proId, { category_id: "pet-services", status: "pending" });
    expect((await readHome(db, VISITOR)).counts).toEqual({
      "construction-trades": 1,
      "pet-services": 1,
    });
  });

  describe("features", () => {
    test("the four services rated highest, those with more reviews first among equals", async () => {
      await rated("Fours", [4, 4, 4, 4, 4]);
      await rated("Five", [5]);
      await rated("Threes", [3]);
      await rated("Unrated", []);
      await rated("Fives", [5, 5]);
      const { featured } = await readHome(db, VISITOR);
      expect(
        featured.map(({ title, rating, reviewCount }) => [title, rating, reviewCount]),
      ).toEqual([
        ["Fives", 5, 2],
        ["Five", 5, 1],
        ["Fours", 4, 5],
        ["Threes", 3, 1],
      ]);
    });

    test("no service that is not public (threat 30)", async () => {
      const { serviceId } = await rated("Inactive", [5]);
      const { proId } = await rated("Private", [5]);
      await rated("Seen", []);
      await client.execute({
        sql: "update services set status = 'inactive' where id = ?",
        args: [serviceId],
      });
      await setVisibility(client, proId, "private");
      expect((await readHome(db, VISITOR)).featured.map(({ title }) => title)).toEqual(["Seen"]);
    });
  });

  describe("lists as top rated", () => {
    test("only professionals with three reviews or more (decision 5)", async () => {
      await rated("Two", [5, 5]);
      await rated("Three", [4, 4, 4]);
      expect(await topNames()).toEqual(["Three"]);
    });

    test("four of them, by their average weighted with five reviews of the site's average (decision 5)", async () => {
      // The site's mean is 117/30: few perfect reviews must not beat many nearly perfect ones.
      await rated("Few", [5, 5, 5]);
      await rated("Many", [5, 5, 5, 5, 5, 5, 5, 5, 5, 4]);
      await rated("Good", [4, 4, 4, 4, 4]);
      await rated("Fair", [3, 3, 3, 3, 3]);
      await rated("Poor", [3, 3, 3, 2, 2, 2, 3]);
      expect(await topNames()).toEqual(["Many", "Few", "Good", "Fair"]);
    });

    test("the one with more reviews first, when two are equal", async () => {
      await rated("Three", [4, 4, 4]);
      await rated("Four", [4, 4, 4, 4]);
      expect(await topNames()).toEqual(["Four", "Three"]);
    });

    test("nobody who is hidden, deleted, private, visible to signed-in people only, or without a listed service (threat 30)", async () => {
      for (const column of ["hidden_at", "deactivated_at", "deletion_requested_at", "deleted_at"]) {
        const { proId } = await rated(column, [5, 5, 5]);
        await client.execute({
          sql: `update users set ${column} = ? where id = ?`,
          args: [NOW, proId],
        });
      }
      for (const visibility of ["private", "registered"] as const) {
        await setVisibility(client, (await rated(visibility, [5, 5, 5])).proId, visibility);
      }
      const { proId } = await rated("Idle", [5, 5, 5]);
      await client.execute({
        sql: "update services set status = 'inactive' where pro_id = ?",
        args: [proId],
      });
      await rated("Customer", [5, 5, 5], { role: "customer" });
      await rated("Seen", [4, 4, 4]);
      expect(await topNames()).toEqual(["Seen"]);
    });

    test("people by the name of their business when they have one, with picture, town, trade and rating", async () => {
      const { proId } = await rated("Ravi", [5, 5, 4], { business_name: "Bright Spark" });
      await client.execute({
        sql: "update users set profile_picture = 'face' where id = ?",
        args: [proId],
      });
      await addService(client, proId, { subcategory_id: "plumbers" });
      await rated("Anita", [4, 4, 4], { first_name: "Anita", business_name: "" });
      expect((await readHome(db, VISITOR)).topRated).toMatchObject([
        {
          id: proId,
          name: "Bright Spark",
          picture: "face",
          trade: "electricians",
          city: "La Grange",
          rating: 4.7,
          reviewCount: 3,
        },
        { name: "Anita Persaud" },
      ]);
    });

    test("nobody for reviews hidden by a moderator", async () => {
      await rated("Ravi", [5, 5, 5]);
      await client.execute(
        "update reviews set hidden_at = 1 where id = (select id from reviews limit 1)",
      );
      expect(await topNames()).toEqual([]);
    });
  });
});
