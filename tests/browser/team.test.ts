import { randomUUID } from "node:crypto";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { giveRole, openTeamPages } from "#tests/support/application/staff.ts";
import { openBrowser } from "#tests/support/browser/browser.ts";
import { bringAxe, pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { signedInTab } from "#tests/support/browser/staff-tab.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCustomer, addProfessional, addService, insert } from "#tests/support/fixtures.ts";
import { addBookingOf } from "#tests/support/records/bookings.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";
import { addLicenceRow } from "#tests/support/records/licences.ts";
import { addReport } from "#tests/support/records/moderation.ts";
import { addTicket } from "#tests/support/records/tickets.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

let browser: Browser;
let staffId: string;
let reportId: string;
let disputeId: string;
let personId: string;
let bookingId: string;
const NEWSLETTER = randomUUID();
const SENDING = randomUUID();
beforeAll(async () => {
  browser = await openBrowser();
  const email = "rohan.team@kayap.test";
  staffId = await addCustomer(client, { email, first_name: "Rohan" });
  await giveRole(client, staffId, "admin");
  await insert(client, "two_factor", {
    user_id: staffId,
    secret: "no code is asked for here",
    confirmed_at: Date.now() - 1000,
  });
});
beforeEach(async () => {
  const customer = await addCustomer(client, { email: `${randomUUID()}@kayap.test` });
  const pro = await addProfessional(client, { email: `${randomUUID()}@kayap.test` });
  const conversationId = await addConversation(client, [customer, pro]);
  await addMessage(client, { conversationId, senderId: pro }, "Send half by MMG first.");
  personId = await addCustomer(client, {
    email: `${randomUUID()}@kayap.test`,
    first_name: "Neela",
  });
  const serviceId = await addService(client, pro);
  await client.execute("update bookings set reference = id where reference = 'KY-7F3K2'");
  bookingId = await addBookingOf(
    client,
    { proId: pro, customerId: personId, serviceId },
    { reference: "KY-7F3K2" },
  );
  disputeId = await addReport(client, {
    reporter_id: personId,
    subject_kind: "user",
    subject_id: personId,
    reason: "Whose is the two-factor sign-in?",
    created_at: Date.now(),
  });
  reportId = await addReport(client, {
    reporter_id: customer,
    subject_kind: "conversation",
    subject_id: conversationId,
    reason: "He wanted the money before he looked at the roof.",
    created_at: Date.now(),
  });
});
beforeAll(async () => {
  const pro = await addProfessional(client, { email: "new.pro@kayap.test", first_name: "Ravi" });
  await addService(client, pro, { title: "House wiring", status: "pending" });
  await client.execute("update services set approval = 'waiting' where status = 'pending'");
  const text = {
    content: "# New in Linden\n\nThree plumbers: https://kayap.test/search",
    created_at: 1,
    updated_at: 1,
  };
  const draft = { id: NEWSLETTER, subject: "New professionals in November", ...text };
  await insert(client, "newsletters", draft);
  const sending = { id: SENDING, subject: "News of October", region: "Barima-Waini", ...text };
  await insert(client, "newsletters", { ...sending, state: "sending", sending_since: 1 });
  await insert(client, "newsletter_subscriptions", {
    email: "anita@kayap.test",
    unsubscribe_hash: "none",
    confirmed_at: 1,
    created_at: 1,
  });
});
afterAll(async () => {
  client.close();
  await browser.close();
});

/** A tab of somebody of the team, in which its pages are not open yet. */
const staffVisit = (options: BrowserContextOptions = {}) =>
  signedInTab(browser, { url, client }, staffId, options);
const openTeam = (session: string) => openTeamPages(client, staffId, session);

test("every page of the team is accessible and fits, on a phone and at a desk", async () => {
  const { page, complaints, close, session } = await staffVisit();
  await bringAxe(page);
  await page.goto(`${url}/team`);
  await page.getByRole("heading", { name: "Open the team’s pages" }).waitFor();
  expect(await pageFaultsEverywhere(page), "enter").toEqual([]);
  await openTeam(session);
  const ticket = await addTicket(client);
  const licence = await addLicenceRow(client, personId);
  const headings = {
    "/team": "Today",
    "/team/reports": "Reports",
    [`/team/reports/${reportId}`]: "Conversation, reported",
    "/team/tickets": "Tickets",
    [`/team/tickets/${ticket}`]: `Ticket ${ticket}`,
    [`/team/disputes/${disputeId}`]: "Disputed account",
    "/team/find?q=ra": "Find",
    [`/team/people/${personId}`]: "Neela",
    [`/team/things/booking/${bookingId}`]: "KY-7F3K2",
    "/team/approvals": "New services",
    "/team/licences": "Licences",
    [`/team/licences/${licence}`]: "Trade licence",
    "/team/words": "Words",
    "/team/settings": "Settings",
    "/team/newsletters": "Newsletter",
    "/team/newsletters/new": "Write a newsletter",
    [`/team/newsletters/${NEWSLETTER}?send=1`]: "New professionals in November",
    [`/team/newsletters/${SENDING}`]: "News of October",
    "/team/log": "Log",
  };
  for (const [path, name] of Object.entries(headings)) {
    await page.goto(url + path);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(await pageFaultsEverywhere(page), path).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await close();
});

test("a report is opened, decided with a warning and found in the log, without scripts", async () => {
  const { page, close, session } = await staffVisit({ javaScriptEnabled: false });
  await openTeam(session);
  await page.goto(`${url}/team`);
  await page.getByRole("link", { name: "Reports", exact: true }).click();
  const link = page.locator(`a[href="/team/reports/${reportId}"]`);
  await link.click();
  await page.getByRole("button", { name: "Open the messages" }).click();
  await page.getByText("Send half by MMG first.").waitFor();
  await page.getByLabel("Send a warning").check();
  await page.getByRole("button", { name: "Asks to pay or talk elsewhere" }).click();
  await eventually(() => page.getByLabel("Reason").inputValue()).toContain("asked somebody to pay");
  await page.getByRole("button", { name: "Decide", exact: true }).click();
  await page.getByText("Decided. The report is closed.").waitFor();
  await eventually(() => link.count()).toBe(0);
  await page.getByRole("link", { name: "Log" }).click();
  await eventually(() => page.locator("main li").first().innerText()).toContain("Sent a warning");
  await eventually(() => page.locator("main li").first().innerText()).toContain("Rohan Ramdeen");
  await close();
});
