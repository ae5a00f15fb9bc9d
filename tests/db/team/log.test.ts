import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { ERASED_AFTER_MS } from "#app/domain/accounts/account.ts";
import { eraseDue } from "#db/accounts/erase.ts";
import { logAct, readLog } from "#db/team/log.ts";
import { giveRole, readRoster, takeRole } from "#db/team/roster.ts";
import { addAccount } from "#tests/support/application/accounts.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let userId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  userId = await addAccount(database.client);
});

const log = () => readLog(database.db, { before: null });

describe("the log of the team", () => {
  beforeEach(async () => {
    await database.db.batch([
      logAct(
        database.db,
        {
          staffId: userId,
          act: "warned",
          subject: { kind: "account", id: userId },
          reason: "Anita wrote the same to forty people.",
          now: NOW,
        },
        sql`1`,
      ),
    ]);
  });

  test.each([
    ["deleted", "delete from staff_log"],
    ["given to somebody else", "update staff_log set staff_id = 'other'"],
    ["moved in time", "update staff_log set created_at = 1"],
    ["given another reason", "update staff_log set reason = 'Nothing happened.'"],
  ])("lets no entry be %s", async (_, statement) => {
    await expect(database.client.execute(statement)).rejects.toThrow("log of the team");
    expect(await log()).toMatchObject([{ reason: "Anita wrote the same to forty people." }]);
  });

  test("loses the text of a reason when the person it is about is erased, and nothing else", async () => {
    await database.client.execute(`update users set deletion_requested_at = ${NOW}`);
    await eraseDue(database.db, NOW + ERASED_AFTER_MS);
    expect(await log()).toEqual([
      {
        id: 1,
        staffId: userId,
        name: null,
        act: "warned",
        subjectKind: "account",
        subjectId: userId,
        reason: "(erased)",
        createdAt: NOW,
      },
    ]);
  });
});

test("the log of the team loses reasons about what is theirs when a person is erased, and about nobody else (threat 78)", async () => {
  const { client, db } = database;
  const other = await addProfessional(client);
  const subjects = {
    service: await addService(client, userId),
    theirs: await addService(client, other),
  };
  const report = crypto.randomUUID();
  await insert(client, "reports", {
    id: report,
    subject_kind: "service",
    subject_id: subjects.service,
    reason: "",
    created_at: NOW,
    resolved_at: NOW,
  });
  const write = (kind: "service" | "report", id: string) =>
    logAct(
      db,
      { staffId: null, act: "hidden", subject: { kind, id }, reason: "It names Anita.", now: NOW },
      sql`1`,
    );
  await db.batch([
    write("service", subjects.service),
    write("report", report),
    write("service", subjects.theirs),
  ]);
  await client.execute({
    sql: "update users set deletion_requested_at = ? where id = ?",
    args: [NOW, userId],
  });
  await eraseDue(db, NOW + ERASED_AFTER_MS);
  const reasons = (await log()).map(({ subjectId, reason }) => [subjectId, reason]);
  expect(reasons).toEqual([
    [subjects.theirs, "It names Anita."],
    [report, "(erased)"],
    [subjects.service, "(erased)"],
  ]);
});

describe("a role in the team", () => {
  test("is given, changed and taken, each with an entry in the log", async () => {
    expect(await giveRole(database.db, { userId, role: "support", now: NOW })).toBe(true);
    expect(await giveRole(database.db, { userId, role: "support", now: NOW })).toBe(false);
    expect(await giveRole(database.db, { userId, role: "admin", now: NOW })).toBe(true);
    expect(await readRoster(database.db)).toEqual([
      { email: "anita@kayap.test", role: "admin", hasFactor: false },
    ]);
    expect(await takeRole(database.db, { userId, now: NOW })).toBe(true);
    expect(await takeRole(database.db, { userId, now: NOW })).toBe(false);
    expect(await readRoster(database.db)).toEqual([]);
    expect((await log()).map(({ act, reason }) => [act, reason])).toEqual([
      ["role-taken", ""],
      ["role-given", "admin"],
      ["role-given", "support"],
    ]);
  });
});
