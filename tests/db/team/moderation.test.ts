import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Hideable } from "#app/domain/team/measures.ts";
import { extendSession } from "#db/accounts/sessions.ts";
import { readMemberSession } from "#db/messages/room-access.ts";
import { readOwner } from "#db/team/hideable.ts";
import { readOpenReports, settleReport } from "#db/team/open-reports.ts";
import { readReportedConversation } from "#db/team/reported-conversation.ts";
import { removeExpired } from "#db/upkeep.ts";
import { rowsOf } from "#tests/support/application/accounts.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addProfessional,
  addReview,
  addService,
  insert,
  NOW,
} from "#tests/support/fixtures.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";
import { addReport, moderate } from "#tests/support/records/moderation.ts";
import { onlyEmail } from "#tests/support/records/outbox.ts";
import { addSession } from "#tests/support/records/sessions.ts";

let database: TestDatabase;
let anita: string;
let ravi: string;
beforeEach(async () => {
  database = await emptyDatabase();
  anita = await addCustomer(database.client);
  ravi = await addProfessional(database.client, { email: "ravi@kayap.test" });
});

const theService = async () =>
  (await database.client.execute("select hidden_at, listed, review_count from services")).rows[0];

async function report(subject_kind: string, subject_id: string): Promise<string> {
  const id = randomUUID();
  await insert(database.client, "reports", {
    id,
    reporter_id: anita,
    subject_kind,
    subject_id,
    reason: "Not what it says.",
    created_at: NOW,
  });
  return id;
}

const change = (kind: Hideable, id: string, hide: boolean) =>
  moderate(database.db, { kind, id, hide, now: NOW });

test("hiding and restoring a service sends an e-mail, adds a line to the log and settles its reports (decision 97)", async () => {
  const service = await addService(database.client, ravi);
  await report("service", service);
  expect(await readOpenReports(database.db)).toMatchObject([
    { kind: "service", subjectId: service },
  ]);
  expect(await change("service", service, true)).toBe(true);
  expect(await theService()).toMatchObject({
    hidden_at: NOW,
    listed: 0,
  });
  const emailContent = await onlyEmail(database.client);
  expect(emailContent).toMatchObject({
    recipient: "ravi@kayap.test",
    subject: "Your service was hidden",
  });
  expect(emailContent.text).toContain("Asked for money first.");
  expect(emailContent.text).toContain("write to support@kayap.test");
  const measure = { kind: "hidden", person_id: ravi, subject_id: service, decided_by: null };
  expect(await rowsOf(database.client, "measures")).toMatchObject([{ ...measure, ended_at: null }]);
  expect(await rowsOf(database.client, "security_events")).toMatchObject([
    { user_id: ravi, event: "hidden" },
  ]);
  expect(await readOpenReports(database.db)).toEqual([]);
  expect(await change("service", service, false)).toBe(true);
  expect(await theService()).toMatchObject({ listed: 1 });
  expect(await rowsOf(database.client, "measures")).toMatchObject([{ ...measure, ended_at: NOW }]);
});

test("hiding something twice has no second effect and sends no second notification (threat 65)", async () => {
  const service = await addService(database.client, ravi);
  await report("service", service);
  expect(await change("service", service, false)).toBe(false);
  await change("service", service, true);
  expect(await change("service", service, true)).toBe(false);
  await onlyEmail(database.client);
  expect(await rowsOf(database.client, "security_events")).toHaveLength(1);
});

test("a hidden account is signed out everywhere, its sockets included, and no other account is (threat 32)", async () => {
  const { client, db } = database;
  const { hash: his } = await addSession(client, ravi);
  const { hash: hers } = await addSession(client, anita);
  await change("account", ravi, true);
  expect(await readMemberSession(db, his, NOW)).toBeNull();
  expect(await readMemberSession(db, hers, NOW)).toMatchObject({ userId: anita });
  await extendSession(db, his, NOW, NOW + 86_400_000);
  expect(await removeExpired(db, NOW)).toEqual([{ userId: ravi, idHash: his }]);
  await change("account", ravi, false);
  expect(await readMemberSession(db, his, NOW)).toBeNull();
});

test("a hidden review no longer counts in the rating of its service", async () => {
  const serviceId = await addService(database.client, ravi);
  const review = await addReview(database.client, { serviceId, proId: ravi, customerId: anita });
  await change("review", review, true);
  expect(await theService()).toMatchObject({ review_count: 0 });
});

test("a conversation can be read only when it is reported, and a report is settled once", async () => {
  const conversationId = await addConversation(database.client, [anita, ravi]);
  await addMessage(
    database.client,
    { conversationId, senderId: ravi },
    "Send me your card number.",
  );
  expect(await readReportedConversation(database.db, conversationId)).toEqual([]);
  const id = await report("conversation", conversationId);
  expect(await readReportedConversation(database.db, conversationId)).toMatchObject([
    { sender: "Ravi Persaud", content: "Send me your card number." },
  ]);
  expect(await settleReport(database.db, id, "Talked to both.", NOW)).toBe(true);
  expect(await settleReport(database.db, id, "Talked to both.", NOW)).toBe(false);
  expect(await readOpenReports(database.db)).toEqual([]);
});

test("a dispute is not settled as a report is: only its own decision ends it", async () => {
  const id = await addReport(database.client, {
    ...{ subject_kind: "user", subject_id: ravi, reporter_id: ravi },
  });
  expect(await settleReport(database.db, id, "Talked to him.", NOW)).toBe(false);
  expect(await rowsOf(database.client, "reports")).toMatchObject([{ resolved_at: null }]);
});

test("moderating an unknown id changes nothing", async () => {
  expect(await readOwner(database.db, "service", randomUUID())).toBeNull();
});
