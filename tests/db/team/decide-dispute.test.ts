import { beforeEach, expect, test } from "vitest";
import { hashToken } from "#app/auth/one-time-token.ts";
import type { StaffAct } from "#app/domain/team/acts.ts";
import { closeDispute, decideForClaimant } from "#db/team/decide-dispute.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import { DAY } from "#tests/support/application/accounts.ts";
import { addStaff } from "#tests/support/application/staff.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { addReport } from "#tests/support/records/moderation.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";

const EMAIL = "anita@kayap.test";
const REASON = "The answer named the last booking.";
const EMAILS = [{ to: EMAIL, emailContent: { subject: "S", text: "T", html: "H" } }] as const;

let fixture: AccountFixture;
let by: { userId: string; sessionHash: string; now: number };
let reportId: string;
beforeEach(async () => {
  fixture = await accountFixture();
  const { userId, app, database } = fixture;
  const { id, browser } = await addStaff(database.client, app, "moderator");
  by = { userId: id, sessionHash: hashToken(browser.cookies.get("session") ?? ""), now: NOW };
  await addFactor(database.client, userId, NOW - DAY);
  const subject = { subject_kind: "user", subject_id: userId };
  reportId = await addReport(database.client, { reporter_id: userId, ...subject });
});

const close = (heard: number) =>
  closeDispute(fixture.database.db, {
    decision: { reportId, by, heard },
    userId: fixture.userId,
    reason: REASON,
    emails: EMAILS,
    appellants: [],
  });
const decide = (heard: number) =>
  decideForClaimant(fixture.database.db, {
    decision: { reportId, by, heard },
    account: { id: fixture.userId, email: EMAIL },
    claimant: EMAIL,
    reason: REASON,
    emails: EMAILS,
    appellants: [],
    noPasswordHash: "none",
    unsubscribeHash: "none",
  });

/** An answered question of a case about the account, which counts two, and an appeal that nobody has sent, which counts none. */
async function addQuestions(of = reportId) {
  const question = { report_id: of, recipient: EMAIL, asked_by: by.userId, created_at: NOW };
  await insert(fixture.database.client, "dispute_questions", {
    ...question,
    id: crypto.randomUUID(),
    question: "Which booking did you make last?",
    is_appeal: 0,
    answer: "An electrician.",
    answered_at: NOW,
  });
  await insert(fixture.database.client, "dispute_questions", {
    ...question,
    id: crypto.randomUUID(),
    question: "What shows that the account is yours?",
    is_appeal: 1,
  });
}

const logged = async (act: StaffAct) =>
  (
    await fixture.database.client.execute({
      sql: "select 1 from staff_log where act = ?",
      args: [act],
    })
  ).rows.length;

test.each([
  ["that changes nothing", close, "dispute-closed"],
  ["for a claimant", decide, "dispute-decided"],
] as const)(
  "a decision %s is made by whoever has read every question and answer, also of other cases about the account, and by nobody else",
  async (_, write, act) => {
    const about = { subject_kind: "user", subject_id: fixture.userId };
    const other = await addReport(fixture.database.client, {
      reporter_id: fixture.userId,
      resolved_at: NOW,
      ...about,
    });
    await addQuestions();
    await addQuestions(other);
    for (const count of [0, 2, 3, 5]) expect(await write(count), `${count}`).toBe(false);
    expect(await emailsIn(fixture.database.client)).toEqual([]);
    expect(await logged(act)).toBe(0);
    expect(await write(4)).toBe(true);
    expect(await emailsIn(fixture.database.client)).toHaveLength(1);
    expect(await logged(act)).toBe(1);
  },
);
