import { describe, expect, test } from "vitest";
import { safePath } from "#app/domain/paths/safe-path.ts";
import { HOSTILE_PATHS, hostileText } from "#tests/support/random/hostile-paths.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";

const ORIGIN = "https://kayap.test";

describe("a path from outside (threats 19 and 70)", () => {
  test.each(HOSTILE_PATHS)("%j is refused", (text) => {
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

  test("is refused when it is no text", () => {
    for (const value of [null, undefined, 1, {}, ["/dashboard"], ""]) {
      expect(safePath(value)).toBeNull();
    }
  });

  test("stays on this site for whatever 10,000 texts a URL parser reads", () => {
    const random = seededRandom(70);
    let taken = 0;
    for (let i = 0; i < 10_000; i += 1) {
      const text = hostileText(random);
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
