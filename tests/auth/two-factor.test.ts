import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { keyFor } from "#app/auth/keys.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import {
  blankPendingTwoFactorCookies,
  isSamePassword,
  pendingTwoFactorCookie,
  readPendingTwoFactor,
} from "#app/auth/pending-two-factor.ts";
import { signedValue } from "#app/auth/signed-value.ts";
import {
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  openSecret,
  sealSecret,
  setupOf,
  stepOf,
} from "#app/auth/two-factor.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";

import { NOW } from "#tests/support/fixtures.ts";

const KEY = "a secret of thirty-two characters";
/** The secret and codes of RFC 6238, appendix B, cut to six digits. */
const RFC_SECRET = Buffer.from("12345678901234567890");

test.each([
  [59, "287082", 1],
  [1_111_111_109, "081804", 37_037_036],
  [20_000_000_000, "353130", 666_666_666],
])("at second %d the code is %s", async (second, code, step) => {
  expect(await stepOf(code, RFC_SECRET, second * 1000)).toBe(step);
  expect(await stepOf(code, RFC_SECRET, second * 1000 + 30_000)).toBe(step);
  expect(await stepOf(code, RFC_SECRET, second * 1000 + 90_000)).toBeNull();
});

test.each(["", "28708", "287082 ", "000000"])("%j is not a valid code", async (code) => {
  expect(await stepOf(code, RFC_SECRET, 59_000)).toBeNull();
});

test("a secret is stored so that only this key opens it, for this person, unchanged (threat 66)", () => {
  const secret = newSecret();
  const stored = sealSecret(KEY, "anita", secret);
  expect(openSecret(KEY, "anita", stored)).toEqual(secret);
  expect(Buffer.from(stored, "base64url").includes(secret)).toBe(false);
  expect(sealSecret(KEY, "anita", secret)).not.toBe(stored);
  expect(() => openSecret(KEY, "ravi", stored)).toThrow();
  expect(() => openSecret("another key", "anita", stored)).toThrow();
  const bytes = Buffer.from(stored, "base64url");
  bytes[30] = (bytes[30] ?? 0) ^ 1;
  expect(() => openSecret(KEY, "anita", bytes.toString("base64url"))).toThrow();
});

test("the key to type is the secret in base32, in groups of four", () => {
  const { key, size, path } = setupOf("anita@kayap.test", RFC_SECRET);
  expect(key).toBe("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ");
  expect(size).toBeGreaterThan(25);
  expect(path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
});

test("ten recovery codes differ, and match in any case and with any separators", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(hashRecoveryCode(` ${code.toUpperCase().replaceAll("-", " ")}`)).toBe(
      hashRecoveryCode(code),
    );
  }
});

describe("the cookie between the password and the code", () => {
  const plain = new Request("http://kayap.test/");
  const passed = { userId: "anita", passwordHash: "hash", remember: true };
  const cookie = pendingTwoFactorCookie(plain, KEY, passed, NOW).split(";")[0] ?? "";
  const sent = (text: string) => new Request("http://kayap.test/", { headers: { Cookie: text } });

  test("is valid for ten minutes, with the key that signed it, for the password it was made with", () => {
    const pending = readPendingTwoFactor(sent(cookie), KEY, NOW);
    expect(pending).toMatchObject({ userId: "anita", remember: true });
    expect(pending && isSamePassword(pending, "hash")).toBe(true);
    expect(pending && isSamePassword(pending, "another")).toBe(false);
    expect(readPendingTwoFactor(sent(cookie), KEY, NOW + 10 * MINUTE_MS)).toBeNull();
    expect(readPendingTwoFactor(sent(cookie), "another key", NOW)).toBeNull();
  });

  test("is refused when it is forged or changed, under its name and under that of the release before", () => {
    const pending = readPendingTwoFactor(sent(cookie), KEY, NOW);
    const forged = Buffer.from(JSON.stringify({ ...pending, userId: "ravi" })).toString(
      "base64url",
    );
    const [body = "", signature] = cookie.split("=")[1]?.split(".") ?? [];
    for (const name of ["pending-two-factor", "half-way"]) {
      for (const value of [`${forged}.${signature}`, `${forged}.`, "x"]) {
        expect(readPendingTwoFactor(sent(`${name}=${value}`), KEY, NOW), value).toBeNull();
      }
    }
    expect(readPendingTwoFactor(sent(`half-way=${body}.${signature}`), KEY, NOW)).toBeNull();
    expect(readPendingTwoFactor(sent("a=b"), KEY, NOW)).toBeNull();
  });

  test("is read under the name and the key of the release before as well (threat 84)", () => {
    const until = NOW + MINUTE_MS;
    const pending = { userId: "anita", remember: true, password: hashToken("hash"), until };
    const body = Buffer.from(JSON.stringify(pending)).toString("base64url");
    const signature = createHmac("sha256", keyFor(KEY, "half-way")).update(body).digest();
    const text = `half-way=${body}.${signature.toString("base64url")}`;
    expect(readPendingTwoFactor(sent(text), KEY, NOW)).toEqual(pending);
    const blank = blankPendingTwoFactorCookies(plain).map((set) => set.split("=")[0]);
    expect(blank).toEqual(["pending-two-factor", "half-way"]);
  });

  test.each([
    ["of another shape", { userId: "anita", until: NOW + MINUTE_MS }],
    ["of another type", ["anita"]],
  ])(
    "is ignored when its signed content is %s, as another release may write it (threat 84)",
    (_, value) => {
      const signed = signedValue(value, KEY, "pending-two-factor");
      expect(readPendingTwoFactor(sent(`pending-two-factor=${signed}`), KEY, NOW)).toBeNull();
    },
  );

  test("is Secure and belongs to the host alone over https", () => {
    const secure = pendingTwoFactorCookie(new Request("https://kayap.test/"), KEY, passed, NOW);
    expect(secure).toMatch(
      /^__Host-pending-two-factor=\S+; Path=\/; SameSite=Lax; .*HttpOnly; Secure$/,
    );
  });
});
