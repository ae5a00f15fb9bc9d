import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import {
  hydrated,
  openBrowser,
  openPage,
  returningVisitor,
} from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE, pageFaults } from "#tests/support/browser/page-faults.ts";
import { phonePhoto } from "#tests/support/browser/phone-photo.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const LIST = `${url}/dashboard/services`;
const COLOURS = ["#0b5a3c", "#ffc629", "#b80f2a", "#1f3a6e", "#f08c2e", "#5b2a57"];

let browser: Browser;
let state: Awaited<ReturnType<typeof signedInState>>;
let files: Awaited<ReturnType<typeof photoOf>>[];
beforeAll(async () => {
  browser = await openBrowser();
  state = await signedInState(browser, { url, client }, "pro");
  files = await Promise.all(COLOURS.map(photoOf));
  return () => browser.close();
});

async function photoOf(background: string) {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  const buffer = await picture.jpeg().toBuffer();
  return { name: `${background}.jpg`, mimeType: "image/jpeg", buffer };
}

/** The form of a new service, or the page at another path, on a phone. */
async function open(path = `${LIST}/new`) {
  const visitor = await returningVisitor(browser, { storageState: state, viewport: PHONE });
  await openPage(visitor.page, path);
  return visitor;
}

const fieldOf = (page: Page) => page.getByLabel("Photos", { exact: true });
const photoCount = (page: Page) => page.locator("input[name=photo]").count();
const stored = (page: Page, count: number) => eventually(() => photoCount(page)).toBe(count);

describe("photos", () => {
  test("are shrunk before they are sent", async () => {
    const { page, close } = await open();
    const large = await phonePhoto();
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith("/services/photos")),
      fieldOf(page).setInputFiles(large),
    ]);
    const bytes = (await sent.sizes()).requestBodySize;
    expect(bytes).toBeLessThan(large.buffer.length / 4);
    await stored(page, 1);
    await close();
  });

  test("are put in order by dragging, and the place is announced", async () => {
    const { page, close } = await open();
    await fieldOf(page).setInputFiles(files.slice(0, 3));
    await stored(page, 3);
    const ids = () =>
      page
        .locator("input[name=photo]")
        .evaluateAll((all) => all.map((one) => one.getAttribute("value")));
    const [first, second, third] = await ids();
    const pictures = page.locator("main ol li img");
    await pictures.first().scrollIntoViewIfNeeded();
    const box = await pictures.first().boundingBox();
    if (!box) throw new Error("There is no photo.");
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 20, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, y + 60);
    const order = async () => (await ids()).indexOf(first ?? "");
    for (let down = 60; down < 900 && (await order()) < 2; down += 20) {
      await page.mouse.move(box.x + 20, Math.min(y + down, 690));
    }
    await page.mouse.up();
    await eventually(() => ids()).toEqual([second, third, first]);
    await page.getByText("Moved to position 3 of 3").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Up photo 3" }).press("Enter");
    await eventually(ids).toEqual([second, first, third]);
    expect(await pageFaults(page)).toEqual([]);
    await close();
  });

  test("whose upload failed can be sent again, one by one", async () => {
    const { page, close } = await open();
    let offline = true;
    await page.route("**/services/photos", (route) => (offline ? route.abort() : route.continue()));
    await fieldOf(page).setInputFiles(files.slice(0, 2));
    const again = page.getByRole("button", { name: "Try Again to send photo" });
    await eventually(() => again.count()).toBe(2);
    await eventually(() => page.getByRole("alert").first().innerText()).toContain(
      "could not store this photo",
    );
    expect(await pageFaults(page)).toEqual([]);
    offline = false;
    await again.first().click();
    await stored(page, 1);
    await again.first().click();
    await stored(page, 2);
    await close();
  });

  test("sent again after a lost answer and a reload count once", async () => {
    const { rows } = await client.execute(
      `select s.id from services s join users u on u.id = s.pro_id where u.email = 'pro@kayap.test'
       order by (select count(*) from photos where service_id = s.id) limit 1`,
    );
    const id = String(rows[0]?.id);
    const { page, close } = await open(`${LIST}/edit/${id}`);
    const shown = await photoCount(page);
    await page.route("**/services/photos", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await fieldOf(page).setInputFiles(files.slice(0, 1));
    await page.getByRole("button", { name: "Try Again to send photo" }).waitFor();
    await page.unroute("**/services/photos");
    await page.reload();
    await hydrated(page);
    await stored(page, shown + 1);
    const drafts = await client.execute({
      sql: "select count(*) as count from photos where draft_id = ? and service_id is null",
      args: [id],
    });
    expect(drafts.rows).toMatchObject([{ count: 1 }]);
    await close();
  });

  test("removed and chosen again are sent after the removal has arrived", async () => {
    const { page, close } = await open();
    const pick = fieldOf(page);
    await pick.setInputFiles(files.slice(0, 1));
    await stored(page, 1);
    const order: string[] = [];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/services/photos", async (route) => {
      const isRemoval = route.request().postData()?.includes('name="remove"') ?? false;
      order.push(isRemoval ? "removal sent" : "photo sent");
      if (isRemoval) await held;
      const response = await route.fetch();
      if (isRemoval) order.push("removal answered");
      await route.fulfill({ response });
    });
    await page.getByRole("button", { name: "Remove photo 1" }).click();
    await eventually(() => order).toEqual(["removal sent"]);
    await pick.setInputFiles(files.slice(0, 1));
    await page.getByText("Sending").first().waitFor();
    letGo();
    await stored(page, 1);
    expect(order).toEqual(["removal sent", "removal answered", "photo sent"]);
    await close();
  });

  test("that are invalid show an error before they are sent", async () => {
    const { page, close } = await open();
    const pick = fieldOf(page);
    const error = page.locator("#images-error");
    await pick.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") });
    await eventually(() => error.innerText()).toBe("Please upload only image files");
    await pick.setInputFiles(files);
    await eventually(() => error.innerText()).toBe("You can upload a maximum of 5 images");
    await stored(page, 5);
    await page.getByRole("button", { name: "Remove photo 5" }).click();
    const junk = Buffer.alloc(6 * 1024 * 1024, 7);
    await pick.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: junk });
    await page.getByText("Each image must be less than 5MB").first().waitFor();
    await close();
  });

  test("stay with the form over a reload after it was refused", async () => {
    const { page, close } = await open();
    await fieldOf(page).setInputFiles(files.slice(0, 1));
    await stored(page, 1);
    await page.getByRole("button", { name: "Create service" }).last().click();
    await page.getByRole("alert").first().waitFor();
    await eventually(() => page.locator("[role=alert]:focus").count()).toBe(1);
    await page.reload();
    await hydrated(page);
    await eventually(() => photoCount(page)).toBe(1);
    await close();
  });

  test("that are chosen twice are one photo, and the page says so", async () => {
    const { page, close } = await open();
    await fieldOf(page).setInputFiles(files.slice(0, 1));
    await stored(page, 1);
    await fieldOf(page).setInputFiles(files.slice(0, 1));
    await page.getByText("This photo is here already.").waitFor();
    await stored(page, 1);
    await eventually(() => page.getByText("What photo").count()).toBe(1);
    await close();
  });

  test("whose Remove was pressed leave the focus on the field for photos when they are gone", async () => {
    const { page, close } = await open();
    const photos = fieldOf(page);
    await photos.setInputFiles(files.slice(0, 2));
    for (const left of [1, 0]) {
      await stored(page, left + 1);
      await page.getByRole("button", { name: "Remove photo 1" }).press("Enter");
      await stored(page, left);
      await eventually(() => photos.evaluate((field) => field === document.activeElement)).toBe(
        true,
      );
      await page.getByRole("heading", { level: 1 }).click();
    }
    await close();
  });
});
