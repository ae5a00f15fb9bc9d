import { describe, expect, test } from "vitest";
import { safePath } from "#app/domain/safe-path.ts";
import { type Chance, chanceOf } from "../support/chance.ts";
import { HOSTILE_PATHS } from "../support/hostile-paths.ts";

const ORIGIN = "https://kayap.test";

describe("a path from outside (threats 19 and 70)", () => {
  test.each(HOSTILE_PATHS)("%j is never one of ours", (text) => {
    expect(safePath(text)).toBeNull();
  });

  test.each([
    ["/", "/"],
    ["/dashboard?tab=a&b=%2F%2F", "/dashboard?tab=a&b=%2F%2F"],
    ["/a/../search?q=roof", "/search?q=roof"],
    ["/a//b", "/a//b"],
    ["/search?next=//evil.example", "/search?next=//evil.example"],
    ["/search#reviews", "/search"],
    ["/caf\u00e9", "/caf%C3%A9"],
    ["/\t\tdashboard", "/dashboard"],
  ])("%j is sent on as %j", (text, path) => {
    expect(safePath(text)).toBe(path);
  });

  test("is none when it is no text", () => {
    for (const value of [null, undefined, 1, {}, ["/dashboard"], ""]) {
      expect(safePath(value)).toBeNull();
    }
  });

  test("stays on this site for whatever 10,000 texts a URL parser reads", () => {
    const chance = chanceOf(70);
    let taken = 0;
    for (let i = 0; i < 10_000; i += 1) {
      const text = hostileText(chance);
      const path = safePath(text);
      if (path === null) continue;
      taken += 1;
      const url = new URL(path, `${ORIGIN}/login`);
      expect(url.origin, text).toBe(ORIGIN);
      expect(path.startsWith("//"), text).toBe(false);
      expect(url.pathname + url.search, text).toBe(path);
      expect(safePath(path), text).toBe(path);
    }
    expect(taken).toBeGreaterThan(1_000);
  });
});

const PIECES = [
  ..."/ // /// \\ \\\\ . .. ./ ../ /. /.. ; : @ ? # & = % %2e %2E %2f %2F %5c %5C %00 %09 %0a %0d".split(
    " ",
  ),
  "\t",
  "\n",
  "\r",
  " ",
  "\u0000",
  "\u00a0",
  "\u2028",
  "\u202e",
  "\uff0f",
  "\uff0e",
  "\ufeff",
  "\ud800",
  "evil.example",
  "kayap.test",
  "https:",
  "javascript:",
  "data:text/html,",
  "a",
  "dashboard",
  "next=",
  "\u{1f986}",
];

function hostileText(chance: Chance): string {
  const pieces = Array.from({ length: 1 + chance.below(9) }, () => chance.pick(PIECES));
  return (chance.percent(80) ? "/" : "") + pieces.join("");
}
