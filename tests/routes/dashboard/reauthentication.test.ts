import { beforeEach, describe, expect, test } from "vitest";
import {
  addAccount,
  browserAt,
  MINUTE,
  movableClock,
  PASSWORD,
  rowsOf,
  type TestBrowser,
} from "../../support/accounts.ts";
import { appOver } from "../../support/app.ts";
import { emptyDatabase, type TestDatabase } from "../../support/database.ts";
import { lettersIn } from "../../support/outbox.ts";

const EMAIL = "anita@kayap.test";
const SETTINGS = "/dashboard/settings";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let browser: TestBrowser;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  browser = browserAt(appOver(database.db, { clock: clock.read }));
  await addAccount(database.client);
  await browser.post("/login", { email: EMAIL, password: PASSWORD });
});

describe("a borrowed session, five minutes after its owner typed the password", () => {
  beforeEach(() => clock.advance(5 * MINUTE));

  test.each<[string, Record<string, string>, string]>([
    ["two-factor", { intent: "begin" }, "two_factor"],
    ["data", {}, "data_links"],
  ])("does nothing at %s (threat 69)", async (page, form, table) => {
    const answer = await browser.post(`${SETTINGS}/${page}`, form);
    expect(answer.status).toBe(307);
    expect(await rowsOf(database.client, table)).toEqual([]);
  });

  test("deactivates nothing (threat 69)", async () => {
    expect((await browser.post(`${SETTINGS}/deactivate`, {})).status).toBe(307);
    expect((await rowsOf(database.client, "users"))[0]?.deactivated_at).toBeNull();
  });
});

test("asking for another address tells the old one at once (threat 69)", async () => {
  const form = { email: "thief@kayap.test", current: PASSWORD };
  await browser.post(`${SETTINGS}/email`, form);
  expect((await lettersIn(database.client)).map(({ recipient }) => recipient)).toContain(EMAIL);
});
