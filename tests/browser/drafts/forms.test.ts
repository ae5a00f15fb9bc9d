import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { hydrated, openPage } from "#tests/support/browser/browser.ts";
import type { DemoPerson } from "#tests/support/browser/demo-sign-in.ts";
import { pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";
import { draftsFixture, KEPT, keptOn, person, reopened, typeInto } from "./drafts-fixture.ts";

const kayap = await startKayap();
const { url } = kayap;
const { browser, one, visitAs } = await draftsFixture(kayap);
afterAll(() => browser.close());

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
    const [first, second] = all;
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
});

const picture = sharp({
  create: { width: 900, height: 600, channels: 3, background: "#0b5a3c" },
});
const photo = {
  name: "a.jpg",
  mimeType: "image/jpeg",
  buffer: await picture.jpeg().toBuffer(),
};

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
