import { afterAll, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { connected, hydrated, newVisitor, openPage } from "#tests/support/browser/browser.ts";
import { PHONE, pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startLine } from "#tests/support/servers/forward-proxy.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";
import { draftsFixture, KEPT, keptOn, person, typeInto } from "./drafts-fixture.ts";

const kayap = await startKayap();
const { url, client } = kayap;
const { browser, one, visitAs } = await draftsFixture(kayap);
afterAll(() => browser.close());

describe("what is typed (decision 117)", () => {
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

  test("is kept beside a message that the page has prepared", async () => {
    const { page, close } = await visitAs("customer");
    await openPage(page, `${url}/dashboard/messages`);
    await page.locator("[aria-labelledby=conversations] li a").last().click();
    await connected(page);
    const text = `Is Sunday fine? ${crypto.randomUUID()}`;
    await page.locator("#content").fill(text);
    await eventually(() => keptOn(page)).toContain(text);
    await openPage(page, `${page.url()}&late=${crypto.randomUUID()}`);
    await connected(page);
    await eventually(() => page.locator("#content").inputValue()).toContain(text);
    await eventually(() => keptOn(page)).toContain("I am running about 15 minutes late");
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

  test("into a public form that is sent offline stays, and is sent when there is a connection", async () => {
    const { page, close } = await visitAs("visitor");
    await openPage(page, `${url}/contact`);
    const text = `Sent without a connection ${crypto.randomUUID()}`;
    await page.locator("#email").fill("anita@kayap.test");
    await typeInto(page, "#message", text);
    await page.context().setOffline(true);
    const send = page.getByRole("button", { name: "Send message" });
    await send.click();
    const notice = page.getByText(
      "You are offline. What you typed is kept. Send it again when you are online.",
    );
    await notice.waitFor();
    await eventually(() => page.locator("#message").inputValue()).toBe(text);
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await page.context().setOffline(false);
    await eventually(() => notice.count()).toBe(0);
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
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.type());
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
    expect(dialogs).toEqual(["beforeunload"]);
    await type();
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("alert").first().waitFor();
    expect(dialogs).toEqual(["beforeunload"]);
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
    await page.clock.setSystemTime(new Date(Date.parse("2026-11-22T12:00:00Z") + 29 * DAY_MS));
    await page.reload();
    await eventually(() => page.locator("#message").inputValue()).toBe("Is anybody there?");
    await page.getByText("We kept your draft from 22 November, ").waitFor();
    const third = await page.context().newPage();
    await third.clock.install({ time: new Date(Date.parse("2026-11-22T12:00:00Z") + 60 * DAY_MS) });
    await openPage(third, `${url}/contact`);
    await eventually(() => third.locator("#message").inputValue()).toBe("");
    await close();
  });
});
