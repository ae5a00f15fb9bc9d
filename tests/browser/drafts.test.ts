import { createHash } from "node:crypto";
import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { startLine } from "#tests/support/forward-proxy.ts";
import { startKayap } from "#tests/support/kayap.ts";
import {
  connected,
  hydrated,
  newVisitor,
  openBrowser,
  openPage,
  returningVisitor,
} from "../support/browser.ts";
import { type DemoPerson, fillSignIn, signInAs } from "../support/dashboard-pages.ts";
import { PHONE, pageFaultsEverywhere } from "../support/page-faults.ts";

const { url, client } = await startKayap();

const KEPT = /We kept your draft from .*\d+:\d\d [AP]M\./;
const DAY = 24 * 60 * 60_000;

let browser: Browser;
let photo: { name: string; mimeType: string; buffer: Buffer };
beforeAll(async () => {
  browser = await openBrowser();
  const picture = sharp({
    create: { width: 900, height: 600, channels: 3, background: "#0b5a3c" },
  });
  photo = { name: "a.jpg", mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
});
afterAll(() => browser.close());

async function visitAs(person: DemoPerson | "visitor") {
  const visit = await returningVisitor(browser, { viewport: PHONE });
  if (person !== "visitor") await signInAs(visit.page, { url, client }, person);
  return visit;
}

/** One value of the database. */
async function one(sql: string): Promise<string> {
  const { rows } = await client.execute(sql);
  return String(rows[0]?.[0]);
}

const person = (who: DemoPerson) => `(select id from users where email = '${who}@kayap.test')`;

/** Everything that the device keeps of drafts, as one text. */
const keptOn = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("draft:"))
      .flat()
      .join("\n"),
  );

async function typeInto(page: Page, field: string, text: string) {
  await page.locator(field).fill(text);
  await eventually(() => keptOn(page)).toContain(text);
}

/** The same page in a tab of its own, after the first was closed. */
async function reopened(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await openPage(next, address);
  return next;
}

type KeptForm = {
  form: string;
  as: DemoPerson | "visitor";
  field: string;
  address: () => Promise<string>;
};

const at = (path: string) => async () => path;

const OPEN_JOB = `select id from jobs where status = 'open' and trade in (select subcategory_id from services where pro_id = ${person("pro")}) order by created_at desc limit 1`;

const FORMS: KeptForm[] = [
  { form: "contact", as: "visitor", field: "#message", address: at("/contact") },
  {
    form: "booking request",
    as: "visitor",
    field: "#notes",
    address: async () =>
      `/service/${await one(`select id from services where pro_id = ${person("pro")} and listed = 1 limit 1`)}/book`,
  },
  { form: "new service", as: "pro", field: "#title", address: at("/dashboard/services/new") },
  {
    form: "service",
    as: "pro",
    field: "#description",
    address: async () =>
      `/dashboard/services/edit/${await one(`select id from services where pro_id = ${person("pro")} and deleted_at is null limit 1`)}`,
  },
  { form: "profile", as: "pro", field: "#bio", address: at("/dashboard/profile?edit=1") },
  { form: "new review", as: "customer", field: "#comment", address: at("/dashboard/reviews/new") },
  {
    form: "review",
    as: "customer",
    field: "#comment",
    address: async () =>
      `/dashboard/reviews/${await one(`select id from reviews where customer_id = ${person("customer")} limit 1`)}/edit`,
  },
  {
    form: "reply",
    as: "pro",
    field: "#content",
    address: async () =>
      `/dashboard/reviews/${await one(`select id from reviews where professional_id = ${person("pro")} limit 1`)}/reply`,
  },
  {
    form: "report of a review",
    as: "pro",
    field: "#reason",
    address: async () =>
      `/dashboard/reviews/${await one(`select id from reviews where professional_id = ${person("pro")} limit 1`)}/report`,
  },
  {
    form: "report of a conversation",
    as: "customer",
    field: "#reason",
    address: async () =>
      `/dashboard/messages/${await one(`select id from conversations where ${person("customer")} in (participant_1, participant_2) limit 1`)}/report`,
  },
  {
    form: "reason of a cancellation",
    as: "customer",
    field: "#reason",
    address: async () =>
      `/dashboard/bookings/${await one(`select id from bookings where customer_id = ${person("customer")} and status in ('pending', 'confirmed') order by starts_at desc limit 1`)}/cancel`,
  },
  { form: "job", as: "visitor", field: "#details", address: at("/jobs/new") },
  {
    form: "offer for a job",
    as: "pro",
    field: "#message",
    address: async () => `/dashboard/jobs/${await one(OPEN_JOB)}`,
  },
  {
    form: "report of a job",
    as: "pro",
    field: "#reason",
    address: async () => `/dashboard/jobs/${await one(OPEN_JOB)}/report`,
  },
  {
    form: "offer of a time",
    as: "pro",
    field: "#note",
    address: async () =>
      `/dashboard/messages/${await one(`select id from conversations where ${person("pro")} in (participant_1, participant_2) limit 1`)}/offer`,
  },
  {
    form: "reason of a refusal",
    as: "pro",
    field: "#reason",
    address: async () =>
      `/dashboard/bookings/${await one(`select id from bookings where professional_id = ${person("pro")} and status = 'pending' order by starts_at desc limit 1`)}/decline`,
  },
];

describe("what is typed (decision 117)", () => {
  test.each(FORMS)(
    "into the form “$form” is there again in another tab, until it is discarded",
    async (kept) => {
      const { page, close, complaints } = await visitAs(kept.as);
      const address = url + (await kept.address());
      await openPage(page, address);
      const before = await page.locator(kept.field).inputValue();
      const text = `Half a sentence ${crypto.randomUUID()}`;
      await typeInto(page, kept.field, text);
      const next = await reopened(page.context(), page, address);
      await eventually(() => next.locator(kept.field).inputValue()).toBe(text);
      const notice = next.getByRole("status").filter({ hasText: KEPT });
      await notice.waitFor();
      await next.getByRole("button", { name: "Discard" }).click();
      await next.getByRole("status").filter({ hasText: "Draft discarded." }).waitFor();
      await eventually(() => next.locator(kept.field).inputValue()).toBe(before);
      await eventually(() => keptOn(next)).toBe("");
      await openPage(next, address);
      await eventually(() => next.locator(kept.field).inputValue()).toBe(before);
      await eventually(() => notice.count()).toBe(0);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test("into the settings is there again after a reload, and is no draft any more once they are saved", async () => {
    const { page, close } = await visitAs("customer");
    await openPage(page, `${url}/dashboard/settings`);
    const box = page.locator("#marketingEmails");
    const before = await box.isChecked();
    await box.click();
    await eventually(() => keptOn(page)).toContain("settings");
    await page.reload();
    await hydrated(page);
    await page.getByText(KEPT).waitFor();
    await eventually(() => box.isChecked()).toBe(!before);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Settings saved").first().waitFor();
    await eventually(() => keptOn(page)).toBe("");
    await eventually(() => page.getByText(KEPT).count()).toBe(0);
    await close();
  });

  test("into the box of a conversation is there again in another tab, for that conversation alone", async () => {
    const { page, close } = await visitAs("customer");
    await openPage(page, `${url}/dashboard/messages`);
    const links = page.locator("[aria-labelledby=conversations] li a");
    const all = await links.evaluateAll((found) =>
      found.map((link) => (link instanceof HTMLAnchorElement ? link.href : "")),
    );
    // The newest is where other tests write, which reading it here would disturb.
    const [first, second] = all.toReversed();
    if (!first || !second) throw new Error("There are too few conversations.");
    await openPage(page, first);
    const text = `Is Monday fine? ${crypto.randomUUID()}`;
    await typeInto(page, "#content", text);
    const next = await reopened(page.context(), page, second);
    await eventually(() => next.locator("#content").inputValue()).toBe("");
    await openPage(next, first);
    await eventually(() => next.locator("#content").inputValue()).toBe(text);
    await next.locator("#content").fill("");
    await eventually(() => keptOn(next)).toBe("");
    await close();
  });

  test("is in the box again when the page is left while it is being sent, and nothing has stored it", async () => {
    const { page, close } = await visitAs("customer");
    await page.addInitScript(() => {
      // A device that is busy: no database opens.
      const { prototype } = indexedDB.constructor;
      Object.defineProperty(prototype, "open", { value: () => new EventTarget() });
    });
    await page.route("**/thread", () => {});
    await openPage(page, `${url}/dashboard/messages`);
    await page.locator("[aria-labelledby=conversations] li a").last().click();
    await connected(page);
    const text = `Is Friday fine? ${crypto.randomUUID()}`;
    await page.locator("#content").fill(text);
    await page.keyboard.press("Enter");
    await page.locator("[data-message=sending]").getByText(text).waitFor();
    await page.reload();
    await connected(page);
    await eventually(() => page.locator("#content").inputValue()).toBe(text);
    await page.unroute("**/thread");
    await page.locator("#content").press("Enter");
    await page.locator("[data-message=own]").getByText(text).waitFor();
    await eventually(() => keptOn(page)).toBe("");
    await close();
  });

  test("waits in the conversation, and is not in the box too, when the page is left while the queue takes it", async () => {
    const { page, close } = await visitAs("customer");
    await page.route("**/thread", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await openPage(page, `${url}/dashboard/messages`);
    await page.locator("[aria-labelledby=conversations] li a").last().click();
    await connected(page);
    const text = `Is Saturday fine? ${crypto.randomUUID()}`;
    const unsent = page.locator("[data-message=sending], [data-message=waiting]").getByText(text);
    await page.locator("#content").fill(text);
    await eventually(() => keptOn(page)).toContain(text);
    const kept = await page.evaluate(() => ({ ...localStorage }));
    await page.keyboard.press("Enter");
    await unsent.waitFor();
    await eventually(() => keptOn(page)).toBe("");
    // As it is after the queue has stored the message and before the draft is deleted.
    await page.evaluate((kept) => Object.assign(localStorage, kept), kept);
    await page.reload();
    await unsent.waitFor();
    await eventually(() => keptOn(page)).toBe("");
    await eventually(() => page.locator("#content").inputValue()).toBe("");
    await page.unroute("**/thread");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.locator("[data-message=own]").getByText(text).waitFor();
    await close();
  });

  test("as passwords and codes is never kept", async () => {
    const { page, close } = await visitAs("customer");
    await openPage(page, `${url}/dashboard/settings/password`);
    await page.locator("input[type=password]").first().fill("three goats on a stelling");
    await page.reload();
    await eventually(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
      "goats",
    );
    await close();
  });

  test("is kept when the server refuses it, and gone when it accepts", async () => {
    const { page, close } = await visitAs("visitor");
    await openPage(page, `${url}/contact`);
    const text = `Too few words? ${crypto.randomUUID()}`;
    await page.locator("#email").fill("not an address");
    await typeInto(page, "#message", text);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("alert").first().waitFor();
    await page.goto(`${url}/contact`);
    await eventually(() => page.locator("#message").inputValue()).toBe(text);
    await page.getByText(KEPT).waitFor();
    await page.locator("#email").fill("anita@kayap.test");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Your ticket number is").waitFor();
    await eventually(() => keptOn(page)).toBe("");
    await page.goto(`${url}/contact`);
    await eventually(() => page.locator("#message").inputValue()).toBe("");
    await close();
  });

  test("is gone with Cancel", async () => {
    const { page, close } = await visitAs("pro");
    const conversation = await one(
      `select id from conversations where ${person("pro")} in (participant_1, participant_2) limit 1`,
    );
    await openPage(page, `${url}/dashboard/messages/${conversation}/offer`);
    await typeInto(page, "#note", `Not after all ${crypto.randomUUID()}`);
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.waitForURL(/messages\?conversation=/);
    await eventually(() => keptOn(page)).toBe("");
    await close();
  });

  test("into a booking form stays while another length and day are chosen, each at an address of its own", async () => {
    const { page, close } = await visitAs("visitor");
    const service = await one(
      `select id from services where pro_id = ${person("pro")} and listed = 1 and price_type = 'hourly' limit 1`,
    );
    await openPage(page, `${url}/service/${service}/book`);
    const text = `Two dogs ${crypto.randomUUID()}`;
    await typeInto(page, "#notes", text);
    await page.locator("#duration").selectOption("180");
    await page.getByRole("button", { name: "Show times" }).click();
    await page.waitForURL(/duration=180/);
    await eventually(() => page.locator("#notes").inputValue()).toBe(text);
    await eventually(() => page.locator("#duration").inputValue()).toBe("180");
    await page.locator("#duration").selectOption("240");
    await page.getByRole("navigation", { name: "Day" }).locator("li button").last().click();
    await page.waitForURL(/duration=240/);
    await eventually(() => page.locator("#notes").inputValue()).toBe(text);
    await page.reload();
    await eventually(() => page.locator("#notes").inputValue()).toBe(text);
    await eventually(() => page.locator("#duration").inputValue()).toBe("240");
    // Not that of another page, whose times were others.
    await openPage(page, `${url}/service/${service}/book`);
    await eventually(() => page.locator("#notes").inputValue()).toBe(text);
    await eventually(() => page.locator("#duration").inputValue()).toBe("60");
    await close();
  });

  test("into an offer of a time stays while another length and day are chosen, on the same page", async () => {
    const { page, close } = await visitAs("pro");
    const conversation = await one(
      `select id from conversations where ${person("pro")} in (participant_1, participant_2) limit 1`,
    );
    const service = await one(
      `select id from services where pro_id = ${person("pro")} and listed = 1 and price_type = 'hourly' limit 1`,
    );
    await openPage(page, `${url}/dashboard/messages/${conversation}/offer?service=${service}`);
    const text = `With a ladder ${crypto.randomUUID()}`;
    await page.locator("#note").fill(text);
    await page.locator("body").evaluate((body) => body.setAttribute("data-same-page", ""));
    await page.locator("#duration").selectOption("180");
    await page.getByRole("button", { name: "Show times" }).last().click();
    await page.waitForURL(/duration=180/);
    await page.getByText(/, 3 hours$/).waitFor();
    await page.locator("#duration").selectOption("240");
    await page.getByRole("navigation", { name: "Day" }).locator("li button").last().click();
    await page.waitForURL(/duration=240/);
    await page.getByText(/, 4 hours$/).waitFor();
    await eventually(() => page.locator("#duration").inputValue()).toBe("240");
    await eventually(() => page.locator("#note").inputValue()).toBe(text);
    await eventually(() => page.locator("body[data-same-page]").count()).toBe(1);
    await close();
  });

  test("into a public form that is sent offline stays, and is sent when there is a connection", async () => {
    const { page, close } = await visitAs("visitor");
    await openPage(page, `${url}/contact`);
    const text = `Sent without a connection ${crypto.randomUUID()}`;
    await page.locator("#email").fill("anita@kayap.test");
    await typeInto(page, "#message", text);
    await page.context().setOffline(true);
    const send = page.getByRole("button", { name: "Send message" });
    await send.click();
    const said = page.getByText(
      "You are offline. What you typed is kept. Send it again when you are online.",
    );
    await said.waitFor();
    await eventually(() => page.locator("#message").inputValue()).toBe(text);
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await page.context().setOffline(false);
    await eventually(() => said.count()).toBe(0);
    await send.click();
    await page.getByText("Your ticket number is").waitFor();
    await close();
  });

  test("where the browser keeps nothing is asked about before it is lost, and not when it is sent", async () => {
    const { page, close } = await visitAs("visitor");
    await page.addInitScript(() => {
      Object.defineProperty(Storage.prototype, "setItem", {
        value: () => {
          throw new DOMException("The storage is full.", "QuotaExceededError");
        },
      });
    });
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    const type = async () => {
      await openPage(page, `${url}/contact`);
      await page.locator("#message").pressSequentially("Too short");
      await eventually(() =>
        page.evaluate(() => dispatchEvent(new Event("beforeunload", { cancelable: true }))),
      ).toBe(false);
    };
    await type();
    await page.goto(`${url}/about`);
    expect(asked).toEqual(["beforeunload"]);
    await type();
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("alert").first().waitFor();
    expect(asked).toEqual(["beforeunload"]);
    await close();
  });

  test("in a hydrated form is gone once it is accepted", async () => {
    const { page, close } = await visitAs("customer");
    await openPage(page, `${url}/dashboard/profile?edit=1`);
    const bio = `I keep goats. ${crypto.randomUUID()}`;
    await typeInto(page, "#bio", bio);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Profile updated successfully!").waitFor();
    await eventually(() => keptOn(page)).toBe("");
    await openPage(page, `${url}/dashboard/profile?edit=1`);
    await eventually(() => page.locator("#bio").inputValue()).toBe(bio);
    await eventually(() => page.getByText(KEPT).count()).toBe(0);
    await close();
  });

  test("is filled in again in a second tab, and what was typed last is what is kept", async () => {
    const { page, close } = await visitAs("pro");
    const address = `${url}/dashboard/services/new`;
    await openPage(page, address);
    await typeInto(page, "#title", "Wires in the first tab");
    const second = await page.context().newPage();
    await openPage(second, address);
    await eventually(() => second.locator("#title").inputValue()).toBe("Wires in the first tab");
    await typeInto(second, "#title", "Wires in the second tab");
    await page.reload();
    await hydrated(page);
    await eventually(() => page.locator("#title").inputValue()).toBe("Wires in the second tab");
    await close();
  });

  test("into an older version does not replace a newer one unseen (decision 50)", async () => {
    const { page, close } = await visitAs("pro");
    await openPage(page, `${url}/dashboard/profile?edit=1`);
    const mine = `Mine. ${crypto.randomUUID()}`;
    await typeInto(page, "#bio", mine);
    await client.execute(
      `update users set bio = 'From the other device.', updated_at = updated_at + 1000 where id = ${person("pro")}`,
    );
    await page.reload();
    await hydrated(page);
    await eventually(() => page.locator("#bio").inputValue()).toBe(mine);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("New version").first().waitFor();
    await page.getByText("From the other device.").waitFor();
    await eventually(() => page.locator("#bio").inputValue()).toBe(mine);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Profile updated successfully!").waitFor();
    await close();
  });

  test("is sent once when its answer was lost and the page is opened again", async () => {
    const line = await startLine(({ method }) =>
      method === "POST" && line.faults.length === 0 ? "lost" : null,
    );
    const { page, close } = await newVisitor(browser, { proxy: { server: line.url } });
    const text = `Is the bridge open on Sunday? ${crypto.randomUUID()}`;
    await openPage(page, `${url}/contact`);
    await page.locator("#email").fill("anita@kayap.test");
    await typeInto(page, "#message", text);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.waitForURL(/^chrome-error:/);
    await page.goto(`${url}/contact`);
    await page.getByText(KEPT).waitFor();
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Your ticket number is").waitFor();
    await eventually(() =>
      one(`select count(*) from contact_messages where message = '${text}'`),
    ).toBe("1");
    await close();
    line.stop();
  });

  test("is forgotten after 30 days", async () => {
    const { page, close } = await newVisitor(browser, { viewport: PHONE });
    await page.clock.install({ time: new Date("2026-11-22T12:00:00Z") });
    await openPage(page, `${url}/contact`);
    await page.locator("#message").fill("Is anybody there?");
    const laterKept = async () => {
      await page.clock.runFor(1000);
      return keptOn(page);
    };
    await eventually(laterKept).toContain("Is anybody there?");
    await page.clock.setSystemTime(new Date(Date.parse("2026-11-22T12:00:00Z") + 29 * DAY));
    await page.reload();
    await eventually(() => page.locator("#message").inputValue()).toBe("Is anybody there?");
    await page.getByText("We kept your draft from 22 November, ").waitFor();
    const third = await page.context().newPage();
    await third.clock.install({ time: new Date(Date.parse("2026-11-22T12:00:00Z") + 60 * DAY) });
    await openPage(third, `${url}/contact`);
    await eventually(() => third.locator("#message").inputValue()).toBe("");
    await close();
  });
});

describe("a service with photos", () => {
  test("is whole again after a reload, photos included, and leaves nothing behind once it is published", async () => {
    const { page, close } = await visitAs("pro");
    await openPage(page, `${url}/dashboard/services/new`);
    await typeInto(page, "#title", "Solar water heaters on every roof");
    await page
      .getByLabel("Description")
      .fill("I fit and repair solar water heaters, with two years of warranty on every joint.");
    await page.getByLabel("Price (GYD)").fill("12,500");
    await page.getByLabel("Village or town").fill("Bartica");
    await page.getByLabel("Category", { exact: true }).selectOption("Construction & Trades");
    await page.getByLabel("Subcategory (optional)").selectOption("Plumbers");
    await page.getByLabel("Photos", { exact: true }).setInputFiles([photo]);
    await eventually(() => page.locator("input[name=photo]").count()).toBe(1);
    await page.getByLabel("What photo 1 shows").fill("A heater on a roof");
    await eventually(() => keptOn(page)).toContain("A heater on a roof");
    const next = await reopened(page.context(), page, `${url}/dashboard/services/new`);
    await next.getByText(KEPT).waitFor();
    await eventually(() => next.locator("input[name=photo]").count()).toBe(1);
    await eventually(() => next.getByLabel("What photo 1 shows").inputValue()).toBe(
      "A heater on a roof",
    );
    await eventually(() => next.getByLabel("Subcategory (optional)").inputValue()).not.toBe("");
    await eventually(() => next.getByLabel("Price (GYD)").inputValue()).toBe("12,500");
    expect(await pageFaultsEverywhere(next)).toEqual([]);
    await next.getByRole("button", { name: "Create service" }).click();
    await next.getByText("Service created successfully").first().waitFor();
    await openPage(next, `${url}/dashboard/services/new`);
    await eventually(() => next.locator("#title").inputValue()).toBe("");
    await eventually(() => next.locator("input[name=photo]").count()).toBe(0);
    await eventually(() => next.getByText(KEPT).count()).toBe(0);
    await close();
  });
});

describe("a device that changes hands (decision 116)", () => {
  const PROFILE = `${url}/dashboard/profile?edit=1`;
  const SECRET = "What only I may read";

  async function typedProfile(who: DemoPerson = "customer") {
    const visit = await visitAs(who);
    await openPage(visit.page, PROFILE);
    await typeInto(visit.page, "#bio", SECRET);
    return visit;
  }

  async function sessionOf(page: Page): Promise<string> {
    const cookies = await page.context().cookies();
    const id = cookies.find(({ name }) => name === "session")?.value ?? "";
    return createHash("sha256").update(id).digest("hex");
  }

  test("is erased by signing out", async () => {
    const { page, close } = await typedProfile();
    await page.goto(`${url}/about`);
    await page.evaluate(() =>
      document.querySelector<HTMLFormElement>('form[action="/logout"]')?.requestSubmit(),
    );
    await page.getByText("You are signed out.").waitFor();
    await eventually(() => keptOn(page)).toBe("");
    await close();
  });

  test("shows nothing of one person to the next", async () => {
    const { page, close } = await typedProfile();
    await page.context().clearCookies();
    await signInAs(page, { url, client }, "pro");
    await openPage(page, PROFILE);
    await eventually(() => page.locator("#bio").inputValue()).not.toBe(SECRET);
    await eventually(() => page.getByText(KEPT).count()).toBe(0);
    await eventually(() => keptOn(page)).not.toContain(SECRET);
    await close();
  });

  test("keeps what was typed when the session was idle, for the same person", async () => {
    const { page, close } = await typedProfile();
    await client.execute({
      sql: "update sessions set last_seen_at = last_seen_at - ? where id_hash = ?",
      args: [DAY / 8, await sessionOf(page)],
    });
    await page.goto(PROFILE);
    await page.waitForURL(/\/login\?next=/);
    await eventually(() => keptOn(page)).toContain(SECRET);
    await fillSignIn(page, "customer");
    await page.waitForURL(/\/dashboard\/profile/);
    await hydrated(page);
    await eventually(() => page.locator("#bio").inputValue()).toBe(SECRET);
    await close();
  });

  test("on a page for visitors is kept apart once the session has ended by itself, until somebody else comes", async () => {
    const { page, close } = await typedProfile();
    await client.execute({
      sql: "update sessions set last_seen_at = last_seen_at - ? where id_hash = ?",
      args: [DAY / 8, await sessionOf(page)],
    });
    await page.goto(PROFILE);
    await page.waitForURL(/\/login\?next=/);
    await openPage(page, `${url}/contact`);
    const text = `Typed while signed out ${crypto.randomUUID()}`;
    await typeInto(page, "#message", text);
    const next = await reopened(page.context(), page, `${url}/contact`);
    await eventually(() => next.locator("#message").inputValue()).toBe(text);
    await next.getByText(KEPT).waitFor();
    await eventually(() => keptOn(next)).toContain(SECRET);
    await next.locator("#email").fill("anita@kayap.test");
    await next.getByRole("button", { name: "Send message" }).click();
    await next.getByText("Your ticket number is").waitFor();
    await eventually(() => keptOn(next)).not.toContain(text);
    await openPage(next, `${url}/contact`);
    await typeInto(next, "#message", text);
    await signInAs(next, { url, client }, "pro");
    await eventually(() => keptOn(next)).toBe("");
    await close();
  });

  test("is erased at the next page after the session was ended elsewhere", async () => {
    const { page, close } = await typedProfile();
    const args = [await sessionOf(page)];
    await client.execute({ sql: "delete from sessions where id_hash = ?", args });
    await page.goto(PROFILE);
    await page.waitForURL(/\/login\?next=/);
    await eventually(() => keptOn(page)).toBe("");
    await close();
  });

  test("is not written to by a tab of somebody who has signed out in another one", async () => {
    const { page, close } = await typedProfile();
    await page.context().clearCookies();
    await page.locator("#bio").fill("Typed after signing out");
    await page.locator("#phone").focus();
    const other = await page.context().newPage();
    await other.goto(`${url}/about`);
    await eventually(() => keptOn(other)).not.toContain("Typed after");
    await close();
  });
});
