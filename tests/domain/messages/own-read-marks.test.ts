import { expect, test } from "vitest";
import { ownReadMarks } from "#app/domain/messages/own-read-marks.ts";

test("a page marks its browser for its messages alone, and over https with a cookie that is Secure", () => {
  const cookie = "live=1; Path=/dashboard/messages; SameSite=Lax";
  expect(ownReadMarks({ protocol: "http:" })).toBe(cookie);
  expect(ownReadMarks({ protocol: "https:" })).toBe(`${cookie}; Secure`);
});
