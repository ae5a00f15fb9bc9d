import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import {
  browserAt,
  browserOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { bookingForm } from "#tests/support/application/booking-fixture.ts";
import { versionAt } from "#tests/support/application/versions.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  addPhoto,
  addProfessional,
  addService,
  insert,
  NOW,
  setVisibility,
} from "#tests/support/fixtures.ts";
import { element, textIn } from "#tests/support/html.ts";
import { addBookingOf, addParties, type Parties } from "#tests/support/records/bookings.ts";
import { addJob } from "#tests/support/records/jobs.ts";
import { addDraft, formOf, SERVICE, serviceRows } from "#tests/support/records/service-form.ts";

let client: Client;
let app: ReturnType<typeof appOver>;
let parties: Parties;
let visitor: TestBrowser;
let anita: TestBrowser;
let ravi: TestBrowser;
beforeEach(async () => {
  const database = await emptyDatabase();
  ({ client } = database);
  app = appOver(database.db);
  parties = await addParties(client);
  visitor = browserAt(app);
  anita = await browserOf(client, app, parties.customerId);
  ravi = await browserOf(client, app, parties.proId);
});

const rows = (table: string) => rowsOf(client, table);
const set = (statement: string) => client.execute(statement);
const ofPro = (column: string) =>
  set(`update users set ${column} = ${NOW} where id = '${parties.proId}'`);
const text = async (path: string, who = visitor) => (await who.get(path)).text();
const save = (who: TestBrowser, serviceId: string) => who.post("/saved.json", { serviceId });

describe("a service of which", () => {
  test.each([
    ["the service was hidden", () => set(`update services set hidden_at = ${NOW}`), true, 409],
    [
      "the service was switched off",
      () => set("update services set status = 'inactive'"),
      true,
      409,
    ],
    ["the service was deleted", () => set(`update services set deleted_at = ${NOW}`), true, 404],
    ["the professional was hidden", () => ofPro("hidden_at"), false, 409],
    ["the professional is away", () => ofPro("deactivated_at"), false, 409],
    ["the professional leaves", () => ofPro("deletion_requested_at"), false, 409],
    [
      "the professional has a private profile",
      () => setVisibility(client, parties.proId, "private"),
      false,
      409,
    ],
  ])(
    "%s is in no sitemap, search, list or data, and is neither saved nor booked (threat 30)",
    async (_, change, hasProfile, booking) => {
      const { serviceId, proId } = parties;
      const places = [
        "/sitemaps/services-1.xml",
        "/search?q=wiring",
        "/search.data?q=wiring",
        "/category/construction-trades",
        "/category/construction-trades.data?subcategory=electricians",
      ];
      for (const path of places) expect(await text(path), path).toContain(serviceId);
      await change();
      for (const path of places) expect(await text(path), path).not.toContain(serviceId);
      expect((await text("/sitemaps/professionals-1.xml")).includes(proId)).toBe(hasProfile);
      expect((await save(anita, serviceId)).status).toBe(404);
      expect((await anita.post(`/service/${serviceId}/book`, bookingForm())).status).toBe(booking);
      expect([await rows("saved_services"), await rows("bookings")]).toEqual([[], []]);
    },
  );
});

describe("a saved service that the team hides", () => {
  beforeEach(async () => {
    expect((await save(anita, parties.serviceId)).status).toBe(200);
  });

  test.each([
    "/dashboard/saved",
    "/dashboard/saved.data",
    "/dashboard",
    "/dashboard.data",
    "/dashboard/offline-copy",
  ])("is not named any more at %s (threat 94)", async (path) => {
    expect(await text(path, anita)).toContain("House wiring");
    await set(`update services set hidden_at = ${NOW}`);
    const after = await anita.get(path);
    expect(after.status).toBe(200);
    expect(await after.text()).not.toContain("House wiring");
  });

  test("comes back without its name when its removal is undone (threat 94)", async () => {
    const removed = await anita.post("/saved.json", { serviceId: parties.serviceId, saved: "off" });
    expect(removed.status).toBe(200);
    await set(`update services set hidden_at = ${NOW}`);
    expect((await save(anita, parties.serviceId)).status).toBe(404);
    const undone = await anita.post("/dashboard/saved", { intent: "undo", removedAt: String(NOW) });
    expect(undone.status).toBe(303);
    expect(await rows("saved_services")).toHaveLength(1);
    const { page } = await anita.open("/dashboard/saved");
    expect(textIn(element(page, "main"))).toContain("Removed service");
    expect(textIn(page)).not.toContain("House wiring");
  });
});

describe("the form of a service", () => {
  const publish = (fields: Record<string, string>) =>
    ravi.send("/dashboard/services/new", formOf({ ...SERVICE, ...fields }));

  test("takes no photo of one's own job, and none of another service (threat 55)", async () => {
    const job = await addJob(client, parties.proId);
    const draft = await addDraft(client, { ownerId: parties.proId, draftId: crypto.randomUUID() });
    await client.execute({
      sql: "update photos set job_id = ?, draft_id = null, position = 0 where id = ?",
      args: [job, draft],
    });
    const other = await addPhoto(client, parties);
    for (const photo of [draft, other])
      expect((await publish({ draft: crypto.randomUUID(), photo })).status).toBe(400);
    expect(await serviceRows(client)).toHaveLength(1);
    expect((await rows("photos")).map(({ job_id, service_id }) => [job_id, service_id])).toEqual([
      [job, null],
      [null, parties.serviceId],
    ]);
  });

  test("publishes no service in the place of one's own deleted one (threat 96)", async () => {
    await set(`update services set deleted_at = ${NOW}`);
    const id = parties.serviceId;
    const photo = await addDraft(client, { ownerId: parties.proId, draftId: id });
    expect((await publish({ draft: id, photo })).status).toBe(409);
    expect(await rows("photos")).toMatchObject([{ id: photo, service_id: null }]);
    expect((await visitor.get(`/service/${id}`)).status).toBe(404);
  });

  test("of a service that the team has hidden saves what is typed and lists nothing (threat 94)", async () => {
    const photo = await addPhoto(client, parties);
    await set(`update services set hidden_at = ${NOW}`);
    const path = `/dashboard/services/edit/${parties.serviceId}`;
    const version = await versionAt(ravi, path);
    const form = formOf({ ...SERVICE, photo, version, status: "active" });
    expect((await ravi.send(path, form)).status).toBe(303);
    expect((await visitor.get(`/service/${parties.serviceId}`)).status).toBe(404);
    expect(await text("/search?q=solar")).not.toContain(parties.serviceId);
    expect(await text("/sitemaps/services-1.xml")).not.toContain(parties.serviceId);
  });

  test("takes no subcategory of another category (threat 31)", async () => {
    const id = crypto.randomUUID();
    const photo = await addDraft(client, { ownerId: parties.proId, draftId: id });
    const fields = { categoryId: "pet-services", subcategoryId: "electricians" };
    expect((await publish({ draft: id, photo, ...fields })).status).toBe(400);
    expect(await serviceRows(client)).toHaveLength(1);
  });
});

describe("deleting a service", () => {
  const remove = (who = ravi) => who.post(`/dashboard/services/${parties.serviceId}/delete`, {});

  test("waits for a confirmed booking, and not for one that was completed early (threat 40)", async () => {
    const id = await addBookingOf(client, parties, { status: "confirmed" });
    expect((await remove()).status).toBe(409);
    expect((await anita.post(`/dashboard/bookings/${id}/complete`, {})).status).toBe(303);
    expect((await remove()).status).toBe(303);
    const { page } = await anita.open(`/dashboard/bookings/${id}`);
    expect(textIn(page)).toContain("House wiring");
  });

  test("is not done by another professional or a customer (threat 30)", async () => {
    const kwame = await addProfessional(client, { first_name: "Kwame" });
    await addService(client, kwame);
    for (const who of [anita, await browserOf(client, app, kwame)])
      expect((await remove(who)).status).toBe(404);
    const deleted = (await serviceRows(client)).map(({ deleted_at }) => deleted_at);
    expect(deleted).toEqual([null, null]);
  });
});

describe("proposals of a category", () => {
  test.each([
    ["markup", "<img src=x onerror=alert(1)> plumber"],
    ["quotes", '"plumber" OR 1=1 --'],
  ])("for a title with %s are JSON without it (threat 26)", async (_, title) => {
    const path = `/dashboard/services/category-proposals?title=${encodeURIComponent(title)}`;
    const answer = await ravi.get(path);
    expect([answer.status, answer.headers.get("X-Content-Type-Options")]).toEqual([200, "nosniff"]);
    expect(answer.headers.get("Content-Type")).toContain("application/json");
    const body = await answer.text();
    expect(body).toContain("plumbers");
    expect(body).not.toMatch(/onerror|1=1/);
    expect((await anita.get(path)).status).toBe(403);
  });
});

test("a block does not take a professional out of the search, and keeps their e-mail address from who is blocked (threat 34)", async () => {
  await insert(client, "settings", { user_id: parties.proId, show_email: 1, updated_at: NOW });
  await set(`update users set email = 'ravi@persaud.example' where id = '${parties.proId}'`);
  const profile = `/pro/${parties.proId}`;
  expect(await text(profile, anita)).toContain("ravi@persaud.example");
  const block = { blocker_id: parties.proId, blocked_id: parties.customerId, created_at: NOW };
  await insert(client, "blocks", block);
  for (const path of [profile, `${profile}.data`]) {
    expect(await text(path, anita)).not.toContain("ravi@persaud.example");
  }
  expect(await text("/search?q=wiring", anita)).toContain(parties.serviceId);
});
