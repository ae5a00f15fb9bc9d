import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { readStartTarget, startConversation, startRefusal } from "#db/messages/start.ts";
import { readThread } from "#db/messages/thread.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addBooking,
  addCustomer,
  addProfessional,
  addService,
  insert,
  NOW,
  setVisibility,
} from "#tests/support/fixtures.ts";

const DAY = 24 * 60 * 60_000;

let database: TestDatabase;
let anita: string;
let ravi: string;

beforeEach(async () => {
  database = await emptyDatabase();
  anita = await addCustomer(database.client, { created_at: NOW - 30 * DAY });
  ravi = await addProfessional(database.client, { business_name: "Persaud Electric" });
  return () => database.client.close();
});

describe("starting a conversation", () => {
  const ask = (about: { with?: string; service?: string }, me = anita, now = NOW) => ({
    ...about,
    me,
    now,
    limited: true,
  });
  const refusalFor = async (about: { with?: string; service?: string }, me = anita) => {
    const target = await readStartTarget(database.db, ask(about, me));
    return startRefusal(target, me);
  };
  const start = (other: string, me = anita, now = NOW) =>
    startConversation(
      database.db,
      { ...ask({ with: other }, me, now), other, earlier: [] },
      hello(me, now),
    );
  const hello = (senderId: string, now = NOW) => ({
    clientId: randomUUID(),
    senderId,
    content: "Hello?",
    limit: null,
    now,
  });
  const count = async () =>
    (await database.client.execute("select * from conversations")).rows.length;

  test("gives two people one conversation, also when both start it several times at once (decision 91)", async () => {
    const starts = Array.from({ length: 30 }, (_, i) => (i % 2 ? start(ravi) : start(anita, ravi)));
    const started = await Promise.all(starts);
    expect(new Set(started.map((one) => one?.id)).size).toBe(1);
    // The message is stored with the one that began; the others send theirs into it.
    expect(started.filter((one) => one?.stored)).toHaveLength(1);
    expect((await database.client.execute("select * from messages")).rows).toHaveLength(1);
    expect(await count()).toBe(1);
    const members = await database.client.execute("select * from conversation_members");
    expect(members.rows).toHaveLength(2);
  });

  test("from a service finds its professional and stores the service", async () => {
    const service = await addService(database.client, ravi);
    const target = await readStartTarget(database.db, ask({ service }));
    expect(target).toMatchObject({
      other: { id: ravi },
      name: "Persaud Electric",
      service: { id: service },
    });
    const about = { ...ask({ service }), other: ravi, earlier: [] };
    const started = await startConversation(database.db, about, hello(anita));
    expect(await readThread(database.db, anita, started?.id ?? "")).toMatchObject({
      service: { id: service },
    });
  });

  test("with oneself, with an unknown person, or about an unlisted service is refused (threat 34)", async () => {
    expect(await refusalFor({ with: anita })).toBe("self");
    expect(await start(anita)).toBeNull();
    expect(await refusalFor({ with: randomUUID() })).toBe("unknown");
    expect(await start(randomUUID())).toBeNull();
    const service = await addService(database.client, ravi, { status: "inactive" });
    expect(await refusalFor({ service })).toBe("unknown");
    const own = await addService(database.client, ravi);
    expect(await refusalFor({ service: own }, ravi)).toBe("self");
    expect(await count()).toBe(0);
  });

  test("with a person who is deleted, hidden, private or has blocked is refused, and nothing is stored", async () => {
    for (const column of ["deleted_at", "hidden_at", "deactivated_at"]) {
      const unavailable = await addProfessional(database.client);
      await database.client.execute({
        sql: `update users set ${column} = ? where id = ?`,
        args: [NOW, unavailable],
      });
      expect(await refusalFor({ with: unavailable }), column).toBe("unknown");
      expect(await start(unavailable), column).toBeNull();
    }
    const shy = await addProfessional(database.client);
    await setVisibility(database.client, shy, "private");
    expect(await refusalFor({ with: shy })).toBe("unknown");
    await insert(database.client, "blocks", {
      blocker_id: ravi,
      blocked_id: anita,
      created_at: NOW,
    });
    expect(await refusalFor({ with: ravi })).toBe("blocked");
    expect(await refusalFor({ with: anita }, ravi)).toBe("blocked");
    expect(await start(ravi)).toBeNull();
    expect(await count()).toBe(0);
  });

  test("with a person who accepts no direct messages needs a booking (decision 60)", async () => {
    await insert(database.client, "settings", {
      user_id: ravi,
      allow_direct_messages: 0,
      updated_at: NOW,
    });
    expect(await refusalFor({ with: ravi })).toBe("direct-messages-off");
    expect(await start(ravi)).toBeNull();
    const serviceId = await addService(database.client, ravi);
    const booking = { serviceId, proId: ravi, customerId: anita };
    await addBooking(database.client, booking, "confirmed");
    expect(await refusalFor({ with: ravi })).toBeNull();
    expect(await start(ravi)).not.toBeNull();
  });

  test("with such a person is not opened by one's own request, pending or declined (threat 98)", async () => {
    for (const user_id of [ravi, anita]) {
      const off = { user_id, allow_direct_messages: 0, updated_at: NOW };
      await insert(database.client, "settings", off);
    }
    const serviceId = await addService(database.client, ravi);
    const booking = { serviceId, proId: ravi, customerId: anita };
    const id = await addBooking(database.client, booking, "pending");
    const set = (status: string) =>
      database.client.execute({ sql: "update bookings set status = ?", args: [status] });
    const openTo = async () => [
      (await refusalFor({ with: ravi })) ?? "customer writes",
      (await refusalFor({ with: anita }, ravi)) ?? "professional writes",
    ];
    // Who asked may be asked back.
    expect(await openTo()).toEqual(["direct-messages-off", "professional writes"]);
    expect(await start(ravi)).toBeNull();
    await set("cancelled");
    expect(await openTo()).toEqual(["direct-messages-off", "direct-messages-off"]);
    for (const agreed of ["confirmed", "completed"]) {
      await set(agreed);
      expect(await openTo(), agreed).toEqual(["customer writes", "professional writes"]);
    }
    await insert(database.client, "booking_history", {
      id: randomUUID(),
      booking_id: id,
      actor: "professional",
      action: "accepted",
      from_status: "pending",
      to_status: "confirmed",
      created_at: NOW,
    });
    await set("cancelled");
    expect(await openTo(), "after it was confirmed").toEqual([
      "customer writes",
      "professional writes",
    ]);
  });

  test("is possible ten times a day in the first week, then again tomorrow; later without limit (decision 97)", async () => {
    const young = await addCustomer(database.client, { created_at: NOW - 5 * DAY });
    const others: string[] = [];
    for (let n = 0; n < 12; n += 1) others.push(await addProfessional(database.client));
    for (const other of others.slice(0, 10)) expect(await start(other, young)).not.toBeNull();
    const [first = "", eleventh = "", twelfth = ""] = [others[0], others[10], others[11]];
    expect(await refusalFor({ with: eleventh }, young)).toBe("too-many");
    expect(await start(eleventh, young)).toBeNull();
    expect(await start(first, young), "an existing one is found again").not.toBeNull();
    // NOW is 10 in the morning in Guyana; the day ends there at 04:00 UTC.
    expect(await start(twelfth, young, NOW + 14 * 60 * 60_000 - 1)).toBeNull();
    expect(await start(twelfth, young, NOW + 14 * 60 * 60_000)).not.toBeNull();
    for (const other of others) expect(await start(other)).not.toBeNull();
  });
});
