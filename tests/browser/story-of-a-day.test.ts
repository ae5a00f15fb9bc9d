import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { openBrowser } from "#tests/support/browser/browser.ts";
import { workdayAhead } from "#tests/support/browser/workdays.ts";
import {
  type StoppableServer,
  startStoppableServer,
} from "#tests/support/servers/stoppable-server.ts";
import {
  isOfferedToStay,
  leaves,
  mayNotLeaveYet,
  stays,
  takesOwnData,
} from "./story/account-deletion.ts";
import { accepts, completes, opensBooking, requests, seesItInLosAngeles } from "./story/booking.ts";
import { emailTo } from "./story/emails.ts";
import { answers, asks, isRefused, reads, readsWithoutAnswer } from "./story/messages.ts";
import { type Circumstances, meet, opensKayap, type Person } from "./story/person.ts";
import { findsHelpful, readsOfFormerCustomer, replies, reviews } from "./story/review.ts";
import { readTables, type Tables, WITHOUT_TRIES } from "./story/rows.ts";
import { finds, findsDespiteATypo, opensProfile, saves, seesContact } from "./story/search.ts";
import {
  becomesProfessional,
  type Photo,
  publishes,
  setsHours,
  takePhotos,
} from "./story/service.ts";
import { changesSettings, givesPhone } from "./story/settings.ts";
import { joins, signsIn, signsOut } from "./story/sign-up.ts";
import { runHourlyJobsAt, runScheduledAt, timePasses, timePassesUntil } from "./story/time.ts";

const TITLE = "Gutter cleaning and roof repair";
const OFFER = {
  title: TITLE,
  description:
    "I clear gutters, mend zinc roofs and stop leaks before the rain comes. Ladder and tools are mine.",
  category: "Construction & Trades",
  subcategory: "Roofers",
  price: "15,000",
  village: "Grove",
  region: { name: "Demerara-Mahaica", code: "GY-DE" },
};
const PHONE = "+592 698 7654";
const APPOINTMENT = { day: workdayAhead(3), time: "9:00 AM" };
const QUESTION = "Good day! Do you come to Grove on a weekday?";
const ANSWER = "Good day. Yes, in the mornings.";
const COMMENT = "No more drops on the front steps, and the yard was swept.";
const REPLY = "Thank you, Ravi. Call before the next rain.";
/** Requests that are refused on purpose: deleting the account before a booking, and writing to a person without messages. */
const REFUSED = /status of 40[39]/;
/** What the browser says about a line that fails. */
const LOST = /net::ERR_|status of 502|Failed to fetch|WebSocket/;
/** What a page asks for whose session was ended by a request without an answer. */
const SIGNED_OUT = /status of 401/;

let browser: Browser;
let photos: Photo[];
beforeAll(async () => {
  [browser, photos] = await Promise.all([openBrowser(), takePhotos()]);
});
afterAll(() => browser.close());

/** The rows that a story has left in the database. */
type Left = { everything: Tables; withoutTries: Tables };

/** Plays the story once. */
async function playStory(kayap: StoppableServer, circumstances: Circumstances): Promise<Left> {
  const people: Person[] = [];
  const newPerson = async (firstName: string, lastName: string) => {
    const person = await meet(
      browser,
      { firstName, lastName },
      { ...circumstances, url: kayap.url },
    );
    people.push(person);
    return person;
  };

  // A roofer registers and publishes her service.
  const shondell = await newPerson("Shondell", "Fraser");
  await joins(shondell);
  await becomesProfessional(shondell);
  await publishes(shondell, { ...OFFER, photos });
  await setsHours(shondell);
  await givesPhone(shondell, PHONE);
  await changesSettings(shondell, { on: ["Show my e-mail address", "Show my phone number"] });

  // A customer finds her, registers, and asks a question.
  const ravi = await newPerson("Ravi", "Persaud");
  await finds(ravi, "gutter", TITLE);
  await joins(ravi);
  await findsDespiteATypo(ravi, "guttre", TITLE);
  await saves(ravi);
  await opensProfile(ravi, shondell);
  await seesContact(ravi, { email: shondell.email, phone: PHONE });
  await finds(ravi, "gutter", TITLE);
  await asks(ravi, TITLE, QUESTION);
  await answers(shondell, { to: "Ravi Persaud", read: QUESTION, words: ANSWER });
  await reads(ravi, ANSWER);

  // They agree on a time; he cannot delete his account meanwhile.
  await requests(ravi, TITLE, APPOINTMENT);
  await accepts(shondell, TITLE);
  await mayNotLeaveYet(ravi);

  // Reminders the day before and the hours before; completion afterwards.
  await timePassesUntil(kayap, { bookingMs: 23 * HOUR_MS });
  await runScheduledAt(kayap);
  for (const person of [shondell, ravi]) await emailTo(person, `Reminder: ${TITLE}`);
  await timePassesUntil(kayap, { bookingMs: 1.5 * HOUR_MS });
  await runScheduledAt(kayap);
  for (const person of [shondell, ravi]) await emailTo(person, `Soon: ${TITLE}`);
  await timePassesUntil(kayap, { bookingMs: -3 * HOUR_MS });
  await completes(shondell, TITLE);

  // He writes a review, she replies, and another customer finds it helpful.
  await reviews(ravi, TITLE, COMMENT);
  await replies(shondell, COMMENT, REPLY);
  const keisha = await newPerson("Keisha", "Daniels");
  await joins(keisha);
  await findsDespiteATypo(keisha, "guter", TITLE);
  await findsHelpful(keisha, COMMENT, REPLY);

  // She hides her contact details, and he changes his time zone.
  await changesSettings(shondell, {
    off: ["Show my e-mail address", "Show my phone number", "Allow direct messages"],
  });
  await opensProfile(keisha, shondell);
  await seesContact(keisha, { email: null, phone: null });
  await isRefused(
    keisha,
    "Shondell Fraser only accepts messages from customers with a confirmed booking.",
  );
  await changesSettings(ravi, {
    choices: { "Time zone": "Los Angeles", "Date format": "YYYY-MM-DD" },
  });
  const reference = await opensBooking(ravi, TITLE);
  await seesItInLosAngeles(ravi);

  // He downloads his data, requests deletion, comes back, and requests it for good.
  const archive = await takesOwnData(ravi);
  expect(archive).toContain(reference);
  await leaves(ravi);
  await signsIn(ravi);
  await isOfferedToStay(ravi);
  await stays(ravi);
  await leaves(ravi);
  await timePasses(kayap, 14 * DAY_MS + HOUR_MS);
  await runHourlyJobsAt(kayap);
  await opensKayap(shondell);
  await readsWithoutAnswer(shondell, QUESTION);
  await signsOut(shondell);
  await finds(keisha, "gutter", TITLE);
  await readsOfFormerCustomer(keisha, TITLE, COMMENT);

  const askedAgain = people.flatMap(({ askedAgainFor }) => [...askedAgainFor]);
  // Nobody is asked for the password again but for a copy of everything they have here.
  expect(askedAgain).toEqual(["/dashboard/settings/data"]);
  for (const { firstName, complaints, faults, close } of people) {
    const expected = faults.length > 0 ? [REFUSED, LOST, SIGNED_OUT] : [REFUSED];
    expect(
      complaints.filter((line) => !expected.some((words) => words.test(line))),
      firstName,
    ).toEqual([]);
    await close();
  }
  const befallen = new Set(people.flatMap(({ faults }) => faults.map(({ fault }) => fault)));
  expect(befallen.size).toBe(circumstances.line === "cut" ? 3 : 0);
  return {
    everything: await readTables(kayap.client),
    withoutTries: await readTables(kayap.client, WITHOUT_TRIES),
  };
}

const PLAIN = {
  name: "a slow connection, without JavaScript",
  scripts: false,
  line: "slow",
} as const;
const WITH_SCRIPTS = {
  name: "a slow connection, with JavaScript",
  scripts: true,
  line: "slow",
} as const;
const ON_A_BAD_LINE = {
  name: "a line that fails every tenth request",
  scripts: true,
  line: "cut",
} as const;
const leftRows = new Map<string, Left>();

// Each in a Kayap of its own, all at once: most of the time is spent waiting for the slow connection.
test.concurrent.each([PLAIN, WITH_SCRIPTS, ON_A_BAD_LINE])(
  "two people register, book, review and delete an account, on a phone with $name",
  { timeout: 400_000 },
  async ({ name, ...circumstances }) => {
    const kayap = await startStoppableServer();
    try {
      leftRows.set(name, await playStory(kayap, circumstances));
    } finally {
      await kayap.stop();
    }
  },
);

const leftBy = ({ name }: { name: string }) => {
  const left = leftRows.get(name);
  if (!left) throw new Error(`The run with ${name} was not complete.`);
  return left;
};

test("the story leaves the same rows in every table with and without JavaScript", () => {
  expect(leftBy(WITH_SCRIPTS).everything).toEqual(leftBy(PLAIN).everything);
});

test("the story leaves the same rows when every tenth request fails, but for the tries to get into an account", () => {
  expect(leftBy(ON_A_BAD_LINE).withoutTries).toEqual(leftBy(WITH_SCRIPTS).withoutTries);
});
