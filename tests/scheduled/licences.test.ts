import { beforeEach, describe, expect, test } from "vitest";
import { momentOn } from "#app/domain/time/guyana-day.ts";
import { remindOfLicences } from "#app/scheduled/licence-reminders.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addProfessional } from "#tests/support/fixtures.ts";
import { addLicenceRow } from "#tests/support/records/licences.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

const MONTH_BEFORE = momentOn("2027-05-01");
const appOrigin = "http://kayap.test";

let database: TestDatabase;
let pro: string;
beforeEach(async () => {
  database = await emptyDatabase();
  pro = await addProfessional(database.client, { email: "ravi@kayap.test" });
});

const run = (now: number) => remindOfLicences({ db: database.db, appOrigin, now });
const seen = (fields: Parameters<typeof addLicenceRow>[2] = {}) =>
  addLicenceRow(database.client, pro, { state: "seen", ...fields });

test("a professional is reminded once, thirty days before a licence ends", async () => {
  await seen();
  await run(MONTH_BEFORE - 1);
  expect(await emailsIn(database.client)).toEqual([]);
  await run(MONTH_BEFORE);
  await Promise.all([run(MONTH_BEFORE), run(momentOn("2027-05-31"))]);
  const emails = await emailsIn(database.client);
  expect(emails).toHaveLength(1);
  expect(emails[0]).toMatchObject({ kind: "licence-ends", recipient: "ravi@kayap.test" });
  expect(emails[0]?.text).toContain("valid until 31 May 2027: Trade licence");
  expect(emails[0]?.text).toContain("http://kayap.test/dashboard/licences");
});

describe("nobody is reminded", () => {
  const cases: Record<string, Parameters<typeof addLicenceRow>[2]> = {
    "of one that waits": { state: "waiting" },
    "of one that was not accepted": { state: "refused" },
    "of one that does not expire": { kind: "technical", expires_on: null },
    "of one that has ended": { expires_on: "2027-04-30" },
  };
  test.each(Object.entries(cases))("%s", async (_, fields) => {
    await seen(fields);
    await run(MONTH_BEFORE);
    expect(await emailsIn(database.client)).toEqual([]);
  });

  test("whose account is deactivated, hidden or to be deleted", async () => {
    await seen();
    for (const column of ["deactivated_at", "hidden_at", "deletion_requested_at"]) {
      await database.client.execute(`update users set ${column} = 1`);
      await run(MONTH_BEFORE);
      await database.client.execute(`update users set ${column} = null`);
    }
    expect(await emailsIn(database.client)).toEqual([]);
  });
});
