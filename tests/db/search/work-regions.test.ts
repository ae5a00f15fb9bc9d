import { beforeEach, describe, expect, test } from "vitest";
import { SORTS } from "#app/domain/search/filters.ts";
import { addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { DIAMOND, emptyCatalogue, KITTY, LINDEN, PLUMBER } from "#tests/support/records/search.ts";

const REGION_4 = "Demerara-Mahaica";
const REGION_5 = "Mahaica-Berbice";

describe("a service of a professional who also works in another region", () => {
  let catalogue: Awaited<ReturnType<typeof emptyCatalogue>>;
  beforeEach(async () => {
    catalogue = await emptyCatalogue();
    return () => catalogue.client.close();
  });

  /** Lists a plumber in Linden who also works in these regions. */
  async function addFromLinden(title: string, regions: string[], fields: object = {}) {
    const { client } = catalogue;
    const proId = await addProfessional(client);
    for (const region of regions) await insert(client, "work_regions", { user_id: proId, region });
    await addService(client, proId, {
      ...PLUMBER,
      ...LINDEN,
      title,
      workRegions: regions,
      ...fields,
    });
  }

  test("is found there below everything from there, however well it fits", async () => {
    await addFromLinden("Plumber for sinks", [REGION_4], { created_at: NOW });
    await catalogue.add("Clean hands, Kitty", { ...PLUMBER, ...KITTY });
    await catalogue.add("Clean hands, Diamond", { ...PLUMBER, ...DIAMOND });
    const inOrder = ["Clean hands, Kitty", "Clean hands, Diamond", "Plumber for sinks"];
    expect(await catalogue.titles({ q: "plumber sinks", location: "Kitty" })).toEqual(inOrder);
    expect(await catalogue.titles({ q: "plumber in kitty" })).toEqual(inOrder);
    const inTrade = { category: "construction-trades", subcategory: "plumbers" };
    const inCategory = { category: inTrade.category };
    const searches: Record<string, string>[] = [{ q: "plumber" }, inTrade, inCategory, {}];
    for (const query of searches) {
      const titles = await catalogue.titles({ ...query, location: "Region 4" });
      expect([titles.length, titles.at(-1)]).toEqual([3, "Plumber for sinks"]);
    }
    for (const sort of SORTS) {
      const { total } = await catalogue.search({ q: "plumber", location: "Kitty", sort });
      expect(total, sort).toBe(3);
    }
  });

  test("is an answer where nobody from there does the work, and says where it comes from and that it goes there", async () => {
    await addFromLinden("Plumber for sinks", [REGION_4, REGION_5]);
    const { total, cards, suggested } = await catalogue.search({ q: "plumber in kitty" });
    expect(total).toBe(1);
    expect(cards).toMatchObject([{ region: LINDEN.location_state, worksIn: REGION_4 }]);
    expect(suggested.isElsewhere).toBe(false);
  });

  test("says nothing of it where the search names no place, or its own", async () => {
    await addFromLinden("Plumber for sinks", [REGION_4]);
    for (const query of [{ q: "plumber" }, { q: "plumber in linden" }]) {
      expect((await catalogue.search(query)).cards).toMatchObject([{ worksIn: null }]);
    }
  });

  test("is only suggested where its professional does not work", async () => {
    await addFromLinden("Plumber for sinks", [REGION_4]);
    const { total, suggested } = await catalogue.search({ q: "plumber in bartica" });
    expect(total).toBe(0);
    expect(suggested.cards).toMatchObject([{ title: "Plumber for sinks", worksIn: null }]);
  });
});
