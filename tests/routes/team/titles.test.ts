import { expect, test } from "vitest";
import { accountFixture } from "#tests/support/application/account-fixture.ts";
import { pageOf } from "#tests/support/application/accounts.ts";
import { addStaff } from "#tests/support/application/staff.ts";
import { addCustomer, addProfessional, addService } from "#tests/support/fixtures.ts";
import { texts } from "#tests/support/html.ts";
import { addLicenceRow } from "#tests/support/records/licences.ts";
import { addReport } from "#tests/support/records/moderation.ts";
import { addTicket } from "#tests/support/records/tickets.ts";

test("tabs of several reports, tickets, licences and services are told apart by their titles", async () => {
  const { database, app } = await accountFixture();
  const { client } = database;
  const { browser } = await addStaff(client, app, "admin");
  const customer = await addCustomer(client);
  const pro = await addProfessional(client);
  const service = await addService(client, pro, { title: "House wiring and breaker panels" });
  const report = await addReport(client, {
    subject_kind: "service",
    subject_id: service,
    reporter_id: customer,
  });
  const ticket = await addTicket(client);
  const licence = await addLicenceRow(client, pro, { kind: "electrical" });

  const titles = [];
  for (const path of [
    `/team/reports/${report}`,
    `/team/tickets/${ticket}`,
    `/team/licences/${licence}`,
    `/team/things/service/${service}`,
  ]) {
    titles.push(...texts((await pageOf(await browser.get(path))).page, "title"));
  }

  expect(titles).toEqual([
    "Service, reported | Kayap",
    `Ticket ${ticket} | Kayap`,
    "Electrical licence | Kayap",
    "House wiring and breaker panels | Kayap",
  ]);
});
