import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "#tools/project-root.ts";

const sources = readdirSync(join(ROOT, "tests"), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => join("tests", path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
type Source = (typeof sources)[number];

const readsPages = ({ path, text }: Source) =>
  path.startsWith("tests/browser/") ||
  /from "(?:playwright-core|.*\/support\/browser\/browser\.ts)"/.test(text);

/** What stands in the brackets that open at this place. A bracket or comma in a text or after a backslash counts for nothing. */
function firstArgument(text: string, start: number): string {
  let depth = 0;
  let quote = "";
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === "\\") at += 1;
    else if (quote) quote = sign === quote ? "" : quote;
    else if (/["'`]/.test(sign)) quote = sign;
    else if (/[([{]/.test(sign)) depth += 1;
    else if (/[)\]}]/.test(sign) && depth === 0) return text.slice(start, at);
    else if (/[)\]}]/.test(sign)) depth -= 1;
    else if (sign === "," && depth === 0) return text.slice(start, at);
  }
  return text.slice(start);
}

/** Where a pattern is found: "tests/browser/a.test.ts:12 what was found". */
function places(pattern: RegExp, among: readonly Source[]): string[] {
  return among.flatMap(({ path, text }) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => placeOf(path, text, index, found)),
  );
}

function placeOf(path: string, text: string, index: number, found: string): string {
  const line = text.slice(0, index).split("\n").length;
  return `${path}:${line} ${found.trim().replace(/\s+/g, " ")}`;
}

/** What axe or a ruler finds on a page: a fault counts, however soon it is gone. */
const FAULTS = /\bawait (?:pageFaults\w*|enlargedFaults|sidewaysScroll)\(/g;
/** An answer of the server, which stays as it is. Nothing of a page is read by these names. */
const ANSWER = /\.(?:arrayBuffer|headers|json|sizes|status|text)\(\)/;
/** The address, title or HTML of anything but a request or an answer. */
const STATE_OF_A_PAGE = /\b(?!(?:answer|request|response)\.)\w+\.(?:url|title|content)\(\)/;

const readOnce = (argument: string) =>
  STATE_OF_A_PAGE.test(argument) ||
  (/\bawait\b/.test(argument.replaceAll(FAULTS, "")) && !ANSWER.test(argument));

/** The expectations of a source whose value is read from a page once. */
function expectationsReadOnce({ path, text }: Source): string[] {
  return Array.from(text.matchAll(/\bexpect(?:\.soft)?\(/g)).flatMap(({ 0: call, index }) => {
    const argument = firstArgument(text, index + call.length);
    return readOnce(argument) ? [placeOf(path, text, index, call + argument)] : [];
  });
}

const LOCATOR =
  /^( *)const (\w+) = [^;]*?\bawait [^;]*?\.(?:allInnerTexts|allTextContents|boundingBox|count|getAttribute|innerHTML|innerText|inputValue|isChecked|isDisabled|isEditable|isEnabled|isHidden|isVisible|textContent|title)\([^;]*;$/gm;

/** The same, when the value has got a name before it is expected, in the block of that name. */
function namesReadOnce({ path, text }: Source): string[] {
  return Array.from(text.matchAll(LOCATOR)).flatMap(
    ({ 0: all, 1: indent = "", 2: name, index }) => {
      const [block = ""] = text.slice(index + all.length).split(`\n${indent.slice(2)}}`);
      const isExpected = new RegExp(`\\bexpect\\((?:\\w+\\()*${name}\\b`).test(block);
      return isExpected ? [placeOf(path, text, index, all)] : [];
    },
  );
}

/** The source without the hooks of a whole file: outside a test nothing can be polled. */
const withoutHooks = ({ path, text }: Source) => ({
  path,
  text: text.replaceAll(/^( *)(?:before|after)All\(.*\{\n[\s\S]*?^\1\}\);$/gm, (hook) =>
    hook.replaceAll(/[^\n]/g, " "),
  ),
});

describe("what a test reads from a page", () => {
  test("goes through `eventually`, because a page may still move", () => {
    const pages = sources.filter(readsPages);
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.flatMap(expectationsReadOnce)).toEqual([]);
    expect(pages.flatMap(namesReadOnce)).toEqual([]);
  });

  test.each([
    "await row.count()",
    "await focused(page)",
    "page.url()",
    "new URL(page.url()).pathname",
    'await page.getByText("(1)").innerText()',
    "[await one.count(), await other.count()]",
    "(await option.boundingBox())?.height",
  ])("is found in expect(%s)", (argument) => {
    const text = `expect(${argument}, "a (note").toBe(1);`;
    expect(expectationsReadOnce({ path: "a", text })).toEqual([`a:1 expect(${argument}`]);
  });

  test.each([
    "rows.length",
    "answer.url()",
    "await pageFaults(page)",
    "scripts ? await pageFaults(page) : await sidewaysScroll(page)",
    "(await refused).status()",
    "await (await fetch(url)).text()",
  ])("is not meant by expect(%s)", (argument) => {
    expect(expectationsReadOnce({ path: "a", text: `expect(${argument}).toBe(1);` })).toEqual([]);
  });

  test("is found behind a name, too", () => {
    const text = "  const words = await main.innerText();\n  expect(words).toBe(1);\n}\n";
    expect(namesReadOnce({ path: "a", text })).toEqual([
      "a:1 const words = await main.innerText();",
    ]);
    const compared = text.replace("expect(words)", "expect(others(words, 1)).not");
    expect(namesReadOnce({ path: "a", text: compared })).toHaveLength(1);
    const elsewhere = text.replace("expect(words)", "eventually(read)");
    expect(namesReadOnce({ path: "a", text: elsewhere })).toEqual([]);
  });
});

test("there is one way to wait for an expectation, and none to wait for a time", () => {
  const others = sources.filter(({ path }) => path !== "tests/support/eventually.ts");
  const ways = /\bvi\s*\.wait(?:For|Until)\b|\bexpect\s*\.poll\b|\.waitFor(?:Timeout)\b/g;
  expect(places(ways, others.map(withoutHooks))).toEqual([]);
});

test("no test says how fast a busy machine must be", () => {
  const timed = sources.filter(({ text }) => /\bperformance\.now\b/.test(text));
  expect(places(/\.toBeLessThan(?:OrEqual)?\(/g, timed)).toEqual([]);
});

test("every test runs, once, and not alone", () => {
  const config = {
    path: "vitest.config.ts",
    text: readFileSync(join(ROOT, "vitest.config.ts"), "utf8"),
  };
  const left = /^ *(?:test|it|describe)(?:\.\w+)*\.(?:fails|only|runIf|skip|skipIf|todo)\b/gm;
  expect(places(left, sources)).toEqual([]);
  expect(places(/\bretry:/g, [...sources, config])).toEqual([]);
});
