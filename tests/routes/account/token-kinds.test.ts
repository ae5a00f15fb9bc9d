import { beforeEach, expect, test } from "vitest";
import { newToken } from "#app/auth/one-time-token.ts";
import type { TokenKind } from "#db/accounts/tokens.ts";
import { storeToken } from "#tests/support/application/access-fixture.ts";
import {
  addAccount,
  browserAt,
  EMAIL,
  NEW_PASSWORD,
  PASSWORD,
  pageOf,
  rowsOf,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, linkTo } from "#tests/support/html.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";

/** Where a token of each kind is redeemed: a new kind has to be added here to be tested. */
const REDEEMED_AT: Record<
  TokenKind,
  (token: string) => [path: string, fields: Record<string, string>]
> = {
  "verify-email": (token) => [`/verify-email?token=${token}`, {}],
  "reset-password": (token) => [
    "/reset-password",
    { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
  ],
  "change-email": (token) => [`/change-email?token=${token}`, {}],
  "not-me": (token) => [`/not-me?token=${token}`, {}],
  "stop-email-change": (token) => [`/stop-email-change?token=${token}`, {}],
  "recover-two-factor": (token) => [
    `/two-factor-recovery/start?token=${token}`,
    { current: PASSWORD },
  ],
};
const KINDS = Object.keys(REDEEMED_AT) as TokenKind[];

let database: TestDatabase;
let userId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  userId = await addAccount(database.client);
  await addFactor(database.client, userId, NOW);
});

async function spend(kind: TokenKind, at: TokenKind, email: string): Promise<number> {
  const token = newToken();
  await storeToken(database.client, { token, kind, userId, email, now: NOW });
  const [path, fields] = REDEEMED_AT[at](token);
  return (await browserAt(appOver(database.db)).post(path, fields)).status;
}
const addressFor = (kind: TokenKind) => (kind === "change-email" ? "new@kayap.test" : EMAIL);

test.each(KINDS)("a token of kind %s works on its own page", async (kind) => {
  expect(await spend(kind, kind, addressFor(kind))).toBe(303);
});

const others = KINDS.flatMap((kind) => KINDS.filter((at) => at !== kind).map((at) => [kind, at]));
test.each(others as [TokenKind, TokenKind][])(
  "a token of kind %s is refused as one of kind %s (threats 9 and 12)",
  async (kind, at) => {
    const before = await rowsOf(database.client, "users");
    expect(await spend(kind, at, EMAIL)).toBe(404);
    expect(await rowsOf(database.client, "users")).toEqual(before);
    expect(await rowsOf(database.client, "tokens")).toHaveLength(1);
  },
);

/** A change goes to the other address, and what takes an account back works after one (threat 85). */
const ABOUT_ANOTHER: readonly TokenKind[] = ["change-email", "stop-email-change", "not-me"];

test.each(KINDS.filter((kind) => !ABOUT_ANOTHER.includes(kind)))(
  "a token of kind %s that was made for another address is refused (threat 9)",
  async (kind) => {
    const before = await rowsOf(database.client, "users");
    expect(await spend(kind, kind, "former@kayap.test")).toBe(404);
    expect(await rowsOf(database.client, "users")).toEqual(before);
  },
);

/** The link by which the page of a dead one leads on. */
const INSTEAD: Record<TokenKind, [text: string, href: string]> = {
  "verify-email": ["Sign in", "/login"],
  "reset-password": ["Ask for a new link", "/forgot-password"],
  "change-email": ["Change my e-mail again", "/dashboard/settings/email"],
  "not-me": ["Choose a new password", "/forgot-password"],
  "stop-email-change": ["Write to us", "/contact"],
  "recover-two-factor": ["Sign in", "/login"],
};

test.each(KINDS)("the page of a dead link of kind %s leads on by a link", async (kind) => {
  const app = browserAt(appOver(database.db));
  const [path, fields] = REDEEMED_AT[kind](newToken());
  const [incomplete = ""] = path.split("?");
  for (const answer of [await app.get(incomplete), await app.post(path, fields)]) {
    const { status, page } = await pageOf(answer);
    expect(status).toBe(404);
    const [text, href] = INSTEAD[kind];
    expect(linkTo(element(page, "main"), text)).toBe(href);
  }
});
