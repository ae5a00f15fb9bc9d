import { beforeEach, describe, expect, test } from "vitest";
import { answerOf, nextAfter } from "#app/domain/queue/answer.ts";
import {
  type MessageEntry,
  type OfferEntry,
  QUEUED_KINDS,
  QUEUED_TRANSITIONS,
  type QueueEntry,
  requestOf,
  type TransitionEntry,
} from "#app/domain/queue/entry.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { browserAt, browserOf, movableClock, rowsOf } from "#tests/support/application/accounts.ts";
import { appOver, losingAnswerTo } from "#tests/support/application/app.ts";
import { addBookingAccounts } from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, NOW } from "#tests/support/fixtures.ts";
import {
  addBookingOf,
  onMonday,
  type Parties,
  writtenRows,
} from "#tests/support/records/bookings.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { addJob, REGION } from "#tests/support/records/jobs.ts";

const REASON = "The roof is dry again, thank you.";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let parties: Parties;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
  parties = await addBookingAccounts(database.client, { location_state: REGION });
});

const waiting = (person: string) => ({
  id: crypto.randomUUID(),
  person,
  at: NOW,
  notBefore: 0,
  refused: null,
});

async function message(): Promise<MessageEntry> {
  const { customerId, proId } = parties;
  const conversation = await addConversation(database.client, [customerId, proId]);
  return {
    ...waiting(proId),
    kind: "message",
    path: `/dashboard/messages/${conversation}/thread`,
    page: `/dashboard/messages?conversation=${conversation}`,
    otherId: customerId,
    otherName: "Anita",
    content: "I am on the way.",
  };
}

async function transition(changes: Partial<TransitionEntry> = {}): Promise<TransitionEntry> {
  const bookingId =
    changes.bookingId ??
    (await addBookingOf(database.client, parties, {
      status: ["accept", "decline"].includes(changes.transition ?? "accept")
        ? "pending"
        : "confirmed",
    }));
  return {
    ...waiting(parties.proId),
    kind: "transition",
    path: `/dashboard/bookings/${bookingId}/transition`,
    bookingId,
    transition: "accept",
    reason: "",
    startsAt: onMonday(540),
    version: NOW - HOUR_MS,
    ...changes,
  };
}

async function offer(): Promise<OfferEntry> {
  const jobId = await addJob(database.client, parties.customerId);
  const form = new URLSearchParams([
    ["serviceId", parties.serviceId],
    ["slot", new Date(onMonday(540)).toISOString().replace(".000", "")],
    ["slot", new Date(onMonday(600)).toISOString().replace(".000", "")],
    ["priceAmount", "12,000"],
    ["priceType", "fixed"],
    ["duration", "60"],
    ["message", "New plugs and a dry box outside, material included."],
  ]);
  return {
    ...waiting(parties.proId),
    kind: "offer",
    id: `job ${jobId}`,
    path: `/dashboard/jobs/${jobId}/offer`,
    jobId,
    form: String(form),
  };
}

/** One of each kind that can wait on a device, written by the professional. */
const ONE_OF_EACH: Record<QueueEntry["kind"], () => Promise<QueueEntry>> = {
  message,
  transition: () => transition(),
  offer,
};

async function send(entry: QueueEntry, userId: string | null, over = app) {
  const browser = userId ? await browserOf(database.client, over, userId) : browserAt(over);
  const { path, headers, fields } = requestOf(entry);
  return browser.send(path, fields, headers);
}

async function written(): Promise<Record<string, number>> {
  const messages = (await rowsOf(database.client, "messages")).length;
  const offers = (await rowsOf(database.client, "offers")).length;
  return { ...(await writtenRows(database.client)), messages, offers };
}

describe.each(QUEUED_KINDS)("what waited on a device, a %s,", (kind) => {
  test("is refused with 409 under another session, and nothing is written", async () => {
    const entry = await ONE_OF_EACH[kind]();
    const before = await written();
    for (const other of [parties.customerId, await addCustomer(database.client)]) {
      const response = await send(entry, other);
      expect(response.status).toBe(409);
      const answer = await answerOf(response);
      expect(answer).toMatchObject({ status: 409, isAboutSession: true });
      expect(nextAfter(entry, answer, NOW)).toEqual({ do: "wait" });
    }
    expect(await written()).toEqual(before);
  });

  test("waits while nobody is signed in", async () => {
    const entry = await ONE_OF_EACH[kind]();
    const answer = await answerOf(await send(entry, null));
    expect(answer.status).toBe(401);
    expect(nextAfter(entry, answer, NOW)).toEqual({ do: "wait" });
  });

  test("is done once however often it arrives, and answered as done each time", async () => {
    const entry = await ONE_OF_EACH[kind]();
    const first = await answerOf(await send(entry, parties.proId));
    expect(nextAfter(entry, first, NOW)).toEqual({ do: "remove" });
    const after = await written();
    clock.advance(HOUR_MS);
    const again = await answerOf(await send(entry, parties.proId));
    expect(nextAfter(entry, again, NOW)).toEqual({ do: "remove" });
    expect(await written()).toEqual(after);
  });

  test("waits while the account has new terms to accept", async () => {
    const entry = await ONE_OF_EACH[kind]();
    await database.client.execute("update users set terms_version = '2024-01-01'");
    const answer = await answerOf(await send(entry, parties.proId));
    expect(answer).toMatchObject({ status: 403, isAboutSession: true });
    expect(nextAfter(entry, answer, NOW)).toEqual({ do: "wait" });
  });
});

describe.each(QUEUED_TRANSITIONS)("%s, written without a connection,", (name) => {
  test("is done once and answered as done again, also when the database's answer was lost", async () => {
    const entry = await transition({ transition: name, reason: REASON });
    const losing = appOver(losingAnswerTo(/update bookings/, database.client), {
      clock: clock.read,
    });
    expect((await send(entry, parties.proId, losing)).status).toBe(200);
    const after = await written();
    clock.advance(HOUR_MS);
    expect((await send(entry, parties.proId)).status).toBe(200);
    expect(await written()).toEqual(after);
    expect(after.booking_history).toBe(1);
  });

  test("is refused when the booking was cancelled meanwhile by the other side", async () => {
    const entry = await transition({ transition: name, reason: REASON });
    const cancel = { ...entry, person: parties.customerId, transition: "cancel" } as const;
    expect((await send(cancel, parties.customerId)).status).toBe(200);
    const answer = await answerOf(await send(entry, parties.proId));
    expect(nextAfter(entry, answer, NOW)).toEqual({
      do: "tell",
      sentence: "This booking can no longer be changed.",
    });
  });

  test("is refused when the booking has changed since it was seen (threat 96)", async () => {
    const entry = await transition({ transition: name, reason: REASON });
    await database.client.execute("update bookings set updated_at = updated_at + 1");
    const answer = await answerOf(await send(entry, parties.proId));
    expect(nextAfter(entry, answer, NOW)).toEqual({
      do: "tell",
      sentence: "This was changed elsewhere. Review the new version.",
    });
    expect((await written()).booking_history).toBe(0);
  });

  test("in an entry of the release before is refused when the booking has another time than the one that was seen", async () => {
    const entry = await transition({
      transition: name,
      reason: REASON,
      startsAt: onMonday(600),
      version: null,
    });
    const answer = await answerOf(await send(entry, parties.proId));
    expect(answer.status).toBe(409);
    expect(answer.error).toContain("This was changed elsewhere.");
    expect((await written()).booking_history).toBe(0);
  });
});

describe("an offer, written without a connection,", () => {
  test("is stored as it was typed, once also when the database's answer was lost, and its draft is not needed any more", async () => {
    const entry = await offer();
    const losing = appOver(losingAnswerTo(/insert into "?offers/, database.client), {
      clock: clock.read,
    });
    await send(entry, parties.proId, losing);
    const after = await written();
    clock.advance(HOUR_MS);
    const response = await send(entry, parties.proId);
    expect(response.status).toBe(200);
    expect(response.headers.get("Set-Cookie")).toContain(`job-offer:${entry.jobId}`);
    expect(await written()).toEqual(after);
    const [row] = await rowsOf(database.client, "offers");
    expect(row).toMatchObject({
      price_amount: 12_000_00,
      times: JSON.stringify([onMonday(540), onMonday(600)]),
      status: "open",
    });
  });

  test.each([
    ["the job was closed", "update jobs set status = 'closed'"],
    ["the only service of the trade was deactivated", "update services set status = 'inactive'"],
  ])("is told why it was refused when %s meanwhile", async (_, sql) => {
    const entry = await offer();
    await database.client.execute(sql);
    const answer = await answerOf(await send(entry, parties.proId));
    expect(nextAfter(entry, answer, NOW)).toEqual({
      do: "tell",
      sentence: "This job is no longer available: it may be closed or taken.",
    });
    expect((await written()).offers).toBe(0);
  });

  test("without a time is refused with what is missing", async () => {
    const entry = await offer();
    const form = new URLSearchParams(entry.form);
    form.delete("slot");
    const answer = await answerOf(await send({ ...entry, form: String(form) }, parties.proId));
    expect(nextAfter(entry, answer, NOW)).toEqual({
      do: "tell",
      sentence: "Please choose one to 3 times",
    });
  });
});

test("cancelling without the reason that it needs by now is refused with what is missing", async () => {
  const entry = await transition({ transition: "cancel" });
  const answer = await answerOf(await send(entry, parties.proId));
  expect(nextAfter(entry, answer, NOW)).toEqual({
    do: "tell",
    sentence: "Please say why, in at least 10 characters.",
  });
});

test("the next page shows the notice of a transition that went out by itself", async () => {
  const entry = await transition();
  const browser = await browserOf(database.client, app, parties.proId);
  const { path, headers, fields } = requestOf(entry);
  await browser.send(path, fields, headers);
  const page = await (await browser.get("/dashboard/bookings")).text();
  expect(page).toContain("Booking confirmed. We have told the customer.");
});
