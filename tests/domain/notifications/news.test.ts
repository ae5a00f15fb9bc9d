import { describe, expect, test } from "vitest";
import { isNews } from "#app/domain/notifications/news.ts";

const counts = (notifications: number) => ({ notifications });

describe("a report of the inbox, on a page that knows of two notifications", () => {
  const isNewsOf = (
    unread: ReturnType<typeof counts>,
    change: Partial<Parameters<typeof isNews>[0]>,
  ) =>
    isNews({
      unread,
      before: counts(2),
      shown: 2,
      isFirst: false,
      ofConversation: false,
      ...change,
    });

  test.each([
    ["of a third", counts(3), {}, true],
    ["that one was read elsewhere", counts(1), {}, true],
    ["of as many, because an offer was changed once more", counts(2), {}, true],
    ["of as many, the first while the page is open", counts(2), { before: null }, true],
    ["of as many, because a message has come", counts(2), { ofConversation: true }, false],
    [
      "of a third, with the conversation that shows its booking",
      counts(3),
      { ofConversation: true },
      true,
    ],
    [
      "of as many, because the third, which is about this page, was read",
      counts(2),
      { before: counts(3) },
      false,
    ],
    ["of as many, because the line was away", counts(2), { isFirst: true }, false],
    ["of a third that came while the line was away", counts(3), { isFirst: true }, true],
    [
      "of any, where the page could not read them",
      counts(2),
      { shown: undefined, isFirst: true },
      true,
    ],
  ] as const)("%s: %o, %o is news: %s", (_, unread, change, expected) => {
    expect(isNewsOf(unread, change)).toBe(expected);
  });
});
