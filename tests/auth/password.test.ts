import { scryptSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { refuseGuessable } from "#app/auth/common-passwords.ts";
import { hashToken, isToken, newToken } from "#app/auth/one-time-token.ts";
import { hashPassword, isOutdated, NOBODYS_HASH, verifyPassword } from "#app/auth/password.ts";
import { HashingFailed } from "#app/domain/failures/failure.ts";
import { watchHashing } from "#tests/support/application/hashing.ts";
import { handedOutSchema } from "#tests/upgrade/handed-out.ts";
import { PASSWORD } from "#tests/upgrade/use-old.ts";

test("a password matches its own hash and no other", async () => {
  const hash = await hashPassword("three goats");
  expect(hash).toMatch(/^\$scrypt\$n=16384,r=16,p=1\$/);
  expect(hash).not.toContain("goats");
  expect(await verifyPassword("three goats", hash)).toBe(true);
  expect(await verifyPassword("three goat", hash)).toBe(false);
});

test("a hash is what scrypt makes of the password with the parameters it names", async () => {
  const salt = Buffer.alloc(16, 7);
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
  const key = scryptSync("three goats", salt, 64, cost).toString("base64url");
  expect(await hashPassword("three goats", salt)).toBe(
    `$scrypt$n=16384,r=16,p=1$${salt.toString("base64url")}$${key}`,
  );
});

test("a hash of the first whole version still belongs to its password", async () => {
  const file = new URL("../upgrade/handed-out.json", import.meta.url);
  const { passwordHash } = handedOutSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  expect(await verifyPassword(PASSWORD, passwordHash)).toBe(true);
  expect(await verifyPassword(`${PASSWORD}s`, passwordHash)).toBe(false);
});

test("one password hashed twice gives two hashes", async () => {
  expect(await hashPassword("three goats")).not.toBe(await hashPassword("three goats"));
});

test("one accent composed in two ways is one password", async () => {
  const hash = await hashPassword("caf\u00e9 au lait");
  expect(await verifyPassword("cafe\u0301 au lait", hash)).toBe(true);
});

test("a long password is not cut (threat 15)", async () => {
  const hash = await hashPassword(`${"é".repeat(255)}a`);
  expect(await verifyPassword(`${"é".repeat(255)}b`, hash)).toBe(false);
});

test.each([
  "",
  "none",
  "$scrypt$n=16384,r=16,p=1$$",
  "$scrypt$n=16385,r=16,p=1$AAAAAAAAAAAAAAAAAAAAAA$".padEnd(140, "A"),
  "$scrypt$n=9999999,r=16,p=1$AAAAAAAAAAAAAAAAAAAAAA$".padEnd(140, "A"),
  "$scrypt$n=0,r=0,p=0$AAAAAAAAAAAAAAAAAAAAAA$".padEnd(140, "A"),
])("the stored text %j is nobody's hash, and no error", async (stored) => {
  expect(await verifyPassword("three goats", stored)).toBe(false);
});

test("the hash for unknown addresses has today's form, takes one hashing, and no password made it (threat 5)", async () => {
  const hashing = watchHashing();
  const verdict = await verifyPassword("three goats", NOBODYS_HASH);
  const hashes = hashing.count();
  hashing.stop();
  expect([verdict, hashes]).toEqual([false, 1]);
  expect(isOutdated(NOBODYS_HASH)).toBe(false);
});

test("a hash with other parameters, or a text that is no hash, is outdated (threat 20)", async () => {
  const hash = await hashPassword("three goats");
  expect(isOutdated(hash)).toBe(false);
  expect(isOutdated(hash.replace("n=16384", "n=8192"))).toBe(true);
  expect(isOutdated(hash.replace("r=16", "r=8"))).toBe(true);
  expect(isOutdated("none")).toBe(true);
});

test("hashing that fails is an error, never a wrong password", async () => {
  const hash = await hashPassword("three goats");
  const hashing = watchHashing({ broken: true });
  const [made, checked] = await Promise.allSettled([
    hashPassword("three goats"),
    verifyPassword("three goats", hash),
  ]);
  hashing.stop();
  for (const result of [made, checked]) {
    expect(result.status === "rejected" && result.reason).toBeInstanceOf(HashingFailed);
  }
});

const TOO_COMMON = "This password is too common. Please choose another.";

test.each(["password", "PASSWORD", "12345678", "qwertyuiop", "Kayap-2026!", "592guyana592"])(
  "%s is too common a password",
  async (password) => {
    expect(await refuseGuessable(password, "anita@kayap.test")).toBe(TOO_COMMON);
  },
);

test.each([
  "ｐａｓｓｗｏｒｄ",
  "１２３４５６７８",
  "ＰａｓｓＷｏｒｄ１２３",
  "ｋａｙａｐ－２０２６！",
  "𝐩𝐚𝐬𝐬𝐰𝐨𝐫𝐝",
])("%s is as common as in plain letters (threat 98)", async (password) => {
  expect(await refuseGuessable(password, "anita@kayap.test")).toBe(TOO_COMMON);
});

test.each(["Anita@Kayap.test", "anita1966", "ａｎｉｔａ＠ｋａｙａｐ．ｔｅｓｔ"])(
  "%s is too much like the own e-mail address, and is not called common",
  async (password) => {
    expect(await refuseGuessable(password, "anita@kayap.test")).toBe(
      "This password is too much like your e-mail address. Please choose another.",
    );
  },
);

test("a few words in a row are not too common", async () => {
  expect(await refuseGuessable("three goats on a stelling", "anita@kayap.test")).toBeNull();
  expect(await refuseGuessable("anita rows to Georgetown", "anita@kayap.test")).toBeNull();
  expect(await refuseGuessable("592-613-4456-7788", "592@kayap.test")).toBeNull();
});

test("tokens have 256 bits, all differ, and are recognised by their form", () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  expect(tokens.every(isToken)).toBe(true);
  expect(tokens.map(hashToken)).not.toContain(tokens[0]);
  for (const bad of [null, "", "x", `${tokens[0]}x`, `${tokens[0]?.slice(1)}%`]) {
    expect(isToken(bad)).toBe(false);
  }
});
