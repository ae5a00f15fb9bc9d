import { beforeEach, describe, expect, test } from "vitest";
import { TERMS } from "#app/domain/accounts/terms.ts";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  browserAt,
  browserOf,
  errorBeside,
  movableClock,
  newestLink,
  PASSWORD,
  pageOf,
  REGISTRATION,
  rowsOf,
  type TestBrowser,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { element, having, linkTo, sentBy, textIn, texts } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";

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
    ["when the stranger has used up the e-mails of the day", 61 * MINUTE_MS, 10],
  ])(
    "%s, ends with the password its owner chooses after confirming (threat 67)",
    async (_, pause, emails) => {
      await registers(stranger, THEIRS);
      for (let n = 1; n < emails; n += 1) {
        clock.advance(21 * MINUTE_MS);
        await stranger.post("/verify-email/resend", { email: VICTIM });
      }
      expect(await emailsTo(VICTIM)).toHaveLength(emails);
      clock.advance(pause);
      await registers(victim, PASSWORD);
      expect(await emailsTo(VICTIM)).toHaveLength(emails);
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

  test("keeps the password where one browser registers twice with it and asks again (threat 67)", async () => {
    await registers(victim, PASSWORD);
    clock.advance(1_000);
    await registers(victim, PASSWORD);
    clock.advance(2 * MINUTE_MS);
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
  let asker: string;
  beforeEach(async () => {
    asker = await addAccount(database.client);
    owner = browserAt(app);
    await owner.post("/login", { email: "anita@kayap.test", password: PASSWORD });
    await registers(stranger, THEIRS);
  });

  const asksToChange = () =>
    owner.post("/dashboard/settings/email", { email: VICTIM, current: PASSWORD });
  const confirmsChange = async (browser: TestBrowser) =>
    browser.post(await newestLink(database.client, "change-email"), {});
  const written = () =>
    Promise.all(["users", "tokens", "sessions"].map((table) => rowsOf(database.client, table)));
  const people = async () => (await rowsOf(database.client, "users")).map(({ email }) => email);

  test("does not hold the address: its owner changes to it, and the stranger's row is deleted (threat 79)", async () => {
    expect((await asksToChange()).status).toBe(303);
    expect((await emailsTo(VICTIM)).map(({ kind }) => kind)).toEqual([
      "verify-email",
      "change-email",
    ]);
    const older = await newestLink(database.client, "verify-email");
    const confirmed = await confirmsChange(owner);
    expect(confirmed.headers.get("Location")).toBe("/dashboard/settings");
    expect(await people()).toEqual([VICTIM]);
    expect((await stranger.post(older, {})).status).toBe(404);
    expect(await signsIn(stranger, THEIRS)).toBe(400);
  });

  test("lets the change be confirmed only by the account that asked: whoever has the mailbox gets nobody's account and no code of another's factor (threats 67 and 87)", async () => {
    await addFactor(database.client, asker, clock.read());
    await asksToChange();
    const before = await written();
    const answer = await confirmsChange(victim);
    expect(answer.status).toBe(409);
    const main = element((await pageOf(answer)).page, "main");
    expect(textIn(main)).toContain("Somebody has signed up with this address as well.");
    expect(linkTo(main, "Sign in")).toMatch(/^\/login\?next=%2Fchange-email%3Ftoken%3D/);
    expect(await written()).toEqual(before);

    const confirmed = await victim.post(await newestLink(database.client, "verify-email"), {});
    expect(confirmed.headers.get("Location")).toMatch(/^\/login\?verified/);
    expect(await people()).toEqual(["anita@kayap.test", VICTIM]);
  });

  test("says to somebody who is signed in to another account that they sign out first (threat 87)", async () => {
    const other = await addAccount(database.client, { email: "ravi@kayap.test" });
    await asksToChange();
    const answer = await confirmsChange(await browserOf(database.client, app, other));
    expect(answer.status).toBe(409);
    const main = element((await pageOf(answer)).page, "main");
    expect(textIn(main)).toContain("You are signed in to another account. Sign out,");
    expect(texts(main, "button")).toEqual(["Sign Out"]);
  });

  test("leaves the account that takes the address its password and its sessions (threat 87)", async () => {
    await asksToChange();
    await confirmsChange(owner);
    expect((await owner.get("/dashboard")).status).toBe(200);
    expect(await signsIn(browserAt(app), PASSWORD)).toBe(303);
  });

  test("that is confirmed before the change keeps its address, and the change fails (threat 79)", async () => {
    await asksToChange();
    await victim.post(await newestLink(database.client, "verify-email"), {});
    expect((await confirmsChange(owner)).status).toBe(404);
    expect(await people()).toEqual(["anita@kayap.test", VICTIM]);
    expect(await signsIn(owner, PASSWORD, "anita@kayap.test")).toBe(303);
  });

  test("gives way to its owner who signs up, also days later (threat 79)", async () => {
    clock.advance(3 * DAY_MS);
    await registers(victim, PASSWORD);
    await confirmsAndChooses(victim);
    expect(await signsIn(victim, CHOSEN)).toBe(303);
    const names = (await rowsOf(database.client, "users")).map(({ email }) => email);
    expect(names).toEqual(["anita@kayap.test", VICTIM]);
  });

  test("is not revealed to whoever asks to change to it (threats 1 and 79)", async () => {
    const taken = await asksToChange();
    clock.advance(2 * MINUTE_MS);
    const free = await owner.post("/dashboard/settings/email", {
      email: "free@kayap.test",
      current: PASSWORD,
    });
    const answers = [taken, free].map(({ status, headers }) => [status, headers.get("Location")]);
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe("what somebody else entered at a sign-up", () => {
  const STRANGERS = { role: "professional", firstName: "Someone", lastName: "Else" };
  const registersAs = (browser: TestBrowser, fields: Record<string, string>) =>
    browser.post("/register", { ...REGISTRATION, email: VICTIM, ...fields });
  const person = async () => {
    const [row] = await rowsOf(database.client, "users");
    return [row?.first_name, row?.last_name, row?.role, row?.terms_version];
  };
  const NOBODY = ["", "", "customer", null];

  /** Signs in with the chosen password, which leads to the page that asks who one is. */
  async function opensFinish(browser: TestBrowser) {
    const signedIn = await browser.post("/login", { email: VICTIM, password: CHOSEN });
    expect(signedIn.headers.get("Location")).toBe("/terms/accept?next=%2Fdashboard");
    expect((await browser.get("/dashboard")).headers.get("Location")).toMatch(/^\/terms\/accept/);
    return pageOf(await browser.get("/terms/accept?next=%2Fdashboard"));
  }

  test("is gone once the owner of the address confirms, and they are asked who they are (threat 87)", async () => {
    await registersAs(stranger, STRANGERS);
    await registers(victim, PASSWORD);
    await registersAs(stranger, STRANGERS);
    await confirmsAndChooses(victim);
    expect(await person()).toEqual(NOBODY);

    const { page } = await opensFinish(victim);
    expect(texts(page, "h1")).toEqual(["Finish your account"]);
    expect(textIn(page)).not.toContain("Someone");
    const form = element(page, having("action", "/terms/accept"));
    expect(Object.fromEntries(sentBy(page, form))).toEqual({
      account: expect.any(String),
      next: "/dashboard",
      role: "customer",
      firstName: "",
      lastName: "",
    });
    const mine = { role: "professional", firstName: "Anita", lastName: "Ramdeen" };
    const done = await victim.post("/terms/accept", {
      ...mine,
      next: "/dashboard",
      acceptTerms: "on",
    });
    expect([done.status, done.headers.get("Location")]).toEqual([303, "/dashboard"]);
    expect(await person()).toEqual(["Anita", "Ramdeen", "professional", TERMS.version]);
    expect((await victim.get("/dashboard")).status).toBe(200);
  });

  test("is replaced only by a name: an empty field is said beside it, and what was typed stays (threat 87)", async () => {
    await registersAs(stranger, STRANGERS);
    await registers(victim, PASSWORD);
    await confirmsAndChooses(victim);
    await opensFinish(victim);
    const typed = { role: "professional", firstName: "Anita", lastName: "", next: "/search" };
    const { status, page } = await pageOf(await victim.post("/terms/accept", typed));
    expect(status).toBe(400);
    expect(errorBeside(page, "lastName")).toBe("Last name is required");
    expect(errorBeside(page, "acceptTerms")).toBe("You must accept the terms and conditions");
    const sent = Object.fromEntries(sentBy(page, element(page, having("action", "/terms/accept"))));
    expect(sent).toMatchObject(typed);
    expect(await person()).toEqual(NOBODY);
  });

  test("is gone also where the second is at the same browser and has another password (threat 87)", async () => {
    await registersAs(stranger, { ...STRANGERS, password: THEIRS, confirmPassword: THEIRS });
    await registers(stranger, PASSWORD);
    await confirmsAndChooses(stranger);
    expect(await person()).toEqual(NOBODY);
  });

  test("is gone where the owner asks for a new password instead, in another browser (threat 87)", async () => {
    await registersAs(stranger, STRANGERS);
    await victim.post("/forgot-password", { email: VICTIM });
    const token = tokenOf(await newestLink(database.client, "reset-password"));
    await victim.post("/reset-password", { token, password: CHOSEN, confirmPassword: CHOSEN });
    expect(await person()).toEqual(NOBODY);
    await opensFinish(victim);
  });

  test("stays where one browser signed up, confirmed and forgot the password", async () => {
    await registers(victim, PASSWORD);
    await victim.post("/forgot-password", { email: VICTIM });
    const token = tokenOf(await newestLink(database.client, "reset-password"));
    await victim.post("/reset-password", { token, password: CHOSEN, confirmPassword: CHOSEN });
    expect(await person()).toEqual(["Anita", "Ramdeen", "customer", TERMS.version]);
  });

  test("changes nobody who has a name: the form of the terms takes no other (threat 87)", async () => {
    await addAccount(database.client, { email: VICTIM, terms_version: "2024-01-01" });
    await victim.post("/login", { email: VICTIM, password: PASSWORD });
    const before = await person();
    await victim.post("/terms/accept", { ...STRANGERS, acceptTerms: "on" });
    expect(await person()).toEqual([...before.slice(0, 3), TERMS.version]);
  });
});
