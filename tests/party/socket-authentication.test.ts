import { afterEach, describe, expect, test } from "vitest";
import { hashToken } from "#app/auth/one-time-token.ts";
import { authenticateSocket } from "#party/socket-authentication.ts";
import {
  CLOSED_STATES,
  type ClosedState,
  type RoleFixture,
  roleFixture,
} from "#tests/support/role-fixture.ts";
import { NOW } from "../support/fixtures.ts";

let fixture: RoleFixture;
afterEach(() => fixture.end());

/** The status with which a customer is refused at a room, or "in". */
async function askingFor(path: string): Promise<number | "in"> {
  let answer: number | "in" = "in";
  await fixture.changedBy(async (db) => {
    const entered = await authenticateSocket({
      request: new Request(`http://kayap.test${path}`, { headers: { Upgrade: "websocket" } }),
      sessionHash: hashToken(fixture.sessions.customer),
      db,
      now: NOW,
    });
    if (entered instanceof Response) answer = entered.status;
  });
  return answer;
}

const rooms = () => ["/parties/inbox/me", `/parties/conversation/${fixture.things.conversation}`];

test("a person with an active account enters their own rooms", async () => {
  fixture = await roleFixture();
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
    fixture = await roleFixture({ closed: { role: "customer", state } });
    for (const path of rooms()) expect(await askingFor(path), path).toBe(REFUSED[state]);
  });
});
