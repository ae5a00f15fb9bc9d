import { afterEach, describe, expect, test, vi } from "vitest";
import { cloudflareRooms } from "#party/rooms.ts";

type Bindings = Parameters<typeof cloudflareRooms>[0];

/** A binding whose rooms fail so many times before they answer. */
function failingBinding(failures: number) {
  const calls: unknown[] = [];
  const room = {
    announce(frame: unknown) {
      calls.push(frame);
      return calls.length > failures ? Promise.resolve() : Promise.reject(new Error("restarting"));
    },
  };
  const binding = { getByName: () => room } as unknown as Bindings["CONVERSATION"];
  return { calls, bindings: { CONVERSATION: binding, INBOX: {} as Bindings["INBOX"] } };
}

describe("an inbox", () => {
  const calls: unknown[] = [];
  const inbox = (name: string) => ({
    endSessions: async (session: string | null) => calls.push([name, "endSessions", session]),
    forget: async () => calls.push([name, "forget"]),
  });
  const bindings = {
    CONVERSATION: {} as Bindings["CONVERSATION"],
    INBOX: { getByName: inbox } as unknown as Bindings["INBOX"],
  };

  test("closes its sockets when a session or all of them end, and forgets a person who is erased (threat 78)", async () => {
    const work: Promise<unknown>[] = [];
    const rooms = cloudflareRooms(bindings, (promise) => work.push(promise));
    rooms.endSession("anita", "hash");
    rooms.endPerson("anita");
    rooms.forgetPerson("anita");
    await Promise.all(work);
    expect(calls).toEqual([
      ["anita", "endSessions", "hash"],
      ["anita", "endSessions", null],
      ["anita", "forget"],
    ]);
  });
});

describe("a call to a room that fails", () => {
  afterEach(() => vi.restoreAllMocks());

  async function announce(failures: number) {
    const { calls, bindings } = failingBinding(failures);
    const work: Promise<unknown>[] = [];
    const rooms = cloudflareRooms(bindings, (promise) => work.push(promise));
    rooms.announce("c", { type: "read", userId: "u", seq: 1 }, { sessions: [], members: [] });
    await Promise.all(work);
    return calls;
  }

  test("is made again, so that an open socket does not miss a message while a room restarts", async () => {
    expect(await announce(2)).toHaveLength(3);
  });

  test("is logged after the third time, without the name of the room", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await announce(Number.POSITIVE_INFINITY)).toHaveLength(3);
    expect(log.mock.calls).toEqual([
      ['{"event":"room-unreachable","what":"announce","error":"Error: restarting"}'],
    ]);
  });
});
