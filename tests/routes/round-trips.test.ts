import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { appOver, openDatabase } from "#tests/support/application/app.ts";
import { type RoleFixture, roleFixture } from "#tests/support/application/role-fixture.ts";
import { aroundCalls } from "#tests/support/around-calls.ts";
import { countedDatabase, emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, addService } from "#tests/support/fixtures.ts";
import { requestsOver } from "./role-answers.ts";
import { ROLE_TABLE } from "./role-table.ts";

/** Addresses that take more, each with its reason. */
const MORE: Record<string, number> = {
  // Opening a conversation writes that it was read, which waits for the session.
  "/dashboard/messages?conversation={conversation}": 2,
  // The file is read only once its link is known to be good.
  "/dashboard/settings/data/{archive}": 2,
  // It tries a write, and its reader may be a machine.
  "/health": 3,
};
/** That a session was in use is noted after the response. */
const NOTED_LATER = /^\[?\{"sql":"update \\"sessions\\" set \\"last_seen_at\\"/;

let fixture: RoleFixture;
let requests: ReturnType<typeof requestsOver>;
beforeAll(async () => {
  fixture = await roleFixture();
  requests = requestsOver(fixture);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await fixture.end();
});

/** How many calls to the database an address takes from a browser that has seen another page before. */
async function tripsOf(path: string, role: "customer" | "pro"): Promise<number> {
  let trips = 0;
  await fixture.changedBy(async (db) => {
    const client = aroundCalls(db.$client, (sent, call) => {
      if (!NOTED_LATER.test(JSON.stringify(sent))) trips += 1;
      return call();
    });
    const app = appOver(openDatabase(client));
    const session = `session=${fixture.sessions[role]}`;
    const before = await app.fetch("/terms", { headers: { Cookie: session } });
    const [viewer] = before.headers.getSetCookie().filter((one) => one.startsWith("viewer="));
    if (!viewer) throw new Error("The page before named no viewer.");
    trips = 0;
    const Cookie = `${session}; ${viewer.slice(0, viewer.indexOf(";"))}`;
    const response = await app.fetch(path, { headers: { Cookie, Accept: "text/html" } });
    await response.text();
  });
  return trips;
}

test.each(ROLE_TABLE)(
  "takes one round trip for whoever is signed in: $route $at",
  async ({ route, at = route }) => {
    const path = requests.filled(at);
    for (const role of ["customer", "pro"] as const) {
      expect(await tripsOf(path, role), `${role} ${path}`).toBeLessThanOrEqual(MORE[at] ?? 1);
    }
  },
);

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
