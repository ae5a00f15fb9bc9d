import { beforeEach, describe, expect, test } from "vitest";
import {
  addAccount,
  browserAt,
  movableClock,
  newestLink,
  PASSWORD,
  REGISTRATION,
  rowsOf,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

const STORED = "victim@xn--bcher-kva.example";
const SPELLINGS = [
  "victim@bücher.example",
  "victim@BÜCHER.example",
  "victim@bu\u0308cher.example",
  "victim@ｂｕ\u0308ｃｈｅｒ．ｅｘａｍｐｌｅ",
  "ｖｉｃｔｉｍ＠bücher。example",
  "VICTIM@XN--BCHER-KVA.EXAMPLE",
];

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
beforeEach(async () => {
  database = await emptyDatabase();
  app = appOver(database.db, { clock: movableClock().read });
});

const recipients = async () =>
  (await emailsIn(database.client)).map(({ kind, recipient }) => [kind, recipient]);
const emails = async () => (await rowsOf(database.client, "users")).map(({ email }) => email);

describe("spellings of one address", () => {
  test("make one account, which every one of them signs in to (threat 92)", async () => {
    for (const [n, email] of SPELLINGS.entries()) {
      const browser = browserAt(app, { "CF-Connecting-IP": `190.80.1.${n}` });
      await browser.post("/register", { ...REGISTRATION, email });
    }
    expect(await emails()).toEqual([STORED]);
    expect(await recipients()).toEqual([["verify-email", STORED]]);
    await database.client.execute("delete from users");
    await addAccount(database.client, { email: STORED });
    for (const email of SPELLINGS) {
      expect((await app.post("/login", { email, password: PASSWORD })).status).toBe(303);
    }
  });

  test("have one limit of e-mails by a request for a new password (threat 92)", async () => {
    await addAccount(database.client, { email: STORED });
    for (const email of SPELLINGS) {
      expect((await app.post("/forgot-password", { email })).status).toBe(303);
    }
    expect(await recipients()).toEqual([["reset-password", STORED]]);
  });

  test("have one limit of e-mails by a change of address, and one account at its end (threat 92)", async () => {
    await addAccount(database.client);
    const browser = browserAt(app);
    await browser.post("/login", { email: REGISTRATION.email, password: PASSWORD });
    for (const email of SPELLINGS) {
      expect((await browser.post("/dashboard/settings/email", { email })).status).toBe(303);
    }
    const toStranger = (await recipients()).filter(([, recipient]) => recipient === STORED);
    expect(toStranger).toEqual([["change-email", STORED]]);
    await browser.post(await newestLink(database.client, "change-email"), {});
    expect(await emails()).toEqual([STORED]);
    const own = await browser.post("/dashboard/settings/email", { email: SPELLINGS[0] ?? "" });
    expect(own.status).toBe(400);
  });

  test("have one limit of guesses at the password (threat 92)", async () => {
    await addAccount(database.client, { email: STORED });
    const guess = (email: string) => app.post("/login", { email, password: "not it" });
    const statuses = [];
    for (const email of SPELLINGS) statuses.push((await guess(email)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });
});
