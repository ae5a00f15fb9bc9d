import { expect, test } from "vitest";
import { EXPORTED_TABLES, NOT_EXPORTED, readOwnData } from "#db/data-export/data-export.ts";
import { readAsWhole } from "#tests/db/plans.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer, insert, NOW } from "#tests/support/fixtures.ts";

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

test("the download looks up what is a person's in indexes, so that it costs no more when there are more people", async () => {
  const { client } = await emptyDatabase();
  const person = await addCustomer(client);
  // `lines` and `folded` are made of the security log of the person.
  expect(await readAsWhole(client, (db) => readOwnData(db, person))).toEqual(["folded", "lines"]);
});

test("the download has what the team answered to a person's messages, not its own notes about them", async () => {
  const { client, db } = await emptyDatabase();
  const person = await addCustomer(client);
  const ticket = { id: "m", ticket: "T-7QMRT", topic: "general", email: "anita@kayap.test" };
  const message = { ...ticket, user_id: person, message: "The page is slow.", created_at: NOW };
  await insert(client, "contact_messages", message);
  for (const kind of ["answer", "note"]) {
    const written = { id: kind, contact_message_id: "m", kind, content: kind, created_at: NOW };
    await insert(client, "contact_answers", written);
  }
  expect((await readOwnData(db, person)).contactAnswers).toMatchObject([{ content: "answer" }]);
});
