import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { chatOf } from "#app/domain/messages/chat.ts";
import { newThread } from "#app/domain/messages/conversation-start.ts";
import { ThreadView } from "#app/ui/messages/thread-view.tsx";
import { elements, parseHtml, textIn } from "../support/html.ts";

const OTHER = {
  id: "ravi",
  firstName: "Ravi",
  lastName: "Persaud",
  businessName: null,
  picture: null,
  role: "professional",
  deleted: false,
} as const;

/** The texts that a screen reader says politely when they change. */
function announced(typingUntil: number) {
  const thread = newThread({ other: OTHER, hasProfile: true, service: null });
  const chat = { ...chatOf("anita", thread, { clientId: "form", content: "" }), typingUntil };
  const view = {
    thread,
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
  const page = parseHtml(renderToStaticMarkup(createElement(RouterProvider, { router })));
  return elements(page, ({ attributes }) => attributes["aria-live"] === "polite").map(textIn);
}

test("that the other person is typing is announced, in a line that stands there before and after", () => {
  expect(announced(1)).toEqual(["Ravi Persaud is typing…"]);
  expect(announced(0)).toEqual([""]);
});
