import { afterEach, describe, expect, test } from "vitest";
import { hashToken } from "#app/auth/one-time-token.ts";
import type { Database } from "#db/connection/client.ts";
import { blockOther } from "#db/messages/blocks.ts";
import { authenticateSocket } from "#party/socket-authentication.ts";
import {
  CLOSED_STATES,
  type ClosedState,
  type RoleFixture,
  roleFixture,
} from "#tests/support/application/role-fixture.ts";
import { NOW } from "#tests/support/fixtures.ts";

let fixture: RoleFixture;
afterEach(() => fixture.end());

/** The status with which a customer's socket is refused, or "open". */
async function openingSocket(
  path: string,
  before: (db: Database) => Promise<void> = async () => {},
): Promise<number | "open"> {
  let outcome: number | "open" = "open";
  await fixture.changedBy(async (db) => {
    await before(db);
    const result = await authenticateSocket({
      request: new Request(`http://kayap.test${path}`, { headers: { Upgrade: "websocket" } }),
      sessionHash: hashToken(fixture.sessions.customer),
      db,
      now: NOW,
    });
    if (result instanceof Response) outcome = result.status;
  });
  return outcome;
}

const rooms = () => ["/parties/inbox/me", `/parties/conversation/${fixture.things.conversation}`];

test("a person with an active account opens sockets to their own rooms", async () => {
  fixture = await roleFixture();
  for (const path of rooms()) expect(await openingSocket(path), path).toBe("open");
});

test("a person who was blocked opens no socket to the conversation of the two (threat 98)", async () => {
  fixture = await roleFixture();
  const { conversation: conversationId, pro: me } = fixture.things;
  const block = async (db: Database) => {
    await blockOther(db, { conversationId, me, now: NOW });
  };
  const answers = await Promise.all(rooms().map((path) => openingSocket(path, block)));
  expect(answers).toEqual(["open", 403]);
});

describe("a person whose account is not active opens no socket (threats 32 and 72)", () => {
  const REFUSED: Record<ClosedState, number> = {
    deactivated: 403,
    "deletion requested": 403,
    "terms due": 403,
    hidden: 401,
  };
  test.each(CLOSED_STATES)("when it is: %s", async (state) => {
    fixture = await roleFixture({ closed: { role: "customer", state } });
    for (const path of rooms()) expect(await openingSocket(path), path).toBe(REFUSED[state]);
  });
});
