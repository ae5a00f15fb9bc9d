import { expect, test } from "vitest";
import {
  minifiedFurther,
  withoutEmptyRegistry,
  withoutProducts,
  withoutSharedVariables,
} from "#tools/vite/plain-styles.ts";

test("a border keeps its width and loses the style that every element has", () => {
  expect(
    withoutSharedVariables(
      ".a{border-left-style:var(--tw-border-style);border-left-width:2px}.b{border-style:var(--tw-border-style)!important;border-width:0!important}",
    ),
  ).toBe(".a{border-left-width:2px}.b{border-width:0!important}");
});

test("a style, a weight, a line height and a letter spacing stay without the variable that repeats them", () => {
  expect(
    withoutSharedVariables(
      ".a {\n  --tw-border-style: dashed;\n  border-style: dashed;\n}.b{--tw-font-weight:700;font-weight:700}.c{--tw-leading:1.2;line-height:1.2}",
    ).replace(/\s+/g, ""),
  ).toBe(".a{border-style:dashed;}.b{font-weight:700}.c{line-height:1.2}");
  expect(
    withoutSharedVariables(
      ".d{line-height:var(--tw-leading, 1.04);letter-spacing:var(--tw-tracking,-.03em)}",
    ),
  ).toBe(".d{line-height:1.04;letter-spacing:-.03em}");
});

test("variables that utilities do share stay, with what registers them", () => {
  const shared =
    '@property --tw-content{syntax:"*";inherits:false}.a:before{content:var(--tw-content)}';
  expect(
    withoutSharedVariables(
      `@property --tw-leading {\n  syntax: "*";\n  inherits: false;\n}${shared}`,
    ),
  ).toBe(shared);
});

test("an outline is solid without the variable that says so", () => {
  expect(
    withoutSharedVariables(
      '.a{outline-style:var(--tw-outline-style);outline-width:3px}@property --tw-outline-style{syntax:"*";inherits:false;initial-value:solid}',
    ),
  ).toBe(".a{outline-style:solid;outline-width:3px}");
});

test("a product with one is written as what it comes to, any other calculation stays", () => {
  expect(
    withoutProducts(
      ".a{outline-offset:calc(3px * -1);grid-column-end:calc(2 * -1);box-shadow:inset calc(4 * 1px) 0;width:calc(100% + 32px)}",
    ),
  ).toBe(
    ".a{outline-offset:-3px;grid-column-end:-2;box-shadow:inset 4px 0;width:calc(100% + 32px)}",
  );
});

test("the children of a class need no brackets, unless there is more in them", () => {
  expect(minifiedFurther(String.raw`:is(.\*\:a>*):first-child{order:1}:is(.b>*,.c){order:2}`)).toBe(
    String.raw`.\*\:a>*:first-child{order:1}:is(.b>*,.c){order:2}`,
  );
});

test("the variables of the themes get short names, and only text keeps a space after a comma", () => {
  expect(
    minifiedFurther(
      ':root,:host{--lightningcss-light:initial;--lightningcss-dark: ;--a:var(--lightningcss-light,#fff)var(--lightningcss-dark,#000)}.a{background:f(0 1px, var(--a) 2px)}.b:before{content:", "}',
    ),
  ).toBe(
    ':root{--l:initial;--d: ;--a:var(--l,#fff)var(--d,#000)}.a{background:f(0 1px,var(--a) 2px)}.b:before{content:", "}',
  );
});

test("the layer of registered variables goes where it is empty, and any other keeps its place", () => {
  const others = "@layer components;@layer base{a{top:0}}";
  expect(withoutEmptyRegistry(`@layer properties;${others}`)).toBe(others);
  const registered = `@layer properties;${others}@layer properties{*{--tw-a:1}}`;
  expect(withoutEmptyRegistry(registered)).toBe(registered);
});
