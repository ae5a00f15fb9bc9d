import { describe, expect, test } from "vitest";
import {
  isTooOld,
  lanesOf,
  type MessageEntry,
  type OfferEntry,
  parseEntry,
  QUEUE_HEADER,
  requestOf,
  type TransitionEntry,
} from "#app/domain/queue/entry.ts";
import { failedText, notSentText } from "#app/domain/queue/words.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";

const MESSAGE: MessageEntry = {
  id: "m1",
  person: "anita",
  path: "/dashboard/messages/c/thread",
  at: 1,
  notBefore: 0,
  refused: null,
  kind: "message",
  otherId: "ravi",
  otherName: "Ravi Persaud",
  page: "/dashboard/messages?conversation=c",
  content: "Good morning.",
};
const TRANSITION: TransitionEntry = {
  id: "t1",
  person: "anita",
  path: "/dashboard/bookings/b/transition",
  at: 2,
  notBefore: 0,
  refused: null,
  kind: "transition",
  bookingId: "b",
  transition: "cancel",
  reason: "The roof is dry again.",
  startsAt: 5,
  version: 7,
};
const OFFER: OfferEntry = {
  id: "job j",
  person: "anita",
  path: "/dashboard/jobs/j/offer",
  at: 3,
  notBefore: 0,
  refused: null,
  kind: "offer",
  jobId: "j",
  form: "slot=2026-11-24T13%3A00%3A00Z&slot=2026-11-25T13%3A00%3A00Z&priceAmount=12%2C000",
};
const message = (id: string, at: number, otherId = "ravi"): MessageEntry => ({
  ...MESSAGE,
  id,
  at,
  otherId,
});

describe("what waits", () => {
  test("goes out by lane, each in the order of writing, without what was refused", () => {
    const lanes = lanesOf([
      message("third", 3),
      message("first", 1),
      message("other", 2, "mala"),
      { ...message("refused", 0), refused: "No." },
      TRANSITION,
      OFFER,
    ]);
    expect([...lanes].map(([lane, entries]) => [lane, entries.map(({ id }) => id)])).toEqual([
      ["message ravi", ["first", "third"]],
      ["message mala", ["other"]],
      ["booking b", ["t1"]],
      ["job j", ["job j"]],
    ]);
  });

  test("is posted as its author, with the id under which it is stored once", () => {
    for (const entry of [MESSAGE, TRANSITION, OFFER]) {
      expect(requestOf(entry).headers).toEqual({ [QUEUE_HEADER]: "anita" });
    }
    expect(requestOf(MESSAGE).path).toBe("/dashboard/messages/c/thread");
    expect(String(requestOf(MESSAGE).fields)).toBe("clientId=m1&content=Good+morning.");
    expect(String(requestOf(TRANSITION).fields)).toBe(
      "step=cancel&reason=The+roof+is+dry+again.&startsAt=5&version=7",
    );
    expect(String(requestOf(OFFER).fields)).toBe(OFFER.form);
    expect(String(requestOf({ ...TRANSITION, startsAt: null }).fields)).not.toContain("startsAt");
    expect(String(requestOf({ ...TRANSITION, version: null }).fields)).not.toContain("version");
  });

  test("is too old after 48 hours when it is about a booking or a job; a message never is", () => {
    for (const entry of [TRANSITION, OFFER]) {
      expect(isTooOld(entry, entry.at + 2 * DAY_MS)).toBe(false);
      expect(isTooOld(entry, entry.at + 2 * DAY_MS + 1)).toBe(true);
    }
    expect(isTooOld(MESSAGE, MESSAGE.at + 30 * DAY_MS)).toBe(false);
  });
});

describe("a stored entry", () => {
  test("is read as it was written", () => {
    for (const entry of [MESSAGE, TRANSITION, { ...TRANSITION, startsAt: null }, OFFER]) {
      expect(parseEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
    }
  });

  test("of the release before has no version", () => {
    const { version, ...before } = TRANSITION;
    expect(version).toBe(7);
    expect(parseEntry(before)).toEqual({ ...TRANSITION, version: null });
  });

  test.each<[string, object | null]>([
    ["nothing", null],
    ["no author", { ...MESSAGE, person: undefined }],
    ["another site as its address", { ...MESSAGE, path: "https://evil.example/" }],
    ["an address outside the dashboard", { ...MESSAGE, path: "/logout" }],
    ["no text", { ...MESSAGE, content: 5 }],
    ["an unknown kind", { ...MESSAGE, kind: "review" }],
    ["an unknown transition", { ...TRANSITION, transition: "dispute" }],
    ["no job", { ...OFFER, jobId: 5 }],
    ["no form", { ...OFFER, form: {} }],
    ["no booking", { ...TRANSITION, bookingId: null }],
    ["no number as its version", { ...TRANSITION, version: "7" }],
    ["no time", { ...TRANSITION, at: "now" }],
  ])("with %s is none", (_, stored) => {
    expect(parseEntry(stored)).toBeNull();
  });
});

describe("the words", () => {
  test.each([
    [[MESSAGE], "1 message has not been sent yet."],
    [[MESSAGE, message("m2", 2)], "2 messages have not been sent yet."],
    [[TRANSITION], "1 change to a booking has not been sent yet."],
    [
      [MESSAGE, TRANSITION, { ...TRANSITION, id: "t2" }],
      "1 message and 2 changes to bookings have not been sent yet.",
    ],
    [[OFFER], "1 offer has not been sent yet."],
    [
      [MESSAGE, TRANSITION, OFFER, { ...OFFER, id: "job k" }],
      "1 message, 1 change to a booking and 2 offers have not been sent yet.",
    ],
    [[MESSAGE, { ...TRANSITION, refused: "No." }], "1 message has not been sent yet."],
  ])("for what is not sent count it (%#)", (entries, text) => {
    expect(notSentText(entries)).toBe(text);
  });

  test("for what was refused name it", () => {
    expect(failedText(MESSAGE)).toBe("Your message to Ravi Persaud was not sent.");
    expect(failedText(TRANSITION)).toBe("Your booking was not cancelled.");
    expect(failedText(OFFER)).toBe("Your offer was not sent.");
  });
});
