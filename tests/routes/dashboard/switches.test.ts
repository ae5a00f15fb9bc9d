import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Settings, settingsSchema } from "#app/domain/settings/settings.ts";
import { newestLink, PASSWORD, REGISTRATION } from "#tests/support/application/accounts.ts";
import { type Effect, openFixture, save } from "#tests/support/application/switch-fixture.ts";
import { GENERAL } from "./switches/general.ts";
import { NOTIFICATIONS } from "./switches/notifications.ts";
import { PRIVACY } from "./switches/privacy.ts";
import { SECURITY } from "./switches/security.ts";

/** Every setting of the specification, by its name; types and the first test keep it whole. */
const SWITCHES: Record<keyof Settings | "twoFactor", Effect> = {
  ...GENERAL,
  ...NOTIFICATIONS,
  ...PRIVACY,
  ...SECURITY,
};

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test("every setting has a test of what it does", () => {
  const names = [...Object.keys(settingsSchema.shape), "twoFactor"];
  expect(Object.keys(SWITCHES).toSorted()).toEqual(names.toSorted());
});

for (const [name, { does, see }] of Object.entries(SWITCHES)) {
  test(`${name} ${does}`, async () => see(await openFixture()));
}

test("with every switch off, e-mails about a person's own account are still sent, without an unsubscribe link (decision 59)", async () => {
  const { app, client, anita, emails, runClock, sentEmails } = await openFixture();
  const settings = "/dashboard/settings";
  await save(anita, {
    emailNotifications: undefined,
    pushNotifications: undefined,
    bookingReminders: undefined,
    messageNotifications: undefined,
    reviewNotifications: undefined,
    loginAlerts: undefined,
  });
  const password = "two macaws over Iwokrama";
  const email = "anita.ramdeen@kayap.test";
  await app.post("/forgot-password", { email: "anita@kayap.test" });
  await app.post("/register", { ...REGISTRATION, email: "anita@kayap.test" });
  const changed = { current: PASSWORD, password, confirmPassword: password };
  await anita.post(`${settings}/password`, changed);
  await anita.post(`${settings}/email`, { email });
  await anita.post(await newestLink(client, "change-email"), {});
  await anita.post(`${settings}/delete`, { current: password, confirm: "DELETE" });
  const kinds = [
    "reset-password",
    "known-address",
    "password-changed",
    "email-change-asked",
    "change-email",
    "email-changed",
    // To the address before as well, because the change can still be stopped.
    "deletion-asked",
    "deletion-asked",
  ];
  expect((await emails()).map(({ kind }) => kind)).toEqual(kinds);
  await runClock();
  expect(sentEmails).toHaveLength(kinds.length);
  expect(sentEmails.filter(({ headers }) => headers && "List-Unsubscribe" in headers)).toEqual([]);
});
