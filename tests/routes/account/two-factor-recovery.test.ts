import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  browserAt,
  EMAIL,
  errorBeside,
  NEW_PASSWORD,
  newestLink,
  PASSWORD,
  pageOf,
  rowsOf,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { ORIGIN } from "#tests/support/application/app.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, textIn, texts } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import {
  CANCEL,
  HERE,
  type RecoveryFixture,
  recoveryFixture,
} from "./two-factor-recovery-fixture.ts";

let fixture: RecoveryFixture;
beforeEach(async () => {
  fixture = await recoveryFixture();
});

describe("the removal of a second factor whose owner cannot give a code", () => {
  test.each([
    { days: 3, hours: 72, text: "72 hours" },
    { days: 40, hours: 14 * 24, text: "14 days" },
  ])(
    "takes $text with a factor that is $days days old, then the password is enough (threat 69)",
    async ({ days, hours, text }) => {
      await fixture.isOlder(days);
      const pending = await fixture.typePassword();
      expect(pending.headers.get("Location")).toMatch(/^\/login\/code/);
      const codePage = (await fixture.owner.open("/login/code")).page;
      expect(texts(element(codePage, "main"), "a")).toContain(
        "Lost your phone and your recovery codes?",
      );
      expect(textIn((await fixture.owner.open(HERE)).page)).toContain(`stays on for ${text}`);
      expect((await fixture.owner.post(HERE, {})).headers.get("Location")).toBe(
        `${HERE}?step=sent`,
      );
      expect(await fixture.waits()).toBeNull();
      const link = await fixture.linkToStart();
      const { page } = await fixture.owner.open(link);
      expect(textIn(element(page, "main"))).toContain(text);
      expect(await fixture.waits()).toBeNull();
      const started = await fixture.owner.post(link, { current: PASSWORD });
      expect([started.status, started.headers.get("Location")]).toEqual([303, HERE]);
      const status = textIn((await fixture.owner.open(HERE)).page);
      expect(status).toContain("Two-factor sign-in will be removed from your account on");
      expect((await fixture.waits())?.due_at).toBe(NOW + hours * HOUR_MS);

      await fixture.pass(hours - 1);
      expect(await fixture.isOn()).toBe(true);
      expect((await fixture.typePassword()).headers.get("Location")).toMatch(/^\/login\/code/);
      expect(await fixture.emails("two-factor-recovery-started")).toHaveLength(1);
      expect(await fixture.emails("two-factor-recovery-notice")).toHaveLength(hours / 24 - 1);
      expect(await fixture.emails("two-factor-removed")).toEqual([]);

      await fixture.pass(1);
      expect(await fixture.isOn()).toBe(false);
      expect(await rowsOf(fixture.client, "recovery_codes")).toEqual([]);
      expect(await fixture.waits()).toBeNull();
      expect(await fixture.emails("two-factor-removed")).toHaveLength(1);
      expect((await fixture.typePassword()).headers.get("Location")).toBe("/dashboard");
      const events = (await rowsOf(fixture.client, "security_events")).map(({ event }) => event);
      expect(events).toEqual(
        expect.arrayContaining([
          "two-factor-recovery-asked",
          "two-factor-recovery-started",
          "two-factor-removed",
        ]),
      );
      await fixture.pass(48);
      expect(await fixture.emails("two-factor-removed")).toHaveLength(1);
      expect(await fixture.emails("two-factor-recovery-notice")).toHaveLength(hours / 24 - 1);
    },
  );

  test("names its time as the owner reads times, in each e-mail (threat 69)", async () => {
    await fixture.start();
    await fixture.pass(24);
    for (const kind of ["two-factor-recovery-started", "two-factor-recovery-notice"]) {
      const [emailContent] = await fixture.emails(kind);
      expect(emailContent?.recipient).toBe(EMAIL);
      expect(emailContent?.text).toContain("23/11/2026, 10:00 AM");
      expect(emailContent?.text).toContain(`${ORIGIN}${CANCEL}`);
      expect(emailContent?.headers).toEqual({});
    }
  });

  test("is possible after a forgotten password, and a reset in between neither stops, shortens nor lengthens the wait (threat 69)", async () => {
    const reset = async (password: string) => {
      await fixture.owner.post("/forgot-password", { email: EMAIL });
      const token = tokenOf(await newestLink(fixture.client, "reset-password"));
      await fixture.owner.post("/reset-password", { token, password, confirmPassword: password });
    };
    await reset(NEW_PASSWORD);
    await fixture.start(fixture.owner, NEW_PASSWORD);
    const before = await fixture.waits();
    await fixture.pass(30);
    await reset("ten ducks by the canal");
    expect((await fixture.waits())?.due_at).toBe(before?.due_at);
    await fixture.pass(42);
    expect(await fixture.isOn()).toBe(false);
    const pending = await fixture.typePassword(fixture.owner, "ten ducks by the canal");
    expect(pending.headers.get("Location")).toBe("/dashboard");
  });

  test("is done at the next sign-in too, before the job has run (threat 69)", async () => {
    await fixture.start();
    await fixture.pass(71);
    fixture.clock.advance(HOUR_MS);
    expect(await fixture.isOn()).toBe(true);
    expect((await fixture.typePassword()).headers.get("Location")).toBe("/dashboard");
    expect(await fixture.isOn()).toBe(false);
    expect(await fixture.emails("two-factor-removed")).toHaveLength(1);
    await fixture.runNow();
    expect(await fixture.emails("two-factor-removed")).toHaveLength(1);
  });

  test("signs everybody out at its end, also whoever had turned the factor on (threat 69)", async () => {
    const stranger = browserAt(fixture.app);
    await fixture.typePassword(stranger);
    await stranger.post("/login/code", { code: await fixture.code(), remember: "on" });
    await fixture.client.execute(
      "update sessions set remember = 1, expires_at = expires_at + 1e10",
    );
    expect((await stranger.get("/dashboard")).status).toBe(200);
    await fixture.start();
    await fixture.pass(72);
    expect((await stranger.get("/dashboard")).status).toBe(303);
    expect(fixture.live.calls).toContainEqual(["endPerson", fixture.userId]);
  });
});

describe("starting the removal", () => {
  test("is offered to nobody who has not given the password (threat 69)", async () => {
    for (const browser of [browserAt(fixture.app), fixture.owner]) {
      for (const answer of [await browser.get(HERE), await browser.post(HERE, {})]) {
        expect(answer.headers.get("Location")).toBe(`/login?next=${encodeURIComponent(HERE)}`);
      }
    }
    expect(await emailsIn(fixture.client)).toEqual([]);
  });

  test("needs the password beside the link, and a wrong one keeps the link valid; five attempts are the most (threat 69)", async () => {
    await fixture.typePassword();
    await fixture.owner.post(HERE, {});
    const link = await fixture.linkToStart();
    const thief = browserAt(fixture.app);
    for (const [current, message] of [
      ["", "Password is required"],
      ["not it", "not your password"],
    ] as const) {
      const refused = await thief.post(link, { current });
      expect(refused.status).toBe(400);
      expect(errorBeside((await pageOf(refused)).page, "current")).toContain(message);
    }
    for (let n = 0; n < 4; n += 1) await thief.post(link, { current: "not it" });
    const limited = await thief.post(link, { current: PASSWORD });
    expect(limited.status).toBe(429);
    expect(await fixture.waits()).toBeNull();
    fixture.clock.advance(15 * MINUTE_MS);
    expect((await fixture.owner.post(link, { current: PASSWORD })).status).toBe(303);
    expect(await fixture.waits()).not.toBeNull();
  });

  test("by a link works once, for an hour, only by the newest, and by no other link (threats 9, 12 and 69)", async () => {
    await fixture.typePassword();
    await fixture.owner.post(HERE, {});
    const first = await fixture.linkToStart();
    fixture.clock.advance(MINUTE_MS);
    await fixture.owner.post(HERE, {});
    expect((await fixture.app.post(first, { current: PASSWORD })).status).toBe(404);
    const second = await fixture.linkToStart();
    expect((await fixture.app.fetch(second)).status).toBe(200);
    const token = tokenOf(second);
    expect((await fixture.app.post(`/not-me?token=${token}`, {})).status).toBe(404);
    fixture.clock.advance(HOUR_MS);
    expect((await fixture.app.fetch(second)).status).toBe(404);
    expect((await fixture.app.post(second, { current: PASSWORD })).status).toBe(404);
    await fixture.typePassword();
    await fixture.owner.post(HERE, {});
    const third = await fixture.linkToStart();
    const both = await Promise.all([
      fixture.app.post(third, { current: PASSWORD }),
      fixture.app.post(third, { current: PASSWORD }),
    ]);
    expect(both.map(({ status }) => status)).toContain(303);
    expect((await fixture.app.post(third, { current: PASSWORD })).status).toBe(404);
    expect(await fixture.emails("two-factor-recovery-started")).toHaveLength(1);
  });

  test("many times sends few e-mails, and neither shortens nor lengthens a running wait (threats 11 and 69)", async () => {
    await fixture.typePassword();
    for (let n = 0; n < 6; n += 1) await fixture.owner.post(HERE, {});
    expect(await fixture.emails("two-factor-recovery-link")).toHaveLength(1);
    await fixture.owner.post(await fixture.linkToStart(), { current: PASSWORD });
    const before = await fixture.waits();
    for (let n = 0; n < 5; n += 1) {
      await fixture.pass(2);
      await fixture.typePassword();
      await fixture.owner.post(HERE, {});
    }
    expect(await fixture.emails("two-factor-recovery-link")).toHaveLength(1);
    expect(await fixture.waits()).toEqual(before);
  });

  test("with a link from before a new password, another factor or none is refused (threat 69)", async () => {
    await fixture.typePassword();
    await fixture.owner.post(HERE, {});
    const link = await fixture.linkToStart();
    await fixture.client.execute("delete from two_factor");
    expect((await fixture.app.post(link, { current: PASSWORD })).status).toBe(404);
    expect((await fixture.owner.get(HERE)).headers.get("Location")).toBe("/login");
    expect(await fixture.waits()).toBeNull();
  });
});

describe("when the clock jumps", () => {
  test("ahead and back, nothing is removed early and the wait stays as long as it was (threat 69)", async () => {
    await fixture.start();
    const before = await fixture.waits();
    for (const jump of [20 * DAY_MS, 20 * DAY_MS + MINUTE_MS, 40 * DAY_MS]) {
      fixture.clock.advance(jump);
      await fixture.runNow();
      await fixture.typePassword();
      expect(await fixture.isOn()).toBe(true);
      fixture.clock.advance(-jump);
      await fixture.runNow();
    }
    expect((await fixture.waits())?.due_at).toBe(before?.due_at);
    await fixture.pass(71);
    expect(await fixture.isOn()).toBe(true);
    await fixture.pass(25);
    expect(await fixture.isOn()).toBe(false);
  });

  test("and a wait was started while it was ahead, it begins when the clock is right, with its full time (threat 69)", async () => {
    fixture.clock.advance(100 * DAY_MS);
    await fixture.isOlder(-99);
    await fixture.start();
    fixture.clock.advance(-100 * DAY_MS);
    await fixture.runNow();
    expect((await fixture.waits())?.due_at).toBe(fixture.clock.read() + 72 * HOUR_MS);
    await fixture.pass(71);
    expect(await fixture.isOn()).toBe(true);
    await fixture.pass(1);
    expect(await fixture.isOn()).toBe(false);
  });

  test("or the jobs do not run for the whole time, nothing is removed before its owner had a notice every day (threat 69)", async () => {
    await fixture.start();
    fixture.clock.advance(5 * DAY_MS);
    expect((await fixture.typePassword()).headers.get("Location")).toMatch(/^\/login\/code/);
    await fixture.pass(23);
    expect(await fixture.isOn()).toBe(true);
    await fixture.pass(48);
    expect(await fixture.isOn()).toBe(false);
    expect(await fixture.emails("two-factor-recovery-notice")).toHaveLength(2);
  });
});
