import { expect, test } from "vitest";
import { CLOSED, memberFrameSchema, parseClientFrame } from "#party/protocol.ts";

const parse = (data: unknown) => parseClientFrame(memberFrameSchema, data);
/** A typing frame of so many characters. */
const typingOf = (length: number) => JSON.stringify({ type: "typing" }).padEnd(length, " ");

test("a frame of 1,000 characters is read, a longer one closes the socket (threat 50)", () => {
  expect(parse(typingOf(1_000))).toEqual({ ok: true, frame: { type: "typing" } });
  expect(parse(typingOf(1_001))).toEqual({ ok: false, code: CLOSED.tooLong });
});

test("a frame of a later release is ignored, and what is no frame closes the socket (threats 50 and 84)", () => {
  expect(parse(JSON.stringify({ type: "waving" }))).toEqual({ ok: true, frame: null });
  for (const data of ["typing", "{}", "[]", '{"type":1}', new ArrayBuffer(1), null]) {
    expect(parse(data)).toEqual({ ok: false, code: CLOSED.unreadable });
  }
});
