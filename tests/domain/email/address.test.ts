import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isAddress, maskedEmail, normalAddress } from "#app/domain/email/address.ts";

test("a masked address shows its first letter and its domain", () => {
  expect(maskedEmail("doreen.adams@kayap.test")).toBe("d…@kayap.test");
  expect(maskedEmail("𝒜b@kayap.test")).toBe("𝒜…@kayap.test");
});

describe("the stored form of an address", () => {
  test.each([
    ["victim@example.com", "victim@example.com"],
    ["Victim@EXAMPLE.com", "victim@example.com"],
    ["victim@ｅｘａｍｐｌｅ．ｃｏｍ", "victim@example.com"],
    ["ｖｉｃｔｉｍ＠ＥＸＡＭＰＬＥ.com", "victim@example.com"],
    ["victim@example。com", "victim@example.com"],
    ["victim@example｡com", "victim@example.com"],
    ["anita@bücher.example", "anita@xn--bcher-kva.example"],
    ["anita@BÜCHER.example", "anita@xn--bcher-kva.example"],
    ["anita@bu\u0308cher.example", "anita@xn--bcher-kva.example"],
    ["anita@XN--BCHER-KVA.example", "anita@xn--bcher-kva.example"],
    ["anita@straße.example", "anita@xn--strae-oqa.example"],
    ["anita@例え.テスト", "anita@xn--r8jz45g.xn--zckzah"],
    ["José@example.com", "josé@example.com"],
  ])("of %s is %s, as of every other spelling (threat 92)", (typed, stored) => {
    expect(normalAddress(typed)).toBe(stored);
    expect(isAddress(stored)).toBe(true);
  });

  test.each([
    "anita@ü.example:80",
    "anita@ü.example/",
    "anita@ü.example?a",
    "anita@ü.example#a",
    "anita@ü.example\\a",
    "anita@%C3%BC.example",
    "anita@ex%61mple.com",
    "anita@someone:word@ü.example",
    "anita@bü\u00adcher.example",
    "anita@bü\u200bcher.example",
    "anita@bü\tcher.example",
    "anita@ü.example。",
    "anita@ü。。example",
    "anita@127.0.0.10",
    "anita@127。0。0。10",
    "anita@[::1]",
    "anita@℀.example",
    "anita@xn--ü.example",
    "anita@1",
  ])("of %j is no address: only a domain is read as one (threat 92)", (typed) => {
    expect(isAddress(normalAddress(typed))).toBe(false);
  });

  test("stays itself when it is typed, and its domain is of plain letters (threat 92)", () => {
    const domain = fc.stringMatching(/^[\p{L}\p{N}。．]{1,12}\.[\p{L}]{2,5}$/u);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), domain, (local, typed) => {
        const stored = normalAddress(`${local}@${typed}`);
        fc.pre(isAddress(stored));
        expect(normalAddress(stored)).toBe(stored);
        expect(stored).toMatch(/@[a-z\d.-]+$/);
      }),
    );
  });
});
