import type { Client } from "@libsql/client";
import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import { expect } from "vitest";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import type { AccessKind, AccountEvent } from "#app/domain/accounts/account-access.ts";
import { runJobs } from "#app/jobs/run-jobs.ts";
import { moderationLetter } from "#app/email/moderation-email.ts";
import { stopPath } from "#app/email/unsubscribe-link.ts";
import { deliverPushes } from "#app/push/deliver-pushes.ts";
import { moderate } from "#db/support/moderation.ts";
import {
  addAccount,
  browserAt,
  HOUR,
  MINUTE,
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
import { recordedRooms } from "./conversations.ts";
import { emptyDatabase } from "./database.ts";
import { insert } from "./fixtures.ts";
import { element, textIn, texts } from "./html.ts";
import { memoryBucket } from "./photos.ts";
import { type PushServiceUnderTest, pushSubscriber } from "./push-service.ts";

const SETTINGS = "/dashboard/settings";
const SECRET = "only for tests, and long enough for them";
export const NEW_PASSWORD = "two macaws over Iwokrama";

/** An account with its owner signed in, and somebody else who is signed in to it in another browser. */
export type AccessWorld = Awaited<ReturnType<typeof accessWorld>>;

export async function accessWorld(push: PushServiceUnderTest, { factor = false } = {}) {
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
  const world = { client, db, clock, live, app, push, userId, account };
  const owner = browserAt(app);
  await signIn(world, owner);
  if (factor) await takeFactor(world, owner);
  const stranger = browserAt(app);
  await signIn(world, stranger);
  return { ...world, owner, stranger };
}

type Outside = Omit<AccessWorld, "owner" | "stranger">;

const codeFor = (key: string, at: number) =>
  generateHOTP(base32.decode(key.replace(/ /g, "")), Math.floor(at / 30_000));

/** A code of the app that was not used yet. */
function freshCode({ clock, account }: Outside) {
  clock.advance(MINUTE);
  return codeFor(account.key, clock.read());
}

/** Signs in with all that is asked for, after whatever the account needs before it lets its owner in. */
export async function signIn(world: Outside, browser: TestBrowser, remember = "on") {
  await makeReady(world);
  const { email, password } = world.account;
  const answer = await browser.post("/login", { email, password, remember });
  if (answer.headers.get("Location")?.startsWith("/login/code")) {
    await browser.post("/login/code", { code: await freshCode(world) });
  }
  const next = (await browser.get("/dashboard")).headers.get("Location");
  if (next?.startsWith("/welcome-back")) await browser.post("/welcome-back", {});
  expect((await browser.get("/dashboard")).status).toBe(200);
}

async function makeReady(world: Outside) {
  const { account } = world;
  if (account.hidden) await setHidden(world, false);
  if (!account.resetToken) return;
  await choosePassword(world, account.resetToken);
  account.resetToken = "";
}

async function choosePassword({ app, account }: Outside, token: string) {
  const fields = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const answer = await browserAt(app).post("/reset-password", fields);
  if (answer.status === 303) account.password = NEW_PASSWORD;
  return answer.status === 303;
}

async function setHidden({ db, clock, live, userId, account }: Outside, hide: boolean) {
  const reason = "Asked for money first.";
  const letter = moderationLetter({
    kind: "account",
    hide,
    reason,
    supportEmail: "support@kayap.test",
  });
  const owner = { id: userId, email: account.email };
  const now = clock.read();
  await moderate(db, { kind: "account", id: userId, hide, reason, owner, letter, now });
  await runJobsIn({ db, clock, live });
  account.hidden = hide;
}

/** What the clock runs. */
function runJobsIn({ db, clock, live }: Pick<Outside, "db" | "clock" | "live">) {
  const outside = { bucket: memoryBucket(), post: null, push: null, secret: SECRET };
  const now = clock.read();
  return runJobs({ db, rooms: live.rooms, appOrigin: "http://kayap.test", now, ...outside });
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
  clock.advance(MINUTE);
  Object.assign(account, await turnFactorOn(browser, clock.read()));
}

async function beginFactor(browser: TestBrowser, password = PASSWORD) {
  await proveAgain(browser, password);
  await browser.post(`${SETTINGS}/two-factor`, { intent: "begin" });
  const { page } = await browser.open(`${SETTINGS}/two-factor`);
  return textIn(element(page, (one) => one.name === "code"));
}

async function turnFactorOff(world: AccessWorld) {
  const { account, owner } = world;
  const fields = { intent: "end", current: account.password, code: await freshCode(world) };
  const answer = await owner.post(`${SETTINGS}/two-factor`, fields);
  expect(answer.headers.get("Location")).toBe(SETTINGS);
  account.key = "";
}

const isDone = (answer: Response) => expect(answer.status).toBe(303);

/** Each event as it comes about, by real requests; a hidden account by the command of the moderators. */
export const HAPPENS: Record<AccountEvent, (world: AccessWorld) => Promise<void>> = {
  "password-reset": async (world) => {
    world.clock.advance(2 * MINUTE);
    await world.app.post("/forgot-password", { email: world.account.email });
    const token = tokenOf(await newestLink(world.client, "reset-password"));
    expect(await choosePassword(world, token)).toBe(true);
  },
  "password-changed": async ({ owner, account }) => {
    const fields = { current: account.password, password: NEW_PASSWORD };
    isDone(await owner.post(`${SETTINGS}/password`, { ...fields, confirmPassword: NEW_PASSWORD }));
    account.password = NEW_PASSWORD;
  },
  "not-me": async (world) => {
    await signIn(world, browserAt(world.app));
    const denied = await world.app.post(await newestLink(world.client, "new-device"), {});
    isDone(denied);
    world.account.resetToken = tokenOf(denied.headers.get("Location") ?? "");
  },
  "email-changed": async ({ client, app, owner, account, clock }) => {
    clock.advance(2 * MINUTE);
    const email = "anita.new@kayap.test";
    await proveAgain(owner, account.password);
    isDone(await owner.post(`${SETTINGS}/email`, { email }));
    isDone(await app.post(await newestLink(client, "change-email"), {}));
    account.email = email;
  },
  "email-change-stopped": async (world) => {
    const email = world.account.email;
    const token = await addToken(world, "stop-email-change", email);
    const stopped = await world.app.post(`/stop-email-change?token=${token}`, {});
    isDone(stopped);
    world.account.resetToken = tokenOf(stopped.headers.get("Location") ?? "");
  },
  "two-factor-removed": async (world) => {
    const { client, app, clock, account } = world;
    if (!(await rowsOf(client, "two_factor_recoveries")).length) {
      const token = await addToken(world, "recover-two-factor");
      const path = `/two-factor-recovery/start?token=${token}`;
      isDone(await app.post(path, { current: account.password }));
    }
    for (let day = 0; day < 3; day += 1) {
      clock.advance(24 * HOUR);
      await runJobsIn(world);
    }
    expect(await rowsOf(client, "two_factor")).toEqual([]);
    account.key = "";
  },
  "two-factor-on": async (world) => {
    if (world.account.key) await turnFactorOff(world);
    await takeFactor(world, world.owner);
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
  hidden: (world) => setHidden(world, true),
  "signed-out-everywhere": async ({ owner }) =>
    isDone(await owner.post(`${SETTINGS}/sessions`, { which: "others" })),
};

/** Whether what was made still gets its holder anywhere. */
type Works = () => Promise<boolean>;

/** How access of each kind comes about, mostly in the hands of the stranger, and how it is used. */
export const MADE: Record<AccessKind, (world: AccessWorld) => Promise<Works>> = {
  session:
    async ({ stranger }) =>
    () =>
      isSignedIn(stranger),
  socket: async ({ live, userId }) => {
    live.told.length = 0;
    return async () =>
      !live.told.some(([what, who]) => /^end(Person|Session)$/.test(what) && who === userId);
  },
  "push-endpoint": async (world) => {
    await turnPushesOn(world.stranger, "of-a-stranger");
    return async () => (await pushesOf(world)).length > 0;
  },
  "verify-email": (world) => linkOf(world, "verify-email", "/verify-email"),
  "change-email": (world) => linkOf(world, "change-email", "/change-email", "other@kayap.test"),
  "reset-password": async (world) => {
    const token = await addToken(world, "reset-password");
    return () => choosePassword(world, token);
  },
  "not-me": async ({ client, app }) => {
    const link = await newestLink(client, "new-device");
    return async () => (await app.post(link, {})).status === 303;
  },
  "stop-email-change": async (world) => {
    const token = await addToken(world, "stop-email-change");
    await world.client.execute({
      sql: "update tokens set expires_at = expires_at + ? where kind = 'stop-email-change'",
      args: [7 * 24 * HOUR],
    });
    return async () =>
      (await world.app.post(`/stop-email-change?token=${token}`, {})).status === 303;
  },
  "recover-two-factor": async (world) => {
    const token = await addToken(world, "recover-two-factor");
    return async () => {
      await makeReady(world);
      const path = `/two-factor-recovery/start?token=${token}`;
      return (await world.app.post(path, { current: world.account.password })).status === 303;
    };
  },
  "two-factor-recovery": async (world) => {
    const token = await addToken(world, "recover-two-factor");
    const path = `/two-factor-recovery/start?token=${token}`;
    isDone(await world.app.post(path, { current: world.account.password }));
    return async () => (await rowsOf(world.client, "two_factor_recoveries")).length > 0;
  },
  "security-notice": async (world) => {
    await turnPushesOn(world.stranger, "of-the-owner");
    return async () => (await pushesOf(world, { security: 1 })).length > 0;
  },
  "pending-two-factor": async (world) => {
    const browser = browserAt(world.app);
    const { email, password } = world.account;
    await browser.post("/login", { email, password });
    expect(browser.cookies.has("half-way")).toBe(true);
    return () => passesFactor(world, browser);
  },
  "two-factor-setup": async (world) => {
    const key = await beginFactor(world.stranger, world.account.password);
    return async () => {
      const browser = browserAt(world.app);
      await signIn(world, browser);
      const code = await codeFor(key, world.clock.read());
      const answer = await browser.post(`${SETTINGS}/two-factor`, { intent: "confirm", code });
      return answer.status === 200;
    };
  },
  "two-factor": async (world) => async () => {
    const browser = await passwordTyped(world);
    return (await isSignedIn(browser)) ? false : passesFactor(world, browser);
  },
  "recovery-code": async (world) => async () => {
    const browser = await passwordTyped(world);
    if (await isSignedIn(browser)) return false;
    await browser.post("/login/code", { code: world.account.codes[0] ?? "" });
    return isSignedIn(browser);
  },
  "calendar-feed": async ({ app, stranger }) => {
    const page = await (await stranger.post("/dashboard/bookings/feed", { step: "new" })).text();
    const path = /\/calendar\/[\w-]{43}\.ics/.exec(page)?.[0] ?? "";
    return async () => (await app.fetch(path)).status === 200;
  },
  "data-link": async (world) => {
    await world.stranger.post(`${SETTINGS}/data`, {});
    const page = await (await world.stranger.get(`${SETTINGS}/data`)).text();
    const path = /\/dashboard\/settings\/data\/[\w-]{43}/.exec(page)?.[0] ?? "";
    return async () => {
      const browser = browserAt(world.app);
      await signIn(world, browser);
      return (await browser.get(path)).headers.get("Content-Type") === "application/zip";
    };
  },
  "known-device": async (world) => {
    const browser = browserAt(world.app);
    await signIn(world, browser);
    await browser.post("/logout", {});
    return async () => {
      await makeReady(world);
      const { email, password } = world.account;
      for (let n = 0; n < 6; n += 1) await world.app.post("/login", { email, password: "no" });
      return (await browser.post("/login", { email, password })).status === 303;
    };
  },
  "typed-form": async (world) => {
    const browser = browserAt(world.app);
    await signIn(world, browser, "");
    world.clock.advance(31 * MINUTE);
    const fields = { firstName: "Planted", lastName: "Ramdeen" };
    isDone(await browser.post("/dashboard/profile", fields));
    return async () => {
      const later = browserAt(world.app);
      await signIn(world, later);
      return (await (await later.get("/dashboard/unsent")).text()).includes("Planted");
    };
  },
  "unsubscribe-link": async ({ app, userId }) => {
    const path = stopPath(SECRET, "messages", userId);
    return async () => (await app.post(path, {})).status === 200;
  },
};

async function isSignedIn(browser: TestBrowser) {
  const answer = await browser.get("/dashboard");
  return !(answer.headers.get("Location") ?? "").startsWith("/login");
}

async function passwordTyped(world: Outside) {
  await makeReady(world);
  const browser = browserAt(world.app);
  const { email, password } = world.account;
  isDone(await browser.post("/login", { email, password }));
  return browser;
}

async function passesFactor(world: Outside, browser: TestBrowser) {
  const code = world.account.key ? await freshCode(world) : "123456";
  await browser.post("/login/code", { code });
  return isSignedIn(browser);
}

/** Has a browser pushed to, under a name. */
export async function turnPushesOn(browser: TestBrowser, name: string) {
  const { endpoint, p256dh, auth } = pushSubscriber(name);
  const form = { turn: "on", endpoint, p256dh, auth };
  expect((await browser.post(`${SETTINGS}/push`, form)).status).toBe(200);
}

/** The paths of the endpoints to which news of the account goes. */
export async function pushesOf(
  { client, db, userId, clock, push }: Outside,
  more: { security?: 1 } = {},
) {
  // What is told about the event itself is another matter.
  await client.execute("delete from push_outbox");
  push.received.length = 0;
  const row = { id: crypto.randomUUID(), user_id: userId, kind: "account", title: "News" };
  await insert(client, "notifications", { ...row, ...more, link: "/", created_at: clock.read() });
  await deliverPushes({ db, sending: push.sending, now: clock.read() });
  return push.received.map(({ path }) => path);
}

async function linkOf(world: AccessWorld, kind: string, path: string, email?: string) {
  const token = await addToken(world, kind, email);
  return async () => (await world.app.post(`${path}?token=${token}`, {})).status === 303;
}

/** A one-time code that is good for an hour. */
async function addToken(world: Outside, kind: string, email = world.account.email) {
  const token = newToken();
  await storeToken(world.client, {
    token,
    kind,
    userId: world.userId,
    email,
    now: world.clock.read(),
  });
  return token;
}

type StoredToken = { token: string; kind: string; userId: string; email: string; now: number };

/** Puts a one-time code into the database that is good for an hour. */
export function storeToken(client: Client, { token, kind, userId, email, now }: StoredToken) {
  const row = { hash: hashToken(token), kind, user_id: userId, email };
  return insert(client, "tokens", { ...row, expires_at: now + HOUR, created_at: now });
}
