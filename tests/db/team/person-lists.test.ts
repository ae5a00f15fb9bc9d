import { expect, test } from "vitest";
import { selectPersonLists } from "#db/team/person-lists.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer } from "#tests/support/fixtures.ts";
import { addTicket } from "#tests/support/records/tickets.ts";

test("the tickets of a person are those of their account and those written signed out from their address", async () => {
  const { client, db } = await emptyDatabase();
  const id = await addCustomer(client, { email: "Neela@kayap.test" });
  const other = await addCustomer(client, { email: "ravi@kayap.test" });
  const own = await addTicket(client, { user_id: id, email: "neela@work.test" });
  const signedOut = await addTicket(client, { user_id: null, email: "neela@kayap.test" });
  await addTicket(client, { user_id: other, email: "ravi@kayap.test" });
  await addTicket(client, { user_id: null, email: "anita@kayap.test" });
  await addTicket(client, { user_id: id, email: "" });
  const tickets = await selectPersonLists(db, id).tickets;
  expect(tickets.map(({ ticket }) => ticket).toSorted()).toEqual([own, signedOut].toSorted());
});
