import type { Client } from "@libsql/client";
import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import { expect } from "vitest";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import type { AccessKind, AccountEvent } from "#app/domain/accounts/access-after.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { appealLink } from "#app/email/links/appeal-link.ts";
import { unsubscribePath } from "#app/email/links/unsubscribe-link.ts";
import { deliverPushes } from "#app/push/deliver-pushes.ts";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { insert } from "#tests/support/fixtures.ts";
import { element, textIn, texts } from "#tests/support/html.ts";
import { type PushServiceUnderTest, pushSubscriber } from "#tests/support/http/push-service.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { moderate } from "#tests/support/records/moderation.ts";
import { memoryBucket } from "#tests/support/records/photos.ts";
import { SECRET } from "#tests/support/secret.ts";
import {
  addAccount,
  browserAt,
  movableClock,
  newestLink,
  PASSWORD,
  pageOf,
  proveAgain,
  rowsOf,
  type TestBrowser,
  tokenOf,
} from "./accounts.ts";
import { appOver } from "./app.ts";
import { SETTINGS } from "./settings-addresses.ts";
import { addMeasure, giveRole } from "./staff.ts";

export const NEW_PASSWORD = "two macaws over Iwokrama";

/** An account with its owner signed in, and a stranger who is signed in to it in another browser. */
export type AccessFixture = Awaited<ReturnType<typeof accessFixture>>;

export async function accessFixture(push: PushServiceUnderTest, { factor = false } = {}) {
  const { client, db } = await emptyDatabase();
  const clock = movableClock();
  const live = recordedRooms();
  const app = appOver(db, { clock: clock.read, rooms: live.rooms, push: push.sending });
  const userId = await addAccount(client);
  const account = {
    email: "anita@kayap.test",
    password: PASSWORD,
    key: "",
    codes: [] as string[],
    hidden: false,
    resetToken: "",
  };
  const fixture = { client, db, clock, live, app, push, userId, account };
  const owner = browserAt(app);
  await signIn(fixture, owner);
  if (factor) await takeFactor(fixture, owner);
  const stranger = browserAt(app);
  await signIn(fixture, stranger);
  return { ...fixture, owner, stranger };
}

type Outside = Omit<AccessFixture, "owner" | "stranger">;

const codeFor = (key: string, at: number) =>
  generateHOTP(base32.decode(key.replace(/ /g, "")), Math.floor(at / 30_000));

/** A code of the app that was not used yet. */
function freshCode({ clock, account }: Outside) {
  clock.advance(MINUTE_MS);
  return codeFor(account.key, clock.read());
}

/** Signs in with everything required, after whatever the account needs first. */
export async function signIn(fixture: Outside, browser: TestBrowser, remember = "on") {
  await makeReady(fixture);
  const { email, password } = fixture.account;
  const answer = await browser.post("/login", { email, password, remember });
  if (answer.headers.get("Location")?.startsWith("/login/code")) {
    await browser.post("/login/code", { code: await freshCode(fixture) });
  }
  const next = (await browser.get("/dashboard")).headers.get("Location");
  if (next?.startsWith("/welcome-back")) await browser.post("/welcome-back", {});
  expect((await browser.get("/dashboard")).status).toBe(200);
}

async function makeReady(fixture: Outside) {
  const { account } = fixture;
  if (account.hidden) await setHidden(fixture, false);
  if (!account.resetToken) return;
  await choosePassword(fixture, account.resetToken);
  account.resetToken = "";
}

async function choosePassword({ app, account }: Outside, token: string) {
  const fields = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const answer = await browserAt(app).post("/reset-password", fields);
  if (answer.status === 303) account.password = NEW_PASSWORD;
  return answer.status === 303;
}

async function setHidden({ db, clock, live, userId, account }: Outside, hide: boolean) {
  await moderate(db, { kind: "account", id: userId, hide, now: clock.read() });
  await runScheduledIn({ db, clock, live });
  account.hidden = hide;
}

/** Runs the scheduled jobs. */
function runScheduledIn({ db, clock, live }: Pick<Outside, "db" | "clock" | "live">) {
  const outside = {
    bucket: memoryBucket(),
    papers: memoryBucket(),
    emailSender: null,
    push: null,
    secret: SECRET,
  };
  const now = clock.read();
  return runScheduled({
    db,
    purge: async () => {},
    rooms: live.rooms,
    appOrigin: "http://kayap.test",
    postalAddress: "1 Main Street, Georgetown",
    now,
    ...outside,
  });
}

/** Turns the second factor on as a person does, in a browser that is signed in; the key of the app and the recovery codes. */
export async function turnFactorOn(browser: TestBrowser, now: number) {
  const key = await beginFactor(browser);
  const form = { intent: "confirm", code: await codeFor(key, now) };
  const { page } = await pageOf(await browser.post(`${SETTINGS}/two-factor`, form));
  const codes = texts(element(page, "main"), "code");
  expect(codes).toHaveLength(10);
  return { key, codes };
}

async function takeFactor({ account, clock }: Outside, browser: TestBrowser) {
  clock.advance(MINUTE_MS);
  Object.assign(account, await turnFactorOn(browser, clock.read()));
}

async function beginFactor(browser: TestBrowser, password = PASSWORD) {
  await proveAgain(browser, password);
  await browser.post(`${SETTINGS}/two-factor`, { intent: "begin" });
  const { page } = await browser.open(`${SETTINGS}/two-factor`);
  return textIn(element(page, (one) => one.name === "code"));
}

async function turnFactorOff(fixture: AccessFixture) {
  const { account, owner } = fixture;
  const fields = { intent: "end", current: account.password, code: await freshCode(fixture) };
  const answer = await owner.post(`${SETTINGS}/two-factor`, fields);
  expect(answer.headers.get("Location")).toBe(SETTINGS);
  account.key = "";
}

const isDone = (answer: Response) => expect(answer.status).toBe(303);

/** Causes each event by real requests; hiding an account by the moderators' command. */
export const HAPPENS: Record<AccountEvent, (fixture: AccessFixture) => Promise<void>> = {
  "password-reset": async (fixture) => {
    fixture.clock.advance(2 * MINUTE_MS);
    await fixture.app.post("/forgot-password", { email: fixture.account.email });
    const token = tokenOf(await newestLink(fixture.client, "reset-password"));
    expect(await choosePassword(fixture, token)).toBe(true);
  },
  "password-changed": async ({ owner, account }) => {
    const fields = { current: account.password, password: NEW_PASSWORD };
    isDone(await owner.post(`${SETTINGS}/password`, { ...fields, confirmPassword: NEW_PASSWORD }));
    account.password = NEW_PASSWORD;
  },
  // A minute later, because what is as young as the link that is used ends with it.
  "not-me": async (fixture) => {
    fixture.clock.advance(MINUTE_MS);
    await signIn(fixture, browserAt(fixture.app));
    const denied = await fixture.app.post(await newestLink(fixture.client, "new-device"), {});
    isDone(denied);
    fixture.account.resetToken = tokenOf(denied.headers.get("Location") ?? "");
  },
  "email-changed": async ({ client, app, owner, account, clock }) => {
    clock.advance(2 * MINUTE_MS);
    const email = "anita.new@kayap.test";
    await proveAgain(owner, account.password);
    isDone(await owner.post(`${SETTINGS}/email`, { email }));
    isDone(await app.post(await newestLink(client, "change-email"), {}));
    account.email = email;
  },
  "email-change-stopped": async (fixture) => {
    const email = fixture.account.email;
    fixture.clock.advance(MINUTE_MS);
    const token = await addToken(fixture, "stop-email-change", email);
    const stopped = await fixture.app.post(`/stop-email-change?token=${token}`, {});
    isDone(stopped);
    fixture.account.resetToken = tokenOf(stopped.headers.get("Location") ?? "");
  },
  "two-factor-removed": async (fixture) => {
    const { client, app, clock, account } = fixture;
    if (!(await rowsOf(client, "two_factor_recoveries")).length) {
      const token = await addToken(fixture, "recover-two-factor");
      const path = `/two-factor-recovery/start?token=${token}`;
      isDone(await app.post(path, { current: account.password }));
    }
    for (let day = 0; day < 3; day += 1) {
      clock.advance(DAY_MS);
      await runScheduledIn(fixture);
    }
    expect(await rowsOf(client, "two_factor")).toEqual([]);
    account.key = "";
  },
  "two-factor-on": async (fixture) => {
    if (fixture.account.key) await turnFactorOff(fixture);
    await takeFactor(fixture, fixture.owner);
  },
  "two-factor-off": turnFactorOff,
  deactivated: async ({ owner, account }) => {
    await proveAgain(owner, account.password);
    isDone(await owner.post(`${SETTINGS}/deactivate`, {}));
  },
  "deletion-requested": async ({ owner, account }) => {
    const fields = { current: account.password, confirm: "DELETE" };
    isDone(await owner.post(`${SETTINGS}/delete`, fields));
  },
  hidden: (fixture) => setHidden(fixture, true),
  "signed-out-everywhere": async ({ owner }) =>
    isDone(await owner.post(`${SETTINGS}/sessions`, { which: "others" })),
};

/** Whether the access still works. */
type Works = () => Promise<boolean>;

/** Creates access of each kind, mostly for the stranger; returns how to use it. */
export const MADE: Record<AccessKind, (fixture: AccessFixture) => Promise<Works>> = {
  session:
    async ({ stranger }) =>
    () =>
      isSignedIn(stranger),
  "staff-session": async (fixture) => {
    const { client, stranger, userId, clock, account } = fixture;
    await giveRole(client, userId, "support");
    const proof = { asked: "yes", current: account.password, code: await freshCode(fixture) };
    isDone(await stranger.post("/team/enter", proof));
    await client.execute(`update staff_sessions set last_seen_at = ${clock.read() + 30 * DAY_MS}`);
    return async () => (await stranger.get("/team")).status === 200;
  },
  socket: async ({ live, userId }) => {
    live.calls.length = 0;
    return async () =>
      !live.calls.some(([what, who]) => /^end(Person|Session)$/.test(what) && who === userId);
  },
  "push-endpoint": async (fixture) => {
    await turnPushesOn(fixture.stranger, "of-a-stranger");
    return async () => (await pushesOf(fixture)).length > 0;
  },
  "verify-email": (fixture) => linkOf(fixture, "verify-email", "/verify-email"),
  "change-email": (fixture) => linkOf(fixture, "change-email", "/change-email", "other@kayap.test"),
  "reset-password": async (fixture) => {
    const token = await addToken(fixture, "reset-password");
    return () => choosePassword(fixture, token);
  },
  "not-me": async ({ client, app }) => {
    const link = await newestLink(client, "new-device");
    return async () => (await app.post(link, {})).status === 303;
  },
  "stop-email-change": async (fixture) => {
    const token = await addToken(fixture, "stop-email-change");
    await fixture.client.execute({
      sql: "update tokens set expires_at = expires_at + ? where kind = 'stop-email-change'",
      args: [7 * DAY_MS],
    });
    return async () =>
      (await fixture.app.post(`/stop-email-change?token=${token}`, {})).status === 303;
  },
  "recover-two-factor": async (fixture) => {
    const token = await addToken(fixture, "recover-two-factor");
    return async () => {
      await makeReady(fixture);
      const path = `/two-factor-recovery/start?token=${token}`;
      return (await fixture.app.post(path, { current: fixture.account.password })).status === 303;
    };
  },
  "two-factor-recovery": async (fixture) => {
    const token = await addToken(fixture, "recover-two-factor");
    const path = `/two-factor-recovery/start?token=${token}`;
    isDone(await fixture.app.post(path, { current: fixture.account.password }));
    return async () => (await rowsOf(fixture.client, "two_factor_recoveries")).length > 0;
  },
  "security-notice": async (fixture) => {
    await turnPushesOn(fixture.stranger, "of-the-owner");
    return async () => (await pushesOf(fixture, { security: 1 })).length > 0;
  },
  "pending-two-factor": async (fixture) => {
    const browser = browserAt(fixture.app);
    const { email, password } = fixture.account;
    await browser.post("/login", { email, password });
    expect(browser.cookies.has("pending-two-factor")).toBe(true);
    return () => passesFactor(fixture, browser);
  },
  "two-factor-setup": async (fixture) => {
    const browser = fixture.stranger;
    const key = await beginFactor(browser, fixture.account.password);
    // In the session that began it, and in no other (threat 88).
    return async () => {
      await proveAgain(browser, fixture.account.password);
      const code = await codeFor(key, fixture.clock.read());
      const answer = await browser.post(`${SETTINGS}/two-factor`, { intent: "confirm", code });
      return answer.status === 200;
    };
  },
  "two-factor": async (fixture) => async () => {
    const browser = await passwordTyped(fixture);
    return (await isSignedIn(browser)) ? false : passesFactor(fixture, browser);
  },
  "recovery-code": async (fixture) => async () => {
    const browser = await passwordTyped(fixture);
    if (await isSignedIn(browser)) return false;
    await browser.post("/login/code", { code: fixture.account.codes[0] ?? "" });
    return isSignedIn(browser);
  },
  "calendar-feed": async ({ app, stranger }) => {
    const page = await (await stranger.post("/dashboard/bookings/feed", { step: "new" })).text();
    const path = /\/calendar\/[\w-]{43}\.ics/.exec(page)?.[0] ?? "";
    return async () => (await app.fetch(path)).status === 200;
  },
  "data-link": async (fixture) => {
    await fixture.stranger.post(`${SETTINGS}/data`, {});
    const page = await (await fixture.stranger.get(`${SETTINGS}/data`)).text();
    const path = /\/dashboard\/settings\/data\/[\w-]{43}/.exec(page)?.[0] ?? "";
    return async () => {
      const browser = browserAt(fixture.app);
      await signIn(fixture, browser);
      return (await browser.get(path)).headers.get("Content-Type") === "application/zip";
    };
  },
  "known-device": async (fixture) => {
    const browser = browserAt(fixture.app);
    await signIn(fixture, browser);
    await browser.post("/logout", {});
    return async () => {
      await makeReady(fixture);
      const { email, password } = fixture.account;
      for (let n = 0; n < 6; n += 1) await fixture.app.post("/login", { email, password: "no" });
      return (await browser.post("/login", { email, password })).status === 303;
    };
  },
  "unsent-form": async (fixture) => {
    const browser = browserAt(fixture.app);
    await signIn(fixture, browser, "");
    fixture.clock.advance(31 * MINUTE_MS);
    const fields = { firstName: "Planted", lastName: "Ramdeen" };
    isDone(await browser.post("/dashboard/profile", fields));
    return async () => {
      await signIn(fixture, browser);
      return (await (await browser.get("/dashboard/unsent")).text()).includes("Planted");
    };
  },
  "unsubscribe-link": async ({ app, userId }) => {
    const path = unsubscribePath(SECRET, "messages", userId);
    return async () => (await app.post(path, {})).status === 200;
  },
  "appeal-link": async ({ client, app, userId, clock }) => {
    const id = await addMeasure(client, userId, { created_at: clock.read() });
    const path = new URL(appealLink({ appOrigin: "http://kayap.test", secret: SECRET }, id));
    return async () => (await app.fetch(path.pathname + path.search)).status === 200;
  },
};

async function isSignedIn(browser: TestBrowser) {
  const answer = await browser.get("/dashboard");
  return !(answer.headers.get("Location") ?? "").startsWith("/login");
}

async function passwordTyped(fixture: Outside) {
  await makeReady(fixture);
  const browser = browserAt(fixture.app);
  const { email, password } = fixture.account;
  isDone(await browser.post("/login", { email, password }));
  return browser;
}

async function passesFactor(fixture: Outside, browser: TestBrowser) {
  const code = fixture.account.key ? await freshCode(fixture) : "123456";
  await browser.post("/login/code", { code });
  return isSignedIn(browser);
}

/** Turns push notifications on in a browser, under a name. */
export async function turnPushesOn(browser: TestBrowser, name: string) {
  const { endpoint, p256dh, auth } = pushSubscriber(name);
  const form = { turn: "on", endpoint, p256dh, auth };
  expect((await browser.post(`${SETTINGS}/push`, form)).status).toBe(200);
}

/** The paths of the endpoints that get notifications of the account. */
export async function pushesOf(
  { client, db, userId, clock, push }: Outside,
  more: { security?: 1 } = {},
) {
  // Notifications about the event itself do not count.
  await client.execute("delete from push_outbox");
  push.received.length = 0;
  const row = { id: crypto.randomUUID(), user_id: userId, kind: "account", title: "News" };
  await insert(client, "notifications", { ...row, ...more, link: "/", created_at: clock.read() });
  await deliverPushes({ db, sending: push.sending, now: clock.read() });
  return push.received.map(({ path }) => path);
}

async function linkOf(fixture: AccessFixture, kind: string, path: string, email?: string) {
  const token = await addToken(fixture, kind, email);
  return async () => (await fixture.app.post(`${path}?token=${token}`, {})).status === 303;
}

/** Adds a one-time token that is valid for an hour. */
async function addToken(fixture: Outside, kind: string, email = fixture.account.email) {
  const token = newToken();
  await storeToken(fixture.client, {
    token,
    kind,
    userId: fixture.userId,
    email,
    now: fixture.clock.read(),
  });
  return token;
}

type StoredToken = { token: string; kind: string; userId: string; email: string; now: number };

/** Stores a one-time token that is valid for an hour. */
export function storeToken(client: Client, { token, kind, userId, email, now }: StoredToken) {
  const row = { hash: hashToken(token), kind, user_id: userId, email };
  return insert(client, "tokens", { ...row, expires_at: now + HOUR_MS, created_at: now });
}
