import "#app/preact/default-options.ts";
import { createElement } from "preact";
import { expect, test } from "vitest";

const option = (value: string) => createElement("option", { value }, value);

const marksOf = (options: readonly { props: object }[]) =>
  options.map(({ props }) => "defaultSelected" in props && props.defaultSelected);

test("the option that a list begins with is its default, in a group too, and no other one is", () => {
  const [none, plumber, roofer] = [option(""), option("plumber"), option("roofer")];
  const group = createElement("optgroup", { label: "Trades" }, plumber, [roofer]);
  createElement("select", { defaultValue: "roofer" }, none, group);
  expect(marksOf([none, plumber, roofer])).toEqual([false, false, true]);
});

test("the options of a list that is told each of its values are left alone", () => {
  const plumber = option("plumber");
  createElement("select", { value: "plumber" }, plumber);
  expect(plumber.props).not.toHaveProperty("defaultSelected");
});
