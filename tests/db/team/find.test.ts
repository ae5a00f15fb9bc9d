import { expect, test } from "vitest";
import { findForTeam } from "#db/team/find.ts";
import { readLicenceQueue } from "#db/team/licences.ts";
import { openPerson } from "#db/team/opened-person.ts";
import { readAsWhole } from "#tests/db/plans.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer, NOW } from "#tests/support/fixtures.ts";

const NOTHING = { id: null, reference: null, ticket: null, email: null, phone: null, words: [] };

// Where nothing of a kind is asked for, its condition is a constant, which is tested before a row is read.
test.each([
  ["an id", { id: "5f0c" }, ["users", "services", "bookings", "jobs", "contact_messages"]],
  ["the reference of a booking", { reference: "KY-7QMRT" }, ["bookings"]],
  ["the number of a ticket", { ticket: "T-7QMRT" }, ["contact_messages"]],
])("the search of the team looks %s up in indexes", async (_, wanted, tables) => {
  const { client } = await emptyDatabase();
  const read = await readAsWhole(client, (db) => findForTeam(db, { ...NOTHING, ...wanted }));
  for (const table of tables) expect(read).not.toContain(table);
});

test("the licences that wait for the team are looked up in their index", async () => {
  const { client } = await emptyDatabase();
  expect(await readAsWhole(client, readLicenceQueue)).toEqual([]);
});

test("the page of a person looks everything of theirs up in indexes", async () => {
  const { client } = await emptyDatabase();
  const id = await addCustomer(client);
  const by = { userId: "team", sessionHash: "hash", now: NOW };
  const read = await readAsWhole(client, (db) => openPerson(db, { id, by, before: null }));
  expect(read).toEqual([]);
});
