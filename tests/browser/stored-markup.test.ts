import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisitor, openBrowser, openPage } from "#tests/support/browser/browser.ts";
import { type DemoPerson, signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const ATTACK =
  '"><img src=x onerror="document.title=`ran`"><svg onload="document.title=`ran`"> javascript:alert(1)';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function visitorAs(person: DemoPerson) {
  const storageState = await signedInState(browser, { url, client }, person);
  const visit = await newVisitor(browser, { storageState });
  visit.page.on(
    "dialog",
    (dialog) => void dialog.dismiss().then(() => visit.complaints.push("dialog")),
  );
  return visit;
}

/** Opens a page with its scripts and expects no effect of the attack. */
async function expectHarmless(page: Page, address: string) {
  await openPage(page, address);
  await eventually(() => page.title(), { message: address }).not.toBe("ran");
  await eventually(() => page.locator("img[src=x], svg[onload], [onerror]").count(), {
    message: address,
  }).toBe(0);
}

test("markup that two people send each other is shown as text, without a violation of the content security policy (threat 26)", async () => {
  const [pro, customer] = [await visitorAs("pro"), await visitorAs("customer")];
  await openPage(customer.page, `${url}/dashboard/messages`);
  await customer.page
    .locator("[aria-labelledby=conversations] li a", { hasText: "Persaud" })
    .click();
  await customer.page.getByRole("textbox", { name: "Message" }).fill(ATTACK);
  await customer.page.getByRole("button", { name: "Send" }).click();
  await customer.page
    .locator("[data-message]", { hasText: "javascript:alert(1)" })
    .last()
    .waitFor();
  const conversation = customer.page.url();

  await openPage(pro.page, `${url}/dashboard/profile?edit=1`);
  const bio = pro.page.locator("textarea[name=bio]");
  const before = await bio.inputValue();
  await bio.fill(ATTACK);
  await pro.page.getByRole("button", { name: "Save" }).first().click();
  await pro.page.getByText("Profile updated successfully!").waitFor();

  await expectHarmless(customer.page, conversation);
  await expectHarmless(pro.page, conversation);
  await expectHarmless(pro.page, `${url}/dashboard/messages`);
  await expectHarmless(pro.page, `${url}/dashboard/profile`);
  const search = new URLSearchParams({ q: ATTACK, location: ATTACK });
  await expectHarmless(customer.page, `${url}/dashboard/find?${search}`);
  await expectHarmless(customer.page, `${url}/search?${search}`);

  await openPage(pro.page, `${url}/dashboard/profile?edit=1`);
  await bio.fill(before);
  await pro.page.getByRole("button", { name: "Save" }).first().click();
  await pro.page.getByText("Profile updated successfully!").waitFor();
  expect([...pro.complaints, ...customer.complaints]).toEqual([]);
  await pro.close();
  await customer.close();
});
