import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import {
  alertIn,
  browserAt,
  EMAIL,
  errorBeside,
  newestLink,
  PASSWORD,
  pageOf,
} from "#tests/support/application/accounts.ts";
import { addStaff } from "#tests/support/application/staff.ts";
import { addCustomer, insert, NOW } from "#tests/support/fixtures.ts";
import { element, textIn } from "#tests/support/html.ts";
import { addReport } from "#tests/support/records/moderation.ts";
import {
  BEFORE,
  type DisputeFixture,
  disputeFixture,
  REASON,
  seenOn,
  textOf,
} from "./dispute-fixture.ts";

const ANSWER = "An electrician from La Grange, for the breaker panel.";

let fixture: DisputeFixture;
beforeEach(async () => {
  fixture = await disputeFixture();
});

const changeAddress = (email: string) =>
  fixture.client.execute({
    sql: "update users set email = ? where id = ?",
    args: [email, fixture.userId],
  });

describe("a decision for the address of the account", () => {
  test("removes two-factor sign-in, ends access, tells every side and is logged", async () => {
    await fixture.addFormer();
    const answer = await fixture.decide(EMAIL);
    expect(answer.headers.get("Location")).toBe("/team/reports");
    expect(await fixture.factors()).toBe(0);
    expect((await fixture.account()).email).toBe(EMAIL);
    const decisions = await fixture.emails("dispute-decided");
    expect(decisions.map(({ recipient }) => recipient)).toEqual([EMAIL, BEFORE]);
    for (const { text } of decisions) expect(text).toContain(REASON);
    expect(decisions[0]?.text).toContain("write to support@kayap");
    expect(decisions[0]?.text).toContain("belongs to the person with this e-mail address");
    expect(decisions[1]?.text).toContain("somebody with another e-mail address");
    expect(decisions[1]?.text).not.toContain(EMAIL);
    expect(await fixture.rows("staff_log")).toMatchObject([
      {
        staff_id: fixture.moderator.id,
        act: "dispute-decided",
        subject_kind: "account",
        subject_id: fixture.userId,
        reason: REASON,
      },
    ]);
    expect(await fixture.rows("reports")).toMatchObject([
      { resolved_at: NOW, outcome: "owner-decided", resolution: REASON },
    ]);
    const owner = browserAt(fixture.app);
    const signedIn = await owner.post("/login", { email: EMAIL, password: PASSWORD });
    expect(signedIn.headers.get("Location")).toBe("/dashboard");
  });

  test("of two moderators at once is taken once", async () => {
    const other = await addStaff(fixture.client, fixture.app, "admin");
    const answers = await Promise.all([
      fixture.decide(EMAIL),
      fixture.decide("nobody", other.browser),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await fixture.rows("staff_log")).toHaveLength(1);
    expect(await fixture.emails("dispute-decided")).toHaveLength(1);
  });

  test("does nothing for an address that claims nothing, or where no factor is on", async () => {
    expect((await fixture.decide("stranger@kayap.test")).status).toBe(409);
    expect(await fixture.factors()).toBe(1);
    await fixture.client.execute({
      sql: "delete from two_factor where user_id = ?",
      args: [fixture.userId],
    });
    expect(await textOf(await fixture.open())).not.toContain("owns it:");
    expect((await fixture.decide(EMAIL)).status).toBe(409);
    expect(await fixture.rows("staff_log")).toEqual([]);
  });
});

describe("a decision for the address before", () => {
  beforeEach(() => fixture.addFormer());

  test("gives the account this address back, without a password, and ends what the other mailbox could use", async () => {
    const { client } = fixture;
    await insert(client, "tokens", {
      hash: "hash-of-not-me",
      kind: "not-me",
      user_id: fixture.userId,
      email: EMAIL,
      expires_at: NOW + DAY_MS,
      created_at: NOW,
    });
    expect((await fixture.decide(BEFORE)).status).toBe(303);
    expect(await fixture.factors()).toBe(0);
    expect((await fixture.account()).email).toBe(BEFORE);
    const decisions = await fixture.emails("dispute-decided");
    expect(decisions.map(({ recipient }) => recipient)).toEqual([BEFORE, EMAIL]);
    expect(decisions[1]?.text).not.toContain(BEFORE);
    expect((await fixture.rows("tokens")).map(({ hash }) => hash)).not.toContain("hash-of-not-me");
    for (const email of [EMAIL, BEFORE]) {
      const refused = await browserAt(fixture.app).post("/login", { email, password: PASSWORD });
      expect(refused.status, email).toBe(400);
    }
  });

  test("does nothing where the address belongs to another account", async () => {
    await addCustomer(fixture.client, { email: BEFORE });
    expect((await fixture.decide(BEFORE)).status).toBe(409);
    expect(await fixture.factors()).toBe(1);
    expect(await fixture.rows("staff_log")).toEqual([]);
  });

  test("does nothing once the address can stop the change no longer", async () => {
    await fixture.client.execute({
      sql: "update tokens set expires_at = ? where user_id = ?",
      args: [NOW, fixture.userId],
    });
    expect((await fixture.decide(BEFORE)).status).toBe(409);
    expect((await fixture.account()).email).toBe(EMAIL);
  });
});

describe("a decision that nothing changes", () => {
  test("closes the case, keeps the factor, tells every side and is logged", async () => {
    await fixture.addFormer();
    expect((await fixture.decide("nobody")).status).toBe(303);
    expect(await fixture.factors()).toBe(1);
    const decisions = await fixture.emails("dispute-decided");
    expect(decisions.map(({ recipient }) => recipient).sort()).toEqual([BEFORE, EMAIL]);
    expect(decisions[0]?.text).toContain(REASON);
    expect(await fixture.rows("staff_log")).toMatchObject([
      {
        act: "dispute-closed",
        subject_kind: "account",
        subject_id: fixture.userId,
        reason: REASON,
      },
    ]);
    expect(await fixture.rows("reports")).toMatchObject([
      { resolved_at: NOW, outcome: "dismissed" },
    ]);
    expect(await textOf(await fixture.open())).toContain(REASON);
    const code = await fixture.factor.codeAt(NOW);
    expect(code).toMatch(/^\d{6}$/);
  });

  test("needs a choice and a reason", async () => {
    const answer = await fixture.send({ intent: "decide", reason: "No." });
    expect(answer.status).toBe(400);
    const { page } = await pageOf(answer);
    expect(errorBeside(page, "reason")).toContain("at least 10 characters");
    expect(textIn(page)).toContain("Please choose who owns it");
    expect(await fixture.rows("staff_log")).toEqual([]);
  });
});

describe("a decision on a page that does not show all that is known now", () => {
  let seen: string;
  let link: string;
  beforeEach(async () => {
    await fixture.addFormer();
    await fixture.ask(EMAIL);
    link = await newestLink(fixture.client, "dispute-question");
    seen = await seenOn(fixture.path, fixture.moderator.browser);
  });
  const decideAfter = (owner: string) =>
    fixture.send({ intent: "decide", owner, reason: REASON, seen });
  const answer = () => browserAt(fixture.app).post(link, { answer: ANSWER });
  const dropFormer = () => fixture.client.execute("delete from tokens");

  test("is refused with what is new, and keeps what was typed until it is sent again", async () => {
    expect((await answer()).status).toBe(200);
    const refused = await decideAfter(BEFORE);
    expect(refused.status).toBe(409);
    const html = await refused.clone().text();
    const { page } = await pageOf(refused);
    expect(alertIn(page)).toContain("an answer or an appeal has come in");
    expect(textIn(page)).toContain(ANSWER);
    expect(textIn(page)).toContain(REASON);
    const owner = element(page, (one) => "checked" in one.attributes);
    expect(owner.attributes.value).toBe(BEFORE);
    expect(await fixture.factors()).toBe(1);
    expect(await fixture.emails("dispute-decided")).toEqual([]);
    seen = /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? "";
    expect((await decideAfter(BEFORE)).status).toBe(303);
    expect((await fixture.account()).email).toBe(BEFORE);
  });

  test.each([
    ["an answer", answer],
    ["a question of a colleague", () => fixture.ask(BEFORE, "Since when do you have the phone?")],
    ["another claimant", () => fixture.addFormer("anita.third@kayap.test")],
    ["one claimant less", dropFormer],
    ["another address of the account", () => changeAddress("anita.new@kayap.test")],
  ])("is refused after %s", async (_, happens) => {
    await happens();
    for (const owner of [EMAIL, "nobody"]) {
      expect((await decideAfter(owner)).status, owner).toBe(409);
    }
    expect(await fixture.factors()).toBe(1);
    expect(await fixture.emails("dispute-decided")).toEqual([]);
    expect((await fixture.rows("staff_log")).map(({ act }) => act)).not.toContain("dispute-closed");
  });

  test("is refused after an appeal has joined the case", async () => {
    expect((await fixture.decide("nobody")).status).toBe(303);
    const links = (await fixture.emails("dispute-decided")).map(
      ({ text }) => /\/dispute\?\S+/.exec(text)?.[0] ?? expect.fail("No link to appeal."),
    );
    const appeals = links.map(
      (of) => () => browserAt(fixture.app).post(of, { answer: "The account is mine." }),
    );
    await appeals[0]?.();
    const other = await addStaff(fixture.client, fixture.app, "admin");
    const again = (await fixture.rows("reports")).find(({ resolved_at }) => resolved_at === null);
    const page = `/team/disputes/${again?.id}`;
    const decision = { intent: "decide", owner: "nobody", reason: REASON };
    const before = { ...decision, seen: await seenOn(page, other.browser) };
    await appeals[1]?.();
    expect((await other.browser.post(page, before)).status).toBe(409);
    const after = { ...decision, seen: await seenOn(page, other.browser) };
    expect((await other.browser.post(page, after)).status).toBe(303);
  });

  test("is refused where its form says nothing of what it showed", async () => {
    seen = "";
    expect((await decideAfter("nobody")).status).toBe(409);
  });
});

test.each([
  ["the page of the account", () => `/team/decide/account/${fixture.userId}`],
  [
    "a report of somebody else",
    async () =>
      `/team/reports/${await addReport(fixture.client, { subject_kind: "user", subject_id: fixture.userId })}`,
  ],
])(
  "a ban on %s, and its end, leave the dispute open: only its own decision tells every side",
  async (_, place) => {
    for (const measure of ["ban", "restore"]) {
      const fields = { intent: "decide", reason: REASON, measure };
      expect((await fixture.moderator.browser.post(await place(), fields)).status, measure).toBe(
        303,
      );
      const stored = (await fixture.rows("reports")).find(({ id }) => id === fixture.dispute);
      expect(stored, measure).toMatchObject({ resolved_at: null, outcome: null });
    }
    expect(await fixture.emails("dispute-decided")).toEqual([]);
    expect((await fixture.decide(EMAIL)).status).toBe(303);
  },
);

test("whoever loses the role between page and form decides nothing", async () => {
  await fixture.client.execute("update staff set role = 'support'");
  expect((await fixture.decide(EMAIL)).status).toBe(403);
  expect(await fixture.factors()).toBe(1);
});
