import { beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  EMAIL,
  NEW_PASSWORD,
  newestLink,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, textIn, texts } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";
import { CANCEL, type RecoveryFixture, recoveryFixture } from "./two-factor-recovery-fixture.ts";

let fixture: RecoveryFixture;
beforeEach(async () => {
  fixture = await recoveryFixture();
});

describe("a wait is cancelled", () => {
  beforeEach(async () => {
    await fixture.start();
    await fixture.pass(30);
  });

  const expectCancelled = async () => {
    expect(await fixture.waits()).toBeNull();
    expect(await fixture.emails("two-factor-recovery-cancelled")).toHaveLength(1);
    await fixture.pass(72);
    expect(await fixture.isOn()).toBe(true);
    expect(await fixture.emails("two-factor-removed")).toEqual([]);
  };

  test("by a code of the app and the address, without the password (threat 69)", async () => {
    const phone = browserAt(fixture.app);
    const { page } = await phone.open(CANCEL);
    expect(texts(element(page, "main"), "label")).toEqual(["E-mail", "Code"]);
    const done = await phone.post(CANCEL, {
      email: ` ${EMAIL.toUpperCase()}`,
      code: await fixture.code(),
    });
    expect([done.status, done.headers.get("Location")]).toEqual([303, `${CANCEL}?step=done`]);
    expect(textIn((await phone.open(`${CANCEL}?step=done`)).page)).toContain("is cancelled");
    expect(phone.cookies.has("session")).toBe(false);
    await expectCancelled();
  });

  test("by a recovery code, which is used up by that (threat 69)", async () => {
    const [recovery = ""] = fixture.factor.recoveryCodes;
    const phone = browserAt(fixture.app);
    expect((await phone.post(CANCEL, { email: EMAIL, code: recovery })).status).toBe(303);
    await fixture.typePassword(phone);
    expect((await phone.post("/login/code", { code: recovery })).status).toBe(400);
    await expectCancelled();
  });

  test("by a sign-in with a code, and the page that asks for it says so (threat 69)", async () => {
    const phone = browserAt(fixture.app);
    await fixture.typePassword(phone);
    expect(textIn((await phone.open("/login/code")).page)).toContain("A code cancels that.");
    expect((await phone.post("/login/code", { code: await fixture.code() })).status).toBe(303);
    await expectCancelled();
  });

  test("once, when pressed twice at once: one e-mail and one line of the log (threats 65 and 69)", async () => {
    const typed = { email: EMAIL, code: await fixture.code() };
    const both = await Promise.all([
      fixture.app.post(CANCEL, typed),
      fixture.app.post(CANCEL, typed),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 400]);
    await expectCancelled();
    const events = (await rowsOf(fixture.client, "security_events")).map(({ event }) => event);
    expect(events.filter((event) => event === "two-factor-recovery-cancelled")).toHaveLength(1);
  });

  test("by nothing else: not by a wrong code, a session, a new password or signing out everywhere (threat 69)", async () => {
    const wrong = await fixture.app.post(CANCEL, { email: EMAIL, code: "000000" });
    expect(wrong.status).toBe(400);
    await fixture.owner.post("/forgot-password", { email: EMAIL });
    const token = tokenOf(await newestLink(fixture.client, "reset-password"));
    await fixture.owner.post("/reset-password", {
      token,
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    });
    expect(await fixture.waits()).not.toBeNull();
    await fixture.pass(42);
    expect(await fixture.isOn()).toBe(false);
  });

  test("in a race with its end: the factor either stays or is removed, and the owner gets the matching e-mail (threats 65 and 69)", async () => {
    await fixture.pass(41);
    fixture.clock.advance(HOUR_MS);
    await Promise.all([
      fixture.app.post(CANCEL, { email: EMAIL, code: await fixture.code() }),
      fixture.runNow(),
    ]);
    const kinds = (await emailsIn(fixture.client)).map(({ kind }) => kind);
    const stays = await fixture.isOn();
    expect(kinds.includes("two-factor-recovery-cancelled")).toBe(stays);
    expect(kinds.includes("two-factor-removed")).toBe(!stays);
    expect(await fixture.waits()).toBeNull();
  });
});

describe("the page that cancels", () => {
  test("answers alike for nobody, for somebody without a wait, and for a wrong code (threats 5 and 69)", async () => {
    const other = await addAccount(fixture.client, { email: "ravi@kayap.test" });
    const second = await addFactor(fixture.client, other, NOW);
    await fixture.start();
    const answers: string[] = [];
    for (const [email, typed] of [
      [EMAIL, "000000"],
      ["nobody@kayap.test", "000000"],
      ["ravi@kayap.test", await second.codeAt(fixture.clock.read())],
      ["ravi@kayap.test", second.recoveryCodes[0] ?? ""],
      [EMAIL, "abcd-efgh-ijkl-mnop"],
    ] as const) {
      const answer = await browserAt(fixture.app).post(CANCEL, { email, code: typed });
      expect(answer.status).toBe(400);
      answers.push((await answer.text()).replaceAll(email, "E"));
    }
    expect(new Set(answers).size).toBe(1);
    // What was typed for somebody without a wait is not used up.
    const login = browserAt(fixture.app);
    await login.post("/login", { email: "ravi@kayap.test", password: PASSWORD });
    const used = await login.post("/login/code", { code: second.recoveryCodes[0] ?? "" });
    expect(used.status).toBe(303);
  });

  test("accepts five wrong codes for an address in 15 minutes; they block neither the owner's own phone nor signing in (threats 8 and 69)", async () => {
    const phone = browserAt(fixture.app);
    await fixture.typePassword(phone);
    await phone.post("/login/code", { code: await fixture.code() });
    fixture.clock.advance(MINUTE_MS);
    await fixture.start(browserAt(fixture.app));
    const thief = browserAt(fixture.app);
    for (let n = 0; n < 5; n += 1) await thief.post(CANCEL, { email: EMAIL, code: "000000" });
    const limited = await thief.post(CANCEL, { email: EMAIL, code: "000000" });
    expect(limited.status).toBe(429);
    expect(alertIn((await pageOf(limited)).page)).toContain("Too many attempts.");
    const login = browserAt(fixture.app);
    await fixture.typePassword(login);
    expect((await login.post("/login/code", { code: "000000" })).status).toBe(400);
    expect((await phone.post(CANCEL, { email: EMAIL, code: await fixture.code() })).status).toBe(
      303,
    );
  });
});

describe("while a removal waits", () => {
  let signedIn: TestBrowser;
  beforeEach(async () => {
    signedIn = browserAt(fixture.app);
    await fixture.typePassword(signedIn);
    await signedIn.post("/login/code", { code: await fixture.code() });
    fixture.clock.advance(MINUTE_MS);
    await fixture.start();
    await fixture.client.execute(
      "update sessions set remember = 1, expires_at = expires_at + 1e10",
    );
  });
  const prove = () =>
    signedIn.post("/dashboard/settings/confirm", { asked: "yes", proofPassword: PASSWORD });

  test("somebody who is signed in sees the removal, and cannot begin another factor or make codes without a code (threat 69)", async () => {
    const path = "/dashboard/settings/two-factor";
    expect(textIn((await signedIn.open(path)).page)).toContain(
      "Two-factor sign-in will be removed on",
    );
    await prove();
    const before = await rowsOf(fixture.client, "two_factor");
    await signedIn.post(path, { intent: "begin" });
    await signedIn.post(path, { intent: "confirm", code: await fixture.code() });
    await signedIn.post(path, { intent: "codes", code: "000000" });
    expect(await rowsOf(fixture.client, "two_factor")).toEqual(before);
    expect(await fixture.waits()).not.toBeNull();
  });

  test("the address cannot be changed, by a new request or an earlier one, so the notices keep their mailbox (threat 69)", async () => {
    await prove();
    const refused = await signedIn.post("/dashboard/settings/email", { email: "thief@kayap.test" });
    expect(refused.status).toBe(409);
    expect(alertIn((await pageOf(refused)).page)).toContain(
      "You can change your e-mail after two-factor sign-in has been removed",
    );
    expect(await fixture.emails("change-email")).toEqual([]);
    await fixture.client.execute("delete from two_factor_recoveries");
    await signedIn.post("/dashboard/settings/email", { email: "thief@kayap.test" });
    const link = await newestLink(fixture.client, "change-email");
    fixture.clock.advance(MINUTE_MS);
    await fixture.start();
    expect(await fixture.waits()).not.toBeNull();
    expect((await fixture.app.post(link, {})).status).toBe(404);
    expect((await rowsOf(fixture.client, "users"))[0]?.email).toBe(EMAIL);
  });

  test("deactivating the account does not change the removal, and signing in shows the welcome page first (threat 69)", async () => {
    await prove();
    await signedIn.post("/dashboard/settings/deactivate", {});
    await fixture.pass(72);
    expect(await fixture.isOn()).toBe(false);
    expect((await fixture.typePassword()).headers.get("Location")).toBe("/dashboard");
    expect((await fixture.owner.get("/dashboard")).headers.get("Location")).toContain(
      "/welcome-back",
    );
  });

  test("requesting deletion does not change it either, and erasing deletes it with everything else (threat 69)", async () => {
    await fixture.isOlder(40);
    await fixture.client.execute("delete from two_factor_recoveries");
    fixture.clock.advance(MINUTE_MS);
    await fixture.start();
    const deletion = { current: PASSWORD, confirm: "DELETE" };
    expect((await signedIn.post("/dashboard/settings/delete", deletion)).status).toBe(303);
    await fixture.pass(48);
    expect(await fixture.emails("two-factor-recovery-notice")).toHaveLength(2);
    expect(await fixture.waits()).not.toBeNull();
    // What is erased is erased on the hour.
    fixture.clock.advance(HOUR_MS - (fixture.clock.read() % HOUR_MS));
    await fixture.pass(13 * 24);
    expect(await fixture.waits()).toBeNull();
    expect(await rowsOf(fixture.client, "two_factor_devices")).toEqual([]);
  });

  test("turning the factor off and on again makes another factor, which the old removal does not touch (threat 69)", async () => {
    const off = { intent: "end", current: PASSWORD, code: await fixture.code() };
    expect((await signedIn.post("/dashboard/settings/two-factor", off)).status).toBe(303);
    expect(await fixture.waits()).toBeNull();
    await addFactor(fixture.client, fixture.userId, fixture.clock.read());
    await fixture.pass(80);
    expect(await fixture.isOn()).toBe(true);
  });
});
