import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { elements, parseHtml, textIn } from "#tests/support/html.ts";

/** The line of one error, and the text and target of its link. */
function lineOf(label: string, message: string) {
  const summary = createElement(ErrorSummary, {
    errors: { field: message },
    labels: { field: label },
  });
  const page = parseHtml(renderToStaticMarkup(summary));
  const [line, link] = ["li", "a"].map((name) => elements(page, (one) => one.name === name)[0]);
  return [line && textIn(line), link && textIn(link), link?.attributes.href];
}

test.each([
  ["Title", "Title must be at least 10 characters", "Title"],
  ["Village or town", "Please enter a village or town", "village or town"],
  ["Price (GYD)", "Price must be at least 1", "Price"],
  ["Comment", "Invalid comment: This field is required", "comment"],
])(
  "the name of a field is the link to it where its message names it: %s in %j",
  (label, message, link) => {
    expect(lineOf(label, message)).toEqual([message, link, "#field"]);
  },
);

test.each([
  ["Email", "Please enter an address"],
  ["Name", "This username is taken"],
])(
  "a field that its message does not name stands before it as the link: %s, %j",
  (label, message) => {
    expect(lineOf(label, message)).toEqual([`${label}: ${message}`, label, "#field"]);
  },
);

test("the errors stand in the order of the fields on the page", () => {
  const summary = createElement(ErrorSummary, {
    errors: { phone: "Phone is required", slot: "Choose a start time", village: "Add a village" },
    labels: { slot: "Start time", village: "Village", phone: "Phone" },
  });
  const page = parseHtml(renderToStaticMarkup(summary));
  const targets = elements(page, ({ name }) => name === "a").map((link) => link.attributes.href);
  expect(targets).toEqual(["#slot", "#village", "#phone"]);
});

test("an error of the whole form is no link", () => {
  const summary = createElement(ErrorSummary, {
    errors: { "": "Nothing was changed." },
    labels: {},
  });
  const page = parseHtml(renderToStaticMarkup(summary));
  expect(textIn(page)).toBe("Please check these fields: Nothing was changed.");
  expect(elements(page, ({ name }) => name === "a")).toEqual([]);
});
