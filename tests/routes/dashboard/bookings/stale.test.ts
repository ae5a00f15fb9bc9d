import type { InValue } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { BOOKING_TRANSITIONS, type PersonalTransition } from "#app/domain/bookings/transitions.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import {
  alertIn,
  movableClock,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { addBookingAccounts, signedInBrowser } from "#tests/support/application/booking-fixture.ts";
import { versionAt, versionIn } from "#tests/support/application/versions.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { type Element, elements, having, linkTo, textIn } from "#tests/support/html.ts";
import { addBookingOf, onMonday, type Parties } from "#tests/support/records/bookings.ts";
import { addConversation } from "#tests/support/records/conversations.ts";

type Who = "anita" | "ravi";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let parties: Parties;
let people: Record<Who, TestBrowser>;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  const app = appOver(database.db, { clock: clock.read });
  parties = await addBookingAccounts(database.client);
  people = {
    anita: await signedInBrowser(app, "anita@kayap.test"),
    ravi: await signedInBrowser(app, "ravi@kayap.test"),
  };
});

const pathOf = (id: string) => `/dashboard/bookings/${id}`;
const slotOf = (minute: number) => new Date(onMonday(minute)).toISOString().replace(".000", "");
const add = (fields: Record<string, InValue>) => addBookingOf(database.client, parties, fields);

/** Proposes 11:00 as another time, on the page as it is now. */
async function proposes(who: Who, id: string) {
  const path = `${pathOf(id)}/propose`;
  const fields = { slot: slotOf(660), version: await versionAt(people[who], path) };
  expect((await people[who].post(path, fields)).status).toBe(303);
}

/** A change that leaves no line in the history, such as by the team. */
const changesUnseen = (_: Who, id: string) =>
  database.client.execute("update bookings set updated_at = updated_at + 1 where id = ?", [id]);

type Press = {
  who: Who;
  booking: Record<string, InValue>;
  /** Where it is pressed, and with which fields. */
  page: string;
  at: string;
  fields: Record<string, string>;
  /** What the other person does meanwhile, and what is said of it. */
  meanwhile: (who: Who, id: string) => Promise<unknown>;
  words: string;
};

const ANITA_PROPOSED =
  "Anita Ramdeen proposed another time after this page was opened. Look at the booking as it is now.";
const RAVI_PROPOSED =
  "Ravi Persaud proposed another time after this page was opened. Look at the booking as it is now.";
const CHANGED = "This was changed elsewhere. Review the new version.";
const PROPOSED_BY_RAVI = { proposed_by: "professional", proposed_starts_at: onMonday(900) };

const step = (name: string) => ({ page: "", at: "", fields: { step: name } });
const question = (name: string, fields: Record<string, string> = {}) => ({
  page: `/${name}`,
  at: `/${name}`,
  fields,
});

/** A new transition of a person has its row here. */
const PRESSES: Record<PersonalTransition, Press> = {
  accept: {
    who: "ravi",
    booking: { status: "pending" },
    ...step("accept"),
    meanwhile: proposes,
    words: ANITA_PROPOSED,
  },
  decline: {
    who: "ravi",
    booking: { status: "pending" },
    ...question("decline", { reason: "The road is flooded." }),
    meanwhile: proposes,
    words: ANITA_PROPOSED,
  },
  cancel: {
    who: "anita",
    booking: { status: "confirmed" },
    ...question("cancel", { reason: "" }),
    meanwhile: proposes,
    words: RAVI_PROPOSED,
  },
  complete: {
    who: "ravi",
    booking: { status: "confirmed" },
    ...question("complete"),
    meanwhile: proposes,
    words: ANITA_PROPOSED,
  },
  propose: {
    who: "ravi",
    booking: { status: "confirmed" },
    ...question("propose", { slot: slotOf(780) }),
    meanwhile: proposes,
    words: ANITA_PROPOSED,
  },
  "accept-proposal": {
    who: "anita",
    booking: { status: "confirmed", ...PROPOSED_BY_RAVI },
    ...step("accept-proposal"),
    meanwhile: proposes,
    words: RAVI_PROPOSED,
  },
  "decline-proposal": {
    who: "anita",
    booking: { status: "confirmed", ...PROPOSED_BY_RAVI },
    ...step("decline-proposal"),
    meanwhile: proposes,
    words: RAVI_PROPOSED,
  },
  "no-show": {
    who: "ravi",
    booking: { status: "confirmed", starts_at: NOW - HOUR_MS },
    ...step("no-show"),
    meanwhile: changesUnseen,
    words: CHANGED,
  },
  dispute: {
    who: "anita",
    booking: { status: "completed", starts_at: NOW - 3 * HOUR_MS },
    ...question("dispute", { reason: "Nobody came." }),
    meanwhile: changesUnseen,
    words: CHANGED,
  },
};
const OTHER: Record<Who, Who> = { anita: "ravi", ravi: "anita" };

/** Everything that a transition could write. */
/** What a transition writes. That the answer shows the booking, and so marks its notifications as read, is no part of it. */
const written = async () => [
  await rowsOf(database.client, "bookings"),
  await rowsOf(database.client, "booking_history"),
  (await rowsOf(database.client, "notifications")).map((row) => ({ ...row, read_at: null })),
  await rowsOf(database.client, "mail_outbox"),
  await rowsOf(database.client, "reports"),
];

test("every transition of a person stands in the table of this test", () => {
  const automatic = ["expire", "withdraw"];
  expect(Object.keys(PRESSES).sort()).toEqual(
    BOOKING_TRANSITIONS.filter((one) => !automatic.includes(one)).sort(),
  );
});

describe.each(Object.entries(PRESSES))("%s", (name, press) => {
  const { who, page, at, fields, meanwhile, words } = press;

  async function booking(): Promise<string> {
    const id = await add(press.booking);
    if (name === "dispute") {
      const entry = { booking_id: id, actor: "professional", action: "completed" };
      const states = {
        from_status: "confirmed",
        to_status: "completed",
        created_at: NOW - HOUR_MS,
      };
      await insert(database.client, "booking_history", {
        id: crypto.randomUUID(),
        ...entry,
        ...states,
      });
    }
    return id;
  }
  const pressOn = (id: string, version: string) =>
    people[who].post(pathOf(id) + at, { ...fields, version });

  test("pressed on a page of an older version writes nothing, says what has changed, and shows the booking as it is (threat 96)", async () => {
    const id = await booking();
    const version = await versionAt(people[who], pathOf(id) + page);
    clock.advance(1000);
    await meanwhile(OTHER[who], id);
    const before = await written();
    const refused = await pageOf(await pressOn(id, version));
    // A question shows only a part of the booking, so it links to the whole.
    const shown = page === "" ? words : `${words} See the booking`;
    expect([refused.status, alertIn(refused.page)]).toEqual([409, shown]);
    if (page !== "") expect(linkTo(refused.page, "See the booking")).toBe(pathOf(id));
    expect(await written()).toEqual(before);
    clock.advance(1000);
    expect((await pressOn(id, versionIn(refused.page))).status).toBe(303);
    expect(await written()).not.toEqual(before);
  });

  test("pressed twice by the same person is done once, and no error (threat 24)", async () => {
    const id = await booking();
    const version = await versionAt(people[who], pathOf(id) + page);
    clock.advance(1000);
    expect((await pressOn(id, version)).status).toBe(303);
    const after = await written();
    clock.advance(1000);
    expect((await pressOn(id, version)).status).toBe(303);
    expect(await written()).toEqual(after);
  });
});

test("completing a booking that the other person has completed is refused, not taken for one press (threat 24)", async () => {
  const id = await add({ status: "confirmed", starts_at: NOW - HOUR_MS });
  const path = `${pathOf(id)}/complete`;
  const version = await versionAt(people.anita, path);
  expect((await people.ravi.post(path, { version })).status).toBe(303);
  const after = await written();
  const refused = await pageOf(await people.anita.post(path, { version }));
  expect([refused.status, alertIn(refused.page)]).toEqual([
    409,
    "This booking can no longer be changed.",
  ]);
  expect(await written()).toEqual(after);
});

test.each(["accept-proposal", "decline-proposal"] as const)(
  "%s is refused without the version of its page, because the proposal may be another one (threat 96)",
  async (name) => {
    const id = await add(PRESSES[name].booking);
    const before = await written();
    const refused = await people.anita.post(pathOf(id), { step: name });
    expect(refused.status).toBe(409);
    expect(await written()).toEqual(before);
  },
);

/** The forms on a page that change a booking. */
const formsOf = (page: Element): Element[] =>
  elements(page, "form").filter(
    ({ attributes: { action, method } }) =>
      method === "post" && /^\/dashboard\/bookings\/[0-9a-f-]{36}/.test(action ?? ""),
  );

test("every form that changes a booking carries its version, wherever the booking is shown (threat 96)", async () => {
  const conversation = await addConversation(database.client, [parties.customerId, parties.proId]);
  const pending = await add({ status: "pending" });
  const confirmed = await add({ status: "confirmed", starts_at: onMonday(780) });
  const started = await add({ status: "confirmed", starts_at: NOW - HOUR_MS });
  await proposes("ravi", confirmed);
  const pages: [Who, string, number][] = [
    ["ravi", "/dashboard/bookings?as=professional&tab=requests", 1],
    ["ravi", "/dashboard/bookings?as=professional", 2],
    ["ravi", "/dashboard", 1],
    ["ravi", pathOf(pending), 1],
    ["ravi", pathOf(started), 1],
    ["ravi", `${pathOf(started)}/no-show`, 1],
    ["anita", pathOf(confirmed), 1],
    ["anita", `/dashboard/messages?conversation=${conversation}`, 1],
    ["ravi", `${pathOf(pending)}/decline`, 1],
    ["ravi", `${pathOf(confirmed)}/complete`, 1],
    ["anita", `${pathOf(confirmed)}/cancel`, 1],
    ["anita", `${pathOf(pending)}/propose`, 1],
  ];
  for (const [who, path, least] of pages) {
    const { page } = await people[who].open(path);
    const forms = formsOf(page);
    expect(forms.length, path).toBeGreaterThanOrEqual(least);
    for (const form of forms) {
      const version = elements(form, having("name", "version"))[0]?.attributes.value;
      expect(version, `${path}: ${textIn(form)}`).toMatch(/^\d+$/);
    }
  }
});
