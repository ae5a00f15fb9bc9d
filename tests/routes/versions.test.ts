import { beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS, settingsValues } from "#app/domain/settings/settings.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  alertIn,
  movableClock,
  pageOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, servedRoutes } from "#tests/support/application/app.ts";
import { addBookingAccounts, signedInBrowser } from "#tests/support/application/booking-fixture.ts";
import { versionAt, versionIn } from "#tests/support/application/versions.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPhoto, addReply, addReview, NOW } from "#tests/support/fixtures.ts";
import { textIn } from "#tests/support/html.ts";
import { addBookingOf, onMonday, type Parties } from "#tests/support/records/bookings.ts";
import { formOf, SERVICE } from "#tests/support/records/service-form.ts";
import { VERSIONS } from "./version-table.ts";

const CHANGED = "This was changed elsewhere. Review the new version.";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let parties: Parties;
let ravi: TestBrowser;
let anita: TestBrowser;

beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  const app = appOver(database.db, { clock: clock.read });
  parties = await addBookingAccounts(database.client);
  ravi = await signedInBrowser(app, "ravi@kayap.test");
  anita = await signedInBrowser(app, "anita@kayap.test");
});

test("every route that takes a form is in the version table, with a reason where it has no version (threat 76)", async () => {
  const served = await servedRoutes();
  const taking = served.filter(({ takesForms }) => takesForms).map(({ pattern }) => pattern);
  expect(Object.keys(VERSIONS).toSorted()).toEqual(taking.toSorted());
  for (const [pattern, answer] of Object.entries(VERSIONS)) {
    if (answer !== "versioned") expect(answer.because, pattern).toMatch(/^[A-Z].{20,}\.$/);
  }
});

type Fields = Record<string, string>;
type Form = {
  /** Creates what is edited and returns the address of its form. */
  at: () => Promise<string>;
  by: () => TestBrowser;
  /** The fields that both devices send unchanged. */
  all?: (address: string) => Promise<Fields>;
  first: Fields;
  second: Fields;
  /** What the page about the conflict shows of both versions. */
  words: [stored: string, yours: string];
  multipart?: true;
  /** The address of the page with the form, where that is another. */
  opened?: (address: string) => string;
};

const RULES = { bufferMinutes: "0", minimumNoticeHours: "2", horizonDays: "60", maxPerDay: "" };
const review = () => addReview(database.client, parties);
const photo = async () => ({ photo: await addPhoto(database.client, parties) });
const defaults = async () =>
  Object.fromEntries(
    Object.entries(settingsValues(DEFAULT_SETTINGS)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
const PERSON = {
  firstName: "Ravi",
  lastName: "Persaud",
  city: "La Grange",
  region: "Guyana",
  zipCode: "GUY",
};

/** The forms whose conflict page shows both versions; the others have tests of their own below. */
const FORMS: Record<string, Form> = {
  "/dashboard/services/edit/:serviceId?": {
    at: async () => `/dashboard/services/edit/${parties.serviceId}`,
    by: () => ravi,
    all: async () => ({ ...SERVICE, status: "active", ...(await photo()) }),
    first: { title: "Wiring of the first device" },
    second: { title: "Wiring of the second device" },
    words: ["Wiring of the first device", "Wiring of the second device"],
    multipart: true,
  },
  "/dashboard/profile": {
    at: async () => "/dashboard/profile",
    by: () => ravi,
    all: async () => PERSON,
    first: { bio: "I wire houses." },
    second: { bio: "I wire boats." },
    words: ["I wire houses.", "I wire boats."],
    multipart: true,
    opened: (address) => `${address}?edit=1`,
  },
  "/dashboard/reviews/:reviewId/edit": {
    at: async () => `/dashboard/reviews/${await review()}/edit`,
    by: () => anita,
    first: { rating: "4", comment: "Came on time." },
    second: { rating: "2", comment: "Came late." },
    words: ["4 – Good", "Came late."],
  },
  "/dashboard/reviews/:reviewId/reply": {
    at: async () => {
      const reviewId = await review();
      await addReply(database.client, { reviewId, proId: parties.proId }, "Thanks.");
      return `/dashboard/reviews/${reviewId}/reply`;
    },
    by: () => ravi,
    first: { content: "Thank you, Anita." },
    second: { content: "It was a pleasure." },
    words: ["Thank you, Anita.", "It was a pleasure."],
  },
  "/dashboard/settings": {
    at: async () => "/dashboard/settings",
    by: () => ravi,
    all: defaults,
    first: { showPhone: "on" },
    second: { timezone: "America/New_York" },
    words: [
      "Time zone New version Guyana Your version New York",
      "Show my phone number New version On Your version Off",
    ],
  },
  "/dashboard/bookings/hours": {
    at: async () => "/dashboard/bookings/hours",
    by: () => ravi,
    first: { ...RULES, "hours1-0-from": "10:00", "hours1-0-to": "12:00" },
    second: { ...RULES, maxPerDay: "3" },
    words: [
      "Monday New version 10 AM to 12 PM Your version Closed",
      "Most bookings a day (optional) New version Empty Your version 3",
    ],
  },
};

/** Every row that such a form writes to, as one text. */
async function stored() {
  const tables = [
    "users",
    "reviews",
    "review_replies",
    "settings",
    "booking_rules",
    "availability",
  ];
  const read = await database.client.batch([
    ...tables.map((table) => `select * from ${table} order by 1`),
    "select id, title, description, price_amount, status, updated_at from services order by id",
  ]);
  return JSON.stringify(read.map(({ rows }) => rows));
}

describe.each(Object.entries(FORMS))("the form at %s", (_, form) => {
  let address: string;
  let all: Fields;
  let openedVersion: string;
  const post = (fields: Fields) => {
    const sent = { ...all, ...fields };
    return form.multipart ? form.by().send(address, formOf(sent)) : form.by().post(address, sent);
  };
  const version = () => versionAt(form.by(), form.opened?.(address) ?? address);
  beforeEach(async () => {
    address = await form.at();
    all = (await form.all?.(address)) ?? {};
    openedVersion = await version();
    clock.advance(MINUTE_MS);
    expect((await post({ ...form.first, version: openedVersion })).status).toBe(303);
  });

  test("saved on two devices is refused on the second, which shows both versions (threat 76)", async () => {
    const before = await stored();
    const { status, page } = await pageOf(await post({ ...form.second, version: openedVersion }));
    expect(status).toBe(409);
    expect(alertIn(page)).toContain(CHANGED);
    for (const words of form.words) expect(textIn(page)).toContain(words);
    expect(await stored()).toBe(before);
    expect(versionIn(page)).toBe(await version());
  });

  test("is saved when it is sent again with the new version (threat 76)", async () => {
    const { page } = await pageOf(await post({ ...form.second, version: openedVersion }));
    expect((await post({ ...form.second, version: versionIn(page) })).status).toBe(303);
    expect(await version()).not.toBe(versionIn(page));
  });

  test("sent twice with the same values is no conflict (threat 24)", async () => {
    const before = await stored();
    expect((await post({ ...form.first, version: openedVersion })).status).toBe(303);
    expect(await stored()).toBe(before);
  });

  test.each<Fields>([
    {},
    { version: "" },
    { version: "x" },
    { version: "-1" },
    { version: "99999999999999999" },
  ])("with an invalid version overwrites nothing: %o (threats 76 and 84)", async (forged) => {
    const before = await stored();
    expect((await post({ ...form.second, ...forged })).status).toBe(409);
    expect(await stored()).toBe(before);
  });
});

test("every versioned form has a test here, or that of the team in tests/routes/team/settings.test.ts (threat 76)", () => {
  const versioned = Object.keys(VERSIONS).filter((pattern) => VERSIONS[pattern] === "versioned");
  const own = ["/dashboard/bookings/feed", "/dashboard/bookings/:bookingId", "/team/settings"];
  expect(versioned.toSorted()).toEqual([...Object.keys(FORMS), ...own].toSorted());
});

describe("the calendar address", () => {
  const FEED = "/dashboard/bookings/feed";
  const feed = async () =>
    (await database.client.execute("select feed_hash from booking_rules")).rows[0]?.feed_hash;

  test("that was made on another device is not ended from a page that did not show it (threat 76)", async () => {
    const openedVersion = await versionAt(ravi, FEED);
    expect((await ravi.post(FEED, { step: "new", version: openedVersion })).status).toBe(200);
    const made = await feed();
    for (const step of ["new", "end"]) {
      const { status, page } = await pageOf(
        await ravi.post(FEED, { step, version: openedVersion }),
      );
      expect([status, await feed()]).toEqual([409, made]);
      expect(alertIn(page)).toContain(CHANGED);
    }
    const now = await versionAt(ravi, FEED);
    expect((await ravi.post(FEED, { step: "end", version: now })).status).toBe(303);
    expect((await ravi.post(FEED, { step: "end", version: now })).status).toBe(303);
    expect(await feed()).toBeNull();
  });

  test("has a version apart from that of the hours", async () => {
    const hours = await versionAt(ravi, "/dashboard/bookings/hours");
    await ravi.post(FEED, { step: "new", version: "0" });
    expect(await versionAt(ravi, "/dashboard/bookings/hours")).toBe(hours);
  });
});

test("a reply that was changed on another page is not deleted before its author has seen the change (threat 76)", async () => {
  const reviewId = await review();
  await addReply(database.client, { reviewId, proId: parties.proId }, "Thanks.");
  const path = `/dashboard/reviews/${reviewId}/reply`;
  const openedVersion = await versionAt(ravi, path);
  await ravi.post(path, { content: "Thank you, Anita.", version: openedVersion });
  const { status, page } = await pageOf(
    await ravi.post(path, { intent: "delete", content: "", version: openedVersion }),
  );
  expect([status, alertIn(page).includes(CHANGED)]).toEqual([409, true]);
  expect(textIn(page)).toContain("New version Thank you, Anita. Your version Empty");
  expect(
    (await ravi.post(path, { intent: "delete", content: "", version: versionIn(page) })).status,
  ).toBe(303);
});

test("a settings page that was open does not revert a switch that a link in an e-mail turned off (threat 76)", async () => {
  await ravi.post("/dashboard/settings", { ...(await defaults()), marketingEmails: "on" });
  const openedVersion = await versionAt(ravi, "/dashboard/settings");
  const { endSubscription } = await import("#db/email/newsletter.ts");
  const { rows } = await database.client.execute(
    "select unsubscribe_hash from newsletter_subscriptions",
  );
  await endSubscription(database.db, String(rows[0]?.unsubscribe_hash), NOW);
  const stale = {
    ...(await defaults()),
    marketingEmails: "on",
    showEmail: "on",
    version: openedVersion,
  };
  expect((await ravi.post("/dashboard/settings", stale)).status).toBe(409);
});

test("of five simultaneous saves of one version exactly one succeeds (threat 76)", async () => {
  const path = "/dashboard/bookings/hours";
  const version = await versionAt(ravi, path);
  const answers = await Promise.all(
    ["1", "2", "3", "4", "5"].map((maxPerDay) => ravi.post(path, { ...RULES, maxPerDay, version })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409, 409]);
});

test("hours that the previous release saved have a version, and can be changed once with it (threats 59 and 76)", async () => {
  await database.client.execute({
    sql: "insert into booking_rules (user_id, buffer_minutes) values (?, 15)",
    args: [parties.proId],
  });
  const path = "/dashboard/bookings/hours";
  const openedVersion = await versionAt(ravi, path);
  expect(
    (await ravi.post(path, { ...RULES, bufferMinutes: "30", version: openedVersion })).status,
  ).toBe(303);
  expect(
    (await ravi.post(path, { ...RULES, bufferMinutes: "45", version: openedVersion })).status,
  ).toBe(409);
});

test("a booking is not moved to a time that was proposed after the page was opened (threat 76)", async () => {
  const id = await addBookingOf(database.client, parties, {
    status: "confirmed",
    proposed_starts_at: onMonday(660),
    proposed_by: "professional",
    proposals: 1,
  });
  const path = `/dashboard/bookings/${id}`;
  const openedVersion = await versionAt(anita, path);
  await ravi.post(`${path}/propose`, {
    slot: new Date(onMonday(900)).toISOString().replace(".000", ""),
  });
  for (const version of [openedVersion, "", "0"]) {
    const { status, page } = await pageOf(
      await anita.post(path, { step: "accept-proposal", version }),
    );
    expect([status, alertIn(page)]).toEqual([
      409,
      "Ravi Persaud proposed another time after this page was opened. Look at the booking as it is now.",
    ]);
  }
  expect(
    (await anita.post(path, { step: "accept-proposal", version: await versionAt(anita, path) }))
      .status,
  ).toBe(303);
});
