import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type RoleFixture, roleFixture } from "#tests/support/role-fixture.ts";
import { appOver, openDatabase } from "../support/app.ts";
import { requestsOver } from "../support/role-answers.ts";
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
    const client = new Proxy(db.$client, {
      get(target, property) {
        const value = Reflect.get(target, property);
        if (typeof value !== "function") return value;
        if (property !== "execute" && property !== "batch") return value.bind(target);
        return (...call: unknown[]) => {
          if (!NOTED_LATER.test(JSON.stringify(call[0]))) trips += 1;
          return Reflect.apply(value, target, call);
        };
      },
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
