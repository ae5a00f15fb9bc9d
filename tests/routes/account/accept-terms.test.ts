import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TERMS } from "#app/domain/accounts/terms.ts";
import {
  addAccount,
  browserAt,
  errorBeside,
  pageOf,
  rowsOf,
  SIGN_IN,
} from "#tests/support/application/accounts.ts";
import { AWAY, appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, having, linkTo, sentBy, texts } from "#tests/support/html.ts";

const TERMS_PATH = "/terms/accept?next=%2Fdashboard%3Fa%3D1";

let database: TestDatabase;
let browser: ReturnType<typeof browserAt>;
beforeEach(async () => {
  database = await emptyDatabase();
  browser = browserAt(appOver(database.db));
  await addAccount(database.client, { terms_version: "2024-01-01" });
});
afterEach(() => vi.restoreAllMocks());

const accepted = async () => (await rowsOf(database.client, "users"))[0]?.terms_version;

describe("after new terms (decision 35)", () => {
  test("a sign-in leads to them and then to its own goal", async () => {
    const signedIn = await browser.post("/login", { ...SIGN_IN, next: "/dashboard?a=1" });
    expect(signedIn.headers.get("Location")).toBe(TERMS_PATH);
    const { page } = await browser.open(TERMS_PATH);
    expect(texts(page, "h1")).toEqual(["Our terms have changed"]);
    expect(linkTo(element(page, "main"), `terms of ${TERMS.updated}`)).toBe("/terms");
    const form = element(page, having("action", "/terms/accept"));
    expect(Object.fromEntries(sentBy(page, form))).toEqual({
      account: expect.any(String),
      next: "/dashboard?a=1",
    });
    const done = await browser.post("/terms/accept", {
      next: "/dashboard?a=1",
      acceptTerms: "on",
    });
    expect([done.status, done.headers.get("Location")]).toEqual([303, "/dashboard?a=1"]);
    expect((await browser.get("/dashboard")).status).toBe(200);
    expect((await browser.get(TERMS_PATH)).headers.get("Location")).toBe("/dashboard?a=1");
    expect(await rowsOf(database.client, "users")).toMatchObject([
      { terms_version: TERMS.version, terms_accepted_at: NOW },
    ]);
    const events = (await rowsOf(database.client, "security_events")).map(({ event }) => event);
    expect(events).toEqual(["signed-in", "terms-accepted"]);
  });

  test("the dashboard is closed until they are accepted, the public site is open", async () => {
    await browser.post("/login", SIGN_IN);
    const page = await browser.get("/dashboard?a=1");
    expect([page.status, page.headers.get("Location")]).toEqual([303, TERMS_PATH]);
    const asData = await browser.get("/dashboard.data?a=1");
    expect(asData.status).toBe(202);
    expect(await asData.text()).toContain("/terms/accept?next=");
    expect((await browser.post("/dashboard", {})).headers.get("Location")).toContain(
      "/terms/accept",
    );
    for (const path of ["/", "/terms", "/privacy"]) {
      expect((await browser.get(path)).status, path).toBe(200);
    }
    expect(await accepted()).toBe("2024-01-01");
  });

  test("the unchecked checkbox has an error beside it, and nothing is stored", async () => {
    await browser.post("/login", SIGN_IN);
    const refused = await browser.post("/terms/accept", { next: "/search" });
    expect(refused.status).toBe(400);
    const { page } = await pageOf(refused);
    expect(errorBeside(page, "acceptTerms")).toBe("You must accept the terms and conditions");
    const form = element(page, having("action", "/terms/accept"));
    expect(sentBy(page, form).get("next")).toBe("/search");
    expect(await accepted()).toBe("2024-01-01");
  });

  test.each(["//evil.example", "https://evil.example"])(
    "next=%s leads to the dashboard (threat 19)",
    async (next) => {
      await browser.post("/login", SIGN_IN);
      const done = await browser.post("/terms/accept", { next, acceptTerms: "on" });
      expect(done.headers.get("Location")).toBe("/dashboard");
    },
  );

  test("a visitor signs in first, and comes back to them", async () => {
    const redirected = await browser.get(TERMS_PATH);
    expect(redirected.headers.get("Location")).toBe(
      `/login?next=${encodeURIComponent(TERMS_PATH)}`,
    );
    const posted = await browser.post("/terms/accept", { acceptTerms: "on" });
    expect(posted.headers.get("Location")).toBe("/login?next=%2Fterms%2Faccept");
  });

  test("a second press changes and logs nothing", async () => {
    await browser.post("/login", SIGN_IN);
    for (let n = 0; n < 2; n += 1) await browser.post("/terms/accept", { acceptTerms: "on" });
    expect(await rowsOf(database.client, "security_events")).toHaveLength(2);
  });
});

test("while the database does not answer nobody gets past the terms", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const unavailable = browserAt(appOver(AWAY));
  unavailable.cookies.set("session", "a".repeat(40));
  const answer = await unavailable.post("/terms/accept", { acceptTerms: "on" });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("5");
});
