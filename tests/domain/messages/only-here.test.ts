import { describe, expect, test } from "vitest";
import { type ChatEvent, chatOf, nextChat, type Pending } from "#app/domain/messages/chat.ts";
import { isInChat, onlyHere } from "#app/domain/messages/only-here.ts";
import { NEW_THREAD } from "#tests/support/records/threads.ts";

const chatAfter = (...events: ChatEvent[]) =>
  events.reduce(nextChat, chatOf("anita", NEW_THREAD, { clientId: "form", content: "" }));

const typed = (text: string, clientId: string): ChatEvent => ({
  type: "draft-changed",
  text,
  clientId,
});
const send: ChatEvent = { type: "send", at: 1 };
const one: Pending = { clientId: "a", content: "One", at: 1 };
const stored = { id: "m1", conversationId: "c", content: "One", seq: 1, createdAt: 1 };
const sent: ChatEvent = {
  type: "sent",
  message: { ...stored, clientId: "a", senderId: "anita" },
};

describe("what only the page has of a conversation", () => {
  test("is nothing before anything is written", () => {
    expect(onlyHere(chatAfter())).toBeNull();
  });

  test("is what stands in the input, with its client id", () => {
    expect(onlyHere(chatAfter(typed("One", "a")))).toEqual({ text: "One", clientId: "a" });
  });

  test("is a message that is being sent, until the device or the server has stored it", () => {
    const sending = [typed("One", "a"), send];
    expect(onlyHere(chatAfter(...sending))).toEqual({ text: "One", clientId: "a" });
    expect(onlyHere(chatAfter(...sending, { type: "kept", kept: [one] }))).toBeNull();
    expect(onlyHere(chatAfter(...sending, sent))).toBeNull();
  });

  test("is one text, without a client id, of several messages in their order", () => {
    const written = [typed("One", "a"), send, typed("Two", "b"), send, typed("Three", "c")];
    expect(onlyHere(chatAfter(...written))).toEqual({
      text: "One\n\nTwo\n\nThree",
      clientId: null,
    });
    expect(onlyHere(chatAfter(...written, { type: "kept", kept: [one] }))?.text).toBe(
      "Two\n\nThree",
    );
  });
});

describe("a message is in the chat", () => {
  const written = [typed("One", "a"), send];

  test("when an own message among those of the server has its client id", () => {
    const chat = chatAfter(...written, sent);
    expect(isInChat(chat, "a")).toBe(true);
    expect(isInChat(chat, "b")).toBe(false);
    expect(isInChat({ ...chat, me: "ravi" }, "a")).toBe(false);
  });

  test("when it waits, is held behind another one, or is in the input", () => {
    const behind = [...written, typed("Two", "b"), send];
    const problem = { sentence: "Network connection issue.", retryAt: null };
    const failed: ChatEvent = { type: "not-sent", clientId: "a", problem, reachable: true };
    expect(isInChat(chatAfter(...written), "a")).toBe(true);
    expect(isInChat(chatAfter(...behind, failed), "a")).toBe(true);
    expect(isInChat(chatAfter(...behind, failed), "b")).toBe(true);
  });
});
