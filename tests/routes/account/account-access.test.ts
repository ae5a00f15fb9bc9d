import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  ACCESS_KINDS,
  ACCOUNT_EVENTS,
  type AccessKind,
  type AccountEvent,
} from "#app/domain/accounts/access-after.ts";
import { isToEnd } from "#tests/domain/accounts/access-table.ts";
import {
  accessFixture,
  HAPPENS,
  MADE,
  pushesOf,
  signIn,
  turnPushesOn,
} from "#tests/support/application/access-fixture.ts";
import { type PushServiceUnderTest, startPushService } from "#tests/support/http/push-service.ts";

let push: PushServiceUnderTest;
beforeAll(async () => {
  push = await startPushService();
});
afterAll(() => push.stop());

const OF_THE_FACTOR: readonly AccessKind[] = [
  "pending-two-factor",
  "two-factor",
  "recovery-code",
  "recover-two-factor",
  "two-factor-recovery",
  "security-notice",
  "staff-session",
];
const NEED_FACTOR: readonly AccountEvent[] = ["two-factor-off", "two-factor-removed"];
const needsFactor = (kind: AccessKind, event?: AccountEvent) =>
  OF_THE_FACTOR.includes(kind) || (event !== undefined && NEED_FACTOR.includes(event));

/**
 * Nobody can begin a second factor while one is on, or change the address while one is going to be removed; and the
 * sign-in that somebody says was not theirs took a code, which cancels that.
 */
const cannotMeet = (kind: AccessKind, event: AccountEvent) =>
  (kind === "two-factor-setup" && NEED_FACTOR.includes(event)) ||
  (kind === "two-factor-recovery" && ["email-changed", "not-me"].includes(event));

describe.each(ACCESS_KINDS)("access by %s", (kind) => {
  test("works as long as nothing happens to the account", async () => {
    const fixture = await accessFixture(push, { factor: needsFactor(kind) });
    const works = await MADE[kind](fixture);
    expect(await works()).toBe(true);
  });

  const events = ACCOUNT_EVENTS.filter((event) => !cannotMeet(kind, event));
  test.each(events)("after %s ends or stays as the table says (threat 68)", async (event) => {
    const fixture = await accessFixture(push, { factor: needsFactor(kind, event) });
    const works = await MADE[kind](fixture);
    await HAPPENS[event](fixture);
    expect(await works()).toBe(!isToEnd(kind, event));
  });
});

describe.each(["password-changed", "two-factor-on", "signed-out-everywhere"] as const)(
  "whoever acts in %s",
  (event) => {
    test("stays signed in, with push notifications, in that browser alone (threat 68)", async () => {
      const fixture = await accessFixture(push);
      await turnPushesOn(fixture.owner, "of-the-owner");
      await turnPushesOn(fixture.stranger, "of-a-stranger");
      await HAPPENS[event](fixture);
      expect((await fixture.owner.get("/dashboard")).status).toBe(200);
      expect(await pushesOf(fixture)).toEqual(["/fcm/send/of-the-owner"]);
    });

    test("signs in again there without an alert (threat 68)", async () => {
      const fixture = await accessFixture(push);
      await HAPPENS[event](fixture);
      const { rows: before } = await fixture.client.execute("select * from mail_outbox");
      await signIn(fixture, fixture.owner);
      const { rows: after } = await fixture.client.execute("select * from mail_outbox");
      expect(after).toHaveLength(before.length);
    });
  },
);
