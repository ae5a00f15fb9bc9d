import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { hashToken } from "#app/auth/one-time-token.ts";
import { type Act, decidingField, type RouteEffects } from "#app/domain/accounts/effects.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { routeRulesOf } from "#app/route-rules.ts";
import type { Database } from "#db/connection/client.ts";
import { storeEndpoint } from "#db/notifications/push-endpoints.ts";
import { accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  browserAt,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, ORIGIN, servedRoutes } from "#tests/support/application/app.ts";
import { DEVICE, type RoleFixture, roleFixture } from "#tests/support/application/role-fixture.ts";
import { CONFIRM, SETTINGS } from "#tests/support/application/settings-addresses.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { elements, having } from "#tests/support/html.ts";
import { pushSubscriber } from "#tests/support/http/push-service.ts";
import { writtenTable } from "#tests/support/written-table.ts";
import { formOf, requestsOver } from "./role-answers.ts";
import { ROLE_TABLE, type RoleRow } from "./role-table.ts";

const FEED = "/dashboard/bookings/feed";
const TWO_FACTOR = `${SETTINGS}/two-factor`;

/**
 * What each address requires beside a session, and each value of the field that says what a form does, written after a "#".
 * Every other address requires nothing more.
 */
const REQUIRED = writtenTable(
  `
                                        viewed      sent
/login                                  nothing     in-form
/login/code                             nothing     in-form
/verify-email                           nothing     link
/reset-password                         nothing     link
/change-email                           nothing     link
/stop-email-change                      nothing     link
/two-factor-recovery/start              nothing     link
/not-me                                 nothing     link
/dashboard/settings                     nothing     by-change
/dashboard/settings/password            nothing     in-form
/dashboard/settings/two-factor#begin    begun-here  recent
/dashboard/settings/two-factor#confirm  begun-here  recent
/dashboard/settings/two-factor#codes    begun-here  recent
/dashboard/settings/two-factor#end      begun-here  in-form
/dashboard/settings/email               nothing     recent
/dashboard/settings/data                nothing     recent
/dashboard/settings/data/:key           recent      recent
/dashboard/settings/deactivate          nothing     recent
/dashboard/settings/delete              nothing     in-form
/dashboard/bookings/feed#new            nothing     recent
/dashboard/bookings/feed#end            nothing     nothing
/team/enter                             nothing     in-form
/calendar/:file                         link        nothing
/dashboard/settings/push                nothing     by-change
`,
  ["nothing", "recent", "in-form", "link", "begun-here", "by-change"],
);

const wordOf = (act: Act) => (act === "no effect" ? "nothing" : act.proof.replace(" ", "-"));

/** The rows of the table as the product has them. */
function rowsFor(route: string, effects: RouteEffects): [string, string, string][] {
  const { view, send } = effects;
  if (send === "by what changes") return [[route, wordOf(view), "by-change"]];
  if (typeof send === "string" || "proof" in send) return [[route, wordOf(view), wordOf(send)]];
  return Object.entries(send.acts).map(([value, act]) => [
    `${route}#${value}`,
    wordOf(view),
    wordOf(act),
  ]);
}

test("every address has its effects listed, and requires what is written here (threat 88)", async () => {
  const found = (await servedRoutes()).flatMap(({ pattern }) => {
    const effects = routeRulesOf(pattern)?.effects;
    if (!effects) throw new Error(`${pattern} has no effects listed`);
    return rowsFor(pattern, effects);
  });
  const withEffect = found.filter(([row, ...words]) => {
    return row.includes("#") || words.some((word) => word !== "nothing");
  });
  const written = REQUIRED.rows.map((row) => [
    row,
    REQUIRED.at(row, "viewed"),
    REQUIRED.at(row, "sent"),
  ]);
  expect(withEffect.sort()).toEqual(written.sort());
});

const isOfSettings = (row: string) => row.startsWith("/dashboard/");
const routeOf = (row: string) => row.split("#")[0] ?? "";
const NOT_ASKED = ["nothing", "by-change", "in-form", "begun-here"];

describe("an account whose proof is five minutes old", () => {
  let database: TestDatabase;
  let browser: TestBrowser;
  beforeEach(async () => {
    const account = await accountFixture();
    ({ database } = account);
    browser = browserAt(account.app);
    await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD });
    account.clock.advance(5 * MINUTE_MS);
  });
  const at = (route: string) => route.replace(/:key/i, "a".repeat(43));

  const unknown = [
    [`${TWO_FACTOR}#unknown`, "recent"],
    [`${TWO_FACTOR}#constructor`, "recent"],
    [`${FEED}#`, "recent"],
    [`${FEED}#__proto__`, "recent"],
  ];
  const sent = [...REQUIRED.rows.map((row) => [row, REQUIRED.at(row, "sent")]), ...unknown];
  test.each(sent.filter(([row = ""]) => isOfSettings(row)))(
    "is asked for the password by a form exactly where it is written: %s %s (threats 69 and 88)",
    async (row = "", proof = "") => {
      const [route = "", value = ""] = row.split("#");
      const rules = routeRulesOf(route) ?? expect.fail(`${route} has no rules.`);
      const field = decidingField(rules.effects);
      const before = await rowsOf(database.client, "users");
      for (const written of [route, route.toUpperCase(), `${route}/`]) {
        const answer = await browser.post(at(written), { [field ?? "any"]: value });
        expect(answer.status === 307, written).toBe(!NOT_ASKED.includes(proof));
      }
      expect(await rowsOf(database.client, "users")).toEqual(before);
    },
  );

  test.each([...new Set(REQUIRED.rows.filter(isOfSettings).map(routeOf))])(
    "is asked for the password by a page exactly where it is written: %s (threats 69 and 88)",
    async (route) => {
      const answer = await browser.get(at(route));
      const isAsked = (answer.headers.get("Location") ?? "").startsWith(CONFIRM);
      const row = REQUIRED.rows.find((one) => routeOf(one) === route) ?? "";
      expect(isAsked).toBe(REQUIRED.at(row, "viewed") === "recent");
    },
  );

  test("gets a new calendar address once the password is given, in the same step (threat 88)", async () => {
    const asked = await browser.post(FEED, { step: "new", version: "0" });
    expect([asked.status, asked.headers.get("Location")]).toEqual([
      307,
      `${CONFIRM}?send=${encodeURIComponent(FEED)}`,
    ]);
    const form = { step: "new", version: "0", asked: "yes", proofPassword: PASSWORD };
    const proven = await browser.post(asked.headers.get("Location") ?? "", form);
    expect([proven.status, proven.headers.get("Location")]).toEqual([307, FEED]);
    const { page } = await pageOf(await browser.post(FEED, form));
    const [address] = elements(page, having("id", "address"));
    expect(address?.attributes.value).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
  });

  test("turns its calendar address off without being asked", async () => {
    const answer = await browser.post(FEED, { step: "end", version: "0" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, FEED]);
  });
});

/** What a thief with a session wants to change: each row of these people as far as it protects them. */
function protectionIn(after: Record<string, string>, people: string[]) {
  const rows = (table: string): Record<string, unknown>[] =>
    JSON.parse(after[table] ?? "[]").filter((row: Record<string, unknown>) =>
      people.includes(String(row.user_id ?? row.id)),
    );
  const columns = (table: string, ...names: string[]) =>
    rows(table).map((row) => names.map((name) => row[name] ?? null));
  return {
    users: columns(
      "users",
      "id",
      "password_hash",
      "email",
      "deactivated_at",
      "deletion_requested_at",
    ),
    settings: rows("settings")
      .map(({ user_id, login_alerts, session_timeout }) => [user_id, login_alerts, session_timeout])
      .filter(([, alerts, timeout]) => alerts !== 1 || timeout !== 30),
    feeds: columns("booking_rules", "user_id", "feed_hash").filter(([, hash]) => hash !== null),
    tokens: columns("tokens", "hash", "kind"),
    // Another one beside it warns nobody less.
    endpoints: columns("push_endpoints", "user_id", "endpoint").filter(([, endpoint]) =>
      String(endpoint).includes("of-owner"),
    ),
    ...Object.fromEntries(
      ["two_factor", "recovery_codes", "two_factor_recoveries", "data_links"].map((table) => [
        table,
        rows(table),
      ]),
    ),
  };
}

/** A row of the role table sends the right password with these; here it is a wrong one. */
const withoutPassword = (form: Record<string, string>) => ({
  ...form,
  ...("current" in form && { current: "not it" }),
});

/** What a page shows that opens something. */
const SECRETS = [
  ["a calendar address", /\/calendar\/[\w-]{43}\.ics/],
  ["the key of a second factor", /[A-Z2-7]{4}( [A-Z2-7]{4}){6,}/],
  ["an archive", /^PK/],
] as const;

describe("with a session and no recent proof", () => {
  let fixture: RoleFixture;
  let filled: (text: string) => string;
  let people: string[];
  let protectedBefore: ReturnType<typeof protectionIn>;
  beforeAll(async () => {
    fixture = await roleFixture();
    ({ filled } = requestsOver(fixture));
    const { customer = "", pro = "", otherCustomer = "", otherPro = "" } = fixture.things;
    people = [customer, pro, otherCustomer, otherPro];
    protectedBefore = protectionIn((await fixture.storedBy(pushToOwners)).after, people);
    expect(protectedBefore.endpoints).toHaveLength(2);
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await fixture.end();
  });

  const subscribers = ["of-owner-1", "of-owner-2"].map((name) => pushSubscriber(name));
  /** Turns pushes on in the browser of both. */
  async function pushToOwners(db: Database) {
    for (const [n, userId] of people.slice(0, 2).entries()) {
      const { endpoint = "", p256dh = "", auth = "" } = subscribers[n] ?? {};
      const browser = { userId, deviceId: hashToken(DEVICE) };
      await storeEndpoint(db, { ...browser, endpoint, p256dh, auth, isProven: true, now: NOW });
    }
  }

  /** What a role sends, or views without a form, ten minutes after the password was given. */
  async function attempt(role: "customer" | "pro", path: string, form?: Record<string, string>) {
    let shown = "";
    const { after } = await fixture.storedBy(async (db) => {
      await pushToOwners(db);
      const later: Promise<unknown>[] = [];
      const app = appOver(db, {
        config: { pushKey: "a key" },
        clock: () => NOW + 10 * MINUTE_MS,
        waitUntil: (work) => void later.push(work),
      });
      const headers = {
        Cookie: `session=${fixture.sessions[role]}; device=${DEVICE}`,
        Accept: "text/html",
        Origin: ORIGIN,
      };
      const body = new URLSearchParams();
      for (const [name, value] of Object.entries(form ?? {})) body.set(name, filled(value));
      const answer = await app.fetch(path, form ? { method: "POST", headers, body } : { headers });
      shown = await answer.text();
      await Promise.all(later);
    });
    return { protection: protectionIn(after, people), shown };
  }

  /** Signing out asks for nothing, and ends pushes to the browser that is signed out. */
  const SIGNS_OUT = ["/logout", "/dashboard/settings/sessions"];
  const forms = ROLE_TABLE.filter(
    ({ route, post }) => post !== undefined && !SIGNS_OUT.includes(route),
  );
  /** Who has the address of somebody's calendar holds more than a session. */
  const isOfSession = ({ route }: RoleRow) => route !== "/calendar/:file";

  test.each(forms)(
    "no form changes what protects the account: $route $at (threat 88)",
    async (row) => {
      for (const role of ["customer", "pro"] as const) {
        const path = filled(row.at ?? row.route);
        const { protection, shown } = await attempt(role, path, withoutPassword(formOf(row)));
        expect(protection, role).toEqual(protectedBefore);
        for (const [name, secret] of SECRETS) expect(secret.test(shown), name).toBe(false);
      }
    },
  );

  test.each(ROLE_TABLE.filter(isOfSession))(
    "no page shows what opens something: $route $at (threat 88)",
    async (row) => {
      for (const role of ["customer", "pro"] as const) {
        const { protection, shown } = await attempt(role, filled(row.at ?? row.route));
        expect(protection, role).toEqual(protectedBefore);
        for (const [name, secret] of SECRETS) expect(secret.test(shown), name).toBe(false);
      }
    },
  );
});
