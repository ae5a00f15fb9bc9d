import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, describe, test } from "vitest";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { hydrated, openPage } from "#tests/support/browser/browser.ts";
import { type DemoPerson, fillSignIn, signInAs } from "#tests/support/browser/demo-sign-in.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";
import { draftsFixture, KEPT, keptOn, reopened, typeInto } from "./drafts-fixture.ts";

const kayap = await startKayap();
const { url, client } = kayap;
const { browser, visitAs } = await draftsFixture(kayap);
afterAll(() => browser.close());

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
      args: [3 * HOUR_MS, await sessionOf(page)],
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
      args: [3 * HOUR_MS, await sessionOf(page)],
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
