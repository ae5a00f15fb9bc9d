import { beforeEach, describe, expect, test } from "vitest";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import { pageOf, rowsOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import { addStaff } from "#tests/support/application/staff.ts";
import {
  addCustomer,
  addProfessional,
  addService,
  insert,
  insertAll,
  NOW,
} from "#tests/support/fixtures.ts";
import { element, having, linkTo, partUnder, textIn } from "#tests/support/html.ts";
import { addBookingOf } from "#tests/support/records/bookings.ts";
import { addJob } from "#tests/support/records/jobs.ts";

let fixture: AccountFixture;
let support: TestBrowser;
let customer: string;
let pro: string;
let service: string;
let booking: string;
let job: string;
beforeEach(async () => {
  fixture = await accountFixture();
  const { client } = fixture.database;
  support = (await addStaff(client, fixture.app, "support")).browser;
  customer = await addCustomer(client, {
    email: "neela.p@kayap.test",
    first_name: "Neela",
    last_name: "Persaud",
    phone: "+5926123456",
  });
  pro = await addProfessional(client, {
    email: "ravi@kayap.test",
    first_name: "Ravi",
    last_name: "Singh",
    business_name: "Singh Electrics",
  });
  service = await addService(client, pro, { title: "House wiring and breaker panels" });
  booking = await addBookingOf(
    client,
    { proId: pro, customerId: customer, serviceId: service },
    { reference: "KY-7F3K2", notes: "Dog in the yard.", landmark: "Behind the stelling" },
  );
  job = await addJob(client, customer, { what: "Two plugs spark when it rains" });
  await insert(client, "contact_messages", {
    id: crypto.randomUUID(),
    ticket: "KY-7Q2M0X",
    topic: "safety",
    email: "neela.p@kayap.test",
    message: "I cannot find my booking of last Monday.",
    created_at: NOW,
  });
});

async function find(q: string) {
  const response = await support.get(`/team/find?${new URLSearchParams({ q })}`);
  expect(response.status).toBe(200);
  return element((await pageOf(response)).page, "main");
}
const under = async (q: string, heading: string) => textIn(partUnder(await find(q), heading));

describe("a person is found by", () => {
  test.each([
    ["a part of the name", "neel"],
    ["parts of both names, in any order", "PERSAUD nee"],
    ["how the address begins", "neela.p@"],
    ["the whole address, in capitals", "Neela.P@Kayap.test"],
    ["the phone number as people write it", "612-3456"],
    ["the phone number with its country", "+592 612 3456"],
  ])("%s", async (_, q) => {
    const page = await find(q);
    expect(linkTo(page, "Neela Persaud")).toBe(`/team/people/${customer}`);
    expect(textIn(page)).toContain("neela.p@kayap.test, +592 612 3456");
  });

  test("the name of the business, and the id", async () => {
    expect(await under("singh electrics", "People")).toContain("Ravi Singh");
    expect(await under(pro, "People")).toContain("Singh Electrics");
  });

  test("not by the end of the address, which no index has", async () => {
    expect(textIn(await find("p@kayap.test"))).toContain("Nothing found");
  });
});

test("a service is found by words of its title and by its id", async () => {
  for (const q of ["panels wiring", service]) {
    const page = await find(q);
    expect(linkTo(page, "House wiring and breaker panels")).toBe(`/team/things/service/${service}`);
    expect(textIn(page)).toContain("Ravi Singh");
  }
});

test("a booking is found by its reference, without notes and place", async () => {
  for (const q of ["ky-7f3k2", booking]) {
    const page = await find(q);
    expect(linkTo(page, "KY-7F3K2, House wiring and breaker panels")).toBe(
      `/team/things/booking/${booking}`,
    );
    expect(textIn(page)).toContain("Neela Persaud with Ravi Singh");
    expect(textIn(page)).not.toContain("Dog");
    expect(textIn(page)).not.toContain("stelling");
  }
});

test("a job is found by its words and by its id", async () => {
  for (const q of ["plugs rain", job]) {
    expect(linkTo(await find(q), "Two plugs spark when it rains")).toBe(`/team/things/job/${job}`);
  }
});

test("a ticket is found by its number, without its message", async () => {
  const found = await under("ky-7q2m0x", "Tickets");
  expect(found).toContain("KY-7Q2M0X");
  expect(found).toContain("Safety");
  expect(found).not.toContain("last Monday");
});

test("a ticket is found by the address that it was sent from, as it is typed, until that is erased", async () => {
  for (const q of ["neela.p@kayap.test", "Neela.P@Kayap", "neela"]) {
    expect(await under(q, "Tickets")).toContain("KY-7Q2M0X");
  }
  for (const q of ["p@kayap.test", "ravi@kayap.test"]) {
    expect(textIn(await find(q))).not.toContain("KY-7Q2M0X");
  }
  await fixture.database.client.execute("update contact_messages set email = ''");
  expect(textIn(await find("neela.p@kayap.test"))).not.toContain("KY-7Q2M0X");
});

test("at most twenty of a kind are shown, the newest first", async () => {
  const { client } = fixture.database;
  const [row] = await rowsOf(client, "users");
  await insertAll(
    client,
    "users",
    Array.from({ length: 25 }, (_, n) => ({
      id: crypto.randomUUID(),
      email: `many${n}@kayap.test`,
      password_hash: String(row?.password_hash),
      first_name: "Many",
      last_name: `Person${n}`,
      created_at: NOW + n,
      updated_at: NOW,
    })),
  );
  const found = await under("many person", "People");
  expect(found).toContain("Person24");
  expect(found).not.toContain("Person4,");
  expect(found.match(/Many Person/g)).toHaveLength(20);
});

test("a text of one character finds nobody and says why; without one there is only the field", async () => {
  const page = await find("n");
  expect(textIn(element(page, having("id", "q-error")))).toBe(
    "Please type at least two characters.",
  );
  expect(textIn(page)).not.toContain("Neela");
  expect(textIn(await find(""))).not.toContain("at least two");
});

test("percent signs, quotes and erased people find nobody", async () => {
  for (const q of ["%%", "__", "'; drop table users; --"]) {
    expect(textIn(await find(q))).toContain("Nothing found");
  }
  await fixture.database.client.execute({
    sql: "update users set deleted_at = ?, first_name = 'Deleted', last_name = 'User' where id = ?",
    args: [NOW, customer],
  });
  expect(textIn(await find("deleted user"))).toContain("Nothing found");
  const page = await find(customer);
  expect(linkTo(page, "An erased account")).toBe(`/team/people/${customer}`);
});
