import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  ACCESS_AFTER,
  ACCESS_KINDS,
  ACCOUNT_EVENTS,
  type AccessKind,
  type AccountEvent,
} from "#app/domain/people/account-access.ts";
import { accessWorld, HAPPENS, MADE } from "../../support/access-world.ts";
import { type PushServiceUnderTest, startPushService } from "../../support/push-service.ts";

let push: PushServiceUnderTest;
beforeAll(async () => {
  push = await startPushService();
});
afterAll(() => push.stop());

const OF_THE_FACTOR: readonly AccessKind[] = ["pending-two-factor", "two-factor", "recovery-code"];
const needsFactor = (kind: AccessKind, event?: AccountEvent) =>
  OF_THE_FACTOR.includes(kind) || event === "two-factor-off";

/** Nobody can begin a second factor while one is on. */
const cannotMeet = (kind: AccessKind, event: AccountEvent) =>
  kind === "two-factor-setup" && event === "two-factor-off";

describe.each(ACCESS_KINDS)("access by %s", (kind) => {
  test("works as long as nothing happens to the account", async () => {
    const world = await accessWorld(push, { factor: needsFactor(kind) });
    const works = await MADE[kind](world);
    expect(await works()).toBe(true);
  });

  const events = ACCOUNT_EVENTS.filter((event) => !cannotMeet(kind, event));
  test.each(events)("after %s is as the list says (threat 68)", async (event) => {
    const world = await accessWorld(push, { factor: needsFactor(kind, event) });
    const works = await MADE[kind](world);
    await HAPPENS[event](world);
    expect(await works()).toBe(ACCESS_AFTER[kind][event] !== "ended");
  });
});
