import { expect, test } from "vitest";
import {
  isLocal,
  readEnvironment,
  relaxedLimits,
  sendsMail,
  signupsOpen,
} from "#app/environment.ts";

const SETTINGS = {
  TURSO_DATABASE_URL: "http://127.0.0.1:8080",
  APP_ORIGIN: "http://localhost:8787",
  SUPPORT_EMAIL: "support@kayap.test",
  POSTAL_ADDRESS: "Georgetown",
  KAYAP_RELAX_LIMITS: "login, contact,newsletter",
  KAYAP_SECRET: "a".repeat(32),
};

test("named limits are lifted on a developer's machine", () => {
  const settings = readEnvironment({ ...SETTINGS, KAYAP_ENV: "local" });
  expect(relaxedLimits(settings)).toEqual(["login", "contact", "newsletter"]);
});

test.each(["production", "", undefined])("no limit is lifted when KAYAP_ENV is %j", (KAYAP_ENV) => {
  expect(relaxedLimits(readEnvironment({ ...SETTINGS, KAYAP_ENV }))).toEqual([]);
});

test("limits need not be named", () => {
  const { KAYAP_RELAX_LIMITS: _, ...others } = SETTINGS;
  expect(relaxedLimits(readEnvironment({ ...others, KAYAP_ENV: "local" }))).not.toContain(
    "contact",
  );
});

test.each([
  ["local", { local: true, sends: false }],
  ["production", { local: false, sends: true }],
  ["staging", { local: false, sends: false }],
  [undefined, { local: false, sends: false }],
])("letters are read on a page or sent, never both, when KAYAP_ENV is %j", (KAYAP_ENV, is) => {
  const settings = readEnvironment({ ...SETTINGS, KAYAP_ENV });
  expect({ local: isLocal(settings), sends: sendsMail(settings) }).toEqual(is);
});

test.each([
  ["off", false],
  ["on", true],
  [undefined, true],
])("registration with KAYAP_SIGNUPS %j is open: %j", (KAYAP_SIGNUPS, open) => {
  expect(signupsOpen(readEnvironment({ ...SETTINGS, KAYAP_SIGNUPS }))).toBe(open);
});

test.each(["production", "staging", undefined])(
  "KAYAP_SECRET is asked for when KAYAP_ENV is %j",
  (KAYAP_ENV) => {
    for (const KAYAP_SECRET of [undefined, "", "a".repeat(31)]) {
      expect(() => readEnvironment({ ...SETTINGS, KAYAP_ENV, KAYAP_SECRET })).toThrow(
        "KAYAP_SECRET is missing: at least 32 random characters.",
      );
    }
  },
);

test("a developer's machine needs no KAYAP_SECRET", () => {
  const { KAYAP_SECRET: _, ...others } = SETTINGS;
  expect(readEnvironment({ ...others, KAYAP_ENV: "local" }).KAYAP_SECRET.length).toBeGreaterThan(
    31,
  );
});
