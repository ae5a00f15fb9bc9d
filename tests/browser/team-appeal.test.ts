import { randomUUID } from "node:crypto";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMeasure, giveRole, openTeamPages } from "#tests/support/application/staff.ts";
import { newVisitor, openBrowser } from "#tests/support/browser/browser.ts";
import { bringAxe, PHONE, pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { signedInTab } from "#tests/support/browser/staff-tab.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCustomer, addProfessional, insert } from "#tests/support/fixtures.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";
import { addReport } from "#tests/support/records/moderation.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const APPEAL = "I asked for the cost of the cable alone, and we had agreed on that.";

let browser: Browser;
let decider: string;
let other: string;
beforeAll(async () => {
  browser = await openBrowser();
  [decider, other] = [await addMember("Rohan"), await addMember("Shanta")];
});
afterAll(async () => {
  client.close();
  await browser.close();
});

async function addMember(first_name: string) {
  const id = await addCustomer(client, { email: `${randomUUID()}@kayap.test`, first_name });
  await giveRole(client, id, "moderator");
  await insert(client, "two_factor", {
    user_id: id,
    secret: "no code is asked for here",
    confirmed_at: Date.now() - 1000,
  });
  return id;
}

/** A tab of somebody of the team, in which its pages are open. */
async function staffVisit(staffId: string, options: BrowserContextOptions = {}) {
  const visit = await signedInTab(browser, { url, client }, staffId, options);
  await openTeamPages(client, staffId, visit.session);
  return visit;
}

/** The link to the appeal in the newest e-mail to somebody. */
async function appealLink(recipient: string) {
  const email = (await emailsIn(client)).findLast((one) => one.recipient === recipient);
  return /http\S+\/appeal\S+/.exec(email?.text ?? "")?.[0] ?? "";
}

test("a reported person is suspended, appeals by the link in the e-mail and is heard by somebody else, without scripts", async () => {
  const email = `${randomUUID()}@kayap.test`;
  const customer = await addCustomer(client, { email: `${randomUUID()}@kayap.test` });
  const pro = await addProfessional(client, { email });
  const conversationId = await addConversation(client, [customer, pro]);
  await addMessage(client, { conversationId, senderId: pro }, "Send half by MMG first.");
  const reportId = await addReport(client, {
    reporter_id: customer,
    subject_kind: "conversation",
    subject_id: conversationId,
    reason: "He wanted the money before he looked at the roof.",
    created_at: Date.now(),
  });

  const options = { javaScriptEnabled: false };
  const first = await staffVisit(decider, options);
  await first.page.goto(`${url}/team/reports/${reportId}`);
  await first.page.getByRole("button", { name: "Open the messages" }).click();
  await first.page.getByText("Send half by MMG first.").waitFor();
  await first.page.getByLabel("Suspend the account for some days").check();
  await first.page.getByLabel("Length of a suspension").selectOption("30 days");
  await first.page.getByRole("button", { name: "Asks to pay or talk elsewhere" }).click();
  await eventually(() => first.page.getByLabel("Reason").inputValue()).toContain("asked somebody");
  await eventually(() =>
    first.page.getByLabel("Suspend the account for some days").isChecked(),
  ).toBe(true);
  await first.page.getByRole("button", { name: "Decide", exact: true }).click();
  await first.page.getByText("Decided. The report is closed.").waitFor();

  const person = await newVisitor(browser, { viewport: PHONE, ...options });
  await person.page.goto(await appealLink(email));
  await person.page.getByRole("heading", { name: "Account suspended" }).waitFor();
  await person.page.getByLabel("Why it is wrong").fill(APPEAL);
  await person.page.getByRole("button", { name: "Send the appeal" }).click();
  await person.page.getByText("Thank you, we have your appeal.").waitFor();

  await first.page.goto(`${url}/team/appeals`);
  await first.page.getByRole("link", { name: "Account suspended: Ravi Persaud" }).click();
  await first.page.getByText("You decided this yourself: somebody else answers.").waitFor();
  await first.close();

  const second = await staffVisit(other, options);
  await second.page.goto(`${url}/team`);
  await second.page.getByRole("link", { name: "Appeals", exact: true }).click();
  await second.page.getByRole("link", { name: "Account suspended: Ravi Persaud" }).click();
  await second.page.getByText(APPEAL).waitFor();
  await second.page.getByLabel("Shorten it").check();
  await second.page.getByLabel("New length").selectOption("3 days");
  await second.page.getByLabel("Answer").fill("Three days are enough for the first time.");
  await second.page.getByRole("button", { name: "Answer" }).click();
  await second.page.getByText("Answered. The person gets an e-mail.").waitFor();
  await second.close();

  await person.page.reload();
  await person.page.getByText("The decision was shortened.").waitFor();
  await person.page.getByText("Three days are enough for the first time.").waitFor();
  await person.close();
});

test("the pages of measures and appeals are accessible and fit, on a phone and at a desk", async () => {
  const email = `${randomUUID()}@kayap.test`;
  const pro = await addProfessional(client, { email, bio: "Wires houses since 1998." });
  const visit = await staffVisit(decider);
  const { page } = visit;
  await bringAxe(page);
  await page.goto(`${url}/team/decide/account/${pro}`);
  await page.getByLabel("Ban the account, without an end").check();
  await page.getByLabel("Reason").fill("You asked three people to pay before you came.");
  await page.getByRole("button", { name: "Decide", exact: true }).click();
  await page.getByText("Decided. The person gets an e-mail.").waitFor();
  const link = await appealLink(email);
  const measureId = await addMeasure(client, pro, { appeal: APPEAL, appealed_at: Date.now() });
  const headings = {
    [`${url}/team/decide/account/${pro}`]: "Account, not reported",
    [`${url}/team/appeals`]: "Appeals",
    [`${url}/team/appeals/${measureId}`]: "Account banned: appeal",
    [link]: "Account banned",
  };
  for (const [address, name] of Object.entries(headings)) {
    await page.goto(address);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(await pageFaultsEverywhere(page), address).toEqual([]);
  }
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
