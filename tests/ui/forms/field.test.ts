import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SelectField, TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { Choice, Switch } from "#app/ui/settings/rows.tsx";
import { element, having, parseHtml, textIn } from "#tests/support/html.ts";

const FIELD = { id: "code", label: "Postal code", hint: "Of your region." };

const row = (error?: string) => {
  const { id: name, label, hint } = FIELD;
  return { name, label, hint, values: {}, errors: error ? { [name]: error } : {} };
};

const FIELDS: [string, (error?: string) => ReactElement][] = [
  ["an input", (error) => createElement(TextField, { ...FIELD, error })],
  ["a text of several lines", (error) => createElement(TextAreaField, { ...FIELD, error })],
  ["a choice", (error) => createElement(SelectField, { ...FIELD, error, options: [] })],
  ["a switch of the settings", (error) => createElement(Switch, row(error))],
  ["a choice of the settings", (error) => createElement(Choice, { ...row(error), options: [] })],
];

/** What describes the control, as a screen reader says it. */
function descriptionIn(field: ReactElement) {
  const page = parseHtml(renderToStaticMarkup(field));
  const { attributes } = element(page, having("id", FIELD.id));
  const ids = attributes["aria-describedby"]?.split(" ") ?? [];
  return ids.map((id) => textIn(element(page, having("id", id))));
}

test.each(FIELDS)("%s is described by its hint, and beside an error by both", (_, field) => {
  expect(descriptionIn(field())).toEqual(["Of your region."]);
  expect(descriptionIn(field("Enter a code."))).toEqual(["Of your region.", "Enter a code."]);
});
