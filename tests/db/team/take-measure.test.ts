import { expect, test } from "vitest";
import type { MeasureKind } from "#app/domain/team/measures.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { takeMeasure } from "#db/team/take-measure.ts";
import { giveRole, openTeamPages } from "#tests/support/application/staff.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, NOW } from "#tests/support/fixtures.ts";
import { addSession } from "#tests/support/records/sessions.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";

test("the team bans nobody who has got a role since the page was read, but may warn them", async () => {
  const { db, client } = await emptyDatabase();
  const moderator = await addCustomer(client);
  await giveRole(client, moderator, "moderator");
  await addFactor(client, moderator, NOW - DAY_MS);
  const { cookie, hash: sessionHash } = await addSession(client, moderator);
  await openTeamPages(client, moderator, cookie, NOW);
  const [colleague, other] = [await addProfessional(client), await addProfessional(client)];
  await giveRole(client, colleague, "support");
  const by = { userId: moderator, sessionHash, now: NOW };
  const take = (id: string, kind: MeasureKind) => {
    const subject = { kind: "account", id } as const;
    return takeMeasure(db, {
      id: crypto.randomUUID(),
      kind,
      person: { id, email: "ravi@kayap.test" },
      subject,
      until: null,
      reason: "Asked for money first.",
      emailContent: { subject: "S", text: "T", html: "H" },
      decider: { subject, by },
      now: NOW,
    });
  };
  expect(await take(colleague, "ban")).toBe(false);
  expect(await take(colleague, "warning")).toBe(true);
  expect(await take(other, "ban")).toBe(true);
});
