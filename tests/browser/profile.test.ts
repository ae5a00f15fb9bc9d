import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { checkPhoto } from "#app/photos/formats.ts";
import { openBrowser, openPage, returningVisitor } from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { DESK, PHONE, pageFaults, sidewaysScroll } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { jpeg } from "#tests/support/records/photos.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const PROFILE = `${url}/dashboard/profile`;

let browser: Browser;
let state: Awaited<ReturnType<typeof signedInState>>;
beforeAll(async () => {
  browser = await openBrowser();
  state = await signedInState(browser, { url, client }, "pro");
});
afterAll(() => browser.close());

async function expectSound(page: Page, heading: string) {
  await eventually(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(heading);
  expect(await sidewaysScroll(page), heading).toEqual([]);
}

const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();
const picture = () => jpeg(900, 600).then((bytes) => Buffer.from(bytes));

test("the form of a licence is empty again once it is added, and removing it asks first", async () => {
  const { page, complaints, close } = await returningVisitor(browser, {
    storageState: state,
    viewport: DESK,
  });
  await openPage(page, `${url}/dashboard/licences`);
  await page.getByLabel("What it is").selectOption("Electrical licence");
  await page.getByLabel("Number").fill("E-2231");
  await page.getByLabel("Who issued it").fill("GEI");
  await page.getByLabel("Last valid day").fill(dayOf(Date.now() + 180 * DAY_MS));
  await page.locator("#paper").setInputFiles({
    name: "paper.jpg",
    mimeType: "image/jpeg",
    buffer: await picture(),
  });
  await page.getByRole("button", { name: "Add licence" }).click();
  await page.getByText("We are looking at it").waitFor();
  await eventually(() => page.getByLabel("Number").inputValue()).toBe("");

  const remove = page.getByRole("link", { name: "Remove Electrical licence" });
  await remove.click();
  await expectSound(page, "Remove licence");
  expect(await pageFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expectSound(page, "Licences");
  await remove.click();
  await page.getByText("We delete its photo and do not look at it any more.").waitFor();
  await page.getByRole("button", { name: "Remove" }).click();
  await expectSound(page, "Licences");
  await eventually(() => remove.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test("a professional edits the profile with a picture", async () => {
  const { page, complaints, close } = await returningVisitor(browser, {
    storageState: state,
    viewport: PHONE,
  });
  await openPage(page, PROFILE);
  await expectSound(page, "Profile");
  await page.getByRole("link", { name: "Edit profile" }).click();
  await page.getByRole("heading", { name: "Edit profile" }).waitFor();
  await expectSound(page, "Edit profile");
  const phone = page.getByLabel("Phone", { exact: true });
  const before = await phone.inputValue();
  await eventually(() => phone.getAttribute("placeholder")).toBe("+592 XXX XXXX");
  await phone.fill("12");
  await page.getByLabel("Hourly rate (GYD)").fill("lots");
  await page.getByLabel(/^(Choose a|Another) picture$/).setInputFiles({
    name: "me.jpg",
    mimeType: "image/jpeg",
    buffer: await picture(),
  });
  await save(page);
  await page.getByRole("alert").waitFor();
  const alert = () => page.getByRole("alert").innerText();
  await eventually(alert).toContain("Please enter a valid phone number");
  await eventually(alert).toContain("Please enter a valid price (e.g., 25.50)");
  await eventually(() => phone.inputValue()).toBe("12");
  await eventually(() => phone.getAttribute("aria-invalid")).toBe("true");
  await expectSound(page, "Edit profile");

  await phone.fill("612 3456");
  await page.getByLabel("Hourly rate (GYD)").fill("6,500.50");
  await page.getByLabel("Pet Services").check();
  await save(page);
  await page.getByText("Profile updated successfully!").waitFor();
  await expectSound(page, "Profile");
  const facts = () => page.locator("main").innerText();
  await eventually(facts).toContain("+592 612 3456");
  await eventually(facts).toContain("$6,500.50/hr");
  await eventually(facts).toContain("Pet Services");
  const source = (await page.locator("main img").getAttribute("src")) ?? "";
  const answer = await fetch(url + source);
  expect(checkPhoto(new Uint8Array(await answer.arrayBuffer()))).toMatchObject({
    ok: true,
    kind: "webp",
    width: 256,
    height: 256,
  });

  await page.getByRole("link", { name: "Edit profile" }).click();
  await page.getByRole("heading", { name: "Edit profile" }).waitFor();
  await phone.fill("not this");
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("heading", { name: "Profile", exact: true }).waitFor();
  await eventually(() => page.locator("main").innerText()).toContain("+592 612 3456");
  await page.getByRole("link", { name: "Edit profile" }).click();
  await page.getByRole("heading", { name: "Edit profile" }).waitFor();
  await eventually(() => phone.inputValue()).toBe("+592 612 3456");
  await phone.fill(before);
  await page.getByLabel("Pet Services").uncheck();
  await page.getByLabel("Remove this picture").check();
  await save(page);
  await page.getByText("Profile updated successfully!").waitFor();
  await eventually(() => page.locator("main img").count()).toBe(0);
  expect(complaints.filter((line) => !line.includes("status of 400"))).toEqual([]);
  await close();
});

test("a profile edited in two tabs shows both versions, and no text is lost", async () => {
  const visit = await returningVisitor(browser, { storageState: state });
  const other = await returningVisitor(browser, { storageState: state });
  for (const { page } of [visit, other]) await openPage(page, `${PROFILE}?edit=1`);
  const first = visit.page.getByLabel("Years of experience");
  await first.fill("21");
  await save(visit.page);
  await visit.page.getByText("Profile updated successfully!").waitFor();
  const second = other.page.getByLabel("Years of experience");
  await second.fill("33");
  await save(other.page);
  await eventually(() => other.page.getByRole("alert").innerText()).toContain(
    "This was changed elsewhere. Review the new version.",
  );
  await eventually(() => second.inputValue()).toBe("33");
  await eventually(() => other.page.locator("main dl").first().innerText()).toMatch(/21[\s\S]*33/);
  expect(await pageFaults(visit.page)).toEqual([]);
  await save(other.page);
  await other.page.getByText("Profile updated successfully!").waitFor();
  await eventually(() => other.page.locator("main").innerText()).toContain("33");
  await visit.close();
  await other.close();
});

test("a picture that stays above 5 MB is not left out silently, and a large one is shrunk first and shown", async () => {
  const { page, complaints, close } = await returningVisitor(browser, { storageState: state });
  await openPage(page, `${PROFILE}?edit=1`);
  const field = page.getByLabel(/^(Choose a|Another) picture$/);
  const file = (buffer: Buffer) => ({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  await field.setInputFiles(file(Buffer.alloc(5 * 1024 * 1024 + 1)));
  await page.getByText("Profile picture must be less than 5MB").waitFor();
  await eventually(() => field.getAttribute("aria-invalid")).toBe("true");
  await save(page);
  await eventually(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await eventually(() => page.url()).toContain("edit=1");
  await page.getByRole("button", { name: "Go on without it" }).click();
  await eventually(() => page.getByText("must be less than 5MB").count()).toBe(0);
  await field.setInputFiles(file(Buffer.alloc(5 * 1024 * 1024 + 1)));
  await page.getByText("Profile picture must be less than 5MB").waitFor();
  const large = Buffer.from(await jpeg(4000, 3000));
  await field.setInputFiles(file(large));
  await page.locator("img[src^='blob:']").waitFor();
  await eventually(() => page.getByText("must be less than 5MB").count()).toBe(0);
  await eventually(() =>
    field.evaluate((input: HTMLInputElement) => input.files?.[0]?.size),
  ).toBeLessThan(large.byteLength);
  expect(complaints).toEqual([]);
  await close();
});

test("a refused profile form focuses its errors and stays accessible on narrow and wide screens", async () => {
  for (const viewport of [PHONE, DESK]) {
    const { page, close } = await returningVisitor(browser, { storageState: state, viewport });
    await openPage(page, `${PROFILE}?edit=1`);
    await page.getByLabel("First name").fill("");
    await save(page);
    await page.locator("[role=alert]:focus").waitFor();
    expect(await pageFaults(page)).toEqual([]);
    await close();
  }
});

test("Show phone shows the number to signed-in people only", async () => {
  const { page, close } = await returningVisitor(browser, { storageState: state });
  await page.goto(PROFILE);
  const address = await page
    .getByRole("link", { name: "See your public profile" })
    .getAttribute("href");
  await close();
  const customer = await signedInState(browser, { url, client }, "customer");
  for (const viewport of [PHONE, DESK]) {
    const visit = await returningVisitor(browser, { storageState: customer, viewport });
    await visit.page.goto(url + address);
    await visit.page.getByRole("button", { name: "Show phone" }).click();
    await eventually(() => visit.page.locator("a[href^='tel:']").innerText()).toMatch(
      /^\+592 \d{3} \d{4}$/,
    );
    expect(await pageFaults(visit.page)).toEqual([]);
    await visit.close();
  }
  const visitor = await returningVisitor(browser, {});
  await visitor.page.goto(url + address);
  await eventually(() => visitor.page.getByRole("button", { name: "Show phone" }).count()).toBe(0);
  await visitor.close();
});
