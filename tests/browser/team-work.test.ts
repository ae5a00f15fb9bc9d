import { randomUUID } from "node:crypto";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { deliverDue } from "#app/email/delivery/deliver.ts";
import type { Email } from "#app/email/delivery/email-sender.ts";
import { openDatabase } from "#db/connection/client.ts";
import { giveRole, openTeamPages } from "#tests/support/application/staff.ts";
import { openBrowser } from "#tests/support/browser/browser.ts";
import { signedInTab } from "#tests/support/browser/staff-tab.ts";
import { eventually } from "#tests/support/eventually.ts";
import {
  addCustomer,
  addProfessional,
  addService,
  insert,
  insertAll,
} from "#tests/support/fixtures.ts";
import { PATIENT } from "#tests/support/patience.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { jpeg } from "#tests/support/records/photos.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();
const WITHOUT_SCRIPTS = { javaScriptEnabled: false };

let browser: Browser;
let admin: string;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await addCustomer(client, { email: `${randomUUID()}@kayap.test`, first_name: "Rohan" });
  await giveRole(client, admin, "admin");
  await insert(client, "two_factor", {
    user_id: admin,
    secret: "no code is asked for here",
    confirmed_at: Date.now() - 1000,
  });
});
afterAll(async () => {
  client.close();
  await browser.close();
});

async function adminTab() {
  const visit = await signedInTab(browser, { url, client }, admin, WITHOUT_SCRIPTS);
  await openTeamPages(client, admin, visit.session);
  await visit.page.goto(`${url}/team`);
  return visit;
}
const runJobs = () => fetch(`${url}/cdn-cgi/handler/scheduled`);

test("a licence is added, compared with its paper and shown, and falls off when it has expired, without scripts", async () => {
  const pro = await addProfessional(client, { email: `${randomUUID()}@kayap.test` });
  const service = await addService(client, pro, { title: "House wiring and breaker panels" });
  const own = await signedInTab(browser, { url, client }, pro, WITHOUT_SCRIPTS);
  await own.page.goto(`${url}/dashboard/licences`);
  await own.page.getByLabel("What it is").selectOption("Electrical licence");
  await own.page.getByLabel("Number").fill("GEI-2044");
  await own.page.getByLabel("Who issued it").fill("Government Electrical Inspectorate");
  await own.page.getByLabel("Last valid day").fill(dayOf(Date.now() + 400 * DAY_MS));
  await own.page.locator("input[name=paper]").setInputFiles({
    name: "paper.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from(await jpeg()),
  });
  await own.page.getByRole("button", { name: "Add licence" }).click();
  await own.page.getByText("We are looking at it").waitFor();

  const team = await adminTab();
  await team.page.getByRole("link", { name: "1 licence to look at" }).click();
  await team.page.getByRole("link", { name: "Electrical licence of Ravi Persaud" }).click();
  await team.page.getByRole("button", { name: "Open the paper" }).click();
  const paper = team.page.getByRole("img", { name: "The paper: Electrical licence" });
  await eventually(() => paper.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await team.page.getByRole("button", { name: "Licence seen" }).click();
  await team.page.getByText("Decided. We have written to the professional.").waitFor();

  await own.page.goto(`${url}/service/${service}`);
  await own.page.getByText("Licence seen").first().waitFor();
  await client.execute({
    sql: "update licences set expires_on = ?",
    args: [dayOf(Date.now() - DAY_MS)],
  });
  await runJobs();
  await own.page.goto(`${url}/pro/${pro}`);
  await own.page.getByRole("heading", { level: 1, name: "Ravi Persaud" }).waitFor();
  await eventually(() => own.page.getByText("Licence seen").count()).toBe(0);
  await own.page.goto(`${url}/dashboard/licences`);
  await own.page.getByText("Expired").waitFor();
  const emails = await emailsIn(client);
  expect(emails.map(({ kind }) => kind)).toContain("licence-decided");
  await team.close();
  await own.close();
});

test("a newsletter is written, tried and sent to 500 subscribers, of whom one address fails, without scripts", async () => {
  const address = (n: number) => `subscriber-${n}@kayap.test`;
  const before = Date.now() - DAY_MS;
  await insertAll(
    client,
    "newsletter_subscriptions",
    Array.from({ length: 500 }, (_, n) => ({
      email: address(n),
      unsubscribe_hash: `hash-${n}`,
      confirmed_at: before,
      created_at: before,
    })),
  );
  const team = await adminTab();
  const press = (name: string) => team.page.getByRole("button", { name, exact: true }).click();
  await team.page.getByRole("link", { name: "Newsletter", exact: true }).click();
  await team.page.getByRole("link", { name: "Write a newsletter" }).click();
  await team.page.getByLabel("Subject").fill("New professionals in November");
  await team.page.getByLabel("Text").fill("# New in Linden\n\nThree plumbers and a welder.");
  await press("Save");
  await team.page.getByRole("heading", { name: "New in Linden" }).first().waitFor();
  await press("Send a test to me");
  await team.page.getByText("A test is on its way to you.").waitFor();
  await team.page.getByRole("link", { name: "Send to 500 subscribers" }).click();
  await press("Yes, send to 500 subscribers");
  await team.page.getByText("Your newsletter is being sent.").waitFor();

  const sent: string[] = [];
  const deliver = (at: number) =>
    deliverDue({
      db: openDatabase(client, { limits: PATIENT }),
      now: at,
      links: { appOrigin: url, secret: "a secret of the tests" },
      emailSender: {
        async send({ to, subject }: Email) {
          if (to === address(123)) throw new Error("No such mailbox");
          if (subject === "New professionals in November") sent.push(to);
        },
      },
    });
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  for (let minute = 0; minute < 15 && sent.length < 499; minute += 1) {
    await runJobs();
    for (let n = 0; n < 4; n += 1) await deliver(Date.now());
  }
  for (let day = 1; day <= 6; day += 1) await deliver(Date.now() + day * DAY_MS);
  await runJobs();
  log.mockRestore();

  await team.page.reload();
  const main = team.page.getByRole("main");
  await eventually(async () => (await main.innerText()).replace(/\s+/g, " ")).toMatch(
    /500 queued 499 sent 1 failed/,
  );
  const subscribers = sent.filter((to) => to.startsWith("subscriber-"));
  expect([subscribers.length, new Set(subscribers).size]).toEqual([499, 499]);
  await team.close();
});
