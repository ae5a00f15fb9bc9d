import { expect, test } from "vitest";
import { readEnvironment, relaxedLimits } from "#app/environment.ts";

const SETTINGS = {
  TURSO_DATABASE_URL: "http://127.0.0.1:8080",
  APP_ORIGIN: "http://localhost:8787",
  SUPPORT_EMAIL: "support@kayap.test",
  POSTAL_ADDRESS: "Georgetown",
  KAYAP_RELAX_LIMITS: "login, contact,newsletter",
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
