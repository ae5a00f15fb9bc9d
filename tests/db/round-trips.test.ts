import { beforeAll, describe, expect, test } from "vitest";
import { appOver } from "../support/app.ts";
import { countedDatabase, emptyDatabase } from "../support/database.ts";
import { addProfessional, addService } from "../support/fixtures.ts";

describe("a public page", () => {
  let pages: Record<string, string>;
  let app: ReturnType<typeof appOver>;
  let calls: { count: number };
  beforeAll(async () => {
    const { client } = await emptyDatabase();
    const proId = await addProfessional(client);
    const serviceId = await addService(client, proId);
    const counted = countedDatabase(client);
    calls = counted.calls;
    app = appOver(counted.db);
    pages = { service: `/service/${serviceId}`, profile: `/pro/${proId}` };
  });

  async function roundTrips(path: string): Promise<number> {
    calls.count = 0;
    const { status } = await app.page(path);
    expect(status, path).toBe(200);
    return calls.count;
  }

  test("takes one round trip: home, categories, category, search, service and profile", async () => {
    const { service = "", profile = "" } = pages;
    const once = [
      "/",
      "/categories",
      "/category/construction-trades",
      "/search",
      "/search?q=wiring",
    ];
    for (const path of [...once, service, profile]) expect(await roundTrips(path), path).toBe(1);
  });

  test("takes one round trip for a typo in a trade, and two for the suggestions of a search without results", async () => {
    expect(await roundTrips("/search?q=electrican")).toBe(1);
    expect(await roundTrips("/search?q=wiring&category=pet-services")).toBe(2);
  });
});
