import { describe, expect, test } from "vitest";
import { isCopy, isDue, mayBeShown, readKeptCopy } from "#app/domain/offline/copy.ts";
import { keptTimeText } from "#app/domain/offline/kept-time.ts";
import {
  filesOf,
  isFile,
  isForEverybody,
  isKeptPath,
  pagesToForget,
} from "#app/domain/offline/public-pages.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";

const NOW = Date.parse("2026-11-23T14:00:00Z");
const COPY = { bookings: [], conversations: [], saved: [] };

describe("a copy on a phone", () => {
  test.each([
    { age: 0, shown: true },
    { age: 14 * DAY_MS - 1, shown: true },
    { age: 14 * DAY_MS, shown: false },
    { age: -2 * DAY_MS, shown: false },
  ])("that is $age ms old is shown: $shown", ({ age, shown }) => {
    expect(mayBeShown({ at: NOW - age }, NOW)).toBe(shown);
  });

  test("is asked for again after ten minutes, and when there is none", () => {
    expect(isDue(null, NOW)).toBe(true);
    expect(isDue({ at: NOW - 9 * 60_000 }, NOW)).toBe(false);
    expect(isDue({ at: NOW - 10 * 60_000 }, NOW)).toBe(true);
  });

  test("is read only in the shape of this release", () => {
    const kept = { copy: COPY, at: NOW, tag: "x" };
    expect(readKeptCopy(kept)).toEqual(kept);
    for (const other of [
      null,
      "text",
      COPY,
      { ...kept, at: "now" },
      { copy: {}, at: NOW, tag: "" },
    ])
      expect(readKeptCopy(other)).toBeNull();
    expect(isCopy({ ...COPY, saved: [{ id: "1", title: "Wiring", professional: "Ravi" }] })).toBe(
      false,
    );
  });

  test("says its time in Guyana, with the day when that is not today", () => {
    expect(keptTimeText(NOW, NOW)).toBe("10:00 AM");
    expect(keptTimeText(NOW - DAY_MS, NOW)).toBe("22 Nov, 10:00 AM");
  });
});

describe("a page is kept", () => {
  test.each([
    ["/", true],
    ["/about", true],
    ["/service/00000000-0000-4000-8000-000000000000", true],
    ["/pro/00000000-0000-4000-8000-000000000000", true],
    ["/category/home-services-maintenance", true],
    ["/search", false],
    ["/saved", false],
    ["/login", false],
    ["/dashboard", false],
    ["/service/x/book", false],
    ["/offline", false],
  ])("%s: %s", (path, kept) => expect(isKeptPath(path)).toBe(kept));

  test.each([
    { status: 200, type: "text/html; charset=utf-8", cached: "private, no-cache", kept: true },
    { status: 200, type: "text/html; charset=utf-8", cached: "no-store", kept: false },
    { status: 200, type: "text/html; charset=utf-8", cached: null, kept: false },
    { status: 404, type: "text/html; charset=utf-8", cached: "private, no-cache", kept: false },
    { status: 200, type: "application/json", cached: "private, no-cache", kept: false },
  ])("as a response $status $type $cached: $kept", ({ status, type, cached, kept }) => {
    const headers = new Headers({ "Content-Type": type, "X-Request-Id": "1" });
    if (cached) headers.set("Cache-Control", cached);
    expect(isForEverybody({ status, headers })).toBe(kept);
  });

  test("never in place of which a captive portal has shown its own, nor a file", () => {
    const headers = new Headers({ "Content-Type": "text/html", "Cache-Control": "max-age=60" });
    expect(isForEverybody({ status: 200, headers })).toBe(false);
    expect(isFile({ ok: true, headers })).toBe(false);
    expect(isFile({ ok: true, headers: new Headers({ "Content-Type": "text/css" }) })).toBe(true);
    expect(isFile({ ok: false, headers: new Headers() })).toBe(false);
  });

  test("until thirty others were opened after it", () => {
    const pages = Array.from({ length: 32 }, (_, i) => `/service/${i}`);
    expect(pagesToForget(pages)).toEqual(["/service/0", "/service/1"]);
    expect(pagesToForget(pages.slice(0, 30))).toEqual([]);
    expect(pagesToForget([])).toEqual([]);
  });

  test("with the files that its document names, each once", () => {
    const html = `<link href="/assets/public-a1.css"><script src="/assets/index-b2.js"></script>
      <use href="/icons/c3.svg#i-x"></use><use href="/icons/c3.svg#i-y"></use><img src="/photos/1">`;
    expect(filesOf(html)).toEqual([
      "/assets/public-a1.css",
      "/assets/index-b2.js",
      "/icons/c3.svg",
    ]);
  });
});
