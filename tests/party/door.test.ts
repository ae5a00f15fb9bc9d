import { afterEach, describe, expect, test } from "vitest";
import { hashToken } from "#app/auth/one-time-token.ts";
import { enter } from "#party/socket-authentication.ts";
import { NOW } from "../support/fixtures.ts";
import {
  CLOSED_STATES,
  type ClosedState,
  type RoleWorld,
  roleWorld,
} from "#tests/support/role-fixture.ts";

let world: RoleWorld;
afterEach(() => world.end());

/** The status with which a customer is refused at a room, or "in". */
async function askingFor(path: string): Promise<number | "in"> {
  let answer: number | "in" = "in";
  await world.changedBy(async (db) => {
    const entered = await enter({
      request: new Request(`http://kayap.test${path}`, { headers: { Upgrade: "websocket" } }),
      sessionHash: hashToken(world.sessions.customer),
      db,
      now: NOW,
    });
    if (entered instanceof Response) answer = entered.status;
  });
  return answer;
}

const rooms = () => ["/parties/inbox/me", `/parties/conversation/${world.things.conversation}`];

test("a person with an active account enters their own rooms", async () => {
  world = await roleWorld();
  for (const path of rooms()) expect(await askingFor(path), path).toBe("in");
});

describe("a person whose account is not active opens no socket (threats 32 and 72)", () => {
  const REFUSED: Record<ClosedState, number> = {
    deactivated: 403,
    "deletion requested": 403,
    "terms due": 403,
    hidden: 401,
  };
  test.each(CLOSED_STATES)("%s", async (state) => {
    world = await roleWorld({ closed: { role: "customer", state } });
    for (const path of rooms()) expect(await askingFor(path), path).toBe(REFUSED[state]);
  });
});
