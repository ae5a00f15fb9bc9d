import { beforeEach, expect, test } from "vitest";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import { pageOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import { addStaff } from "#tests/support/application/staff.ts";
import {
  addCustomer,
  addProfessional,
  addReview,
  addService,
  insert,
  NOW,
} from "#tests/support/fixtures.ts";
import { elements, linkTo, textIn } from "#tests/support/html.ts";
import { addReport } from "#tests/support/records/moderation.ts";

let fixture: AccountFixture;
let admin: { id: string; browser: TestBrowser };
beforeEach(async () => {
  fixture = await accountFixture();
  admin = await addStaff(fixture.database.client, fixture.app, "admin");
});

const log = (act: string, kind: string, id: string) =>
  insert(fixture.database.client, "staff_log", {
    staff_id: admin.id,
    act,
    subject_kind: kind,
    subject_id: id,
    reason: "",
    created_at: NOW,
  });
const open = async (path: string) => (await pageOf(await admin.browser.get(path))).page;

test("a hidden review, a closed report and a person are opened from the log", async () => {
  const { client } = fixture.database;
  const customer = await addCustomer(client, { first_name: "Neela" });
  const pro = await addProfessional(client);
  const service = await addService(client, pro, { title: "House wiring and breaker panels" });
  const review = await addReview(client, { serviceId: service, proId: pro, customerId: customer });
  const report = await addReport(client, {
    subject_kind: "review",
    subject_id: review,
    resolved_at: NOW,
    outcome: "dismissed",
    resolution: "",
  });
  await log("hidden", "review", review);
  await log("dismissed", "report", report);
  await log("warned", "account", customer);

  const page = await open("/team/log");

  expect(textIn(await open(linkTo(page, `review ${review}`)))).toContain("House wiring");
  expect(textIn(await open(linkTo(page, `report ${report}`)))).toContain("Decided");
  expect(textIn(await open(linkTo(page, `account ${customer}`)))).toContain("Neela");
});

test.each([
  ["suspended", "account", "/team/people/one"],
  ["service-approved", "service", "/team/things/service/one"],
  ["restored", "job", "/team/things/job/one"],
  ["hidden", "offer", "/team/decide/offer/one"],
  ["appeal-upheld", "measure", "/team/appeals/one"],
  ["ticket-answered", "ticket", "/team/tickets/one"],
  ["licence-seen", "licence", "/team/licences/one"],
  ["newsletter-started", "newsletter", "/team/newsletters/one"],
])("an entry of “%s” whose subject is “%s” leads to %s", async (act, kind, path) => {
  await log(act, kind, "one");
  expect(linkTo(await open("/team/log"), `${kind} one`)).toBe(path);
});

test("changed settings are named without a number", async () => {
  await log("settings-changed", "settings", "1");
  expect(linkTo(await open("/team/log"), "settings")).toBe("/team/settings");
});

test("a conversation, which is only opened from a report, has no link", async () => {
  await log("conversation-opened", "conversation", "one");
  const page = await open("/team/log");
  expect(textIn(page)).toContain("conversation one");
  expect(elements(page, "a").map(textIn)).not.toContain("conversation one");
});
