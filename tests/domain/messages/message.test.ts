import { describe, expect, test } from "vitest";
import { isId } from "#app/domain/id.ts";
import { startRefused } from "#app/domain/messages/conversation-start.ts";
import { messageProblem, sendSchema } from "#app/domain/messages/message.ts";
import { REFUSALS, refusalOf, screenSentence } from "#app/domain/messages/refusal.ts";
import { leadsElsewhere } from "#app/domain/messages/scam-hint.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { guyanaClockText, pastDayText, recentText } from "#app/domain/time/time-text.ts";

describe("the text of a message", () => {
  test.each(["", " ", "\n\t  \n", "\u0000", "<br>"])("cannot be %j (threat 48)", (text) => {
    expect(messageProblem(text)).toBe("Message cannot be empty");
  });

  test("can have 5,000 characters as people count them; the error says how many are too many (threat 48)", () => {
    expect(messageProblem("𠀀".repeat(5000))).toBeNull();
    expect(messageProblem("x".repeat(5001))).toBe(
      "Invalid message: Message is 1 character too long.",
    );
    expect(messageProblem("x".repeat(7000))).toBe(
      "Invalid message: Message is 2,000 characters too long.",
    );
  });

  test("loses tags and control characters, and is counted after that (decision 95)", () => {
    const sent = sendSchema.parse({ content: ` <b>3 < 4</b>\r\nand\u0007 so on ` });
    expect(sent.content).toBe("3 < 4\nand so on");
    expect(messageProblem(`<b>${"x".repeat(5000)}</b>`)).toBeNull();
  });

  test("is sent under the client id of its form, or under a new one when the form has none", () => {
    expect(
      sendSchema.safeParse({ content: "Hi", clientId: "temp-1" }).error?.issues[0]?.message,
    ).toBe("Invalid ID format");
    const ids = [1, 2].map(() => sendSchema.parse({ content: "Hi" }).clientId);
    expect(ids.map(isId)).toEqual([true, true]);
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe("a refusal", () => {
  test("is known from the status of a response", () => {
    expect([403, 404, 409, 429, 500, 503].map(refusalOf)).toEqual([
      "blocked",
      "not-found",
      "conflict",
      "limited",
      "failed",
      "failed",
    ]);
  });

  test("says the specification's sentence, and how long to wait in a second one", () => {
    expect(screenSentence("limited", 61)).toBe(
      `${REFUSALS.limited.screen} You can send again in 2 minutes.`,
    );
    expect(screenSentence("limited")).toBe(REFUSALS.limited.screen);
    expect(screenSentence("network", 5)).toBe(REFUSALS.network.screen);
  });

  test("to start a conversation contains the other person's name as it is", () => {
    expect(startRefused("direct-messages-off", "$& Sons").message).toBe(
      "$& Sons only accepts messages from customers with a confirmed booking.",
    );
  });
});

describe("a first message", () => {
  test.each([
    "Call me on 623 4567",
    "+592 623-4567",
    "Pay to account 1234567890",
    "write to ravi@kayap.test",
    "see https://example.test/pay",
    "www.pay-here.example",
    "pay-here.com",
  ])("with “%s” leads elsewhere", (content) => {
    expect(leadsElsewhere(content)).toBe(true);
  });

  test.each([
    "I have $210,000 for 150 plates",
    "Saturday 21 Nov, 9:00 to 11:30",
    "The house is from 1994",
    "Lot 12, 3rd Street. Ok?",
    "",
  ])("with “%s” does not", (content) => {
    expect(leadsElsewhere(content)).toBe(false);
  });
});

describe("times in a thread", () => {
  const at = Date.UTC(2026, 10, 20, 3, 59);

  test("are Guyana's, where the day ends at 04:00 UTC", () => {
    expect(guyanaClockText(at, null)).toBe("11:59 PM");
    const now = at + HOUR_MS;
    expect(pastDayText(at, now, null)).toBe("Yesterday");
    expect(pastDayText(at + 60_000, now, null)).toBe("Today");
    expect(momentOn(dayOf(at + 60_000))).toBe(at + 60_000);
    expect(momentOn(dayOf(at))).toBe(at + 60_000 - DAY_MS);
  });

  test("stand under Today, Yesterday, else a short day with the year where it is another", () => {
    const now = Date.UTC(2026, 10, 20, 14);
    const days = [0, 1, 2, 400].map((n) => pastDayText(now - n * DAY_MS, now, null));
    expect(days).toEqual(["Today", "Yesterday", "Wed 18 Nov", "Thu 16 Oct 2025"]);
  });

  test("are short in a list: the time, Yesterday, a weekday, then the date", () => {
    const now = Date.UTC(2026, 10, 20, 14);
    expect(recentText(now - 60_000, now, null)).toBe("9:59 AM");
    expect(recentText(at, now, null)).toBe("Yesterday");
    expect(recentText(Date.UTC(2026, 10, 16, 14), now, null)).toBe("Mon");
    expect(recentText(Date.UTC(2026, 10, 12, 14), now, null)).toBe("12 Nov");
  });

  test("are Guyana's for a person elsewhere too, in the order of their date format (decision 127)", () => {
    const now = Date.UTC(2026, 10, 20, 16);
    const reader = {
      timezone: "America/New_York",
      dateFormat: "MM/DD/YYYY",
      language: "en",
    } as const;
    expect(recentText(now - 60_000, now, reader)).toBe("11:59 AM");
    expect(recentText(Date.UTC(2026, 10, 12, 14), now, reader)).toBe("Nov 12");
  });
});
