import { beforeEach, describe, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { EVERY_DOCUMENT } from "#app/http/documents/document-tags.ts";
import { nothingKnown } from "#app/http/documents/site-settings.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  alertIn,
  browserOf,
  errorBeside,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { AWAY, appOver, awayFor, interruptedBefore } from "#tests/support/application/app.ts";
import { addStaff, openTeam } from "#tests/support/application/staff.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, parseHtml, textIn } from "#tests/support/html.ts";
import { deployed } from "#tests/support/http/document-caches.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { addTicket } from "#tests/support/records/tickets.ts";

const BANNER = "Messages may be slow today. <b>Sorry!</b>";
const SHOWN = "Messages may be slow today. Sorry!";
const FORM = { signUps: "on", supportEmail: "", banner: "", version: "0" };

let fixture: AccountFixture;
let admin: { id: string; browser: TestBrowser };

beforeEach(async () => {
  fixture = await accountFixture();
  admin = await addStaff(fixture.database.client, fixture.app, "admin");
});

const save = (fields: Record<string, string>) =>
  admin.browser.post("/team/settings", { ...FORM, ...fields });
const stored = async () => (await rowsOf(fixture.database.client, "site_settings"))[0];
const logged = async () =>
  (await rowsOf(fixture.database.client, "staff_log")).map((row) => ({ ...row }));
const set = (fields: Record<string, string | number>) =>
  insert(fixture.database.client, "site_settings", {
    id: 1,
    sign_ups: 1,
    approval: 0,
    support_email: "",
    banner: "",
    updated_at: NOW,
    ...fields,
  });

describe("the form", () => {
  test("stores everything, and the log says what changed and what it was", async () => {
    const response = await save({
      signUps: "",
      approval: "on",
      supportEmail: " Help@Kayap.test ",
      banner: BANNER,
    });
    expect(response.status).toBe(303);
    expect(await stored()).toMatchObject({
      sign_ups: 0,
      approval: 1,
      support_email: "help@kayap.test",
      banner: SHOWN,
      updated_at: NOW,
    });
    expect(await logged()).toMatchObject([
      { staff_id: admin.id, act: "settings-changed", subject_kind: "settings", subject_id: "1" },
    ]);
    const reason = String((await logged())[0]?.reason);
    expect(reason).toContain("New accounts may be opened: No, before Yes");
    expect(reason).toContain("Support address: help@kayap.test, before empty");
    const { page } = await admin.browser.open("/team/settings");
    expect(element(page, having("id", "banner")).attributes.value).toBe(SHOWN);
    expect(element(page, having("id", "signUps")).attributes).not.toHaveProperty("checked");
    expect(element(page, having("id", "approval")).attributes).toHaveProperty("checked");
  });

  test("pressed twice changes once", async () => {
    for (let n = 0; n < 2; n += 1) expect((await save({ banner: "Hello" })).status).toBe(303);
    expect(await logged()).toHaveLength(1);
  });

  test("refuses an address that is none and a longer message, and keeps both", async () => {
    const refused = await save({ supportEmail: "help", banner: "b".repeat(201) });
    expect(refused.status).toBe(400);
    const { page } = await pageOf(refused);
    expect(errorBeside(page, "supportEmail")).toContain("Please enter a valid email address");
    expect(errorBeside(page, "banner")).toContain("Must be 200 characters or less");
    expect(element(page, having("id", "supportEmail")).attributes.value).toBe("help");
    expect(await stored()).toBeUndefined();
    expect((await save({ banner: "b".repeat(200) })).status).toBe(303);
  });

  test("filled in before somebody else's change shows both versions and replaces it only then", async () => {
    await save({ banner: "Messages are slow" });
    const refused = await save({ banner: "Photos are slow" });
    expect(refused.status).toBe(409);
    const { page } = await pageOf(refused);
    expect(alertIn(page)).toContain("This was changed elsewhere. Review the new version.");
    const text = textIn(element(page, (one) => one.name === "main"));
    expect(text).toContain("New version Messages are slow");
    expect(text).toContain("Your version Photos are slow");
    expect(element(page, having("id", "banner")).attributes.value).toBe("Photos are slow");
    expect((await stored())?.banner).toBe("Messages are slow");
    const version = element(page, having("name", "version")).attributes.value ?? "";
    expect((await save({ banner: "Photos are slow", version })).status).toBe(303);
    expect((await stored())?.banner).toBe("Photos are slow");
    expect(Number((await stored())?.updated_at)).toBeGreaterThan(NOW);
  });

  /** The admin in an app over another database. */
  const adminOver = async (db: Parameters<typeof appOver>[0]) => {
    const { database, clock } = fixture;
    const browser = await browserOf(database.client, appOver(db, { clock: clock.read }), admin.id);
    await openTeam(database.client, browser, admin.id);
    return browser;
  };
  const WRITE = /insert into \\"site_settings\\"/;

  test("of two that are sent at the same moment, one is stored", async () => {
    const { client } = fixture.database;
    const browser = await adminOver(
      interruptedBefore(WRITE, client, () => save({ banner: "Messages are slow" })),
    );
    const refused = await browser.post("/team/settings", { ...FORM, banner: "Photos are slow" });
    expect(refused.status).toBe(409);
    expect((await stored())?.banner).toBe("Messages are slow");
    expect(await logged()).toHaveLength(1);
  });

  test("of two that are sent at the same moment with the same words, both are saved, and both isolates show the words at once", async () => {
    const { database, clock } = fixture;
    const known = nothingKnown();
    const interrupted = interruptedBefore(WRITE, database.client, () => save({ banner: "Slow" }));
    const app = appOver(interrupted, { clock: clock.read, known });
    const browser = await browserOf(database.client, app, admin.id);
    await openTeam(database.client, browser, admin.id);
    expect((await browser.post("/team/settings", { ...FORM, banner: "Slow" })).status).toBe(303);
    expect(await logged()).toHaveLength(1);
    expect(bannersOf((await app.page("/terms")).html)).toEqual(["Slow"]);
  });

  test("that is sent again to another isolate after a lost answer is saved there as well, and purges what was made before", async () => {
    const { database, clock } = fixture;
    const purged: string[] = [];
    const app = appOver(database.db, {
      clock: clock.read,
      known: nothingKnown(),
      documents: (rendered) => ({
        ...rendered,
        purge: async (tags) => {
          purged.push(...tags);
        },
      }),
    });
    const browser = await browserOf(database.client, app, admin.id);
    await openTeam(database.client, browser, admin.id);
    expect(bannersOf((await app.page("/terms")).html)).toEqual([]);
    await save({ banner: "Slow" });
    expect((await browser.post("/team/settings", { ...FORM, banner: "Slow" })).status).toBe(303);
    expect(bannersOf((await app.page("/terms")).html)).toEqual(["Slow"]);
    expect(purged).toContain(EVERY_DOCUMENT);
  });

  test("changes nothing once the role is gone", async () => {
    const { client } = fixture.database;
    const browser = await adminOver(
      interruptedBefore(WRITE, client, () =>
        client.execute(`update staff set role = 'moderator' where user_id = '${admin.id}'`),
      ),
    );
    await browser.post("/team/settings", { ...FORM, banner: "Photos are slow" });
    expect(await stored()).toBeUndefined();
    expect(await logged()).toEqual([]);
  });

  test("keeps its words when the database is away", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const browser = await adminOver(awayFor(/site_settings/, fixture.database.client));
    const response = await browser.post("/team/settings", { ...FORM, banner: "Photos are slow" });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("Photos are slow");
    vi.restoreAllMocks();
  });
});

describe("what is set", () => {
  test("closes registration, and opens it only where the deployment does too", async () => {
    const words = "Account registration is currently disabled. Please contact support.";
    const { app, database } = fixture;
    await save({ signUps: "" });
    expect(alertIn((await app.page("/register")).document)).toBe(words);
    expect((await app.post("/register", { email: "neela@kayap.test" })).status).toBe(403);
    const version = String((await stored())?.updated_at);
    await save({ signUps: "on", version });
    expect((await app.page("/register")).html).not.toContain(words);
    const closed = appOver(database.db, { config: { signupsOpen: false }, known: nothingKnown() });
    expect(alertIn((await closed.page("/register")).document)).toBe(words);
  });

  test("shows the support address in the footer, on the contact page and in e-mails", async () => {
    const { app, database } = fixture;
    const ticket = await addTicket(database.client);
    expect((await app.page("/terms")).html).toContain("mailto:support@kayap.test");
    await save({ supportEmail: "help@kayap.test" });
    for (const path of ["/terms", "/contact", "/privacy"]) {
      const { html } = await app.page(path);
      expect(html, path).toContain("mailto:help@kayap.test");
      expect(html, path).not.toContain("support@kayap.test");
    }
    await admin.browser.post(`/team/tickets/${ticket}`, {
      intent: "answer",
      formId: crypto.randomUUID(),
      seen: "0",
      answer: "Yes, we work in Lethem.",
    });
    expect((await emailsIn(database.client))[0]?.headers).toEqual({
      "Reply-To": "help@kayap.test",
    });
  });

  test("says the message on top of public pages, the dashboard, the team's pages and errors, as text", async () => {
    const { client } = fixture.database;
    await set({ banner: "Slow <b>today</b>" });
    const app = appOver(fixture.database.db, { known: nothingKnown() });
    const customer = await browserOf(client, app, fixture.userId);
    const staff = await browserOf(client, app, admin.id);
    await openTeam(client, staff, admin.id);
    const pages: [string, TestBrowser][] = [
      ["/", customer],
      ["/terms", customer],
      ["/nowhere", customer],
      ["/dashboard", customer],
      ["/dashboard/messages", customer],
      ["/team", staff],
    ];
    for (const [path, browser] of pages) {
      const html = await (await browser.get(path)).text();
      expect(bannersOf(html), path).toEqual(["Slow <b>today</b>"]);
    }
    await client.execute("update site_settings set banner = ''");
    const without = appOver(fixture.database.db, { known: nothingKnown() });
    expect((await without.page("/terms")).html).not.toContain("Message from Kayap");
  });
});

/** What the team says on a page, as often as it is there. */
function bannersOf(html: string): string[] {
  return elements(parseHtml(html), having("aria-label", "Message from Kayap")).map(textIn);
}

describe("an isolate", () => {
  const banner = async (app: { page: (path: string) => Promise<{ html: string }> }, path = "/") =>
    bannersOf((await app.page(path)).html)[0];

  test("reads what is set at its first request, and again after an answer of half a minute later", async () => {
    const { database, clock } = fixture;
    await set({ banner: "Messages are slow" });
    const later: Promise<unknown>[] = [];
    const app = appOver(database.db, {
      clock: clock.read,
      known: nothingKnown(),
      waitUntil: (work) => later.push(work),
    });
    expect(await banner(app)).toBe("Messages are slow");
    await database.client.execute("update site_settings set banner = 'Photos are slow'");
    clock.advance(29_999);
    expect(await banner(app)).toBe("Messages are slow");
    await Promise.all(later);
    expect(await banner(app)).toBe("Messages are slow");
    clock.advance(1);
    expect(await banner(app)).toBe("Messages are slow");
    await Promise.all(later);
    expect(await banner(app)).toBe("Photos are slow");
  });

  test("whose first read fails works with the settings of the deployment until then", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const known = nothingKnown();
    const away = appOver(AWAY, { known });
    expect((await away.page("/terms")).html).toContain("mailto:support@kayap.test");
    expect(known.readAt).toBe(NOW);
    vi.restoreAllMocks();
  });

  test("and the cache in front of all show a visitor the message within a minute, and lose it likewise", async () => {
    const { database, clock } = fixture;
    const later: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => {
      later.push(work);
    };
    const settled = async () => {
      while (later.length > 0) await Promise.all(later.splice(0));
    };
    const world = deployed({ now: clock.read, waitUntil });
    const isolate = () =>
      appOver(database.db, {
        clock: clock.read,
        known: nothingKnown(),
        documents: world.isolate,
        waitUntil,
      });
    const [visited, savedIn] = [isolate(), isolate()];
    const browser = await browserOf(database.client, savedIn, admin.id);
    await openTeam(database.client, browser, admin.id);
    expect(await banner(visited)).toBeUndefined();
    await settled();
    let version = "0";
    for (const text of ["Messages are slow", ""]) {
      await openAgain(browser);
      const saved = await browser.post("/team/settings", { ...FORM, banner: text, version });
      expect(saved.status).toBe(303);
      await settled();
      version = String((await stored())?.updated_at);
      // Every few seconds somebody comes along.
      for (let seconds = 0; seconds < 60; seconds += 5) {
        clock.advance(5_000);
        await banner(visited);
        await settled();
      }
      expect(await banner(visited)).toBe(text || undefined);
      clock.advance(MINUTE_MS);
    }
  });

  async function openAgain(browser: TestBrowser) {
    expect((await browser.get("/team")).status).toBe(200);
  }
});
