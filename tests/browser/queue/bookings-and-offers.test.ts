import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { openPage } from "#tests/support/browser/browser.ts";
import { pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addBookingOf, type Parties } from "#tests/support/records/bookings.ts";
import { addElectrician, addJob } from "#tests/support/records/jobs.ts";
import { queueFixture } from "./queue-fixture.ts";

const fixture = await queueFixture();
const { addParties, client, deviceOf, url } = fixture;
afterAll(fixture.close);

let parties: Parties;
let context: BrowserContext;
beforeEach(async () => {
  parties = await addParties();
  context = await deviceOf(parties.proId);
  return () => context.close();
});

describe("a booking's button pressed without a connection", () => {
  const later = Date.now() + 72 * HOUR_MS;

  async function bookingPage(status: "pending" | "confirmed", startsAt = later) {
    const id = await addBookingOf(client, parties, {
      status,
      starts_at: startsAt,
      ends_at: startsAt + HOUR_MS,
      expires_at: status === "pending" ? Date.now() + 24 * HOUR_MS : null,
    });
    const page = await context.newPage();
    await openPage(page, `${url}/dashboard/bookings/${id}`);
    return { id, page };
  }

  async function statusOf(id: string): Promise<string> {
    const { rows } = await client.execute({
      sql: "select status from bookings where id = ?",
      args: [id],
    });
    return String(rows[0]?.status);
  }

  const kept = (page: Page) =>
    page.getByRole("status").filter({ hasText: "is kept on this device" });

  test("accepts when there is one, and says so", async () => {
    const { id, page } = await bookingPage("pending");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Accept" }).click();
    await kept(page).getByText("You accepted this booking.").waitFor();
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await eventually(() => statusOf(id)).toBe("pending");
    await context.setOffline(false);
    await page.getByText("Booking confirmed. We have told the customer.").waitFor();
    await eventually(() => statusOf(id)).toBe("confirmed");
    await eventually(() => kept(page).count()).toBe(0);
  });

  test("is told when it was refused on arrival, because the customer had cancelled meanwhile", async () => {
    const { id, page } = await bookingPage("pending");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Accept" }).click();
    await kept(page).waitFor();
    await client.execute({
      sql: "update bookings set status = 'cancelled', ended_by = 'customer', updated_at = updated_at + 1 where id = ?",
      args: [id],
    });
    await context.setOffline(false);
    const told = page.getByRole("alert").filter({ hasText: "Your booking was not accepted." });
    await told.getByText("This booking can no longer be changed.").waitFor();
    await openPage(page, `${url}/dashboard/bookings`);
    await told.getByRole("link", { name: "Open the booking" }).click();
    await page.waitForURL(`**/dashboard/bookings/${id}`);
    await told.getByRole("button", { name: "OK" }).click();
    await told.waitFor({ state: "detached" });
    await eventually(() => statusOf(id)).toBe("cancelled");
  });

  test("completes from the list, and can be taken back before", async () => {
    const { id, page } = await bookingPage("confirmed", Date.now() - 2 * HOUR_MS);
    await openPage(page, `${url}/dashboard/bookings?as=professional`);
    await context.setOffline(true);
    const button = page.getByRole("button", { name: "Mark as Completed" });
    await button.click();
    await kept(page).waitFor();
    await page.getByRole("button", { name: "Take back" }).click();
    await button.click();
    await kept(page).waitFor();
    await context.setOffline(false);
    await eventually(() => statusOf(id)).toBe("completed");
  });

  test("cancels with its reason, which is asked for first", async () => {
    const { id, page } = await bookingPage("confirmed");
    await openPage(page, `${url}/dashboard/bookings/${id}/cancel`);
    await context.setOffline(true);
    const cancel = page.getByRole("button", { name: "Cancel booking" });
    await cancel.click();
    await page.locator("#reason-error").getByText("Please say why").waitFor();
    await page.getByLabel("Why?").fill("The road is under water.");
    await cancel.click();
    await kept(page).getByText("You cancelled this booking.").waitFor();
    await context.setOffline(false);
    await eventually(() => statusOf(id)).toBe("cancelled");
    const { rows } = await client.execute({
      sql: "select end_reason from bookings where id = ?",
      args: [id],
    });
    expect(rows[0]?.end_reason).toBe("The road is under water.");
  });

  test("is kept too when the connection is lost on the way", async () => {
    const { id, page } = await bookingPage("pending");
    await context.route("**/*.data*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await context.route("**/transition", (route) => route.abort());
    await page.getByRole("button", { name: "Accept" }).click();
    await kept(page).waitFor();
    await context.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await eventually(() => statusOf(id)).toBe("confirmed");
  });
});

describe("an offer for a job sent without a connection", () => {
  async function jobPage() {
    const { proId } = await addElectrician(client);
    const id = await addJob(client, parties.customerId, {
      created_at: Date.now(),
      expires_at: Date.now() + 72 * HOUR_MS,
    });
    await context.close();
    context = await deviceOf(proId);
    const page = await context.newPage();
    await openPage(page, `${url}/dashboard/jobs/${id}`);
    await page.locator("[name=slot]").first().check();
    await page.getByLabel("Price (GYD)").fill("12,000");
    await page.getByLabel("What is included").fill("New plugs and a dry box outside.");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send offer" }).click();
    await kept(page).waitFor();
    return { id, page };
  }

  async function offersFor(id: string): Promise<unknown[]> {
    const { rows } = await client.execute({
      sql: "select price_amount from offers where job_id = ?",
      args: [id],
    });
    return rows.map((row) => row.price_amount);
  }

  const kept = (page: Page) =>
    page.getByRole("status").filter({ hasText: "Your offer is kept on this device" });

  test("can be taken back with all that was typed, and goes out once when there is a connection", async () => {
    const { id, page } = await jobPage();
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await eventually(() => page.getByText("We received it.").count()).toBe(0);
    await page.getByRole("button", { name: "Take back" }).click();
    await eventually(() => page.getByLabel("Price (GYD)").inputValue()).toBe("12,000");
    await eventually(() => page.locator("[name=slot]:checked").count()).toBe(1);
    await page.getByLabel("Price (GYD)").fill("13,000");
    await page.getByRole("button", { name: "Send offer" }).click();
    await kept(page).waitFor();
    await eventually(() => offersFor(id)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole("heading", { name: "Your offer", exact: true }).waitFor();
    await page.getByText("$13,000").first().waitFor();
    await eventually(() => kept(page).count()).toBe(0);
    await eventually(() => offersFor(id)).toEqual([13_000_00]);
  });

  test("is told when the job was closed meanwhile", async () => {
    const { id, page } = await jobPage();
    await client.execute({ sql: "update jobs set status = 'closed' where id = ?", args: [id] });
    await context.setOffline(false);
    const told = page.getByRole("alert").filter({ hasText: "Your offer was not sent." });
    await told.getByText("This job is no longer available").waitFor();
    await eventually(() => told.innerText()).toContain("“New plugs and a dry box outside.”");
    await openPage(page, `${url}/dashboard/bookings`);
    await told.getByRole("link", { name: "Open the job" }).click();
    await page.waitForURL(`**/dashboard/jobs/${id}`);
    await told.getByRole("button", { name: "OK" }).click();
    await told.waitFor({ state: "detached" });
    await eventually(() => offersFor(id)).toEqual([]);
  });
});
