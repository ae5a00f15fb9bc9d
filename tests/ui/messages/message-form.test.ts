import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { chatOf } from "#app/domain/messages/chat.ts";
import { MessageForm } from "#app/ui/messages/message-form.tsx";
import { element, having, parseHtml, textIn } from "#tests/support/html.ts";
import { NEW_THREAD } from "#tests/support/records/threads.ts";

test("the seconds until a message can be sent again count down for the eye alone: an alert says them once", () => {
  const problem = { sentence: "Not now.", retryAt: Date.now() + 30_000 };
  const chat = { ...chatOf("anita", NEW_THREAD, { clientId: "form", content: "" }), problem };
  const form = { action: "/", proposeTo: null, chat, actions: null, refusal: null, isFirst: false };
  const alert = element(
    parseHtml(renderToStaticMarkup(createElement(MessageForm, form))),
    having("role", "alert"),
  );
  const counting = element(
    alert,
    ({ name, attributes }) => name === "span" && attributes["aria-hidden"] === "true",
  );
  expect(textIn(element(alert, having("class", "sr-only")))).toBe(
    "You can try again in 30 seconds.",
  );
  expect(textIn(counting)).toBe("You can try again in 30 seconds.");
});

test("the box of a message that was refused is invalid, and described by why", () => {
  const chat = chatOf("anita", NEW_THREAD, { clientId: "form", content: "" });
  const refusal = { errors: { content: "Message cannot be empty" }, problem: null };
  const form = { action: "/", proposeTo: null, chat, actions: null, refusal, isFirst: false };
  const page = parseHtml(renderToStaticMarkup(createElement(MessageForm, form)));
  const { attributes } = element(page, having("id", "content"));
  expect(attributes["aria-invalid"]).toBe("true");
  expect(textIn(element(page, having("id", attributes["aria-describedby"] ?? "")))).toBe(
    "Message cannot be empty",
  );
});
