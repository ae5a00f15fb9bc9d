import { expect } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { accountFixture } from "#tests/support/application/account-fixture.ts";
import { pageOf, rowsOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import { addStaff } from "#tests/support/application/staff.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { element, textIn } from "#tests/support/html.ts";
import { addReport } from "#tests/support/records/moderation.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";

export const BEFORE = "anita.before@kayap.test";
export const QUESTION = "Which booking did you make last?";
export const REASON = "The answer named the last booking.";

export const textOf = async (response: Response) =>
  textIn(element((await pageOf(response)).page, (one) => one.name === "body"));

/** What the page of a dispute says it showed. */
export async function seenOn(page: string, browser: TestBrowser) {
  const html = await (await browser.get(page)).text();
  return /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? "";
}

export const decideOn = async (page: string, owner: string, browser: TestBrowser) =>
  browser.post(page, {
    intent: "decide",
    owner,
    reason: REASON,
    seen: await seenOn(page, browser),
  });

/** An account with a second factor about whose owner there is a dispute, and a moderator who can decide it. */
export async function disputeFixture() {
  const fixture = await accountFixture();
  const { userId } = fixture;
  const { client } = fixture.database;
  const moderator = await addStaff(client, fixture.app, "moderator");
  const factor = await addFactor(client, userId, NOW - DAY_MS);
  const dispute = await addReport(client, {
    reporter_id: userId,
    subject_kind: "user",
    subject_id: userId,
    reason: "Whose is the two-factor sign-in?",
  });
  const path = `/team/disputes/${dispute}`;
  const rows = async (table: string) => (await rowsOf(client, table)).map((row) => ({ ...row }));
  const send = (fields: Record<string, string>, browser = moderator.browser) =>
    browser.post(path, fields);
  return {
    ...fixture,
    client,
    moderator,
    factor,
    dispute,
    path,
    rows,
    send,
    open: (browser = moderator.browser) => browser.get(path),
    ask: (to: string, question = QUESTION) => send({ intent: "ask", to, question }),
    decide: (owner: string, browser = moderator.browser) => decideOn(path, owner, browser),
    /** The account had another address before, which can still stop the change. */
    addFormer: (email = BEFORE, expiresAt = NOW + DAY_MS) =>
      insert(client, "tokens", {
        hash: `hash-of-stop-link-${email}`,
        kind: "stop-email-change",
        user_id: userId,
        email,
        expires_at: expiresAt,
        created_at: NOW - DAY_MS,
      }),
    emails: async (kind: string) =>
      (await emailsIn(client))
        .filter((email) => email.kind === kind)
        .map(({ recipient, text }) => ({ recipient, text })),
    account: async () =>
      (await rows("users")).find(({ id }) => id === userId) ?? expect.fail("The account is gone."),
    factors: async () =>
      (await rows("two_factor")).filter(({ user_id }) => user_id === userId).length,
  };
}
export type DisputeFixture = Awaited<ReturnType<typeof disputeFixture>>;
