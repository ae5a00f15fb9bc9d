import { expect, test } from "vitest";
import { isTicket } from "#app/domain/support/contact.ts";
import { contactMessageId, findTicket, storeContactMessage } from "#db/support/contact.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

const MESSAGE = {
  id: "1",
  topic: "general",
  email: "anita@kayap.test",
  userId: null,
  message: "Do you cover Lethem as well?",
  at: NOW,
} as const;
const SUPPORT = {
  to: "support@kayap.test",
  emailContent: (ticket: string) => ({ subject: ticket, text: ticket, html: ticket }),
};

test("a message stored twice, even at once, is one message, one ticket and one e-mail (threat 24)", async () => {
  const { client, db } = await emptyDatabase();
  const tickets = await Promise.all(
    Array.from({ length: 5 }, () => storeContactMessage(db, MESSAGE, SUPPORT)),
  );
  expect(new Set(tickets).size).toBe(1);
  expect(isTicket(tickets[0] ?? "")).toBe(true);
  expect(await findTicket(db, "1")).toBe(tickets[0]);
  expect(await emailsIn(client)).toMatchObject([{ kind: "contact", subject: tickets[0] }]);
});

test("a ticket number that is taken is replaced by another, and no e-mail carries it", async () => {
  const { client, db } = await emptyDatabase();
  const first = await storeContactMessage(db, MESSAGE, SUPPORT);
  // Refuses the first number drawn, as the unique index would a taken one.
  await client.batch([
    "create table drawn (ticket text)",
    `create trigger taken before insert on contact_messages
      when not exists (select 1 from drawn) begin
        insert into drawn values (new.ticket); select raise(ignore); end`,
  ]);
  const second = await storeContactMessage(db, { ...MESSAGE, id: "2" }, SUPPORT);
  expect(second).not.toBe(first);
  expect(await findTicket(db, "2")).toBe(second);
  expect((await emailsIn(client)).map(({ subject }) => subject)).toEqual([first, second]);
});

test("the same form and values have the same id, and different ones another", () => {
  const id = contactMessageId("form", MESSAGE);
  expect(contactMessageId("form", { ...MESSAGE })).toBe(id);
  const others = [
    contactMessageId("other form", MESSAGE),
    contactMessageId("form", { ...MESSAGE, email: "ravi@kayap.test" }),
    contactMessageId("form", { ...MESSAGE, message: `${MESSAGE.message}!` }),
    contactMessageId("form", { ...MESSAGE, topic: "safety" }),
  ];
  expect(new Set([id, ...others]).size).toBe(5);
});

test("an id without a stored message has no ticket", async () => {
  expect(await findTicket((await emptyDatabase()).db, "1")).toBeNull();
});
