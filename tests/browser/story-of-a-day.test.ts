import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OwnServer, startOwnServer } from "#tests/support/own-server.ts";
import { openBrowser } from "../support/browser.ts";
import { workdayAhead } from "../support/workdays.ts";
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
import { meet, opensKayap, type Person } from "./story/person.ts";
import { findsHelpful, readsOfFormerCustomer, replies, reviews } from "./story/review.ts";
import { readTables, type Tables } from "./story/rows.ts";
import { finds, findsDespiteATypo, opensProfile, saves, seesContact } from "./story/search.ts";
import {
  becomesProfessional,
  type Photo,
  publishes,
  setsHours,
  takePhotos,
} from "./story/service.ts";
import { givesPhone, wishes } from "./story/settings.ts";
import { joins, signsIn, signsOut } from "./story/sign-up.ts";
import {
  DAY_MS,
  HOUR_MS,
  runHourlyJobsAt,
  runJobsAt,
  timePasses,
  timePassesUntil,
} from "./story/time.ts";

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
/** What the story is refused on purpose: to leave before the job is done, and to write to who wants no messages. */
const REFUSED = /status of 40[39]/;

let browser: Browser;
let photos: Photo[];
beforeAll(async () => {
  [browser, photos] = await Promise.all([openBrowser(), takePhotos()]);
});
afterAll(() => browser.close());

/** Tells the story once. Returns what it left in the database. */
async function tell(kayap: OwnServer, scripts: boolean): Promise<Tables> {
  const people: Person[] = [];
  const comes = async (firstName: string, lastName: string) => {
    const person = await meet(browser, { firstName, lastName }, { url: kayap.url, scripts });
    people.push(person);
    return person;
  };

  // A roofer finds Kayap and offers her work.
  const shondell = await comes("Shondell", "Fraser");
  await joins(shondell);
  await becomesProfessional(shondell);
  await publishes(shondell, { ...OFFER, photos });
  await setsHours(shondell);
  await givesPhone(shondell, PHONE);
  await wishes(shondell, { on: ["Show my e-mail address", "Show my phone number"] });

  // Somebody with a gutter that drips finds her, joins, and asks.
  const ravi = await comes("Ravi", "Persaud");
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

  // They agree on a time, and he cannot just disappear.
  await requests(ravi, TITLE, APPOINTMENT);
  await accepts(shondell, TITLE);
  await mayNotLeaveYet(ravi);

  // The day before, the hours before, and after.
  await timePassesUntil(kayap, { bookingMs: 23 * HOUR_MS });
  await runJobsAt(kayap);
  for (const person of [shondell, ravi]) await emailTo(person, `Reminder: ${TITLE}`);
  await timePassesUntil(kayap, { bookingMs: 1.5 * HOUR_MS });
  await runJobsAt(kayap);
  for (const person of [shondell, ravi]) await emailTo(person, `Soon: ${TITLE}`);
  await timePassesUntil(kayap, { bookingMs: -3 * HOUR_MS });
  await completes(shondell, TITLE);

  // He says how it was, she answers, and a neighbour is glad to read it.
  await reviews(ravi, TITLE, COMMENT);
  await replies(shondell, COMMENT, REPLY);
  const keisha = await comes("Keisha", "Daniels");
  await joins(keisha);
  await findsDespiteATypo(keisha, "guter", TITLE);
  await findsHelpful(keisha, COMMENT, REPLY);

  // She wants her peace, and he reads times far away.
  await wishes(shondell, {
    off: ["Show my e-mail address", "Show my phone number", "Allow direct messages"],
  });
  await opensProfile(keisha, shondell);
  await seesContact(keisha, { email: null, phone: null });
  await isRefused(keisha, "Shondell Fraser accepts messages only from booked customers.");
  await wishes(ravi, { choices: { "Time zone": "Los Angeles", "Date format": "YYYY-MM-DD" } });
  const reference = await opensBooking(ravi, TITLE);
  await seesItInLosAngeles(ravi);

  // He takes what is his and goes, comes back, and goes for good.
  expect(await takesOwnData(ravi)).toContain(reference);
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

  for (const { firstName, complaints, close } of people) {
    expect(
      complaints.filter((line) => !REFUSED.test(line)),
      firstName,
    ).toEqual([]);
    await close();
  }
  return readTables(kayap.client);
}

const TELLINGS = [
  { name: "without JavaScript", scripts: false },
  { name: "with JavaScript", scripts: true },
];
const told = new Map<boolean, Tables>();

// Each in a Kayap of its own and both at once: most of the time is spent waiting for the slow line.
test.concurrent.each(TELLINGS)(
  "two people meet, work, part and are remembered, on a phone over a slow line, $name",
  { timeout: 400_000 },
  async ({ scripts }) => {
    const kayap = await startOwnServer();
    try {
      told.set(scripts, await tell(kayap, scripts));
    } finally {
      await kayap.stop();
    }
  },
);

test("the story leaves the same rows in every table both ways", () => {
  expect(told.size, "both tellings came to their end").toBe(2);
  expect(told.get(true)).toEqual(told.get(false));
});
