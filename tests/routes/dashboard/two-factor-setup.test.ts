import { beforeEach, expect, test } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  browserAt,
  PASSWORD,
  pageOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { CONFIRM } from "#tests/support/application/settings-addresses.ts";
import { element, linkTo, textIn, texts } from "#tests/support/html.ts";

const TWO_FACTOR = "/dashboard/settings/two-factor";

let account: AccountFixture;
let browser: TestBrowser;
beforeEach(async () => {
  account = await accountFixture();
  browser = await signIn();
  await browser.post(TWO_FACTOR, { intent: "begin" });
});
const signIn = async () => {
  const other = browserAt(account.app);
  await other.post("/login", { email: "anita@kayap.test", password: PASSWORD });
  return other;
};
const keysOn = async (one: TestBrowser) =>
  texts(element((await one.open(TWO_FACTOR)).page, "main"), "code");

test("a set-up is shown in the session that began it, for ten minutes, and nowhere else (threat 88)", async () => {
  expect(await keysOn(browser)).toHaveLength(1);
  expect(linkTo(element((await browser.open(TWO_FACTOR)).page, "main"), "Cancel")).toBe(
    "/dashboard/settings",
  );
  expect(await keysOn(await signIn())).toEqual([]);
  account.clock.advance(10 * MINUTE_MS - 1);
  expect(await keysOn(browser)).toHaveLength(1);
  account.clock.advance(1);
  expect(await keysOn(browser)).toEqual([]);
});

test("a set-up is confirmed only there and then, and says so otherwise (threat 88)", async () => {
  const confirm = { intent: "confirm", code: "123456" };
  const elsewhere = await (await signIn()).post(TWO_FACTOR, confirm);
  expect(elsewhere.status).toBe(409);
  expect(textIn((await pageOf(elsewhere)).page)).toContain("This set-up has ended");
  account.clock.advance(10 * MINUTE_MS);
  await browser.post(CONFIRM, { asked: "yes", proofPassword: PASSWORD });
  expect((await browser.post(TWO_FACTOR, confirm)).status).toBe(409);
});

test("a set-up of the release before, which belongs to no session, is begun again (threat 84)", async () => {
  await account.database.client.execute("update two_factor set begun_in = null, begun_at = null");
  expect(await keysOn(browser)).toEqual([]);
  await browser.post(TWO_FACTOR, { intent: "begin" });
  expect(await keysOn(browser)).toHaveLength(1);
});
