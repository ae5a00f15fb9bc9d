import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { type Acceptance, acceptJobOffer } from "#db/jobs/accept.ts";
import { endJob } from "#db/jobs/end.ts";
import type { NotChosenNotice } from "#db/jobs/not-chosen.ts";
import { type NewOffer, sendOffer, withdrawOffer } from "#db/jobs/offers.ts";
import { type NewJob, postJob } from "#db/jobs/post.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, insert, NOW } from "#tests/support/fixtures.ts";
import { addBookingOf, onMonday } from "#tests/support/records/bookings.ts";
import { addElectrician, NOTICE, newJob, newOffer, TOLD } from "#tests/support/records/jobs.ts";

const HOUR = 3_600_000;

let database: TestDatabase;
let client: Client;
let job: NewJob;
let ravi: { proId: string; serviceId: string };
beforeEach(async () => {
  database = await emptyDatabase();
  client = database.client;
  ravi = await addElectrician(client);
  job = newJob(await addCustomer(client));
  await postJob(database.db, job, NOTICE, null);
});

const offerOf = (who = ravi, fields: Partial<NewOffer> = {}) => newOffer(job, who, fields);
const send = (offer: NewOffer) => sendOffer(database.db, offer, TOLD, null);

const accepts = (offer: NewOffer, fields: Partial<Acceptance> = {}): Acceptance => {
  const { times, at, ...terms } = offer;
  return {
    ...terms,
    serviceTitle: "House wiring and breaker panels",
    startsAt: times[0] ?? 0,
    version: at,
    bookingId: crypto.randomUUID(),
    region: job.region,
    landmark: job.landmark,
    notes: job.details,
    phone: "+5926123456",
    at: NOW + HOUR,
    ...fields,
  };
};
const NOT_CHOSEN: NotChosenNotice = {
  ...TOLD,
  title: "Another offer was chosen",
  emailKind: "job-taken",
};
const accept = async (acceptance: Acceptance) => {
  const chosen = { ...TOLD, emailContent: () => TOLD.emailContent };
  const accepted = await acceptJobOffer(database.db, acceptance, { chosen, notChosen: NOT_CHOSEN });
  return accepted?.bookingId ?? null;
};

async function all(statement: string) {
  return (await client.execute(statement)).rows;
}
const versionNow = async () => Number((await all("select updated_at from offers"))[0]?.updated_at);
const counts = async () => {
  const [row] =
    await all(`select (select count(*) from offers) as offers, (select count(*) from bookings) as bookings,
    (select count(*) from booking_history) as history, (select count(*) from notifications) as notifications,
    (select count(*) from mail_outbox) as emails`);
  return { ...row };
};

describe("an offer", () => {
  test("that changes or is withdrawn is told to the customer: a change once until it is read, without an e-mail", async () => {
    const offer = offerOf();
    await send(offer);
    const titles = async () =>
      (
        await all(
          "select title from notifications where user_id = (select customer_id from jobs) order by created_at, title",
        )
      ).map(({ title }) => title);
    expect(await titles()).toEqual([TOLD.title]);
    for (const later of [1, 2]) await send(offerOf(ravi, { at: NOW + later }));
    expect(await titles()).toEqual([TOLD.title, TOLD.changed.title]);
    await client.execute("update notifications set read_at = 1");
    await send(offerOf(ravi, { at: NOW + 3 }));
    expect(await titles()).toHaveLength(3);
    const notice = { customerId: job.customerId, title: "Gone", body: "", link: "/dashboard" };
    const withdrawal = { id: offer.id, me: ravi.proId, at: NOW + 4 };
    expect(await withdrawOffer(database.db, withdrawal, notice)).toBe(true);
    expect(await withdrawOffer(database.db, withdrawal, notice)).toBe(false);
    expect((await titles()).slice(3)).toEqual(["Gone"]);
    expect(await all("select kind from mail_outbox")).toMatchObject([{ kind: "job-offer" }]);
  });

  test("is sent once a professional, told to the customer once, and changed by sending it again", async () => {
    const offer = offerOf();
    expect(await send(offer)).toBe(offer.id);
    const changed = offerOf(ravi, { priceAmount: 10_000_00, at: NOW + 1 });
    expect(await send(changed)).toBe(offer.id);
    expect(await all("select price_amount, status from offers")).toMatchObject([
      { price_amount: 10_000_00, status: "open" },
    ]);
    expect(
      await all(
        `select user_id from notifications where title = '${TOLD.title}' and user_id = '${job.customerId}'`,
      ),
    ).toHaveLength(1);
    expect(await all("select kind from mail_outbox")).toMatchObject([{ kind: "job-offer" }]);
  });

  test("can be withdrawn by its professional alone, and sent again", async () => {
    const offer = offerOf();
    await send(offer);
    expect(await withdrawOffer(database.db, { id: offer.id, me: job.customerId, at: NOW })).toBe(
      false,
    );
    expect(await withdrawOffer(database.db, { id: offer.id, me: ravi.proId, at: NOW })).toBe(true);
    expect(await accept(accepts(offer))).toBeNull();
    expect(await send({ ...offer, at: NOW + 1 })).toBe(offer.id);
    expect(await all("select status from offers")).toMatchObject([{ status: "open" }]);
  });

  test("is refused beyond what the job takes, also one that comes back after it was withdrawn", async () => {
    await client.execute("update jobs set offers_wanted = 1");
    const offer = offerOf();
    await send(offer);
    await withdrawOffer(database.db, { id: offer.id, me: ravi.proId, at: NOW });
    const other = await addElectrician(client);
    expect(await send(offerOf(other))).not.toBeNull();
    const before = await counts();
    expect(await send({ ...offer, at: NOW + 1 })).toBeNull();
    expect(await send(offerOf(await addElectrician(client)))).toBeNull();
    expect(await counts()).toEqual(before);
  });

  test.each([
    ["for a job that is closed", "update jobs set status = 'closed'"],
    ["for a job whose time is over", `update jobs set expires_at = ${NOW}`],
    ["for a job that the team hid", `update jobs set hidden_at = ${NOW}`],
    [
      "by somebody of another trade",
      "update services set subcategory_id = 'plumbers', category_id = 'events'",
    ],
    ["with a service that is switched off", "update services set status = 'inactive'"],
    ["by somebody who works elsewhere", "update users set location_state = 'Mahaica-Berbice'; "],
    ["by a deactivated account", `update users set deactivated_at = ${NOW}`],
    [
      "on a day off",
      "insert into days_off select id, '2026-11-23' from users where role = 'professional'",
    ],
  ])("is refused %s, and nothing is written", async (_, change) => {
    await client.execute(change);
    await client.execute(
      "update services set location_state = (select location_state from users where id = pro_id)",
    );
    const before = await counts();
    expect(await send(offerOf())).toBeNull();
    expect(await counts()).toEqual(before);
  });

  test("is refused between two people of whom one has blocked the other, and at a time that is taken", async () => {
    const { proId, serviceId } = ravi;
    const parties = { proId, serviceId, customerId: job.customerId };
    await addBookingOf(client, parties, { starts_at: onMonday(600), ends_at: onMonday(660) });
    expect(await send(offerOf())).toBeNull();
    expect(await send(offerOf(ravi, { times: [onMonday(540)] }))).not.toBeNull();
    await insert(client, "blocks", {
      blocker_id: proId,
      blocked_id: job.customerId,
      created_at: NOW,
    });
    expect(await send(offerOf(ravi, { times: [onMonday(720)], at: NOW + 1 }))).toBeNull();
  });
});

describe("accepting an offer", () => {
  test("confirms the booking, takes the job and tells the others, once however often it is pressed", async () => {
    const other = await addElectrician(client);
    const offer = offerOf();
    await send(offer);
    const second = offerOf(other);
    await send(second);
    const acceptance = accepts(offer);
    expect(await accept(acceptance)).toBe(acceptance.bookingId);
    expect(await accept({ ...acceptance, bookingId: crypto.randomUUID() })).toBe(
      acceptance.bookingId,
    );
    expect(await all("select status, booking_id from jobs")).toMatchObject([
      { status: "taken", booking_id: acceptance.bookingId },
    ]);
    expect(
      await all("select status, total_amount, landmark, customer_phone from bookings"),
    ).toMatchObject([
      {
        status: "confirmed",
        total_amount: 12_000_00,
        landmark: job.landmark,
        customer_phone: "+5926123456",
      },
    ]);
    expect(await all("select status from offers order by created_at, status")).toMatchObject([
      { status: "accepted" },
      { status: "not-chosen" },
    ]);
    expect(
      await all(`select user_id from notifications where title = 'Another offer was chosen'`),
    ).toMatchObject([{ user_id: other.proId }]);
    expect(
      await all("select user_id, recipient from mail_outbox where kind = 'job-taken'"),
    ).toMatchObject([{ user_id: other.proId, recipient: `${other.proId}@kayap.test` }]);
    expect(await accept(accepts(second))).toBeNull();
  });

  test("is refused when the offer or the title of its service has changed since, at a time it does not name, and by somebody else", async () => {
    const offer = offerOf();
    await send(offer);
    await send({ ...offer, priceAmount: 20_000_00, at: NOW + 1 });
    const before = await counts();
    const asSeen = { priceAmount: 20_000_00, version: NOW + 1 };
    expect(await accept(accepts(offer))).toBeNull();
    expect(await accept(accepts(offer, { ...asSeen, startsAt: onMonday(720) }))).toBeNull();
    const stranger = await addCustomer(client);
    expect(await accept(accepts(offer, { ...asSeen, customerId: stranger }))).toBeNull();
    const otherTitle = { ...asSeen, serviceTitle: "Wedding cakes" };
    expect(await accept(accepts(offer, otherTitle))).toBeNull();
    expect(await counts()).toEqual(before);
    expect(await accept(accepts(offer, asSeen))).not.toBeNull();
  });

  test("is refused when the offer was changed in the millisecond in which it was sent, changed or withdrawn", async () => {
    const offer = offerOf();
    await send(offer);
    await send({ ...offer, priceAmount: 90_000_00 });
    expect(await accept(accepts(offer, { priceAmount: 90_000_00 }))).toBeNull();
    const version = await versionNow();
    const me = ravi.proId;
    expect(await withdrawOffer(database.db, { id: offer.id, me, at: NOW })).toBe(true);
    expect(await send({ ...offer, priceAmount: 80_000_00 })).toBe(offer.id);
    const seen = { version, priceAmount: 80_000_00 };
    expect(await accept(accepts(offer, seen))).toBeNull();
    const shown = { ...seen, version: await versionNow() };
    expect(await accept(accepts(offer, shown))).not.toBeNull();
  });

  test("is refused while the team hides the offer", async () => {
    const offer = offerOf();
    await send(offer);
    await client.execute(`update offers set hidden_at = ${NOW}`);
    const before = await counts();
    expect(await accept(accepts(offer))).toBeNull();
    expect(await counts()).toEqual(before);
    await client.execute("update offers set hidden_at = null");
    expect(await accept(accepts(offer))).not.toBeNull();
  });

  test("is refused once the time was booked another way, and leaves the job open", async () => {
    const offer = offerOf();
    await send(offer);
    const parties = { ...ravi, customerId: await addCustomer(client) };
    await addBookingOf(client, parties, { starts_at: onMonday(540), status: "confirmed" });
    expect(await accept(accepts(offer))).toBeNull();
    expect(await all("select status from jobs")).toMatchObject([{ status: "open" }]);
    expect(await accept(accepts(offer, { startsAt: onMonday(600) }))).not.toBeNull();
  });
});

describe("a job ends", () => {
  const CLOSED: NotChosenNotice = { ...TOLD, emailKind: "job-closed" };
  const recipientsOf = (title: string) =>
    all(`select user_id from notifications where title = '${title}' order by user_id`);

  test("when its customer closes it, and its offers with it; nobody else can, and nobody is told twice", async () => {
    await send(offerOf());
    const by = (customerId: string, at = NOW) => {
      const end = { status: "closed", customerId, reason: "found" } as const;
      return endJob(database.db, { id: job.id, end, at }, CLOSED);
    };
    expect(await by(await addCustomer(client))).toBeNull();
    expect(await by(job.customerId)).toEqual([ravi.proId]);
    // The same moment again, as two presses have it.
    expect(await by(job.customerId)).toBeNull();
    expect(await by(job.customerId, NOW + 1)).toBeNull();
    expect(await all("select status, close_reason from jobs")).toMatchObject([
      { status: "closed", close_reason: "found" },
    ]);
    expect(await all("select status from offers")).toMatchObject([{ status: "not-chosen" }]);
    expect(
      await all(`select user_id from notifications where user_id = '${ravi.proId}' and kind = 'job'
        and title = '${TOLD.title}'`),
    ).toHaveLength(1);
    expect(await all("select user_id from mail_outbox where kind = 'job-closed'")).toMatchObject([
      { user_id: ravi.proId },
    ]);
  });

  test("when its time is over, and not before; its customer and whoever sent an offer are told once", async () => {
    const other = await addElectrician(client);
    await send(offerOf());
    await send(offerOf(other));
    await withdrawOffer(database.db, {
      id: await offerIdOf(other.proId),
      me: other.proId,
      at: NOW,
    });
    const [row] = await all("select expires_at from jobs");
    const over = Number(row?.expires_at);
    const notice = { ...TOLD, title: "Your job has ended", userId: job.customerId };
    const endAt = (at: number) =>
      endJob(
        database.db,
        { id: job.id, end: { status: "expired", notice }, at },
        { ...CLOSED, title: "It has ended", emailKind: "job-expired" },
      );
    expect(await endAt(over - 1)).toBeNull();
    expect(await endAt(over)).toEqual([ravi.proId]);
    expect(await endAt(over)).toBeNull();
    expect(await recipientsOf("Your job has ended")).toMatchObject([{ user_id: job.customerId }]);
    expect(await recipientsOf("It has ended")).toMatchObject([{ user_id: ravi.proId }]);
    expect(
      await all("select user_id from mail_outbox where kind = 'job-expired' order by user_id"),
    ).toMatchObject([job.customerId, ravi.proId].sort().map((user_id) => ({ user_id })));
  });

  const offerIdOf = async (proId: string) => {
    const [row] = await all(`select id from offers where professional_id = '${proId}'`);
    return String(row?.id);
  };
});
