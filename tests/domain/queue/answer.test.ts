import { describe, expect, test } from "vitest";
import { REFUSALS } from "#app/domain/messages/refusal.ts";
import {
  ABOUT_SESSION,
  type Answer,
  answerOf,
  type Next,
  NO_ANSWER,
  nextAfter,
} from "#app/domain/queue/answer.ts";
import type { QueueEntry } from "#app/domain/queue/entry.ts";

const NOW = 1_000_000;
const WAITING = { person: "anita", at: 1, notBefore: 0, refused: null };
const MESSAGE: QueueEntry = {
  ...WAITING,
  id: "m",
  path: "/dashboard/messages/c/thread",
  kind: "message",
  otherId: "ravi",
  otherName: "Ravi",
  page: "/dashboard/messages?conversation=c",
  content: "Good morning.",
};
const FIRST: QueueEntry = { ...MESSAGE, path: "/dashboard/messages/new/thread?with=ravi" };
const ACCEPT: QueueEntry = {
  ...WAITING,
  id: "t",
  path: "/dashboard/bookings/b/transition",
  kind: "transition",
  bookingId: "b",
  transition: "accept",
  reason: "",
  startsAt: null,
  version: null,
};

const OFFER: QueueEntry = {
  ...WAITING,
  id: "job j",
  path: "/dashboard/jobs/j/offer",
  kind: "offer",
  jobId: "j",
  form: "priceAmount=12%2C000",
};

const answer = (status: number, changes: Partial<Answer> = {}): Answer => ({
  ...NO_ANSWER,
  status,
  error: "The server says why.",
  ...changes,
});
const tells = (sentence: string): Next => ({ do: "tell", sentence });

test.each<[string, QueueEntry, Answer, Next]>([
  ["a message is stored", MESSAGE, answer(200), { do: "remove" }],
  ["a transition is done", ACCEPT, answer(200), { do: "remove" }],
  ["there is no answer", MESSAGE, NO_ANSWER, { do: "wait" }],
  ["the database is away", MESSAGE, answer(503), { do: "wait" }],
  ["a proxy answers", ACCEPT, answer(502), { do: "wait" }],
  ["the server fails", ACCEPT, answer(500), { do: "wait" }],
  ["nobody is signed in", MESSAGE, answer(401), { do: "wait" }],
  ["somebody else is signed in", MESSAGE, answer(409, { isAboutSession: true }), { do: "wait" }],
  ["new terms are due", ACCEPT, answer(403, { isAboutSession: true }), { do: "wait" }],
  [
    "the limit is reached",
    MESSAGE,
    answer(429, { waitSeconds: 90 }),
    { do: "pause", until: NOW + 90_000 },
  ],
  ["a limit says no time", MESSAGE, answer(429), { do: "pause", until: NOW + 60_000 }],
  ["the other person has blocked", MESSAGE, answer(403), tells(REFUSALS.blocked.screen)],
  ["the conversation is gone", MESSAGE, answer(404), tells(REFUSALS["not-found"].screen)],
  ["the id has another text", MESSAGE, answer(409), tells(REFUSALS.conflict.screen)],
  ["a message is too long", MESSAGE, answer(400), tells("The server says why.")],
  ["no conversation may begin", FIRST, answer(403), tells("The server says why.")],
  ["a booking has ended", ACCEPT, answer(409), tells("The server says why.")],
  ["a job takes no more offers", OFFER, answer(409), tells("The server says why.")],
  ["a booking is not there", ACCEPT, answer(404), tells("The server says why.")],
])("when %s, what waited is done with as it must be", (_, entry, answer, next) => {
  expect(nextAfter(entry, answer, NOW)).toEqual(next);
});

describe("an answer", () => {
  test("is read from JSON with its sentence, its wait and whether it is about the session", async () => {
    const headers = { "Retry-After": "90" };
    const response = Response.json(
      { error: "Wait.", reason: ABOUT_SESSION },
      { status: 429, headers },
    );
    expect(await answerOf(response)).toEqual({
      status: 429,
      error: "Wait.",
      isAboutSession: true,
      waitSeconds: 90,
    });
  });

  test("in anything but JSON is none of ours, such as a captive portal's page", async () => {
    const portal = new Response("<h1>Sign in to the hotel</h1>", {
      headers: { "Content-Type": "text/html" },
    });
    expect(await answerOf(portal)).toEqual(NO_ANSWER);
  });
});
