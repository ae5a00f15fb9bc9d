import { expect, test } from "vitest";
import { readTickets, TICKETS_PAGE } from "#db/team/tickets.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addTicket } from "#tests/support/records/tickets.ts";

test("a page of tickets past the end is the last one", async () => {
  const { client, db } = await emptyDatabase();
  for (let n = 0; n <= TICKETS_PAGE; n += 1) await addTicket(client, { created_at: n });
  const { page, tickets, total } = await readTickets(db, { state: "open", page: 50 });
  expect([page, tickets.length, total]).toEqual([2, 1, TICKETS_PAGE + 1]);
  expect(await readTickets(db, { state: "closed", page: 2 })).toMatchObject({
    page: 1,
    tickets: [],
  });
});
