import { describe, expect, test } from "vitest";
import { type Conversation, withChanges } from "#app/domain/messages/conversation.ts";
import { RAVI } from "#tests/support/records/threads.ts";

const AT = 1_000;

function conversation(fields: Partial<Conversation> = {}): Conversation {
  return {
    id: "a",
    updatedAt: AT,
    other: RAVI,
    lastMessage: { content: "Good morning.", own: false },
    found: null,
    unread: 1,
    muted: false,
    ...fields,
  };
}

describe("a loaded list of conversations", () => {
  const loaded = [conversation(), conversation({ id: "b", updatedAt: AT - 5 })];

  test("takes a change with an equal time, which reading and muting are", () => {
    const read = conversation({ unread: 0, muted: true });
    expect(withChanges(loaded, [read])).toEqual([read, loaded[1]]);
  });

  test("keeps what it has when the change is older", () => {
    const late = conversation({ updatedAt: AT - 1, unread: 0 });
    expect(withChanges(loaded, [late])).toEqual(loaded);
  });

  test("moves a conversation with a newer change to the top, and takes a new one in at its place", () => {
    const newer = conversation({ id: "b", updatedAt: AT + 1 });
    const another = conversation({ id: "c", updatedAt: AT - 1 });
    const list = withChanges(loaded, [newer, another]);
    expect(list).toEqual([newer, loaded[0], another]);
  });

  test("of a search stays without what was not found, and keeps the part that was", () => {
    const found = [conversation({ found: "the cable" })];
    const newer = conversation({ updatedAt: AT + 1, unread: 0 });
    expect(withChanges(found, [newer, conversation({ id: "c" })], true)).toEqual([
      { ...newer, found: "the cable" },
    ]);
  });
});
