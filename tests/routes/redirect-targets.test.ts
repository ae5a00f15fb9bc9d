import { globSync, readFileSync } from "node:fs";
import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { safePath } from "#app/domain/paths/safe-path.ts";
import {
  addAccount,
  browserAt,
  PASSWORD,
  REGISTRATION,
} from "#tests/support/application/accounts.ts";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import {
  type ClosedState,
  type Role,
  type RoleFixture,
  roleFixture,
} from "#tests/support/application/role-fixture.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, elements, parseHtml, textIn } from "#tests/support/html.ts";
import { HOSTILE_PATHS } from "#tests/support/random/hostile-paths.ts";
import { requestsOver, type TestRequest } from "./role-answers.ts";
import { ROLE_TABLE } from "./role-table.ts";

const fixtures = new Map<ClosedState | "active", RoleFixture>();
const fixtureOf = (state: ClosedState | "active") => {
  const fixture = fixtures.get(state);
  if (!fixture) throw new Error(`No fixture: ${state}`);
  return fixture;
};
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  fixtures.set("active", await roleFixture());
  for (const state of ["deactivated", "terms due"] as const) {
    fixtures.set(state, await roleFixture({ closed: { role: "customer", state } }));
  }
});
afterAll(async () => {
  vi.restoreAllMocks();
  for (const fixture of fixtures.values()) await fixture.end();
});

type Sink = {
  /** The file that redirects. */
  file: string;
  by?: Role;
  state?: "deactivated" | "terms due";
  request: (next: string) => TestRequest;
};

const query = (path: string) => (text: string) => ({
  path: `${path}${path.includes("?") ? "&" : "?"}next=${encodeURIComponent(text)}`,
});
const field = (path: string, form: Record<string, string>) => (text: string) => ({
  path,
  form: { ...form, next: text },
});
const pressed = (path: string, form: Record<string, string>) => (text: string) => ({
  ...query(path)(text),
  form,
});

const EMAIL = { email: "somebody@kayap.test" };
const THEME = { theme: "dark" };
/** Every request whose answer redirects to an address out of the request. */
const SINKS: readonly Sink[] = [
  {
    file: "routes/account/login.tsx",
    request: field("/login", { email: "anita@kayap.test", password: PASSWORD }),
  },
  { file: "routes/account/login.tsx", by: "customer", request: query("/login") },
  { file: "routes/account/login.tsx", request: query("/login?verified=true") },
  { file: "routes/account/code.tsx", request: query("/login/code") },
  { file: "routes/account/code.tsx", request: field("/login/code", { code: "123456" }) },
  { file: "routes/account/register.tsx", by: "customer", request: query("/register") },
  {
    file: "routes/account/register.tsx",
    request: field("/register", { ...REGISTRATION, ...EMAIL }),
  },
  { file: "routes/account/resend.tsx", request: field("/verify-email/resend", EMAIL) },
  { file: "routes/account/welcome-back.tsx", by: "customer", request: query("/welcome-back") },
  {
    file: "routes/account/welcome-back.tsx",
    by: "customer",
    state: "deactivated",
    request: pressed("/welcome-back", {}),
  },
  { file: "routes/account/accept-terms.tsx", by: "customer", request: query("/terms/accept") },
  {
    file: "routes/account/accept-terms.tsx",
    by: "customer",
    state: "terms due",
    request: field("/terms/accept", { acceptTerms: "on" }),
  },
  { file: "routes/site/theme.ts", request: field("/theme", THEME) },
  { file: "routes/site/less-data.ts", request: field("/less-data", { lessData: "on" }) },
  {
    file: "routes/dashboard/view.ts",
    by: "pro",
    request: field("/dashboard/view", { view: "professional" }),
  },
  {
    file: "routes/public/saved.tsx",
    by: "customer",
    request: field("/saved", { serviceId: "{service}", saved: "on" }),
  },
  {
    file: "actions/services/save-service.ts",
    request: field("/saved", { serviceId: "{service}", saved: "on" }),
  },
  {
    file: "actions/bookings/submit-transition.ts",
    by: "pro",
    request: field("/dashboard/bookings/{request}", { step: "accept" }),
  },
  {
    file: "routes/dashboard/reviews/helpful.tsx",
    by: "otherCustomer",
    request: pressed("/dashboard/reviews/{review}/helpful", { helpful: "on", page: "1" }),
  },
  {
    file: "routes/dashboard/reviews/report.tsx",
    by: "otherCustomer",
    request: pressed("/dashboard/reviews/{review}/report", { reason: "It names a neighbour." }),
  },
  { file: "routes/site/newsletter.tsx", request: field("/newsletter", EMAIL) },
  {
    file: "routes/dashboard/bookings/days-off.tsx",
    by: "pro",
    request: field("/dashboard/bookings/days-off", { from: "2026-12-24" }),
  },
  {
    file: "routes/account/mail-check.ts",
    by: "customer",
    request: (text) => ({
      path: "/mail-check",
      form: { any: "field" },
      headers: { Referer: ORIGIN + text.replace(/[^\x20-\x7e]/g, "") },
    }),
  },
  {
    file: "routes/dashboard/unsent.tsx",
    by: "customer",
    request: pressed("/dashboard/unsent", {}),
  },
  { file: "routes/dashboard/unsent.tsx", by: "pro", request: query("/dashboard/unsent") },
];

/**
 * Files that read the return address only to show it (in a page, tested below, or an e-mail, tested in register-next), or
 * that redirect only to the settings, the team or the requested address.
 */
const SHOWN_ONLY = [
  "actions/accounts/register.ts",
  "actions/accounts/request-email-link.ts",
  "http/frame/frame-data.ts",
  "middleware/route-guard.ts",
  "routes/account/check-email.tsx",
  "routes/account/verify-email.tsx",
  "routes/dashboard/settings/confirm.tsx",
  "routes/site/not-found.tsx",
  "routes/team/enter.tsx",
];

test("every file that reads a return address is in this test", () => {
  const readers = globSync("app/**/*.{ts,tsx}").filter((path) =>
    /from "[^"]*\/return-to\.ts"/.test(readFileSync(path, "utf8")),
  );
  const known = new Set(
    [...SINKS.map(({ file }) => file), ...SHOWN_ONLY].map((file) => `app/${file}`),
  );
  expect(new Set(readers)).toEqual(known);
});

/** Fails unless an address is on this site, and so is the return address inside it. */
function expectOwn(place: string, from: string): void {
  expect(place, from).toMatch(/^\/(?![/\\])/);
  const url = new URL(place, ORIGIN + from);
  expect(url.origin, from).toBe(ORIGIN);
  expect(url.pathname.startsWith("//"), `${from}: ${place}`).toBe(false);
  const next = url.searchParams.get("next");
  if (next === null) return;
  expect(safePath(next), `${from}: ${place}`).toBe(next);
  expectOwn(next, from);
}

describe("a redirect to an address out of the request", () => {
  test.each(SINKS)(
    "leads to no other site: $file $by $state (threats 19 and 70)",
    async ({ by = "visitor", state, request }) => {
      const requests = requestsOver(fixtureOf(state ?? "active"));
      const { path, ...rest } = request("/dashboard/more?a=1");
      const own = await requests.answerTo(by, { path: requests.filled(path), ...rest });
      expect(own, "a page of this site is redirected to").toMatch(
        /^>.*(dashboard\/more|%2Fdashboard%2Fmore)/,
      );
      for (const text of HOSTILE_PATHS) {
        const { path, ...rest } = request(text);
        const answer = await requests.answerTo(by, { path: requests.filled(path), ...rest });
        expect(answer, JSON.stringify(text)).toMatch(/^>/);
        expectOwn(answer.slice(1).replace(/\+$/, ""), path);
      }
    },
  );

  test("leads to no other site after the second step of a sign-in (threats 19 and 70)", async () => {
    const { client, db } = await emptyDatabase();
    let now = NOW;
    const app = appOver(db, { clock: () => now });
    await addAccount(client);
    const anita = browserAt(app);
    const right = { email: "anita@kayap.test", password: PASSWORD };
    await anita.post("/login", right);
    const path = "/dashboard/settings/two-factor";
    await anita.post(path, { intent: "begin" });
    const page = parseHtml(await (await anita.get(path)).text());
    const key = textIn(element(page, ({ name }) => name === "code")).replace(/ /g, "");
    const code = () => generateHOTP(base32.decode(key), Math.floor(now / 30_000));
    await anita.post(path, { intent: "confirm", code: await code() });
    for (const next of ["/.//evil.example", "/./\\evil.example", "/%2e%2e//evil.example"]) {
      now += 60_000;
      const browser = browserAt(app);
      const passwordStep = await browser.post("/login", { ...right, next });
      expectOwn(passwordStep.headers.get("Location") ?? "", "/login");
      const codeStep = await browser.post("/login/code", { code: await code(), next });
      expect(codeStep.headers.get("Location")).toBe("/dashboard");
    }
  });
});

const ROLES: Role[] = ["visitor", "customer", "pro"];
const SHOWN = ["/.//evil.example", "/./\\evil.example"];

describe("a page", () => {
  test.each(ROLE_TABLE)(
    "has no link or form to another site that a parameter or a header names: $route $at (threat 70)",
    async (row) => {
      const fixture = fixtureOf("active");
      const page = requestsOver(fixture).filled(row.at ?? row.route);
      for (const role of ROLES) {
        for (const text of SHOWN) {
          const parameters = new URLSearchParams(
            ["next", "back", "return", "url", "redirect", "to"].map((name) => [name, text]),
          );
          const html = await pageFor(fixture, role, {
            path: `${page}${page.includes("?") ? "&" : "?"}${parameters}`,
            headers: { Referer: ORIGIN + text },
          });
          const foreign = targetsIn(html).filter(
            (place) => !isOwn(place) && !ELSEWHERE.test(place),
          );
          expect(foreign, `${role} ${page}`).toEqual([]);
        }
      }
    },
  );
});

/** Links that are meant to leave the site: other programs, and the one site to share to. */
const ELSEWHERE = /^(mailto|tel|sms|webcal):|^https:\/\/wa\.me\/|^http:\/\/kayap\.test\//;

function isOwn(place: string): boolean {
  if (/^[#?]/.test(place)) return true;
  return /^\/(?![/\\])/.test(place) && safePath(place) !== null;
}

async function pageFor(
  fixture: RoleFixture,
  role: Role,
  { path, headers }: TestRequest,
): Promise<string> {
  let html = "";
  await fixture.changedBy(async (db) => {
    const sent = new Headers(headers);
    if (role !== "visitor") sent.set("Cookie", `session=${fixture.sessions[role]}`);
    const response = await appOver(db).fetch(path, { headers: sent });
    if (response.headers.get("Content-Type")?.startsWith("text/html")) html = await response.text();
  });
  return html;
}

function targetsIn(html: string): string[] {
  return elements(parseHtml(html))
    .filter(({ name }) => name !== "link" && name !== "use")
    .flatMap(({ attributes: { href, action, formaction } }) => [href, action, formaction])
    .filter((place) => place !== undefined)
    .filter((place) => place !== "");
}
