import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describe, expect, test } from "vitest";
import { isNoAnswer, isUnavailable } from "#app/client/connection/no-answer.ts";

const cutAnswer = new Error("Unable to decode turbo-stream response");

describe("no answer of ours is", () => {
  test.each([
    ["a refused or lost connection", new TypeError("Failed to fetch")],
    ["a request that ran out of time", new DOMException("Took too long", "TimeoutError")],
    ["a body that is another content, or cut in half", cutAnswer],
    ["a proxy's 502", new ErrorResponse(502, "Bad Gateway", "<h1>Bad gateway</h1>")],
    ["a proxy's empty 504", new ErrorResponse(504, "", "")],
    ["the sign-in page of a captive portal", new ErrorResponse(403, "", "\n<!doctype html>")],
  ])("%s", (_, error) => {
    expect(isNoAnswer(error)).toBe(true);
  });
});

describe("an answer of ours is", () => {
  test.each([
    ["the end of a session", new ErrorResponse(401, "", "Not authenticated")],
    ["a page that does not exist", new ErrorResponse(404, "", null)],
    ["a limit", new ErrorResponse(429, "", "Too many requests")],
    ["a database that does not answer", new ErrorResponse(503, "", { title: undefined })],
    ["an unexpected error, which is logged", new Error("Unexpected Server Error")],
    ["a redirect", new Response(null, { status: 302, headers: { Location: "/login" } })],
    ["the data of a page", { services: [] }],
  ])("%s", (_, result) => {
    expect(isNoAnswer(result)).toBe(false);
  });
});

test("a page that could not be read is told apart from its data and from other refusals", () => {
  expect(isUnavailable(new ErrorResponse(503, "", null))).toBe(true);
  expect(isUnavailable({ page: null, isUnavailable: true })).toBe(true);
  expect(isUnavailable({ page: null })).toBe(false);
  expect(isUnavailable(null)).toBe(false);
  expect(isUnavailable(new ErrorResponse(404, "", null))).toBe(false);
});
