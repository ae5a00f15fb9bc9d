import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { routeRulesOf } from "#app/route-rules.ts";
import {
  alertIn,
  browserOf,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { DEVICE, type RoleFixture, roleFixture } from "#tests/support/application/role-fixture.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional } from "#tests/support/fixtures.ts";
import { element, elements, having, parseHtml, sentBy, textIn } from "#tests/support/html.ts";
import { formOf, requestsOver } from "./role-answers.ts";
import { ROLE_TABLE, type RoleRow } from "./role-table.ts";

let fixture: RoleFixture;
let filled: (text: string) => string;
beforeAll(async () => {
  fixture = await roleFixture();
  ({ filled } = requestsOver(fixture));
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await fixture.end();
});

const OWNERS = ["customer", "pro"] as const;
type Owner = (typeof OWNERS)[number];
const OTHER: Record<Owner, Owner> = { customer: "pro", pro: "customer" };
const headersOf = (role: Owner) => ({
  Cookie: `session=${fixture.sessions[role]}; device=${DEVICE}`,
  Accept: "text/html",
  Origin: ORIGIN,
});

/** States of a page in which it has another form. */
const MORE = ["/dashboard/profile?edit=1"];
/** Anybody may sign out with any page. */
const ANYBODY = ["/logout"];

test("every posted form of every page carries the account in which it was opened, but for signing out (threat 90)", async () => {
  const without = new Set<string>();
  const found = new Set<string>();
  await fixture.changedBy(async (db) => {
    const app = appOver(db);
    for (const path of [...ROLE_TABLE.map(({ route, at }) => filled(at ?? route)), ...MORE]) {
      for (const role of OWNERS) {
        const answer = await app.fetch(path, { headers: headersOf(role) });
        if (!answer.headers.get("Content-Type")?.startsWith("text/html")) continue;
        for (const form of elements(parseHtml(await answer.text()), "form")) {
          const { method, action = path } = form.attributes;
          if (method !== "post" || ANYBODY.includes(action)) continue;
          found.add(action.split("?")[0] ?? "");
          const accounts = elements(form, having("name", "account"));
          const isOwn =
            accounts.length === 1 && accounts[0]?.attributes.value === fixture.things[role];
          if (!isOwn) without.add(`${path}: ${action}`);
        }
      }
    }
  });
  expect([...without]).toEqual([]);
  expect(found.size).toBeGreaterThan(40);
});

test("no form in the source is posted without the account (threat 90)", () => {
  const wrong = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx") && !path.startsWith("ui/dev/"))
    .filter((path) => {
      const source = readFileSync(`app/${path}`, "utf8");
      const forms = source.match(/method="post"(?! action=\{paths\.logout\})/g) ?? [];
      return forms.length !== (source.match(/<AccountField \/>/g) ?? []).length;
    });
  expect(wrong).toEqual([]);
});

/** The forms that are sent with files. */
const WITH_FILES = [
  "/jobs/new",
  "/dashboard/profile",
  "/dashboard/services/new",
  "/dashboard/services/edit/:serviceId",
];

/** The form of a row as a browser sends it. */
function requestOf(
  row: RoleRow,
  account: string,
): { body: BodyInit; headers: Record<string, string> } {
  const fields = Object.entries({ ...formOf(row), account });
  const body = WITH_FILES.includes(row.route) ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.set(name, filled(value));
  const length = body instanceof FormData ? null : String(String(body).length);
  return { body, headers: length ? { "Content-Length": length } : {} };
}

const posted = ROLE_TABLE.filter(
  ({ route, post }) => post !== undefined && !ANYBODY.includes(route),
);

/** Where a role may not even ask, or what is asked for does not exist for them, that is said first. */
const REFUSED_ANYWAY = [403, 404, 405];
/** A script sends the form as a document after a 403. */
const refusalOf = ({ route }: RoleRow) => (routeRulesOf(route)?.refusal === "json" ? 403 : 409);

describe("a form that was opened in another account", () => {
  test.each(posted)("has no effect: $route $at (threat 90)", async (row) => {
    for (const role of OWNERS) {
      let status = 0;
      const changed = await fixture.changedBy(async (db) => {
        const app = appOver(db, { config: { pushKey: "a key" } });
        const { body, headers } = requestOf(row, fixture.things[OTHER[role]] ?? "");
        const init = { method: "POST", headers: { ...headersOf(role), ...headers }, body };
        ({ status } = await app.fetch(filled(row.at ?? row.route), init));
      });
      expect(changed, `${role}: ${status}`).toEqual([]);
      const expected = WITH_FILES.includes(row.route) ? [409, ...REFUSED_ANYWAY] : [refusalOf(row)];
      expect(expected, role).toContain(status);
    }
  });

  test.each(posted)("is taken in its own: $route $at", async (row) => {
    const { expectAnswers } = requestsOver(fixture);
    for (const role of OWNERS) {
      const request = {
        path: filled(row.at ?? row.route),
        ...requestOf(row, fixture.things[role] ?? ""),
      };
      await expectAnswers(request, row.post ?? "", [role]);
    }
  });
});

describe("the page of a form from another account", () => {
  let client: Awaited<ReturnType<typeof emptyDatabase>>["client"];
  let ravi: TestBrowser;
  let anitaId: string;
  let raviId: string;
  beforeAll(async () => {
    const database = await emptyDatabase();
    ({ client } = database);
    anitaId = await addCustomer(client, { first_name: "Anita" });
    raviId = await addProfessional(client, { first_name: "Ravi" });
    ravi = await browserOf(client, appOver(database.db), raviId);
  });

  test("says who is signed in now, keeps what was typed, and sends it from this account on request (threat 90)", async () => {
    const { page: settings } = await ravi.open("/dashboard/bookings/days-off");
    const [form] = elements(settings, "form").filter(
      ({ attributes: { method, action } }) => method === "post" && action !== "/logout",
    );
    if (!form) throw new Error("The page has no form.");
    const fields = Object.fromEntries(sentBy(settings, form));
    const typed = { ...fields, from: "2026-12-24", to: "2026-12-26" };
    const to = "/dashboard/bookings/days-off";
    const { status, page } = await pageOf(await ravi.post(to, { ...typed, account: anitaId }));
    expect(status).toBe(409);
    expect(textIn(element(page, "h1"))).toBe("This form is from another account");
    expect(alertIn(page)).toContain("You are signed in as Ravi now");
    const [again] = elements(page, "form").filter((one) => textIn(one).includes("Send as Ravi"));
    if (!again) throw new Error("The form cannot be sent again.");
    const kept = Object.fromEntries(sentBy(page, again));
    expect(kept).toEqual({ ...typed, account: raviId });
    expect((await ravi.post(again.attributes.action ?? "", kept)).status).toBe(303);
    expect(await rowsOf(client, "days_off")).toHaveLength(3);
  });

  test("gives back no password (threat 90)", async () => {
    const fields = { bio: "Goats.", current: PASSWORD, password: PASSWORD, account: anitaId };
    const answer = await ravi.post("/dashboard/profile", fields);
    expect(answer.status).toBe(409);
    const text = await answer.text();
    expect(text).not.toContain("stelling");
    expect(text).toContain("Passwords and codes are not kept");
  });

  test("sends nothing that needs the password by its effect, and leads to its page (threat 89)", async () => {
    const fields = { email: "thief@kayap.test", account: anitaId };
    const { status, page } = await pageOf(await ravi.post("/dashboard/settings/email", fields));
    expect(status).toBe(409);
    const main = element(page, "main");
    expect(elements(main, "form")).toEqual([]);
    expect(textIn(main)).not.toContain("thief@kayap.test");
    expect(textIn(element(main, having("href", "/dashboard/settings/email")))).toBe(
      "open its page",
    );
  });
});
