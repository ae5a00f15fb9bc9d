import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { type Chat, chatOf, type Pending } from "#app/domain/messages/chat.ts";
import { ThreadView } from "#app/ui/messages/thread-view.tsx";
import { elements, parseHtml, textIn } from "#tests/support/html.ts";
import { NEW_THREAD } from "#tests/support/records/threads.ts";

/** The view of a conversation of Anita's in this state. */
function viewOf(state: Partial<Chat>) {
  const chat = { ...chatOf("anita", NEW_THREAD, { clientId: "form", content: "" }), ...state };
  const view = {
    thread: NEW_THREAD,
    path: "/",
    repliesSoon: false,
    cards: [],
    proposeTo: null,
    chat,
    actions: null,
    before: null,
    refusal: null,
    now: 0,
    isSaidInBar: true,
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
