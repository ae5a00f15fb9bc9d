import { beforeEach, expect, test } from "vitest";
import { STAFF_ROLES } from "#app/domain/team/roles.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import type { TestBrowser } from "#tests/support/application/accounts.ts";
import { addMeasure, addStaff } from "#tests/support/application/staff.ts";
import { addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { addReport } from "#tests/support/records/moderation.ts";
import { addTicket } from "#tests/support/records/tickets.ts";

const REPORT = "4b0b0a44-1c1c-4b6e-8f7a-0f6d3f3c8e11";
const MEASURE = "0b9b4a9d-5d8e-4d5b-8b60-6a4d3f1c2e77";
const DISPUTE = "d1d5a0c3-8e0b-4c43-9f77-5b2c1e9a4f44";
const PERSON = "0f1b9d4e-6c2a-4d57-9a31-6a8f2f1d7c22";
const SERVICE = "c8a4e2d6-3b1f-4f60-8f0e-2d9b7a6c5e33";
const LICENCE = "5c1c1b55-2d2d-4c7f-9f8b-1f7e4f4d9f22";
const DECISION = { intent: "decide", measure: "dismiss", reason: "Nothing is wrong with it." };

/** The answers for support, moderator and admin; after "/" those to the form. */
const TABLE: Record<string, string> = {
  "/team": "200 200 200",
  "/team/enter": "200 200 200",
  "/team/reports": "403 200 200",
  [`/team/reports/${REPORT}`]: "403 200 200",
  "/team/tickets": "200 200 200",
  "/team/tickets/KY-7Q2M0X": "200 200 200",
  [`/team/decide/account/${PERSON}`]: "403 200 200",
  "/team/appeals": "403 200 200",
  [`/team/appeals/${MEASURE}`]: "403 200 200",
  [`/team/disputes/${DISPUTE}`]: "403 200 200",
  "/team/find?q=anita": "200 200 200",
  [`/team/people/${PERSON}`]: "200 200 200",
  [`/team/things/service/${SERVICE}`]: "200 200 200",
  "/team/approvals": "403 200 200",
  "/team/licences": "403 200 200",
  [`/team/licences/${LICENCE}`]: "403 200 200",
  "/team/words": "200 200 200",
  "/team/settings": "403 403 200",
  "/team/newsletters": "403 403 200",
  "/team/newsletters/new": "403 403 200",
  "/team/log": "403 403 200",
};
const FORMS: Record<string, { form: Record<string, string>; answers: string }> = {
  [`/team/reports/${REPORT}`]: { form: DECISION, answers: "403 303 303" },
  "/team/tickets/KY-7Q2M0X": { form: { intent: "close" }, answers: "303 303 303" },
  "/team/settings": { form: { signUps: "on", version: "0" }, answers: "403 403 303" },
  [`/team/decide/account/${PERSON}`]: {
    form: { ...DECISION, measure: "warn" },
    answers: "403 303 303",
  },
  [`/team/appeals/${MEASURE}`]: {
    form: { outcome: "upheld", answer: "It stays as it was decided." },
    answers: "403 303 303",
  },
  [`/team/disputes/${DISPUTE}`]: {
    form: {
      intent: "decide",
      seen: "0 anita@kayap.test",
      owner: "nobody",
      reason: "Neither knew a booking of it.",
    },
    answers: "403 303 303",
  },
  "/team/approvals": {
    form: { intent: "approve", serviceId: REPORT, version: "1" },
    answers: "403 409 409",
  },
  [`/team/newsletters/${REPORT}`]: { form: { intent: "stop" }, answers: "403 403 404" },
  [`/team/licences/${LICENCE}`]: {
    form: { intent: "refuse", reason: "The number cannot be read." },
    answers: "403 303 303",
  },
  "/team/leave": { form: {}, answers: "303 303 303" },
};

let fixture: AccountFixture;
let browsers: TestBrowser[];

beforeEach(async () => {
  fixture = await accountFixture();
  const { client } = fixture.database;
  browsers = [];
  for (const role of STAFF_ROLES) {
    browsers.push((await addStaff(client, fixture.app, role)).browser);
  }
  await addTicket(client, { ticket: "KY-7Q2M0X" });
  await addProfessional(client, { id: PERSON });
  await addMeasure(client, PERSON, { id: MEASURE, appeal: "I was not there.", appealed_at: NOW });
  await addService(client, PERSON, { id: SERVICE });
  await addReport(client, {
    id: DISPUTE,
    reporter_id: fixture.userId,
    subject_kind: "user",
    subject_id: fixture.userId,
    reason: "Whose is the two-factor sign-in?",
  });
  await addReport(client, {
    id: REPORT,
    subject_kind: "user",
    subject_id: fixture.userId,
    reason: "She writes to everybody in the village.",
  });
  await insert(client, "licences", {
    id: LICENCE,
    user_id: fixture.userId,
    kind: "trade",
    number: "T-1",
    issuer: "City Council",
    created_at: NOW,
  });
});

test.each(Object.entries(TABLE))(
  "%s answers support, moderator and admin with %s",
  async (path, answers) => {
    const statuses = await Promise.all(browsers.map(async (one) => (await one.get(path)).status));
    expect(statuses.join(" ")).toBe(answers);
  },
);

test.each(Object.entries(FORMS))(
  "a form to %s is answered by the role",
  async (path, { form, answers }) => {
    for (const [i, browser] of browsers.entries()) {
      const { client } = fixture.database;
      await client.execute("update reports set resolved_at = null");
      await client.execute("update measures set appeal_decided_at = null");
      await client.execute("delete from mail_outbox");
      await client.execute("update licences set state = 'waiting'");
      expect((await browser.post(path, form)).status, path).toBe(Number(answers.split(" ")[i]));
    }
  },
);

test("no page of the team is kept by a browser or a cache", async () => {
  for (const path of Object.keys(TABLE)) {
    const answer = await browsers[2]?.get(path);
    expect(answer?.headers.get("Cache-Control"), path).toContain("no-store");
  }
});
