import { expect, test } from "vitest";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import {
  addressChangedEmail,
  addressChangeRequestedEmail,
  changeAddressEmail,
  deliveryCheckEmail,
  knownAddressEmail,
  newDeviceEmail,
  passwordChangedEmail,
  recoveryCodesEmail,
  resetEmail,
  twoFactorEmail,
  verificationEmail,
} from "#app/email/account-emails.ts";
import {
  recoveryCancelled,
  recoveryLinkEmail,
  recoveryNotice,
  recoveryStarted,
  twoFactorRemoved,
} from "#app/email/two-factor-recovery-emails.ts";

const ORIGIN = "https://kayap.example";
const TOKEN = "a1-B2_c3";
const DUE = {
  dueAt: Date.UTC(2026, 10, 23, 14),
  displayPreferences: { timezone: "America/Guyana", dateFormat: "DD/MM/YYYY", language: "en" },
} as const;
const EMAILS = {
  verify: verificationEmail(ORIGIN, TOKEN),
  known: knownAddressEmail(ORIGIN),
  reset: resetEmail(ORIGIN, TOKEN),
  changed: passwordChangedEmail(ORIGIN),
  check: deliveryCheckEmail(ORIGIN),
  factor: twoFactorEmail(ORIGIN, "on"),
  wanted: changeAddressEmail(ORIGIN, TOKEN),
  moved: addressChangedEmail("support@kayap.example"),
  device: newDeviceEmail(ORIGIN, {
    device: "Chrome on Android",
    place: "Guyana",
    moment: "20 Nov 2026, 10:00",
    token: TOKEN,
  }),
  stop: addressChangeRequestedEmail(ORIGIN, { token: TOKEN, newAddress: "n…@kayap.test" }),
  codes: recoveryCodesEmail(ORIGIN),
  recover: recoveryLinkEmail(ORIGIN, TOKEN, 72 * HOUR_MS),
  started: recoveryStarted(ORIGIN, { ...DUE, by: "request" }).emailContent,
  notice: recoveryNotice(ORIGIN, DUE).emailContent,
  cancelled: recoveryCancelled(ORIGIN).emailContent,
  removed: twoFactorRemoved(ORIGIN).emailContent,
};
const linksIn = (text: string) => text.match(/https?:\/\/[^\s"<]+/g) ?? [];

test.each([
  ["verify", [`${ORIGIN}/verify-email?token=${TOKEN}`]],
  ["known", [`${ORIGIN}/login`, `${ORIGIN}/forgot-password`]],
  ["reset", [`${ORIGIN}/reset-password?token=${TOKEN}`]],
  ["changed", [`${ORIGIN}/forgot-password`]],
  ["check", [`${ORIGIN}/dashboard`]],
  ["factor", [`${ORIGIN}/forgot-password`]],
  ["wanted", [`${ORIGIN}/change-email?token=${TOKEN}`]],
  ["device", [`${ORIGIN}/not-me?token=${TOKEN}`]],
  ["stop", [`${ORIGIN}/stop-email-change?token=${TOKEN}`]],
  ["codes", [`${ORIGIN}/forgot-password`]],
  ["recover", [`${ORIGIN}/two-factor-recovery/start?token=${TOKEN}`, `${ORIGIN}/forgot-password`]],
  ["started", [`${ORIGIN}/two-factor-recovery/cancel`]],
  ["notice", [`${ORIGIN}/two-factor-recovery/cancel`]],
  ["cancelled", [`${ORIGIN}/forgot-password`]],
  ["removed", [`${ORIGIN}/login`, `${ORIGIN}/forgot-password`]],
] as const)(
  "the %s e-mail links to these pages of the configured origin only (threat 64)",
  (name, links) => {
    const { text, html } = EMAILS[name];
    expect(linksIn(text)).toEqual(links);
    for (const link of links) expect(html).toContain(`<a href="${link}"`);
    expect(new Set(linksIn(html).map((link) => new URL(link).origin))).toEqual(new Set([ORIGIN]));
  },
);

test("every e-mail says who sent it and why", () => {
  for (const { text, html } of Object.values(EMAILS)) {
    for (const body of [text, html]) {
      expect(body).toContain("from Kayap");
      expect(body).toContain("You get it because");
    }
  }
});

test("every e-mail is small, names its sender in its first line and supports dark mode", () => {
  for (const { html, subject } of Object.values(EMAILS)) {
    expect(new TextEncoder().encode(html).length).toBeLessThan(20_000);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html).toContain("@media (prefers-color-scheme:dark)");
  }
});

test("each e-mail has a subject of its own", () => {
  expect(Object.values(EMAILS).map(({ subject }) => subject)).toEqual([
    "Confirm your e-mail address",
    "You already have a Kayap account",
    "Choose a new password",
    "Your password was changed",
    "E-mails from Kayap reach you",
    "Two-factor sign-in is on",
    "Confirm your new e-mail address",
    "Your e-mail address was changed",
    "New sign-in to your Kayap account",
    "Somebody wants to change the e-mail address of your account",
    "You have new recovery codes",
    "Get back in without two-factor sign-in",
    "Two-factor sign-in will be removed from your account",
    "Two-factor sign-in will be removed on 23/11/2026, 10:00 AM",
    "Two-factor sign-in stays on",
    "Two-factor sign-in was removed from your account",
  ]);
});

test("a link says how long it works", () => {
  expect(EMAILS.verify.text).toContain("24 hours");
  expect(EMAILS.reset.text).toContain("60 minutes");
});

test("the owner of a known address learns that nothing was changed", () => {
  expect(EMAILS.known.text).toContain("nothing was changed");
});

test("a token cannot break out of its place in the link", () => {
  const { text, html } = verificationEmail(ORIGIN, 'x&next=//evil.gy"><b>\r\n');
  expect(linksIn(text)).toEqual([
    `${ORIGIN}/verify-email?token=x%26next%3D%2F%2Fevil.gy%22%3E%3Cb%3E%0D%0A`,
  ]);
  expect(html).not.toContain("<b>");
});
