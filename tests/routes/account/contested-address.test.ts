import { beforeEach, describe, expect, test } from "vitest";
import {
  addAccount,
  browserAt,
  DAY,
  MINUTE,
  movableClock,
  newestLink,
  PASSWORD,
  pageOf,
  REGISTRATION,
  rowsOf,
  type TestBrowser,
  tokenOf,
} from "../../support/accounts.ts";
import { appOver } from "../../support/app.ts";
import { emptyDatabase, type TestDatabase } from "../../support/database.ts";
import { element } from "../../support/html.ts";
import { emailsIn } from "../../support/outbox.ts";

const VICTIM = "victim@kayap.test";
const THEIRS = "what the stranger knows";
const CHOSEN = "two macaws over Iwokrama";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let stranger: TestBrowser;
let victim: TestBrowser;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
  stranger = browserAt(app, { "CF-Connecting-IP": "190.80.1.2" });
  victim = browserAt(app, { "CF-Connecting-IP": "190.80.1.3" });
});

const registers = (browser: TestBrowser, password: string, email = VICTIM) =>
  browser.post("/register", { ...REGISTRATION, email, password, confirmPassword: password });
const signsIn = async (browser: TestBrowser, password: string, email = VICTIM) =>
  (await browser.post("/login", { email, password })).status;
const emailsTo = async (to: string) =>
  (await emailsIn(database.client)).filter(({ recipient }) => recipient === to);

/** Confirms by the newest link in a browser and chooses a password, as the page that follows asks for. */
async function confirmsAndChooses(browser: TestBrowser) {
  const confirmed = await browser.post(await newestLink(database.client, "verify-email"), {});
  const goal = confirmed.headers.get("Location") ?? "";
  expect(goal).toMatch(/^\/reset-password\?token=/);
  for (const password of [THEIRS, PASSWORD]) expect(await signsIn(browser, password)).toBe(400);
  const fields = { token: tokenOf(goal), password: CHOSEN, confirmPassword: CHOSEN };
  expect((await browser.post("/reset-password", fields)).status).toBe(303);
}

describe("an address that two browsers registered", () => {
  test.each([
    ["a second after the stranger, when no e-mail may be sent", 1_000, 1],
    ["when the stranger has used up the e-mails of the day", 61 * MINUTE, 10],
  ])(
    "%s, ends with the password its owner chooses after confirming (threat 67)",
    async (_, pause, asked) => {
      await registers(stranger, THEIRS);
      for (let n = 1; n < asked; n += 1) {
        clock.advance(21 * MINUTE);
        await stranger.post("/verify-email/resend", { email: VICTIM });
      }
      expect(await emailsTo(VICTIM)).toHaveLength(asked);
      clock.advance(pause);
      await registers(victim, PASSWORD);
      expect(await emailsTo(VICTIM)).toHaveLength(asked);
      await confirmsAndChooses(victim);
      for (const password of [THEIRS, PASSWORD])
        expect(await signsIn(stranger, password)).toBe(400);
      expect(await signsIn(victim, CHOSEN)).toBe(303);
    },
  );

  test("when the second only asks for the confirmation again, ends with the password its owner chooses (threat 67)", async () => {
    await registers(stranger, THEIRS);
    await victim.get("/register");
    await victim.post("/verify-email/resend", { email: VICTIM });
    await confirmsAndChooses(victim);
    expect(await signsIn(stranger, THEIRS)).toBe(400);
  });

  test("ends the same when the owner was first (threat 67)", async () => {
    await registers(victim, PASSWORD);
    clock.advance(1_000);
    await registers(stranger, THEIRS);
    await confirmsAndChooses(victim);
    expect(await signsIn(stranger, THEIRS)).toBe(400);
  });

  test("keeps the password where one browser registers and asks again (threat 67)", async () => {
    await registers(victim, "an earlier one");
    clock.advance(1_000);
    await registers(victim, PASSWORD);
    clock.advance(2 * MINUTE);
    await victim.post("/verify-email/resend", { email: VICTIM });
    const confirmed = await victim.post(await newestLink(database.client, "verify-email"), {});
    expect(confirmed.headers.get("Location")).toBe("/dashboard");
    expect(await signsIn(browserAt(app), PASSWORD)).toBe(303);
  });

  test("is not revealed: the answers are the same as for any address (threats 1 and 67)", async () => {
    await registers(stranger, THEIRS);
    const answers = [];
    for (const email of [VICTIM, "nobody@kayap.test"]) {
      const browser = browserAt(app, { "CF-Connecting-IP": email });
      const answer = await registers(browser, PASSWORD, email);
      const again = await browser.post("/verify-email/resend", { email });
      const names = answer.headers.getSetCookie().map((set) => set.split("=")[0]);
      const headers = [answer, again].map(({ status, headers }) => [
        status,
        headers.get("Location"),
      ]);
      answers.push({ names, headers });
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe("an unconfirmed sign-up of somebody else", () => {
  let owner: TestBrowser;
  beforeEach(async () => {
    await addAccount(database.client);
    owner = browserAt(app);
    await owner.post("/login", { email: "anita@kayap.test", password: PASSWORD });
    await registers(stranger, THEIRS);
  });

  const asksToChange = () =>
    owner.post("/dashboard/settings/email", { email: VICTIM, current: PASSWORD });
  const confirmsChange = async () =>
    victim.post(await newestLink(database.client, "change-email"), {});
  const people = async () => (await rowsOf(database.client, "users")).map(({ email }) => email);

  test("does not hold the address: its owner changes to it, and the stranger's row is deleted (threat 79)", async () => {
    expect((await asksToChange()).status).toBe(303);
    expect((await emailsTo(VICTIM)).map(({ kind }) => kind)).toEqual([
      "verify-email",
      "change-email",
    ]);
    const older = await newestLink(database.client, "verify-email");
    const confirmed = await confirmsChange();
    expect(confirmed.headers.get("Location")).toMatch(/^\/reset-password\?token=/);
    expect(await people()).toEqual([VICTIM]);
    expect((await stranger.post(older, {})).status).toBe(404);
    expect(await signsIn(stranger, THEIRS)).toBe(400);
  });

  test("counts as a second browser: whoever has the mailbox chooses the password, and nobody stays signed in (threats 67 and 79)", async () => {
    await asksToChange();
    const confirmed = await confirmsChange();
    expect((await owner.get("/dashboard")).headers.get("Location")).toMatch(/^\/login/);
    expect(await signsIn(owner, PASSWORD)).toBe(400);
    const token = tokenOf(confirmed.headers.get("Location") ?? "");
    await victim.post("/reset-password", { token, password: CHOSEN, confirmPassword: CHOSEN });
    expect(await signsIn(victim, CHOSEN)).toBe(303);
    const { page } = await pageOf(await victim.get("/dashboard/settings/email"));
    expect(JSON.stringify(element(page, "main"))).toContain(VICTIM);
  });

  test("that is confirmed before the change keeps its address, and the change fails (threat 79)", async () => {
    await asksToChange();
    await victim.post(await newestLink(database.client, "verify-email"), {});
    expect((await confirmsChange()).status).toBe(404);
    expect(await people()).toEqual(["anita@kayap.test", VICTIM]);
    expect(await signsIn(owner, PASSWORD, "anita@kayap.test")).toBe(303);
  });

  test("gives way to its owner who signs up, also days later (threat 79)", async () => {
    clock.advance(3 * DAY);
    await registers(victim, PASSWORD);
    await confirmsAndChooses(victim);
    expect(await signsIn(victim, CHOSEN)).toBe(303);
    const names = (await rowsOf(database.client, "users")).map(({ email }) => email);
    expect(names).toEqual(["anita@kayap.test", VICTIM]);
  });

  test("is not revealed to whoever asks to change to it (threats 1 and 79)", async () => {
    const taken = await asksToChange();
    clock.advance(2 * MINUTE);
    const free = await owner.post("/dashboard/settings/email", {
      email: "free@kayap.test",
      current: PASSWORD,
    });
    const answers = [taken, free].map(({ status, headers }) => [status, headers.get("Location")]);
    expect(answers[0]).toEqual(answers[1]);
  });
});
