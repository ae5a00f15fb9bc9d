import { describe, expect, test } from "vitest";
import { lessDataCookie, lessDataPair, readLessData } from "#app/http/cookies/less-data.ts";

const requestWith = (headers: Record<string, string>, scheme = "https") =>
  new Request(`${scheme}://kayap.test/search`, { headers });

describe("the request for less data", () => {
  test.each([
    ["without header and cookie", {}, false],
    ["with Save-Data: on", { "Save-Data": "on" }, true],
    ["with Save-Data: ON", { "Save-Data": "ON" }, true],
    ["with Save-Data: on and a parameter", { "Save-Data": "on;level=2" }, true],
    ["with Save-Data: off", { "Save-Data": "off" }, false],
    ["with Save-Data: once", { "Save-Data": "once" }, false],
    ["with an empty Save-Data", { "Save-Data": "" }, false],
    ["with the cookie on", { Cookie: "less-data=on" }, true],
    ["with the cookie off", { Cookie: "less-data=off" }, false],
    [
      "with the cookie off against the header",
      { Cookie: "less-data=off", "Save-Data": "on" },
      false,
    ],
    ["with the cookie on against the header", { Cookie: "less-data=on", "Save-Data": "off" }, true],
    ["with an unknown cookie and the header", { Cookie: "less-data=1", "Save-Data": "on" }, true],
    ["with an unknown cookie alone", { Cookie: "a=on; less-data=yes" }, false],
  ])("%s (%j) is made: %s", (_, headers: Record<string, string>, expected) => {
    expect(readLessData(requestWith(headers))).toBe(expected);
  });

  test("is read back from the cookie that stores the choice", () => {
    for (const chosen of [true, false]) {
      const stored = lessDataCookie(requestWith({}), chosen);
      expect(stored.startsWith(`${lessDataPair(chosen)}; `)).toBe(true);
      expect(stored).toMatch(/; SameSite=Lax; Max-Age=31536000; HttpOnly; Secure$/);
      expect(readLessData(requestWith({ Cookie: lessDataPair(chosen), "Save-Data": "on" }))).toBe(
        chosen,
      );
    }
    expect(lessDataCookie(requestWith({}, "http"), true)).not.toContain("Secure");
  });
});
