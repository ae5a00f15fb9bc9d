import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { parseSavedFilters } from "#app/domain/services/saved.ts";
import type { Database } from "#db/connection/client.ts";
import { readSavedChoice, readSavedPage } from "#db/services/saved-page.ts";
import { removeSaved, restoreSaved, saveService } from "#db/services/saved-services.ts";
import { removeExpired } from "#db/upkeep.ts";
import { countedDatabase, emptyDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addProfessional,
  addReview,
  addService,
  NOW,
  setVisibility,
} from "#tests/support/fixtures.ts";

let client: Client;
let db: Database;
let userId: string;
let proId: string;
beforeEach(async () => {
  ({ client, db } = await emptyDatabase());
  userId = await addCustomer(client);
  proId = await addProfessional(client);
  return () => client.close();
});

const save = (serviceId: string, now = NOW) => saveService(db, { userId, serviceId, now });
const remove = (serviceIds: string[], now = NOW, by = userId) =>
  removeSaved(db, { userId: by, serviceIds, now });
const page = (query = "", now = NOW) =>
  readSavedPage(db, { userId, filters: parseSavedFilters(new URLSearchParams(query)), now });
const ids = async (query = "") => (await page(query)).services.map(({ id }) => id);
const rows = async () =>
  (
    await client.execute(
      "select user_id, service_id, created_at from saved_services order by created_at",
    )
  ).rows;

describe("saving a service", () => {
  test("saving a service twice, in parallel or later, saves it once (threat 24)", async () => {
    const serviceId = await addService(client, proId);
    expect(await Promise.all([save(serviceId), save(serviceId)])).toEqual(["saved", "saved"]);
    expect(await save(serviceId, NOW + 5_000)).toBe("saved");
    expect(await save(serviceId, NOW + 10_000)).toBe("already");
    expect(await rows()).toHaveLength(1);
    expect((await rows())[0]?.created_at).toBe(NOW);
  });

  test("saving one's own service is refused, listed or not (threat 34)", async () => {
    const own = await addService(client, proId);
    expect(await saveService(db, { userId: proId, serviceId: own, now: NOW })).toBe("own");
    expect(await rows()).toEqual([]);
  });

  test("saving a service that others cannot see is 'missing' (threat 30)", async () => {
    const paused = await addService(client, proId, { status: "inactive" });
    expect(await save(paused)).toBe("missing");
    expect(await save("' or 1=1 --")).toBe("missing");
    expect(await rows()).toEqual([]);
  });
});

describe("removing saved services", () => {
  test("removing saved services is one round trip, and has the same result when sent twice (threat 24)", async () => {
    const services = [await addService(client, proId), await addService(client, proId)];
    for (const id of services) await save(id);
    const { db: counted, calls } = countedDatabase(client);
    const removal = { userId, serviceIds: services, now: NOW + 1 };
    expect((await removeSaved(counted, removal)).sort()).toEqual([...services].sort());
    expect(calls.count).toBe(1);
    expect((await remove(services, NOW + 500)).sort()).toEqual([...services].sort());
    expect(await rows()).toEqual([]);
  });

  test("removing saved services returns only those on the person's list, and leaves other lists unchanged (threat 30)", async () => {
    const mine = await addService(client, proId);
    const other = await addService(client, proId);
    const stranger = await addCustomer(client);
    await save(mine);
    await saveService(db, { userId: stranger, serviceId: mine, now: NOW });
    expect(await remove([mine, other])).toEqual([mine]);
    expect(await rows()).toEqual([{ user_id: stranger, service_id: mine, created_at: NOW }]);
  });

  test("a removal can be undone within a minute, once or twice, with every service in its old position", async () => {
    const services = [await addService(client, proId), await addService(client, proId)];
    await save(services[0] ?? "", NOW - 5_000);
    await save(services[1] ?? "", NOW - 1_000);
    const before = await rows();
    await remove(services, NOW);
    expect((await page("", NOW + 9_000)).undo).toEqual({ removedAt: NOW, count: 2 });
    const undo = { userId, removedAt: NOW, now: NOW + 9_000 };
    expect(await restoreSaved(db, undo)).toBe(2);
    expect(await restoreSaved(db, undo)).toBe(2);
    expect(await rows()).toEqual(before);
    expect((await page("", NOW + 9_000)).undo).toBeNull();
  });

  test("a removal cannot be undone by another person, or after a minute", async () => {
    const serviceId = await addService(client, proId);
    await save(serviceId);
    await remove([serviceId], NOW);
    const stranger = await addCustomer(client);
    expect(await restoreSaved(db, { userId: stranger, removedAt: NOW, now: NOW })).toBe(0);
    expect(await restoreSaved(db, { userId, removedAt: NOW, now: NOW + 60_000 })).toBe(0);
    expect((await page("", NOW + 60_000)).undo).toBeNull();
    expect(await rows()).toEqual([]);
    await removeExpired(db, NOW + 60_001);
    expect((await client.execute("select 1 from removed_saved_services")).rows).toEqual([]);
  });
});

describe("the list of saved services", () => {
  test("saved services are read in one round trip, newest first, with names and ratings (decision 51)", async () => {
    const pro = await addProfessional(client, { business_name: "Bright Spark" });
    const older = await addService(client, pro, { title: "Ceiling fans" });
    const newer = await addService(client, proId);
    await addReview(client, { serviceId: older, proId: pro, customerId: userId }, { rating: 4 });
    await save(older, NOW);
    await save(newer, NOW + 1);
    const { db: counted, calls } = countedDatabase(client);
    const filters = parseSavedFilters(new URLSearchParams());
    const found = await readSavedPage(counted, { userId, filters, now: NOW });
    expect(calls.count).toBe(1);
    expect(found).toMatchObject({ total: 2, matching: 2, page: 1 });
    expect(found.services.map(({ id }) => id)).toEqual([newer, older]);
    expect(found.services[1]).toMatchObject({
      title: "Ceiling fans",
      proName: "Bright Spark",
      rating: 4,
      reviewCount: 1,
      savedAt: NOW,
      unavailable: null,
    });
  });

  test("saved services can be sorted in every order of the specification", async () => {
    const cheap = await addService(client, proId, { title: "beta", price_amount: 100 });
    const dear = await addService(client, proId, { title: "Gamma", price_amount: 900 });
    const rated = await addService(client, proId, { title: "Alpha", price_amount: 500 });
    await addReview(client, { serviceId: rated, proId, customerId: userId });
    let at = NOW;
    for (const id of [cheap, dear, rated]) await save(id, at++);
    expect(await ids("sort=date_saved")).toEqual([rated, dear, cheap]);
    expect(await ids("sort=rating")).toEqual([rated, cheap, dear]);
    expect(await ids("sort=price_low")).toEqual([cheap, rated, dear]);
    expect(await ids("sort=price_high")).toEqual([dear, rated, cheap]);
    expect(await ids("sort=alphabetical")).toEqual([rated, cheap, dear]);
    expect(await ids("sort=nonsense")).toEqual([rated, dear, cheap]);
  });

  test("saved services are filtered by words, with or without accents, and by category", async () => {
    const wiring = await addService(client, proId, { title: "José's house wiring" });
    const cakes = await addService(client, proId, {
      title: "Black cake",
      description: "Fruits soaked since August.",
      category_id: "food-catering-services",
      subcategory_id: null,
    });
    await save(wiring, NOW);
    await save(cakes, NOW + 1);
    expect(await ids("q=jose")).toEqual([wiring]);
    expect(await ids("q=CAKE+soak")).toEqual([cakes]);
    expect(await ids("q=cake+wiring")).toEqual([]);
    expect(await ids("category=food-catering-services")).toEqual([cakes]);
    expect(await ids("category=nonsense")).toEqual([cakes, wiring]);
    const { categories, total, matching } = await page("q=cake");
    expect({ total, matching }).toEqual({ total: 2, matching: 1 });
    expect(categories).toEqual([
      { categoryId: "construction-trades", count: 1 },
      { categoryId: "food-catering-services", count: 1 },
    ]);
  });

  test("a saved service is found by how its words begin, not by what is inside them, and by no symbol alone", async () => {
    const wiring = await addService(client, proId, { title: "House wiring at a fair price" });
    await save(wiring);
    expect(await ids("q=pric")).toEqual([wiring]);
    expect(await ids("q=rice")).toEqual([]);
    expect(await ids("q=HÓUSE+wir")).toEqual([wiring]);
    expect(await ids("q=%25")).toEqual([]);
    expect(await ids("q=%3F%21")).toEqual([]);
    expect(await ids("q=%25+price")).toEqual([wiring]);
  });

  test("unavailable saved services stay with the reason and without hidden data", async () => {
    const paused = await addService(client, proId, { title: "Resting" });
    const deleted = await addService(client, proId, { title: "Deleted" });
    const hidden = await addService(client, proId, { title: "Bad words" });
    const owner = await addProfessional(client, { first_name: "Gone" });
    const theirs = await addService(client, owner, { title: "Theirs" });
    for (const id of [paused, deleted, hidden, theirs]) await save(id);
    await client.execute("update services set status = 'inactive' where title = 'Resting'");
    await client.execute("update services set deleted_at = 1 where title = 'Deleted'");
    await client.execute("update services set hidden_at = 1 where title = 'Bad words'");
    await setVisibility(client, owner, "private");
    const found = await page("sort=alphabetical");
    expect(found.services.map(({ title, unavailable }) => [title, unavailable])).toEqual([
      ["Removed service", "Kayap has removed this service."],
      ["Deleted", "The professional has removed this service."],
      ["Resting", "The professional is not offering this service at the moment."],
      ["Theirs", "This professional is not on Kayap at the moment."],
    ]);
    expect(JSON.stringify(found)).not.toMatch(/Bad words|Gone/);
  });

  test("saved services have pages of 24, and a number past the end gives the last page", async () => {
    for (let i = 0; i < 30; i++) await save(await addService(client, proId), NOW + i);
    expect((await page()).services).toHaveLength(24);
    const last = await page("page=2");
    expect(last).toMatchObject({ page: 2, matching: 30 });
    expect(last.services.map(({ savedAt }) => savedAt - NOW)).toEqual([5, 4, 3, 2, 1, 0]);
    expect(await page("page=99")).toMatchObject({ page: 2 });
    expect(await page("page=-1")).toMatchObject({ page: 1 });
  });

  test("the list is empty for a person without saved services", async () => {
    expect(await page()).toEqual({
      total: 0,
      matching: 0,
      page: 1,
      categories: [],
      services: [],
      undo: null,
    });
  });
});

test("a choice to remove contains one's own saved services, by id or by filter, at most 200", async () => {
  const mine: string[] = [];
  for (let i = 0; i < 205; i++) {
    mine.push(await addService(client, proId, { title: i === 0 ? "The only one" : "Many" }));
  }
  const saves = mine.map((id, i) => ({
    sql: "insert into saved_services (id, user_id, service_id, created_at) values (?, ?, ?, ?)",
    args: [id, userId, id, NOW + i],
  }));
  await client.batch(saves);
  const stranger = await addCustomer(client);
  const all = await readSavedChoice(db, userId, {
    filters: parseSavedFilters(new URLSearchParams()),
  });
  expect(all.matching).toBe(205);
  expect(all.services.map(({ id }) => id)).toEqual(mine.slice(5).reverse());
  const [only = ""] = mine;
  const named = await readSavedChoice(db, userId, { ids: [only, "nonsense"] });
  expect(named).toEqual({ matching: 1, services: [{ id: only, title: "The only one" }] });
  expect((await readSavedChoice(db, stranger, { ids: [only] })).services).toEqual([]);
});

test("the list of what is about to be removed does not show the title that the team has hidden (threat 94)", async () => {
  const shown = await addService(client, proId, { title: "House wiring" });
  const hidden = await addService(client, proId, { title: "Bad words" });
  for (const id of [shown, hidden]) await save(id);
  await client.execute({ sql: "update services set hidden_at = 1 where id = ?", args: [hidden] });
  const { services } = await readSavedChoice(db, userId, { ids: [shown, hidden] });
  expect(services.map(({ title }) => title).toSorted()).toEqual([
    "House wiring",
    "Removed service",
  ]);
});
