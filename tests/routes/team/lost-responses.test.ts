import { describe, expect, test } from "vitest";
import { appealToken } from "#app/auth/keys.ts";
import type { StaffRole } from "#app/domain/team/roles.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { disputePath } from "#app/email/links/dispute-link.ts";
import { settleReport } from "#db/team/open-reports.ts";
import { removeFactor } from "#db/team/remove-factor.ts";
import { giveRole, takeRole } from "#db/team/roster.ts";
import { addAccount, browserAt, EMAIL, rowsOf } from "#tests/support/application/accounts.ts";
import { losingAnswerTo } from "#tests/support/application/app.ts";
import {
  type LostFixture,
  type LostForm,
  outcomeOf,
} from "#tests/support/application/lost-responses.ts";
import { addMeasure, addStaff } from "#tests/support/application/staff.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";
import { addLicenceRow } from "#tests/support/records/licences.ts";
import { addReport } from "#tests/support/records/moderation.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";
import { SECRET } from "#tests/support/secret.ts";
import { BEFORE, QUESTION, seenOn } from "./dispute-fixture.ts";

const REASON = "You asked somebody to pay before you came.";
const ANSWER = "An electrician from La Grange, for the breaker panel.";
const TEXT = {
  subject: "New professionals in November",
  content: "Three plumbers and a mason are new in Linden.",
  region: "",
};

const addPro = ({ database: { client } }: LostFixture) =>
  addProfessional(client, { email: "ravi@kayap.test", first_name: "Ravi" });

/** What somebody of the team sends on a page. */
const byTeam =
  (
    role: StaffRole,
    send: (fixture: LostFixture) => Promise<[path: string, fields: Record<string, string>]>,
  ): LostForm["form"] =>
  async (fixture) => {
    const { browser } = await addStaff(fixture.database.client, fixture.app, role);
    const [path, fields] = await send(fixture);
    return { browser, path, fields };
  };

const decides = (measure: string): LostForm["form"] =>
  byTeam("moderator", async (fixture) => {
    const { client } = fixture.database;
    const service = await addService(client, await addPro(fixture));
    const report = await addReport(client, { subject_kind: "service", subject_id: service });
    const fields = { intent: "decide", measure, days: "30", reason: REASON };
    return [`/team/reports/${report}`, fields];
  });

const approves = (form: Record<string, string>): LostForm["form"] =>
  byTeam("moderator", async (fixture) => {
    const { client } = fixture.database;
    const serviceId = await addService(client, await addPro(fixture));
    await client.execute("update services set status = 'pending', approval = 'waiting'");
    const { rows } = await client.execute("select updated_at from services");
    return ["/team/approvals", { serviceId, version: String(rows[0]?.updated_at), ...form }];
  });

const looksAtLicence = (fields: Record<string, string>): LostForm["form"] =>
  byTeam("moderator", async (fixture) => {
    const { client } = fixture.database;
    const key = "11111111-2222-4333-8444-555555555555.jpg";
    await fixture.papers.put(key, new TextEncoder().encode("paper").buffer);
    const licence = await addLicenceRow(client, await addPro(fixture), { paper_key: key });
    return [`/team/licences/${licence}`, fields];
  });

const answersAppeal = (fields: Record<string, string>): LostForm["form"] =>
  byTeam("moderator", async (fixture) => {
    const { client } = fixture.database;
    const pro = await addPro(fixture);
    await client.execute({ sql: "update users set hidden_at = ? where id = ?", args: [NOW, pro] });
    const appealed = { appeal: ANSWER, appealed_at: NOW };
    const id = await addMeasure(client, pro, appealed);
    return [`/team/appeals/${id}`, { answer: REASON, ...fields }];
  });

/** A newsletter in some state, about which somebody of the team acts. */
const acts = (state: string, fields: Record<string, string>): LostForm["form"] =>
  byTeam("admin", async ({ database: { client } }) => {
    const id = crypto.randomUUID();
    const at = { created_at: NOW, updated_at: NOW };
    await insert(client, "newsletters", { id, state, ...TEXT, ...at });
    return [`/team/newsletters/${id}`, { version: String(NOW), ...fields }];
  });

/** An account whose owner two addresses say they are. */
async function addDispute({ database: { client } }: LostFixture) {
  const userId = await addAccount(client);
  await addFactor(client, userId, NOW - DAY_MS);
  await insert(client, "tokens", {
    hash: "hash-of-stop-link",
    kind: "stop-email-change",
    user_id: userId,
    email: BEFORE,
    expires_at: NOW + DAY_MS,
    created_at: NOW - DAY_MS,
  });
  return addReport(client, { reporter_id: userId, subject_kind: "user", subject_id: userId });
}

const decidesDispute =
  (owner: string): LostForm["form"] =>
  async (fixture) => {
    const { browser } = await addStaff(fixture.database.client, fixture.app, "moderator");
    const path = `/team/disputes/${await addDispute(fixture)}`;
    const seen = await seenOn(path, browser);
    return { browser, path, fields: { intent: "decide", owner, reason: REASON, seen } };
  };

/** The form of somebody who answers a question of the team, or appeals against its decision. */
const answersQuestion =
  (isAppeal: boolean): LostForm["form"] =>
  async (fixture) => {
    const { client } = fixture.database;
    const id = crypto.randomUUID();
    const report_id = await addDispute(fixture);
    if (isAppeal) await client.execute(`update reports set resolved_at = ${NOW}`);
    await insert(client, "dispute_questions", {
      id,
      report_id,
      recipient: BEFORE,
      question: QUESTION,
      is_appeal: isAppeal ? 1 : 0,
      asked_by: "somebody",
      created_at: NOW,
    });
    const path = disputePath(SECRET, id);
    return { browser: browserAt(fixture.app), path, fields: { answer: ANSWER } };
  };

const FORMS: LostForm[] = [
  { name: "a report that is dismissed", lost: /update reports/, form: decides("dismiss") },
  { name: "a warning", lost: /insert into measures/, form: decides("warn") },
  { name: "a service that is hidden", lost: /insert into measures/, form: decides("hide") },
  { name: "a suspension", lost: /insert into measures/, form: decides("suspend") },
  {
    name: "a service that is shown again",
    lost: /update services set hidden_at/,
    form: byTeam("moderator", async (fixture) => {
      const { client } = fixture.database;
      const service = await addService(client, await addPro(fixture));
      await client.execute(`update services set hidden_at = ${NOW}`);
      const fields = { intent: "decide", measure: "restore", reason: REASON };
      return [`/team/decide/service/${service}`, fields];
    }),
  },
  {
    name: "a conversation that is opened",
    lost: /insert into staff_log/,
    status: 200,
    form: byTeam("moderator", async (fixture) => {
      const { client } = fixture.database;
      const pro = await addPro(fixture);
      const customer = await addCustomer(client, { email: "neela@kayap.test" });
      const conversationId = await addConversation(client, [customer, pro]);
      await addMessage(client, { conversationId, senderId: pro });
      const report = await addReport(client, {
        reporter_id: customer,
        subject_kind: "conversation",
        subject_id: conversationId,
      });
      return [`/team/reports/${report}`, { intent: "open" }];
    }),
  },
  {
    name: "a service that is approved",
    lost: /update services/,
    form: approves({ intent: "approve" }),
  },
  {
    name: "a service that is not approved yet",
    lost: /update services/,
    form: approves({ intent: "refuse", reason: REASON }),
  },
  {
    name: "the paper of a licence that is opened",
    lost: /insert into staff_log/,
    status: 200,
    form: looksAtLicence({ intent: "open" }),
  },
  {
    name: "a licence that is accepted",
    lost: /update licences/,
    form: looksAtLicence({ intent: "accept" }),
  },
  {
    name: "a licence that is refused",
    lost: /update licences/,
    form: looksAtLicence({ intent: "refuse", reason: REASON }),
  },
  {
    name: "an appeal",
    lost: /update measures/,
    form: async ({ database: { client }, app }) => {
      const id = await addMeasure(client, await addAccount(client));
      const path = `/appeal?of=${id}&token=${appealToken(SECRET, id)}`;
      return { browser: browserAt(app), path, fields: { appeal: ANSWER } };
    },
  },
  {
    name: "an appeal that is upheld",
    lost: /update measures/,
    form: answersAppeal({ outcome: "upheld" }),
  },
  {
    name: "an appeal that is lifted",
    lost: /update measures/,
    form: answersAppeal({ outcome: "lifted" }),
  },
  {
    name: "a question to those who claim an account",
    lost: /insert into dispute_questions/,
    form: byTeam("moderator", async (fixture) => [
      `/team/disputes/${await addDispute(fixture)}`,
      { intent: "ask", to: BEFORE, question: QUESTION },
    ]),
  },
  {
    name: "an answer to such a question",
    lost: /update dispute_questions/,
    status: 200,
    form: answersQuestion(false),
  },
  {
    name: "an appeal against a decision about an account",
    lost: /update dispute_questions/,
    status: 200,
    form: answersQuestion(true),
  },
  {
    name: "a dispute that is decided for an address before",
    lost: /update reports/,
    form: decidesDispute(BEFORE),
  },
  {
    name: "a dispute that is decided for the present address",
    lost: /update reports/,
    form: decidesDispute(EMAIL),
  },
  { name: "a dispute that is closed", lost: /update reports/, form: decidesDispute("nobody") },
  {
    name: "a newsletter that is written",
    lost: /insert into newsletters/,
    form: byTeam("admin", async () => [
      "/team/newsletters/new",
      { intent: "save", version: "0", draft: crypto.randomUUID(), ...TEXT },
    ]),
  },
  {
    name: "a newsletter that is changed",
    lost: /update newsletters/,
    form: acts("draft", { intent: "save", ...TEXT, subject: "News of December" }),
  },
  {
    name: "a newsletter that is tried",
    lost: /insert into mail_outbox/,
    form: acts("draft", { intent: "test" }),
  },
  {
    name: "a newsletter that is sent",
    lost: /update newsletters/,
    form: acts("draft", { intent: "send" }),
  },
  {
    name: "a newsletter that is stopped",
    lost: /update newsletters/,
    form: acts("sending", { intent: "stop" }),
  },
];

describe("what the team does, or is told, whose database answer is lost", () => {
  test.each(FORMS)("is done and logged once and answered as usual: $name", async (form) => {
    const plain = await outcomeOf(form, false);
    expect(plain.status).toBe(form.status ?? 303);
    expect(await outcomeOf(form, true)).toEqual(plain);
  });
});

/** What the command line does about an account: the statement whose answer is lost, and the call. */
const COMMANDS: Record<
  string,
  [lost: RegExp, call: (db: TestDatabase["db"], userId: string) => Promise<boolean>]
> = {
  "a role that is given": [
    /insert into staff /,
    (db, userId) => giveRole(db, { userId, role: "support", now: NOW }),
  ],
  "a role that is taken": [
    /delete from staff /,
    (db, userId) => takeRole(db, { userId, now: NOW }),
  ],
  "a second factor that is removed": [
    /delete from two_factor/,
    (db, id) =>
      removeFactor(db, {
        owner: { id, email: EMAIL },
        reason: REASON,
        emailContent: { subject: "News", text: "News", html: "<p>News</p>" },
        now: NOW,
      }),
  ],
  "a report that is settled": [
    /update reports/,
    (db) => settleReport(db, "1b1a3a52-7c0f-4a3e-9d53-0d6d8f4a1c02", REASON, NOW),
  ],
};

test.each(Object.entries(COMMANDS))(
  "the command line says that it is done, and logs it once, where the database's answer is lost: %s",
  async (name, [lost, call]) => {
    const { client } = await emptyDatabase();
    const userId = await addAccount(client);
    await addFactor(client, userId, NOW - DAY_MS);
    if (name === "a role that is taken") {
      await insert(client, "staff", { user_id: userId, role: "admin", created_at: NOW });
    }
    await insert(client, "reports", {
      id: "1b1a3a52-7c0f-4a3e-9d53-0d6d8f4a1c02",
      subject_kind: "service",
      subject_id: "2b1a3a52-7c0f-4a3e-9d53-0d6d8f4a1c02",
      reason: REASON,
      created_at: NOW,
    });
    expect(await call(losingAnswerTo(lost, client), userId)).toBe(true);
    expect(await rowsOf(client, "staff_log")).toHaveLength(1);
    expect(await call(losingAnswerTo(/nothing/, client), userId)).toBe(false);
  },
);
