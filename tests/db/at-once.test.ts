import { beforeEach, describe, expect, test } from "vitest";
import { hashToken } from "#app/auth/one-time-token.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { requestDeletion, restoreAccount } from "#db/accounts/account-deletion.ts";
import { removeRecoveredFactor } from "#db/accounts/due-recoveries.ts";
import { eraseDue } from "#db/accounts/erase.ts";
import { redeemStep } from "#db/accounts/two-factor.ts";
import { readBookingToChange } from "#db/bookings/booking-to-change.ts";
import { storeTransition } from "#db/bookings/change.ts";
import { createBooking } from "#db/bookings/create.ts";
import { acceptJobOffer } from "#db/jobs/accept.ts";
import { endJob } from "#db/jobs/end.ts";
import { sendOffer, withdrawOffer } from "#db/jobs/offers.ts";
import { postJob } from "#db/jobs/post.ts";
import { blockOther } from "#db/messages/blocks.ts";
import { deleteReview } from "#db/reviews/writes.ts";
import { deleteService } from "#db/services/service-deletion.ts";
import { startNewsletter } from "#db/team/newsletters.ts";
import { showAgain } from "#db/team/show-again.ts";
import { endSuspension } from "#db/team/suspensions.ts";
import { takeMeasure } from "#db/team/take-measure.ts";
import { giveRole, openTeamPages } from "#tests/support/application/staff.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addReview, insert, NOW } from "#tests/support/fixtures.ts";
import {
  addBookingOf,
  addParties,
  onMonday,
  type Parties,
} from "#tests/support/records/bookings.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { addElectrician, NOTICE, newJob, newOffer, TOLD } from "#tests/support/records/jobs.ts";
import { signIn } from "#tests/support/records/sessions.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";

const EMAIL = { subject: "S", text: "T", html: "H" };
const CONTEXT = { ipPrefix: null, userAgent: null, now: NOW };

let database: TestDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
});

const all = async (statement: string) => (await database.client.execute(statement)).rows;

/**
 * Two writes that were decided before either was stored. Each is one batch, so that which of them the database takes first is all
 * that can differ.
 */
async function atOnce<One, Other>(
  order: Order,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  if (order === "first") return [await one(), await other()];
  const second = await other();
  return [await one(), second];
}
type Order = "first" | "second";
const ORDERS: readonly Order[] = ["first", "second"];

describe("a service", () => {
  test.each(ORDERS)(
    "is deleted or a request for it accepted, never both, with the deletion %s",
    async (order) => {
      const parties = await addParties(database.client);
      const id = await addBookingOf(database.client, parties);
      const read = await readBookingToChange(database.db, { id, userId: parties.proId });
      const booking = read?.booking;
      if (!booking) throw new Error("There is no booking.");
      const change = { booking, transition: "accept", actor: "professional", at: NOW } as const;
      const [isDeleted, isAccepted] = await atOnce(
        order,
        () => deleteService(database.db, parties.proId, parties.serviceId, NOW),
        () => storeTransition(database.db, change, []),
      );
      expect([isDeleted, isAccepted]).toEqual([order === "first", order === "second"]);
      expect(await all("select status from bookings")).toMatchObject([
        { status: order === "first" ? "pending" : "confirmed" },
      ]);
    },
  );
});

describe("an account", () => {
  test.each(ORDERS)(
    "is to be deleted or gets a request, never both, with the deletion %s",
    async (order) => {
      const parties = await addParties(database.client);
      const deletion = {
        userId: parties.proId,
        email: "ravi@kayap.test",
        emailContent: EMAIL,
        context: CONTEXT,
      };
      const [isRequested, created] = await atOnce(
        order,
        () => requestDeletion(database.db, deletion),
        () => request(parties),
      );
      expect([isRequested, created.id !== null]).toEqual([order === "first", order === "second"]);
    },
  );

  test.each(ORDERS)(
    "is erased or restored, never half of it, with the erasure %s",
    async (order) => {
      const proId = await toErase();
      const [erased] = await atOnce(
        order,
        () => eraseDue(database.db, NOW),
        () => restoreAccount(database.db, proId, CONTEXT),
      );
      expect(erased).toEqual(order === "first" ? [proId] : []);
      expect(await personOf(proId)).toMatchObject(order === "first" ? ERASED : RESTORED);
    },
  );

  test("is kept whole when it is restored after the erasure has read who is due", async () => {
    const proId = await toErase();
    const erasing = eraseDue(database.db, NOW);
    await restoreAccount(database.db, proId, CONTEXT);
    expect(await erasing).toEqual([]);
    expect(await personOf(proId)).toMatchObject(RESTORED);
  });

  test.each(ORDERS)(
    "is closed by a ban at the end of its suspension, with the ban %s",
    async (order) => {
      const { proId } = await addParties(database.client);
      const person = { id: proId, email: "ravi@kayap.test" };
      const measure = {
        person,
        subject: { kind: "account", id: proId } as const,
        reason: "Asked for money first.",
        emailContent: EMAIL,
        decider: null,
      };
      const suspension = { ...measure, id: "s", kind: "suspension" as const, until: NOW };
      await takeMeasure(database.db, { ...suspension, now: NOW - DAY_MS });
      const [isBanned] = await atOnce(
        order,
        () => takeMeasure(database.db, { ...measure, id: "b", kind: "ban", until: null, now: NOW }),
        () => endSuspension(database.db, { person, emailContent: EMAIL, now: NOW }),
      );
      expect(isBanned).toBe(true);
      expect(
        await all(`select hidden_at, hidden_until from users where id = '${proId}'`),
      ).toMatchObject([{ hidden_at: NOW, hidden_until: null }]);
      expect(await all("select id from measures where ended_at is null")).toMatchObject([
        { id: "b" },
      ]);
    },
  );
});

describe("a second factor", () => {
  test.each(ORDERS)(
    "is removed at the end of the wait or kept by a code, with the removal %s",
    async (order) => {
      const userId = await addCustomer(database.client);
      const since = NOW - 60 * DAY_MS;
      await addFactor(database.client, userId, since);
      await insert(database.client, "two_factor_recoveries", {
        user_id: userId,
        factor_confirmed_at: since,
        started_at: NOW - 14 * DAY_MS,
        due_at: NOW,
        notices: 14,
        noticed_at: NOW - DAY_MS,
      });
      const owner = { userId, email: "anita@kayap.test", context: CONTEXT };
      const notice = { emailContent: EMAIL, title: "News", body: ["News"], link: "/dashboard" };
      const [isRemoved, isRedeemed] = await atOnce(
        order,
        () => removeRecoveredFactor(database.db, { ...owner, notice }),
        () => redeemStep(database.db, 1, { ...owner, notice }),
      );
      expect([isRemoved, isRedeemed]).toEqual([order === "first", order === "second"]);
      expect(await all("select count(*) as n from two_factor")).toMatchObject([
        { n: order === "first" ? 0 : 1 },
      ]);
      expect(await all("select event from security_events")).toMatchObject([
        { event: order === "first" ? "two-factor-removed" : "two-factor-recovery-cancelled" },
      ]);
      expect(await all("select count(*) as n from mail_outbox")).toMatchObject([{ n: 1 }]);
    },
  );
});

describe("an offer for a job", () => {
  test.each(ORDERS)(
    "is accepted or the job closed, never both, with the acceptance %s",
    async (order) => {
      const { accept, job } = await offered();
      const end = { status: "closed", customerId: job.customerId, reason: "found" } as const;
      const notice = { ...TOLD, emailKind: "job-closed" } as const;
      const [accepted, ended] = await atOnce(order, accept, () =>
        endJob(database.db, { id: job.id, end, at: NOW + HOUR_MS }, notice),
      );
      expect([accepted !== null, ended !== null]).toEqual([order === "first", order === "second"]);
      expect(await all("select status from jobs")).toMatchObject([
        { status: order === "first" ? "taken" : "closed" },
      ]);
      expect(await all("select count(*) as n from bookings")).toMatchObject([
        { n: order === "first" ? 1 : 0 },
      ]);
    },
  );

  test.each(ORDERS)(
    "is accepted or withdrawn, never both, with the acceptance %s",
    async (order) => {
      const { accept, offer } = await offered();
      const [accepted, isWithdrawn] = await atOnce(order, accept, () =>
        withdrawOffer(database.db, { id: offer.id, me: offer.professionalId, at: NOW + HOUR_MS }),
      );
      expect([accepted !== null, isWithdrawn]).toEqual([order === "first", order === "second"]);
      expect(await all("select status from offers")).toMatchObject([
        { status: order === "first" ? "accepted" : "withdrawn" },
      ]);
    },
  );

  test.each(ORDERS)(
    "makes no booking of two people once one has blocked the other, with the block %s",
    async (order) => {
      const { accept, job, offer } = await offered();
      const conversationId = await addConversation(database.client, [
        job.customerId,
        offer.professionalId,
      ]);
      const block = { conversationId, me: offer.professionalId, now: NOW };
      const [isBlocked, accepted] = await atOnce(
        order,
        () => blockOther(database.db, block),
        accept,
      );
      expect([isBlocked, accepted !== null]).toEqual([true, order === "second"]);
    },
  );
});

describe("a hidden review", () => {
  test.each(ORDERS)(
    "that its author deletes is gone when the team shows it again, with the deletion %s",
    async (order) => {
      const parties = await addParties(database.client);
      const { customerId } = parties;
      const id = await addReview(database.client, parties);
      await database.client.execute(`update reviews set hidden_at = ${NOW - 1}`);
      const showing = {
        subject: { kind: "review", id } as const,
        owner: { id: customerId, email: "anita@kayap.test" },
        reason: "It was true.",
        emailContent: EMAIL,
        decider: null,
        now: NOW,
      };
      const answers = await atOnce(
        order,
        () => deleteReview(database.db, { id, customerId, now: NOW }),
        () => showAgain(database.db, showing),
      );
      expect(answers).toEqual([true, true]);
      expect(await all("select id from reviews")).toEqual([]);
    },
  );
});

test("of two newsletters to the same subscribers that are started at once, one is sent", async () => {
  const userId = await addCustomer(database.client);
  await giveRole(database.client, userId, "admin");
  await addFactor(database.client, userId, NOW - DAY_MS);
  const session = await signIn(database.client, userId);
  await openTeamPages(database.client, userId, session, NOW);
  const by = { userId, sessionHash: hashToken(session), now: NOW };
  for (const [id, region] of [
    ["everybody", ""],
    ["region", "Demerara-Mahaica"],
  ] as const) {
    await insert(database.client, "newsletters", {
      id,
      subject: "News",
      content: "Three plumbers.",
      region,
      created_at: NOW,
      updated_at: NOW,
    });
  }
  const start = (id: string) => startNewsletter(database.db, { id, version: NOW, by });
  expect(await Promise.all([start("everybody"), start("region")])).toEqual([true, false]);
  expect(await all("select id from newsletters where state = 'sending'")).toMatchObject([
    { id: "everybody" },
  ]);
});

const RESTORED = { first_name: "Ravi", restored: 1, services: 1, events: "came-back" };
const ERASED = { first_name: "Deleted", restored: 0, services: 0, events: null };

/** A professional with a service who asked 15 days ago to be deleted. */
async function toErase() {
  const { proId } = await addParties(database.client);
  await database.client.execute({
    sql: "update users set deletion_requested_at = ? where id = ?",
    args: [NOW - 15 * DAY_MS, proId],
  });
  return proId;
}

async function personOf(id: string) {
  const [person] = await all(`select first_name, deletion_requested_at is null as restored,
    (select count(*) from services where description <> '') as services,
    (select group_concat(event) from security_events) as events from users where id = '${id}'`);
  return person;
}

/** A request of the customer for Monday at 9. */
function request(parties: Parties) {
  const startsAt = onMonday(540);
  const booking = {
    id: crypto.randomUUID(),
    serviceId: parties.serviceId,
    customerId: parties.customerId,
    professionalId: parties.proId,
    key: crypto.randomUUID(),
    startsAt,
    endsAt: startsAt + HOUR_MS,
    totalAmount: 650_000,
    priceType: "hourly" as const,
    terms: {
      price: 650_000,
      priceType: "hourly" as const,
      title: "House wiring and breaker panels",
      professional: "Ravi Persaud",
      version: NOW,
    },
    location: "customer" as const,
    region: "Guyana",
    landmark: "Yellow house",
    notes: "",
    phone: "+5926123456",
    deviceHash: null,
    at: NOW,
  };
  const notification = { ...TOLD, body: ["Monday"], emailContent: () => EMAIL };
  return createBooking(database.db, booking, notification, null);
}

/** A job with an offer, and its acceptance by the customer. */
async function offered() {
  const job = newJob(await addCustomer(database.client));
  const pro = await addElectrician(database.client);
  await postJob(database.db, job, NOTICE, null);
  const offer = newOffer(job, pro);
  await sendOffer(database.db, offer, TOLD, null);
  const { times, at: version, ...terms } = offer;
  const acceptance = {
    ...terms,
    version,
    serviceTitle: "House wiring and breaker panels",
    startsAt: times[0] ?? 0,
    bookingId: crypto.randomUUID(),
    region: job.region,
    landmark: job.landmark,
    notes: job.details,
    phone: "+5926123456",
    at: NOW + HOUR_MS,
  };
  const notices = {
    chosen: { ...TOLD, emailContent: () => EMAIL },
    notChosen: { ...TOLD, emailKind: "job-taken" } as const,
  };
  return { job, offer, accept: () => acceptJobOffer(database.db, acceptance, notices) };
}
