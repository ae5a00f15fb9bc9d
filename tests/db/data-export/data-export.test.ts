import { expect, test } from "vitest";
import { openDatabase } from "#db/connection/client.ts";
import { EXPORTED_TABLES, NOT_EXPORTED, readOwnData } from "#db/data-export/data-export.ts";
import { aroundCalls } from "#tests/support/around-calls.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer } from "#tests/support/fixtures.ts";

const ABOUT_PEOPLE = `select m.name from sqlite_schema m where m.type = 'table' and (m.name = 'users'
  or exists (select 1 from pragma_foreign_key_list(m.name) where "table" in ('users', 'bookings'))
  or exists (select 1 from pragma_table_info(m.name) where name in ('email', 'recipient', 'user_id')))`;

test("every table about people is in the download, or has a reason why not (decision 63)", async () => {
  const { client } = await emptyDatabase();
  const tables = (await client.execute(ABOUT_PEOPLE)).rows.map(({ name }) => String(name));
  expect(tables.length).toBeGreaterThan(25);
  expect([...new Set([...EXPORTED_TABLES, ...Object.keys(NOT_EXPORTED)])].sort()).toEqual(
    tables.sort(),
  );
});

test("the download looks up what is a person's in indexes, but for e-mails and what was written to support", async () => {
  const { client } = await emptyDatabase();
  const person = await addCustomer(client);
  const sent: string[] = [];
  const watched = aroundCalls(client, (statements, call) => {
    sent.push(...[statements].flat().map((one) => (typeof one === "string" ? one : one.sql)));
    return call();
  });
  await readOwnData(openDatabase(watched), person);
  const read = new Set<string>();
  for (const statement of sent) {
    const { rows } = await client.execute(`explain query plan ${statement}`);
    for (const { detail } of rows) {
      const [, table] = /^SCAN (\w+)/.exec(String(detail)) ?? [];
      if (table !== undefined) read.add(table);
    }
  }
  expect(sent.length).toBeGreaterThan(30);
  // `lines` and `folded` are made of the security log of the person.
  expect([...read].sort()).toEqual([
    "contact_answers",
    "contact_messages",
    "folded",
    "lines",
    "mail_outbox",
  ]);
});
