import { beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { movableClock, type TestBrowser } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import {
  addBookingAccounts,
  bookingForm,
  signedInBrowser,
} from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addService, insert, NOW } from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  parseHtml,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { addBookingOf, onMonday, type Parties } from "#tests/support/records/bookings.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { staleServices } from "#tests/support/records/free-starts.ts";
import { memoryBucket } from "#tests/support/records/photos.ts";

// NOW is Friday 20 November, 10:00 in Guyana; without rules of their own, professionals need two hours.
const TODAY_AT_NOON = "Today, 12:00 PM";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let after: Promise<unknown>[];
let app: ReturnType<typeof appOver>;
let parties: Parties;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  after = [];
  app = appOver(database.db, { clock: clock.read, waitUntil: (work) => after.push(work) });
  parties = await addBookingAccounts(database.client);
  await runScheduledNow();
});

const runScheduledNow = () =>
  runScheduled({
    db: database.db,
    purge: async () => {},
    bucket: memoryBucket(),
    papers: memoryBucket(),
    rooms: recordedRooms().rooms,
    emailSender: null,
    push: null,
    appOrigin: "http://kayap.test",
    postalAddress: "1 Main Street, Georgetown",
    secret: "a secret of the tests",
    now: clock.read(),
  });

const stale = () => staleServices(database.client, clock.read());
const service = () => `/service/${parties.serviceId}`;
const pageAt = async (path: string) => (await app.page(path)).document;
const panel = (page: Element) => element(page, having("aria-label", "Price and booking"));
const bar = (page: Element) => element(page, having("aria-label", "Book this service"));
const cards = (page: Element) =>
  elements(page, "li")
    .map(textIn)
    .filter((text) => text.includes("Contact"));

/** Ravi takes no jobs on any day until the horizon. */
async function takeEveryDayOff() {
  await insert(database.client, "availability", {
    id: "sundays",
    user_id: parties.proId,
    weekday: 0,
    starts_minute: 480,
    ends_minute: 540,
  });
}

describe("the page of a service", () => {
  test("shows the next three free times, each as a link into the booking form", async () => {
    const page = await pageAt(service());
    const links = elements(panel(page), ({ attributes }) =>
      Boolean(attributes.href?.includes("slot=")),
    );
    expect(links.map(textIn)).toEqual([TODAY_AT_NOON, "Today, 12:30 PM", "Today, 1:00 PM"]);
    expect(links.map(({ attributes }) => attributes.href)).toEqual(
      ["16:00", "16:30", "17:00"].map(
        (time) => `${service()}/book?slot=${encodeURIComponent(`2026-11-20T${time}:00Z`)}`,
      ),
    );
  });

  test("shows the next one in the bar of small screens, with the currency for screen readers", async () => {
    expect(textIn(bar(await pageAt(service())))).toContain(
      `$6,500/hr GYD. Next Free: ${TODAY_AT_NOON}`,
    );
  });

  test("follows the clock: nothing that is over or too soon", async () => {
    clock.advance(onMonday(-30) - NOW);
    expect(textIn(bar(await pageAt(service())))).toContain("Tomorrow, 8:00 AM");
    clock.advance(15.5 * HOUR_MS);
    expect(textIn(bar(await pageAt(service())))).toContain("Today, 5:00 PM");
  });

  test("says when nothing is free, and offers a message instead", async () => {
    await takeEveryDayOff();
    const page = await pageAt(service());
    expect(textIn(panel(page))).toContain("No free times in the next 60 days. Message Ravi");
    expect(textIn(bar(page))).toContain("$6,500/hr GYD");
    expect(textIn(page)).not.toContain("Next free");
  });

  test("shows nothing of it to the professional", async () => {
    const ravi = await signedInBrowser(app, "ravi@kayap.test");
    const page = parseHtml(await (await ravi.get(service())).text());
    expect(texts(page, "h1")).toEqual(["House wiring and breaker panels"]);
    expect(textIn(page)).not.toMatch(/next free|no free times/i);
  });
});

describe("the cards", () => {
  test.each(["/search", "/category/construction-trades", "/"])(
    "of %s show the next free time",
    async (path) => {
      expect(cards(await pageAt(path))).toEqual([
        expect.stringContaining(`Region 3 Next free: ${TODAY_AT_NOON}`),
      ]);
    },
  );

  test("of other services of the professional show theirs", async () => {
    const evenings = { availability_weekdays: 0, availability_evenings: 1 } as const;
    await addService(database.client, parties.proId, { title: "Ceiling fans", ...evenings });
    expect(cards(await pageAt(service()))).toEqual([
      expect.stringMatching(/Ceiling fans.*Next free: Today, 6:00 PM/),
    ]);
  });

  test("say nothing where nothing is free", async () => {
    await takeEveryDayOff();
    const [card] = cards(await pageAt("/search"));
    expect(card).toContain("House wiring");
    expect(card).not.toContain("free");
  });

  test("say nothing of one's own services", async () => {
    const ravi = await signedInBrowser(app, "ravi@kayap.test");
    const page = parseHtml(await (await ravi.get("/search")).text());
    expect(textIn(page)).toContain("House wiring");
    expect(textIn(page)).not.toContain("Next free");
  });

  test("of saved services show it only for those that are available", async () => {
    const paused = await addService(database.client, parties.proId, { title: "Paused" });
    for (const serviceId of [parties.serviceId, paused]) {
      await insert(database.client, "saved_services", {
        id: serviceId,
        user_id: parties.customerId,
        service_id: serviceId,
        created_at: NOW,
      });
    }
    await database.client.execute({
      sql: "update services set status = 'inactive' where id = ?",
      args: [paused],
    });
    const anita = await signedInBrowser(app, "anita@kayap.test");
    const page = parseHtml(await (await anita.get("/dashboard/saved")).text());
    expect(textIn(page)).toContain("Paused");
    expect(textIn(page).match(/Next free/g)).toHaveLength(1);
  });
});

describe("the profile of a professional", () => {
  test("shows the earliest of all services", async () => {
    const weekends = { availability_weekdays: 0, availability_weekends: 1 } as const;
    const { proId } = parties;
    await addService(database.client, proId, { title: "Ceiling fans", ...weekends });
    await insert(database.client, "days_off", { user_id: proId, day: "2026-11-20" });
    const page = await pageAt(`/pro/${proId}`);
    const [first] = elements(page, "p")
      .map(textIn)
      .filter((text) => text.startsWith("Next free"));
    expect(first).toBe("Next free: Tomorrow, 8:00 AM");
  });
});

describe("the next free time is right at once", () => {
  let anita: TestBrowser;
  let ravi: TestBrowser;
  beforeEach(async () => {
    anita = await signedInBrowser(app, "anita@kayap.test");
    ravi = await signedInBrowser(app, "ravi@kayap.test");
    await Promise.all(after);
    expect(await stale()).toEqual([]);
  });
  const shown = async () => /Free: (.*?M) /.exec(textIn(bar(await pageAt(service()))))?.[1];

  test("while the row is stale, for example after a change by an older Worker", async () => {
    await addBookingOf(database.client, parties, {
      starts_at: NOW + 2 * HOUR_MS,
      ends_at: NOW + 3 * HOUR_MS,
    });
    expect(await stale()).toEqual([parties.serviceId]);
    expect(await shown()).toBe("Today, 1:00 PM");
    await runScheduledNow();
    expect(await stale()).toEqual([]);
    expect(await shown()).toBe("Today, 1:00 PM");
  });

  test("after a request, and after it is declined, although only the next minute stores it", async () => {
    const made = await anita.post(
      `${service()}/book`,
      bookingForm(0, { slot: "2026-11-20T16:00:00Z" }),
    );
    expect(made.status).toBe(303);
    await Promise.all(after);
    expect(await stale()).toEqual([parties.serviceId]);
    expect(await shown()).toBe("Today, 1:00 PM");
    await runScheduledNow();
    expect(await stale()).toEqual([]);
    expect(await shown()).toBe("Today, 1:00 PM");
    await ravi.post(made.headers.get("Location") ?? "", { step: "decline" });
    await Promise.all(after);
    expect(await shown()).toBe(TODAY_AT_NOON);
  });

  test("after a day off and after other hours, which are stored after the response", async () => {
    await ravi.post("/dashboard/bookings/days-off", { from: "2026-11-20", to: "" });
    await Promise.all(after);
    expect(await stale()).toEqual([]);
    expect(await shown()).toBe("Mon 23 Nov, 8:00 AM");
    const rules = { bufferMinutes: "0", minimumNoticeHours: "2", horizonDays: "60", maxPerDay: "" };
    const hours = { "hours1-0-from": "10:00", "hours1-0-to": "12:00" };
    await ravi.post("/dashboard/bookings/hours", { ...hours, ...rules, version: "0" });
    await Promise.all(after);
    expect(await stale()).toEqual([]);
    expect(await shown()).toBe("Mon 23 Nov, 10:00 AM");
  });
});
