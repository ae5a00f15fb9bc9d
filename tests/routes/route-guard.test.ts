import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { idleUserContext, sessionUnavailableContext, userContext } from "#app/context.ts";
import { guard } from "#app/middleware/route-guard.ts";
import { routeRulesOf } from "#app/route-rules.ts";
import { appOver, ORIGIN, servedRoutes } from "#tests/support/application/app.ts";
import { type RoleFixture, roleFixture } from "#tests/support/application/role-fixture.ts";
import { formOf, requestsOver } from "./role-answers.ts";
import { ROLE_TABLE, type RoleRow } from "./role-table.ts";

let fixture: RoleFixture;
let closed: RoleFixture;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  fixture = await roleFixture();
  closed = await roleFixture({ closed: { role: "pro", state: "deactivated" } });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await fixture.end();
  await closed.end();
});

test("every route of the build declares its access rule (threat 72)", async () => {
  const served = await servedRoutes();
  const silent = served.filter(({ pattern }) => routeRulesOf(pattern) === null);
  expect(silent).toEqual([]);
});

test("a route without an access rule refuses everybody (threat 72)", async () => {
  const context = new RouterContextProvider();
  context.set(userContext, null);
  context.set(idleUserContext, null);
  context.set(sessionUnavailableContext, false);
  const url = new URL("/new-page", ORIGIN);
  const args = { request: new Request(url), url, pattern: "/new-page", params: {}, context };
  const next = vi.fn(async () => new Response("in"));
  const refused = Promise.resolve(guard(args, next));
  await expect(refused).rejects.toMatchObject({ init: { status: 403 } });
  expect(next).not.toHaveBeenCalled();
});

describe("the guard checks an address however it is written (threat 72)", () => {
  const spellings: [string, (path: string) => string][] = [
    ["in capitals", (path) => path.replace("/dashboard", "/DASHBOARD")],
    ["with an encoded letter", (path) => path.replace("/dashboard", "/%64ashboard")],
    ["with a slash behind it", (path) => path.replace(/(?=\?|$)/, "/")],
    ["with two slashes before it", (path) => `/${path}`],
    ["as data", (path) => path.replace(/(?=\?|$)/, ".data")],
    ["as data of a part", (path) => `${path.replace(/\?.*/, "")}.data?_routes=root`],
    [
      "as data of one route",
      (path) => `${path.replace(/\?.*/, "")}.data?_routes=routes/dashboard/messages/inbox`,
    ],
  ];
  const paths = [
    "/dashboard/messages?conversation={conversation}",
    "/dashboard/messages/{conversation}/thread?after=0",
    "/dashboard/settings",
    "/dashboard/bookings/{confirmed}",
  ];
  test.each(spellings)("%s", async (_, spelled) => {
    for (const path of paths) {
      const address = requestsOver(fixture).filled(path);
      const { status, text } = await sentBy(fixture, null, spelled(address));
      expect([303, 401, 404, 202], spelled(address)).toContain(status);
      expect(text, spelled(address)).not.toMatch(/Anita|Ravi|anita@kayap\.test|breaker/);
    }
  });
});

const needsAccount = ROLE_TABLE.filter(({ post }) => /^(>\/login|401)/.test(post ?? "")).filter(
  ({ closed: own }) => own === undefined,
);

describe("a request with a method other than POST", () => {
  test.each(needsAccount)(
    "is checked by the same guard: $route $at (threats 22 and 72)",
    async (row) => {
      for (const method of ["PUT", "PATCH", "DELETE"]) {
        const { status, changed } = await sentBy(closed, "pro", addressOf(row), { method, row });
        expect([303, 403], `${method} ${row.route}`).toContain(status);
        expect(changed, `${method} ${row.route}`).toEqual([]);
      }
    },
  );
});

describe("a form of another site", () => {
  test.each(ROLE_TABLE.filter(({ post }) => post !== undefined))(
    "is refused as a data request and with any method: $route $at (threats 21 and 22)",
    async (row) => {
      const page = addressOf(row);
      const data = page.replace(/(?=\?|$)/, ".data");
      for (const [method, path] of [
        ["POST", data],
        ["PUT", page],
        ["PATCH", data],
        ["DELETE", page],
      ] as const) {
        const origin = "https://evil.example";
        const { status, changed } = await sentBy(fixture, "pro", path, { method, row, origin });
        expect([status, changed], `${method} ${path}`).toEqual([403, []]);
      }
    },
  );
});

function addressOf(row: RoleRow): string {
  return requestsOver(fixture).filled(row.at ?? row.route);
}

type Sent = { method: string; row: RoleRow; origin?: string };

/** Asks as a person, or posts the form of a row by some method; says what came and which tables have other rows. */
async function sentBy(of: RoleFixture, role: "pro" | null, path: string, sent?: Sent) {
  let status = 0;
  let text = "";
  const changed = await of.changedBy(async (db) => {
    const headers = new Headers({ Accept: "text/html", Origin: sent?.origin ?? ORIGIN });
    if (role) headers.set("Cookie", `session=${of.sessions[role]}`);
    const init: RequestInit = { headers };
    if (sent) {
      const fields = Object.entries(formOf(sent.row)).map(([name, value]) => [
        name,
        requestsOver(of).filled(value),
      ]);
      init.method = sent.method;
      init.body = new URLSearchParams(fields);
    }
    const response = await appOver(db, { config: { pushKey: "a key" } }).fetch(path, init);
    status = response.status;
    text = await response.text();
  });
  return { status, text, changed };
}
