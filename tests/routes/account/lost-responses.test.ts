import { describe, expect, test } from "vitest";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  browserAt,
  browserOf,
  EMAIL,
  newestLink,
  PASSWORD,
  REGISTRATION,
  SIGN_IN,
} from "#tests/support/application/accounts.ts";
import { appOver, losingAnswerTo } from "#tests/support/application/app.ts";
import {
  type LostFixture,
  type LostForm,
  outcomeOf,
} from "#tests/support/application/lost-responses.ts";
import { giveRole } from "#tests/support/application/staff.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";

type Fixture = Pick<LostFixture, "database" | "app">;

const NEW = "anita.new@kayap.test";

/** An account with a second factor, and a browser that is signed in. */
async function withFactor({ database: { client }, app }: Fixture) {
  const userId = await addAccount(client);
  const factor = await addFactor(client, userId, NOW - 3 * DAY_MS);
  const browser = await browserOf(client, app, userId);
  const [recoveryCode = ""] = factor.recoveryCodes;
  return { userId, browser, code: await factor.codeAt(NOW), recoveryCode };
}

/** A removal of the second factor that runs. */
const addRecovery = ({ database: { client } }: LostFixture, userId: string, dueAt: number) =>
  insert(client, "two_factor_recoveries", {
    user_id: userId,
    factor_confirmed_at: NOW - 3 * DAY_MS,
    started_at: dueAt - 14 * DAY_MS,
    due_at: dueAt,
    notices: 14,
    noticed_at: NOW - DAY_MS,
  });

/** The form of a browser that has just entered the right password and is asked for a code. */
async function secondStep({ app }: Pick<LostFixture, "app">, code: string) {
  const browser = browserAt(app);
  await browser.post("/login", SIGN_IN);
  return { browser, path: "/login/code", fields: { code } };
}

/** The path of a link that takes an account back, in a mailbox that it had before. */
async function takeBackLink({ database: { client }, app }: LostFixture, kind: string) {
  const token = newToken();
  await insert(client, "tokens", {
    hash: hashToken(token),
    kind,
    user_id: await addAccount(client, { email: NEW }),
    email: EMAIL,
    expires_at: NOW + DAY_MS,
    created_at: NOW - DAY_MS,
  });
  return { browser: browserAt(app), path: `/${kind}?token=${token}`, fields: {} };
}

/** The form of the link in the e-mail that confirms a sign-up, of the browser that registered or of another one. */
async function confirmation({ database: { client }, app }: LostFixture, isSameBrowser: boolean) {
  const browser = browserAt(app);
  await browser.post("/register", REGISTRATION);
  return {
    browser: isSameBrowser ? browser : browserAt(app),
    path: await newestLink(client, "verify-email"),
    fields: {},
  };
}

const FORMS: LostForm[] = [
  {
    name: "a sign-in with a code",
    lost: /update two_factor/,
    form: async (fixture) => secondStep(fixture, (await withFactor(fixture)).code),
  },
  {
    name: "a sign-in with a recovery code",
    lost: /update recovery_codes/,
    form: async (fixture) => secondStep(fixture, (await withFactor(fixture)).recoveryCode),
  },
  {
    name: "a code that cancels a removal of the second factor",
    lost: /delete from two_factor_recoveries/,
    form: async (fixture) => {
      const { userId, code } = await withFactor(fixture);
      await addRecovery(fixture, userId, NOW + DAY_MS);
      const path = "/two-factor-recovery/cancel";
      return { browser: browserAt(fixture.app), path, fields: { email: EMAIL, code } };
    },
  },
  {
    name: "a sign-in after the wait for the removal of the second factor",
    lost: /delete from two_factor where/,
    logsTwice: true,
    form: async (fixture) => {
      const { userId } = await withFactor(fixture);
      await addRecovery(fixture, userId, NOW);
      return { browser: browserAt(fixture.app), path: "/login", fields: SIGN_IN };
    },
  },
  {
    name: "new recovery codes",
    lost: /update two_factor/,
    status: 200,
    form: async (fixture) => {
      const { browser, code } = await withFactor(fixture);
      return {
        browser,
        path: "/dashboard/settings/two-factor",
        fields: { intent: "codes", code },
      };
    },
  },
  {
    name: "a second factor that is turned off",
    lost: /update two_factor/,
    form: async (fixture) => {
      const { browser, code } = await withFactor(fixture);
      const fields = { intent: "end", current: PASSWORD, code };
      return { browser, path: "/dashboard/settings/two-factor", fields };
    },
  },
  {
    name: "the way into the pages of the team",
    lost: /update two_factor/,
    form: async (fixture) => {
      const { userId, browser, code } = await withFactor(fixture);
      await giveRole(fixture.database.client, userId, "moderator");
      return { browser, path: "/team/enter", fields: { asked: "yes", current: PASSWORD, code } };
    },
  },
  {
    name: "a new address that is confirmed",
    lost: /update users set email/,
    form: async ({ database: { client }, app }) => {
      const browser = await browserOf(client, app, await addAccount(client));
      await browser.post("/dashboard/settings/email", { email: NEW });
      return { browser, path: await newestLink(client, "change-email"), fields: {} };
    },
  },
  {
    name: "a sign-up that is confirmed in the browser that registered",
    lost: /update users set email_verified_at/,
    form: (fixture) => confirmation(fixture, true),
  },
  {
    name: "a sign-up that is confirmed in another browser",
    lost: /update users set email_verified_at/,
    form: (fixture) => confirmation(fixture, false),
  },
  {
    name: "a sign-up of two browsers that is confirmed",
    lost: /update users set email_verified_at/,
    form: async (fixture) => {
      const password = "four kayaks on a trench";
      const other = { ...REGISTRATION, password, confirmPassword: password };
      await browserAt(fixture.app).post("/register", other);
      return confirmation(fixture, true);
    },
  },
  {
    name: "an account that is taken back after a sign-in by somebody else",
    lost: /update users set/,
    form: (fixture) => takeBackLink(fixture, "not-me"),
  },
  {
    name: "a change of the address that is stopped",
    lost: /update users set/,
    form: (fixture) => takeBackLink(fixture, "stop-email-change"),
  },
  {
    name: "a link to one's data",
    lost: /insert into data_links/,
    form: async ({ database: { client }, app }) => {
      const browser = await browserOf(client, app, await addAccount(client));
      return { browser, path: "/dashboard/settings/data", fields: {} };
    },
  },
  {
    name: "a new calendar address",
    lost: /insert into booking_rules/,
    status: 200,
    form: async ({ database: { client }, app }) => {
      const browser = await browserOf(client, app, await addAccount(client));
      const fields = { step: "new", version: "0" };
      return { browser, path: "/dashboard/bookings/feed", fields };
    },
  },
];

describe("access to an account that is written but whose database answer is lost", () => {
  test.each(FORMS)("is given once and answered as usual: $name", async (form) => {
    const plain = await outcomeOf(form, false);
    expect(plain.status).toBe(form.status ?? 303);
    expect(await outcomeOf(form, true)).toEqual(plain);
  });

  test.each(["code", "recoveryCode"] as const)(
    "lets nobody in a second time by the same %s (threat 66)",
    async (kind) => {
      const database = await emptyDatabase();
      const lost = kind === "code" ? /update two_factor/ : /update recovery_codes/;
      const app = appOver(losingAnswerTo(lost, database.client));
      const fixture = { database, app };
      const code = (await withFactor(fixture))[kind];
      const owner = await secondStep(fixture, code);
      const thief = await secondStep(fixture, code);
      const answers = [owner, thief].map(({ browser, path, fields }) => browser.post(path, fields));
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([303, 400]);
    },
  );
});
