import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { appOver, openDatabase } from "#tests/support/application/app.ts";
import {
  DEVICE,
  ROLES,
  type Role,
  type RoleFixture,
  roleFixture,
} from "#tests/support/application/role-fixture.ts";
import { aroundCalls } from "#tests/support/around-calls.ts";
import { formOf, requestsOver } from "./role-answers.ts";
import { ROLE_TABLE, type RoleRow } from "./role-table.ts";

/** Refusals that read once more why, for the page that says so. */
const MORE: readonly string[] = [
  "/dashboard/reviews/{review}/edit",
  "/dashboard/reviews/new?service={service}",
  "/dashboard/saved/remove?id={saved}",
  "/dashboard/services/new",
  "/dashboard/services/{saved}/delete",
  "/dashboard/services/{service}/delete",
  "/dashboard/settings/data",
  "/dashboard/settings/delete",
  "/two-factor-recovery/cancel",
];
/** A message is stored in the one call that reads the session. */
const ONE: readonly string[] = [
  "/dashboard/messages?conversation={conversation}",
  "/dashboard/messages/{conversation}/thread?after=0",
  "/dashboard/messages/{conversation}/read",
];

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

/**
 * How many calls to the database a form waits for, one after the other, from a browser that has seen another page before:
 * those that begin together are one trip. What is done after the response is not counted.
 */
async function tripsOf(row: RoleRow, role: Role) {
  let before = 0;
  let trips = 0;
  let status = 0;
  await fixture.changedBy(async (db) => {
    const client = aroundCalls(db.$client, (_, call) => {
      const trip = before + 1;
      return call().finally(() => {
        before = Math.max(before, trip);
      });
    });
    const log = () => {
      trips = before;
    };
    const app = appOver(openDatabase(client), { config: { pushKey: "a key" }, log });
    let Cookie = `device=${DEVICE}`;
    if (role !== "visitor") {
      Cookie += `; session=${fixture.sessions[role]}`;
      const page = await app.fetch("/terms", { headers: { Cookie } });
      for (const set of page.headers.getSetCookie()) Cookie += `; ${set.split(";")[0]}`;
    }
    before = 0;
    const form = Object.entries(formOf(row)).map(([name, value]) => [name, requests.filled(value)]);
    const path = requests.filled(row.at ?? row.route);
    const response = await app.post(path, Object.fromEntries(form), {
      Cookie,
      Accept: "text/html",
    });
    await response.text();
    status = response.status;
  });
  return { trips, status };
}

test.each(ROLE_TABLE.filter(({ post }) => post))(
  "takes at most two round trips for a form: $route $at",
  async (row) => {
    const at = row.at ?? row.route;
    for (const role of ROLES) {
      const { trips, status } = await tripsOf(row, role);
      const most = ONE.includes(at) && status < 400 ? 1 : 2;
      const allowed = MORE.includes(at) && status >= 400 ? 3 : most;
      expect(trips, `${role} ${at} ${status}`).toBeLessThanOrEqual(allowed);
    }
  },
);
