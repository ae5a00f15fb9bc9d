import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { browserAt, EMAIL, pageOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import { addStaff } from "#tests/support/application/staff.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { linkTo } from "#tests/support/html.ts";
import { addReport } from "#tests/support/records/moderation.ts";
import {
  BEFORE,
  type DisputeFixture,
  decideOn,
  disputeFixture,
  QUESTION,
  REASON,
  textOf,
} from "./dispute-fixture.ts";

let fixture: DisputeFixture;
beforeEach(async () => {
  fixture = await disputeFixture();
});

describe("an appeal against the decision", () => {
  const APPEAL = "I can name every booking of the last year, and the phone is mine.";
  let link: string;
  let visitor: TestBrowser;
  let other: { id: string; browser: TestBrowser };
  beforeEach(async () => {
    const { client } = fixture;
    await fixture.addFormer();
    other = await addStaff(client, fixture.app, "admin");
    await fixture.decide(EMAIL);
    const decision = (await fixture.emails("dispute-decided")).find(
      ({ recipient }) => recipient === BEFORE,
    );
    link = /\/dispute\?\S+/.exec(decision?.text ?? "")?.[0] ?? expect.fail("No link to appeal.");
    visitor = browserAt(fixture.app);
  });
  const again = async () =>
    (await fixture.rows("reports")).find(({ resolved_at }) => resolved_at === null)?.id;
  const appeal = () => visitor.post(link, { answer: APPEAL });
  const decideAgain = async (owner: string, browser: TestBrowser) =>
    decideOn(`/team/disputes/${await again()}`, owner, browser);

  test("is offered to the other side alone, and sent once within 30 days", async () => {
    const [owner] = await fixture.emails("dispute-decided");
    expect(owner?.text).not.toContain("/dispute?");
    expect(await textOf(await visitor.get(link))).toContain("You can appeal once");
    fixture.clock.advance(30 * DAY_MS);
    expect((await visitor.get(link)).status).toBe(200);
    fixture.clock.advance(1);
    expect((await visitor.get(link)).status).toBe(404);
    expect((await appeal()).status).toBe(409);
    fixture.clock.advance(-1);
    expect((await appeal()).status).toBe(200);
    fixture.clock.advance(-1);
    expect((await appeal()).status).toBe(409);
    expect(await fixture.rows("reports")).toHaveLength(2);
  });

  test("opens the case again for somebody else, with what was decided and what they say", async () => {
    expect(await again()).toBeUndefined();
    await appeal();
    const id = await again();
    const text = await textOf(await other.browser.get(`/team/disputes/${id}`));
    for (const part of [APPEAL, "Decided before", REASON, `${BEFORE}, an address before`]) {
      expect(text).toContain(part);
    }
    const { page } = await pageOf(await other.browser.get(`/team/reports/${id}`));
    expect(linkTo(page, "Find out and decide whose it is")).toBe(`/team/disputes/${id}`);
  });

  test("is not decided by who decided before, unless nobody else could for three days", async () => {
    await appeal();
    const page = `/team/disputes/${await again()}`;
    expect(await textOf(await fixture.moderator.browser.get(page))).toContain(
      "somebody else of the team",
    );
    expect((await decideAgain(BEFORE, fixture.moderator.browser)).status).toBe(409);
    expect(
      (
        await fixture.moderator.browser.post(page, {
          intent: "ask",
          to: BEFORE,
          question: QUESTION,
        })
      ).status,
    ).toBe(409);
    await fixture.client.execute({
      sql: "delete from staff where user_id = ?",
      args: [other.id],
    });
    expect((await decideAgain(BEFORE, fixture.moderator.browser)).status).toBe(409);
    await fixture.client.execute(`update reports set created_at = ${NOW - 3 * DAY_MS}`);
    expect((await decideAgain(BEFORE, fixture.moderator.browser)).status).toBe(303);
  });

  test("that succeeds gives the account to the other side, also where no factor is on, and the first side may appeal", async () => {
    await appeal();
    expect((await decideAgain(BEFORE, other.browser)).status).toBe(303);
    expect((await fixture.account()).email).toBe(BEFORE);
    expect(await fixture.rows("reports")).toMatchObject([
      { outcome: "owner-decided" },
      { outcome: "owner-decided" },
    ]);
    const decisions = (await fixture.emails("dispute-decided")).slice(2);
    expect(decisions.map(({ recipient }) => recipient)).toEqual([BEFORE, EMAIL]);
    expect(decisions[0]?.text).toContain("Choose a new password");
    expect(decisions[1]?.text).toContain("/dispute?");
    expect((await fixture.rows("security_events")).map(({ event }) => event)).toContain(
      "email-change-stopped",
    );
  });

  test("is decided once by two answers of the same moment, and the other side may appeal once", async () => {
    await appeal();
    const answers = await Promise.all([
      decideAgain(BEFORE, other.browser),
      decideAgain("nobody", other.browser),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const offered = (await fixture.rows("dispute_questions")).filter(
      ({ answer }) => answer === null,
    );
    expect(offered.map(({ recipient }) => recipient)).toEqual([EMAIL]);
    expect(await fixture.emails("dispute-decided")).toHaveLength(4);
  });

  test("is the only one of its side: what is decided about it is final for them", async () => {
    await appeal();
    expect((await decideAgain("nobody", other.browser)).status).toBe(303);
    const decisions = (await fixture.emails("dispute-decided")).slice(2);
    const textTo = (to: string) => decisions.find(({ recipient }) => recipient === to)?.text;
    expect(textTo(BEFORE)).toContain("You have appealed before, so this is final.");
    expect(textTo(BEFORE)).not.toContain("/dispute?");
    expect(textTo(EMAIL)).toContain("/dispute?");
  });

  test("can be sent again by the same side in a later dispute about the account", async () => {
    await appeal();
    expect((await decideAgain("nobody", other.browser)).status).toBe(303);
    fixture.clock.advance(MINUTE_MS);
    await addReport(fixture.client, {
      reporter_id: fixture.userId,
      subject_kind: "user",
      subject_id: fixture.userId,
      created_at: NOW + MINUTE_MS,
    });
    const third = await addStaff(fixture.client, fixture.app, "moderator", {
      email: "third.moderator@kayap.test",
    });
    expect((await decideAgain("nobody", third.browser)).status).toBe(303);
    const decisions = (await fixture.emails("dispute-decided")).slice(4);
    const text = decisions.find(({ recipient }) => recipient === BEFORE)?.text ?? "";
    const [later] = /\/dispute\?\S+/.exec(text) ?? expect.fail("No link to appeal.");
    expect((await visitor.post(later, { answer: APPEAL })).status).toBe(200);
    expect(await again()).toBeDefined();
  });
});

describe("appeals of both sides, after nothing was changed", () => {
  const THIRD = "anita.third@kayap.test";
  let links: Map<string, string>;
  let other: { id: string; browser: TestBrowser };
  beforeEach(async () => {
    const { client } = fixture;
    await fixture.addFormer();
    await fixture.addFormer(THIRD);
    other = await addStaff(client, fixture.app, "admin");
    await fixture.decide("nobody");
    await client.execute("delete from tokens where kind = 'stop-email-change'");
    links = await linksToAppeal();
  });
  const linksToAppeal = async () =>
    new Map(
      (await fixture.emails("dispute-decided")).flatMap(({ recipient, text }) =>
        [...text.matchAll(/\/dispute\?\S+/g)].map(([link]) => [recipient, link] as const),
      ),
    );
  const appealOf = (of: string, link = links.get(of)) =>
    browserAt(fixture.app).post(link ?? expect.fail(`No link for ${of}.`), {
      answer: `The account is mine, says ${of}.`,
    });
  const openCases = async () =>
    (await fixture.rows("reports"))
      .filter(({ resolved_at }) => resolved_at === null)
      .map(({ id }) => id);
  const decideOpen = async (owner: string, browser: TestBrowser) => {
    const [id] = await openCases();
    return decideOn(`/team/disputes/${id}`, owner, browser);
  };

  test("are one open case, in which both are read, and of which every side is told", async () => {
    const answers = await Promise.all([appealOf(EMAIL), appealOf(BEFORE)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const cases = await openCases();
    expect(cases).toHaveLength(1);
    const text = await textOf(await other.browser.get(`/team/disputes/${cases[0]}`));
    for (const part of [EMAIL, BEFORE, THIRD]) expect(text).toContain(part);
    for (const of of [EMAIL, BEFORE]) expect(text).toContain(`The account is mine, says ${of}.`);
    const before = (await fixture.emails("dispute-decided")).length;
    expect((await decideOpen(EMAIL, other.browser)).status).toBe(303);
    const decisions = (await fixture.emails("dispute-decided")).slice(before);
    expect(decisions.map(({ recipient }) => recipient).sort()).toEqual(
      [BEFORE, THIRD, EMAIL].sort(),
    );
    expect(await openCases()).toEqual([]);
  });

  test("leave the third side its appeal, which all others hear of", async () => {
    await appealOf(EMAIL);
    await decideOpen(EMAIL, other.browser);
    expect((await appealOf(THIRD)).status).toBe(200);
    const third = await addStaff(fixture.client, fixture.app, "moderator", {
      email: "third.moderator@kayap.test",
    });
    const before = (await fixture.emails("dispute-decided")).length;
    expect((await decideOpen(THIRD, third.browser)).status).toBe(303);
    expect((await fixture.account()).email).toBe(THIRD);
    const decisions = (await fixture.emails("dispute-decided")).slice(before);
    expect(decisions.map(({ recipient }) => recipient).sort()).toEqual(
      [BEFORE, THIRD, EMAIL].sort(),
    );
  });

  test("are one of each side: whoever has appealed cannot with the link of another decision", async () => {
    await appealOf(EMAIL);
    await decideOpen("nobody", other.browser);
    const first = links.get(BEFORE);
    const second = (await linksToAppeal()).get(BEFORE);
    expect(second).not.toBe(first);
    expect((await appealOf(BEFORE, second)).status).toBe(200);
    expect((await appealOf(BEFORE, first)).status).toBe(409);
    expect((await browserAt(fixture.app).get(first ?? "")).status).toBe(404);
    expect(await openCases()).toHaveLength(1);
  });
});
