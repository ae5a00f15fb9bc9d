import { describe, expect, test } from "vitest";
import {
  type Environment,
  isLocal,
  pushKeys,
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
  TURSO_AUTH_TOKEN: "token",
  PHOTOS: {},
  PAPERS: {},
  IMAGES: {},
  EMAIL: {},
  CONVERSATION: {},
  INBOX: {},
};

function settingsOf(env: object): Environment {
  const read = readEnvironment(env);
  if (!read.ok) throw new Error(read.missing.join(" "));
  return read.settings;
}

test("the named rate limits are lifted on a developer's machine", () => {
  const settings = settingsOf({ ...SETTINGS, KAYAP_ENV: "local" });
  expect(relaxedLimits(settings)).toEqual(["login", "contact", "newsletter"]);
});

test.each(["production", "", undefined])(
  "no rate limit is lifted when KAYAP_ENV is %j",
  (KAYAP_ENV) => {
    expect(relaxedLimits(settingsOf({ ...SETTINGS, KAYAP_ENV }))).toEqual([]);
  },
);

test("no rate limit is lifted when none is named", () => {
  const { KAYAP_RELAX_LIMITS: _, ...others } = SETTINGS;
  expect(relaxedLimits(settingsOf({ ...others, KAYAP_ENV: "local" }))).not.toContain("contact");
});

test.each([
  ["local", { local: true, sends: false }],
  ["production", { local: false, sends: true }],
  ["staging", { local: false, sends: false }],
  [undefined, { local: false, sends: false }],
])(
  "e-mails are shown on a page or sent, never both, when KAYAP_ENV is %j",
  (KAYAP_ENV, expected) => {
    const settings = settingsOf({ ...SETTINGS, KAYAP_ENV });
    expect({ local: isLocal(settings), sends: sendsMail(settings) }).toEqual(expected);
  },
);

test.each([
  ["off", false],
  ["on", true],
  [undefined, true],
])("registration with KAYAP_SIGNUPS %j is open: %j", (KAYAP_SIGNUPS, open) => {
  expect(signupsOpen(settingsOf({ ...SETTINGS, KAYAP_SIGNUPS }))).toBe(open);
});

test.each(["https://kayap.gy", "https://kayap.gy/", "https://kayap.gy/home?x=1"])(
  "links begin with the origin of APP_ORIGIN %s alone",
  (APP_ORIGIN) => {
    expect(settingsOf({ ...SETTINGS, APP_ORIGIN }).APP_ORIGIN).toBe("https://kayap.gy");
  },
);

const NEEDED = [
  "TURSO_DATABASE_URL",
  "TURSO_AUTH_TOKEN",
  "APP_ORIGIN",
  "SUPPORT_EMAIL",
  "POSTAL_ADDRESS",
  "KAYAP_SECRET",
  "PHOTOS",
  "PAPERS",
  "IMAGES",
  "EMAIL",
  "CONVERSATION",
  "INBOX",
];
const BINDINGS = NEEDED.slice(6);

test.each([
  ...NEEDED.map((name) => ({ name, value: undefined })),
  ...NEEDED.map((name) => ({ name, value: BINDINGS.includes(name) ? null : "" })),
])("a deployment with $name $value is refused with one sentence", ({ name, value }) => {
  expect(readEnvironment({ ...SETTINGS, KAYAP_ENV: "production", [name]: value })).toEqual({
    ok: false,
    missing: [expect.stringMatching(new RegExp(`^${name} is missing: [^.]+\\.$`))],
    local: false,
  });
});

test("every missing setting is named at once", () => {
  const read = readEnvironment({ KAYAP_ENV: "production" });
  expect(read.ok ? [] : read.missing).toHaveLength(NEEDED.length);
});

test.each(["production", "staging", undefined])(
  "a KAYAP_SECRET that is too short counts as missing when KAYAP_ENV is %j",
  (KAYAP_ENV) => {
    expect(readEnvironment({ ...SETTINGS, KAYAP_ENV, KAYAP_SECRET: "a".repeat(31) })).toMatchObject(
      {
        missing: ["KAYAP_SECRET is missing: at least 32 random characters."],
      },
    );
  },
);

describe("the keys for push notifications", () => {
  const PUBLIC = `B${"x".repeat(86)}`;
  const PRIVATE = "y".repeat(43);

  test("are null when none are set", () => {
    expect(pushKeys(settingsOf(SETTINGS))).toBeNull();
  });

  test("name support as the contact for push services", () => {
    const settings = { ...SETTINGS, VAPID_PUBLIC_KEY: PUBLIC, VAPID_PRIVATE_KEY: PRIVATE };
    expect(pushKeys(settingsOf(settings))).toEqual({
      publicKey: PUBLIC,
      privateKey: PRIVATE,
      subject: "mailto:support@kayap.test",
    });
  });

  test.each([
    [{ VAPID_PUBLIC_KEY: PUBLIC }, "belong together"],
    [{ VAPID_PRIVATE_KEY: PRIVATE }, "belong together"],
    [{ VAPID_PUBLIC_KEY: PRIVATE, VAPID_PRIVATE_KEY: PRIVATE }, "VAPID_PUBLIC_KEY is not a key"],
    [{ VAPID_PUBLIC_KEY: PUBLIC, VAPID_PRIVATE_KEY: "" }, "VAPID_PRIVATE_KEY is not a key"],
  ])("are refused by name when they cannot work: %j", (keys, problem) => {
    expect(() => settingsOf({ ...SETTINGS, ...keys })).toThrow(problem);
  });
});

test("a developer's machine needs no secret and no token, and sends no e-mails", () => {
  const { KAYAP_SECRET: _, TURSO_AUTH_TOKEN: __, EMAIL: ___, ...others } = SETTINGS;
  const settings = settingsOf({ ...others, KAYAP_ENV: "local" });
  expect(settings.KAYAP_SECRET.length).toBeGreaterThan(31);
});
