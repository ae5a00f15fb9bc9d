import { beforeEach, expect, test } from "vitest";
import { STAFF_ROLES } from "#app/domain/team/roles.ts";
import { type AccountFixture, accountFixture } from "#tests/support/account-fixture.ts";
import type { TestBrowser } from "#tests/support/accounts.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { addStaff } from "#tests/support/staff.ts";

const REPORT = "4b0b0a44-1c1c-4b6e-8f7a-0f6d3f3c8e11";
const LICENCE = "5c1c1b55-2d2d-4c7f-9f8b-1f7e4f4d9f22";
const DECISION = { intent: "decide", measure: "dismiss", reason: "Nothing is wrong with it." };

/** The answers for support, moderator and admin; after "/" those to the form. */
const TABLE: Record<string, string> = {
  "/team": "200 200 200",
  "/team/enter": "200 200 200",
  "/team/reports": "403 200 200",
  [`/team/reports/${REPORT}`]: "403 200 200",
  "/team/licences": "403 200 200",
  [`/team/licences/${LICENCE}`]: "403 200 200",
  "/team/words": "200 200 200",
  "/team/log": "403 403 200",
};
const FORMS: Record<string, { form: Record<string, string>; answers: string }> = {
  [`/team/reports/${REPORT}`]: { form: DECISION, answers: "403 303 303" },
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
  await insert(client, "reports", {
    id: REPORT,
    subject_kind: "user",
    subject_id: fixture.userId,
    reason: "She writes to everybody in the village.",
    created_at: NOW,
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
      await fixture.database.client.execute("update reports set resolved_at = null");
      await fixture.database.client.execute("update licences set state = 'waiting'");
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
