import { beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import {
  browserAt,
  newestLink,
  pageOf,
  REGISTRATION,
} from "#tests/support/application/accounts.ts";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, linkTo } from "#tests/support/html.ts";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
beforeEach(async () => {
  database = await emptyDatabase();
  app = appOver(database.db);
});

const register = (change: Record<string, string> = {}) =>
  app.post("/register", { ...REGISTRATION, ...change });

describe("on the way to a page that needs an account", () => {
  const NEXT = "/dashboard/messages/new?service=1&a=b";
  const ENCODED = encodeURIComponent(NEXT);
  const nextIn = async (path: string) => {
    const { document } = await app.page(path);
    const main = element(document, "main");
    return elements(main, having("name", "next")).map(({ attributes }) => attributes.value);
  };

  test("signing up leads there: from the sign-in page, by the e-mail opened in another browser, to the sign-in that goes on", async () => {
    const login = element((await app.page(`/login?next=${ENCODED}`)).document, "main");
    expect(linkTo(login, "Sign up")).toBe(`/register?next=${ENCODED}`);
    expect(await nextIn(`/register?next=${ENCODED}`)).toEqual([NEXT]);
    const main = element((await app.page(`/register?next=${ENCODED}`)).document, "main");
    expect(linkTo(main, "Sign in")).toBe(`/login?next=${ENCODED}`);
    const refused = await pageOf(await register({ next: NEXT, email: "no" }));
    expect(element(element(refused.page, "main"), having("name", "next")).attributes.value).toBe(
      NEXT,
    );

    const browser = browserAt(app);
    const answer = await browser.post("/register", { ...REGISTRATION, next: NEXT });
    expect(answer.headers.get("Location")).toBe(`/register/check-email?next=${ENCODED}`);
    expect(await nextIn(`/register/check-email?next=${ENCODED}`)).toEqual([NEXT]);
    const link = await newestLink(database.client, "verify-email");
    const { page } = await browser.open(link);
    const { action = "" } = element(element(page, "main"), "form").attributes;
    const elsewhere = browserAt(app);
    const confirmed = await elsewhere.post(action, {});
    const { page: signIn } = await elsewhere.open(confirmed.headers.get("Location") ?? "");
    const { value = "" } = element(element(signIn, "main"), having("name", "next")).attributes;
    const { email, password } = REGISTRATION;
    const done = await elsewhere.post("/login", { email, password, next: value });
    expect(done.headers.get("Location")).toBe(NEXT);
  });

  test("a confirmation e-mail that is sent again leads there too", async () => {
    await register();
    const clock = NOW + HOUR_MS;
    const later = appOver(database.db, { clock: () => clock });
    const { email } = REGISTRATION;
    const again = await later.post("/verify-email/resend", { email, next: NEXT });
    expect(again.headers.get("Location")).toBe(`/register/check-email?next=${ENCODED}`);
    const link = await newestLink(database.client, "verify-email");
    expect(new URL(link, ORIGIN).searchParams.get("next")).toBe(NEXT);
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "dashboard",
    `/${"a".repeat(500)}`,
  ])("never to %s, at no step (threat 19)", async (next) => {
    const encoded = encodeURIComponent(next);
    expect(await nextIn(`/register?next=${encoded}`)).toEqual([]);
    expect(await nextIn(`/register/check-email?next=${encoded}`)).toEqual([]);
    const answer = await register({ next });
    expect(answer.headers.get("Location")).toBe("/register/check-email");
    const link = new URL(await newestLink(database.client, "verify-email"), ORIGIN);
    expect(link.searchParams.get("next")).toBeNull();
    link.searchParams.set("next", next);
    const confirmed = await app.post(link.pathname + link.search, {});
    expect(confirmed.headers.get("Location")).toBe("/login?verified=true");
    const browser = browserAt(app);
    const { email, password } = REGISTRATION;
    await browser.post("/login", { email, password });
    const known = await browser.get(`/register?next=${encoded}`);
    expect(known.headers.get("Location")).toBe("/dashboard");
  });
});
