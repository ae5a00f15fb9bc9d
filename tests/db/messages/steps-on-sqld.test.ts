import { afterAll, beforeAll, expect, test } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { countedClient } from "#bench/measurement/counted-client.ts";
import { openDatabase } from "#db/connection/client.ts";
import { readMessagesPage } from "#db/messages/messages-page.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { PATIENT } from "#tests/support/patience.ts";
import { addBookingOf, addParties } from "#tests/support/records/bookings.ts";
import { addCard, addConversation } from "#tests/support/records/conversations.ts";
import { type Sqld, startSqld } from "#tests/support/servers/sqld.ts";

const STEPS = 40;

let server: Sqld;
let customerId: string;
let conversationId: string;
beforeAll(async () => {
  server = await startSqld();
  const { client } = server;
  const parties = await addParties(client);
  ({ customerId } = parties);
  conversationId = await addConversation(client, [customerId, parties.proId]);
  const bookingId = await addBookingOf(client, parties);
  await addCard(client, { conversationId, senderId: customerId, bookingId }, "Proposed.");
  await client.execute({
    sql: `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
      insert into booking_history (id, booking_id, actor, action, created_at)
        select 'h' || i, ?1, 'professional', 'accepted', ?3 + i from n`,
    args: [bookingId, STEPS, NOW],
  });
  await client.execute({
    sql: `with recursive n(i) as (select 2 union all select i + 1 from n where i < 5000)
      insert into messages (id, conversation_id, sender_id, client_id, seq, content, created_at, updated_at)
        select 'm' || i, ?1, ?2, 'm' || i, i, 'Good morning.', ?3 + i * ?4, ?3 + i * ?4 from n`,
    args: [conversationId, customerId, NOW, MINUTE_MS],
  });
  await client.execute("update conversation_members set last_read_seq = 5000");
});
afterAll(() => server.stop());

test("a page of a long conversation reads few rows for its cards and for what was done about its bookings long ago", async () => {
  const counted = countedClient(server.url);
  const db = openDatabase(counted.client, { limits: PATIENT });
  const query = { most: 20, conversationId, before: null, words: "" };
  const { steps } = await readMessagesPage(db, customerId, query, NOW);
  expect(steps).toHaveLength(STEPS);
  expect(counted.use.rowsRead).toBeLessThanOrEqual(500);
});
