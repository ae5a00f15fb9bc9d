import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { type Chat, chatOf, type Pending } from "#app/domain/messages/chat.ts";
import type { Message } from "#app/domain/messages/message.ts";
import { SCAM_HINT } from "#app/domain/messages/scam-hint.ts";
import { ThreadView } from "#app/ui/messages/thread-view.tsx";
import { element, elements, having, linkTo, parseHtml, textIn } from "#tests/support/html.ts";
import { NEW_THREAD } from "#tests/support/records/threads.ts";

/** The view of a conversation of Anita's in this state. */
function viewOf(state: Partial<Chat>, isSaidInBar = true) {
  const chat = { ...chatOf("anita", NEW_THREAD, { clientId: "form", content: "" }), ...state };
  const view = {
    thread: NEW_THREAD,
    path: "/",
    repliesSoon: false,
    cards: [],
    steps: [],
    proposeTo: null,
    chat,
    actions: null,
    before: null,
    refusal: null,
    now: 0,
    isSaidInBar,
  };
  const router = createMemoryRouter([{ path: "/", element: createElement(ThreadView, view) }]);
  return parseHtml(renderToStaticMarkup(createElement(RouterProvider, { router })));
}

/** The texts that a screen reader says politely when they change. */
const announced = (typingUntil: number) =>
  elements(viewOf({ typingUntil }), ({ attributes }) => attributes["aria-live"] === "polite").map(
    textIn,
  );

test("that the other person is typing is announced, in a line that stands there before and after", () => {
  expect(announced(1)).toEqual(["Ravi Persaud is typing…"]);
  expect(announced(0)).toEqual([""]);
});

test("a message is said to wait, and can be taken back, only once the device has stored it", () => {
  const shown = (pending: Pending) =>
    elements(
      viewOf({ pending: [pending], waits: "connection" }),
      ({ attributes }) => "data-message" in attributes,
    ).map(textIn);
  const one = { clientId: "a", content: "One", at: 1 };
  expect(shown(one)).toEqual([expect.stringMatching(/^One\s*Sending…$/)]);
  expect(shown({ ...one, kept: "here" })).toEqual([
    expect.stringMatching(/^One\s*Waiting for a connection\s*Take back “One”$/),
  ]);
});

/** A stored message of this sender. */
const message = (seq: number, senderId: string, content = "Good morning."): Message => ({
  id: `m${seq}`,
  clientId: `c${seq}`,
  conversationId: "c",
  senderId,
  content,
  seq,
  createdAt: seq,
});
const shownMessages = (state: Partial<Chat>) =>
  elements(viewOf(state), ({ attributes }) => "data-message" in attributes).map(textIn);

test("an own message is read once the other person has read up to it", () => {
  const messages = [1, 2, 3].map((seq) => message(seq, "anita"));
  expect(shownMessages({ messages, otherReadSeq: 2 })).toEqual([
    expect.stringMatching(/Read$/),
    expect.stringMatching(/Read$/),
    expect.stringMatching(/Sent$/),
  ]);
});

test("the first message of the other person has a warning where it leads elsewhere, and no other message", () => {
  const elsewhere = "Write to me at 612 3456.";
  const warned = (senders: readonly string[], content = elsewhere) =>
    shownMessages({ messages: senders.map((sender, i) => message(i + 1, sender, content)) }).map(
      (text) => text.includes(SCAM_HINT),
    );
  expect(warned(["ravi", "ravi"])).toEqual([true, false]);
  expect(warned(["anita", "ravi"])).toEqual([false, false]);
  expect(warned(["ravi"], "Good morning.")).toEqual([false]);
});

test("without scripts, older messages begin before the first one on the page", () => {
  const page = viewOf({ hasOlder: true, messages: [message(31, "ravi"), message(32, "ravi")] });
  expect(linkTo(page, "Load older")).toBe("/&before=31");
});

test("several messages that wait behind one that failed are counted", () => {
  const problem = { sentence: "Not now.", retryAt: null };
  const held = ["b", "c"].map((clientId) => ({ clientId, content: clientId, at: 1 }));
  const alert = (count: number) =>
    textIn(element(viewOf({ problem, held: held.slice(0, count) }), having("role", "alert")));
  expect(alert(0)).not.toContain("sent after this one");
  expect(alert(1)).toContain("1 more message is sent after this one.");
  expect(alert(2)).toContain("2 more messages are sent after this one.");
});

test.each<[string, Partial<Chat>, string[]]>([
  ["is being made", { socket: "opening" }, []],
  ["is there", { socket: "open" }, []],
  [
    "is closed",
    { socket: "closed" },
    ["Slow connection. Messages are sent, but new ones may show late."],
  ],
  [
    "is missing, and messages wait on the device",
    { socket: "closed", reachable: false, waits: "connection" },
    [
      "You are not connected. What you write is kept on this device and sent when you are connected again.",
    ],
  ],
  [
    "is missing, and nothing can wait",
    { socket: "closed", reachable: false },
    ["You are not connected. Trying again…"],
  ],
])(
  "while the connection %s, the conversation says what that means, unless the bar of the page does",
  (_, state, says) => {
    const notices = (isSaidInBar: boolean) =>
      elements(viewOf(state, isSaidInBar), ({ attributes }) =>
        ["alert", "status"].includes(attributes.role ?? ""),
      ).map(textIn);
    expect(notices(false)).toEqual(says);
    expect(notices(true)).toEqual([]);
  },
);
