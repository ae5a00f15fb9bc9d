import { describe, expect, test } from "vitest";
import { signInNext } from "#app/http/frame/sign-in-next.ts";
import { ORIGIN } from "#tests/support/application/app.ts";

const nextAt = (address: string) => signInNext(new URL(address, ORIGIN));

describe("the header's Login", () => {
  test.each([
    "/contact",
    "/contact?ticket=7",
    "/service/7-a/book?day=2026-11-23",
    "/pro/7-a/book?conversation=8-b",
    "/service/7-a",
  ])("leads back to %s", (address) => {
    expect(nextAt(address)).toBe(address);
  });

  test.each([
    "/",
    "/login?next=%2Fsearch",
    "/reset-password?token=abc",
    "/appeal?of=7-a&token=abc",
    "/jobs/new?draft=7-a",
    "/service/7-a/book/more",
    "/x/contact",
    "/contact%",
  ])("leads nowhere from %s (decision 101)", (address) => {
    expect(nextAt(address)).toBeNull();
  });
});
