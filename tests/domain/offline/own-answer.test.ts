import { describe, expect, test } from "vitest";
import { isForeign, isForSigningIn, OWN_HEADER } from "#app/domain/offline/own-answer.ts";

const HTML = { "Content-Type": "text/html; charset=utf-8" };
const OURS = { ...HTML, [OWN_HEADER]: "1" };
const head = (status: number, headers: Record<string, string>) => ({
  status,
  headers: new Headers(headers),
});

describe("something on the way has answered when the response is", () => {
  test.each([
    ["a proxy's 502", head(502, HTML)],
    ["a proxy's empty 504", head(504, {})],
    ["a captive portal's page", head(200, HTML)],
    ["a captive portal that says so", head(511, HTML)],
  ])("%s", (_, response) => expect(isForeign(response)).toBe(true));
});

describe("the response is ours or to be shown when it is", () => {
  test.each([
    ["our page", head(200, OURS)],
    ["our own 503", head(503, OURS)],
    ["a page that does not exist", head(404, OURS)],
    ["a picture", head(200, { "Content-Type": "image/webp" })],
    [
      "the check of the network in front of us",
      head(403, { ...HTML, "cf-mitigated": "challenge" }),
    ],
  ])("%s", (_, response) => expect(isForeign(response)).toBe(false));
});

test("a captive portal may have a page for signing in, a proxy that fails has none", () => {
  expect([200, 403, 511].map((status) => isForSigningIn({ status }))).toEqual([true, true, true]);
  expect([500, 502, 504].map((status) => isForSigningIn({ status }))).toEqual([
    false,
    false,
    false,
  ]);
});
