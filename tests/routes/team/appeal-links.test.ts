import { beforeEach, expect, test } from "vitest";
import { sendAppealLinks } from "#app/actions/team/send-appeal-links.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import { browserAt, pageOf } from "#tests/support/application/accounts.ts";

import { addMeasure } from "#tests/support/application/staff.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, textIn } from "#tests/support/html.ts";
import { emailsIn, linksIn, onlyEmail } from "#tests/support/records/outbox.ts";
import { SECRET } from "#tests/support/secret.ts";

const LINKS = { appOrigin: "http://kayap.test", secret: SECRET };
const OLD = { ...LINKS, secret: "the secret that leaked, of 32 characters" };
const APPEAL = "I asked for the cost of the cable alone, and we had agreed on that.";

let fixture: AccountFixture;
beforeEach(async () => {
  fixture = await accountFixture({ email: "ravi@kayap.test" });
});

const send = (links = LINKS, now = NOW) => sendAppealLinks(fixture.database.db, links, now);

test("somebody suspended appeals with the new link, when the one from before the secret was replaced opens nothing", async () => {
  const { client } = fixture.database;
  const visitor = browserAt(fixture.app);
  await addMeasure(client, fixture.userId, { kind: "suspension", until: NOW + 30 * DAY_MS });
  await send(OLD);
  await send();
  const [before, after] = await emailsIn(client);
  if (!before || !after) throw new Error("Two e-mails were expected.");
  expect(after).toMatchObject({ recipient: "ravi@kayap.test", subject: "A new link to appeal" });
  expect(after.text).toContain("Account suspended");
  expect(after.text).toContain("The reason: Asked for money first and never came.");
  expect(after.text).toContain("you can appeal once, until 20 Dec 2026.");
  const [[oldLink = ""], [link = ""]] = [linksIn(before), linksIn(after)];
  const old = await pageOf(await visitor.get(oldLink));
  expect(old.status).toBe(404);
  expect(textIn(old.page)).toContain("Open the one in our newest e-mail about it.");
  const { page } = await pageOf(await visitor.get(link));
  expect(textIn(element(page, (one) => one.name === "main"))).toContain("Send the appeal");
  expect((await visitor.post(link, { appeal: APPEAL })).status).toBe(303);
});

test("each gets one e-mail for a measure and a secret, also at another address, however often the links are sent", async () => {
  const { client } = fixture.database;
  await addMeasure(client, fixture.userId);
  await addMeasure(client, fixture.userId, { kind: "warning" });
  expect(await send()).toBe(2);
  await client.execute("update users set email = 'new@kayap.test'");
  expect(await send(LINKS, NOW + DAY_MS)).toBe(2);
  expect(await emailsIn(client)).toHaveLength(2);
});

test("only who can still appeal gets a link: within 30 days, without an appeal, with an account", async () => {
  const { client } = fixture.database;
  await addMeasure(client, fixture.userId, {
    created_at: NOW - 30 * DAY_MS,
    reason: "The last day.",
  });
  await addMeasure(client, fixture.userId, { created_at: NOW - 30 * DAY_MS - 1 });
  await addMeasure(client, fixture.userId, { appeal: APPEAL, appealed_at: NOW });
  expect(await send()).toBe(1);
  expect((await onlyEmail(client)).text).toContain("The last day.");
  await client.execute({ sql: "update users set deleted_at = ?", args: [NOW] });
  expect(await send(OLD)).toBe(0);
  await onlyEmail(client);
});
