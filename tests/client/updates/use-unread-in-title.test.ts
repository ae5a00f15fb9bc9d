import { expect, test } from "vitest";
import { titleWithUnread } from "#app/client/updates/use-unread-in-title.ts";

test.each([
  ["Bookings | Kayap", 0, "Bookings | Kayap"],
  ["Bookings | Kayap", 2, "(2) Bookings | Kayap"],
  ["(2) Bookings | Kayap", 3, "(3) Bookings | Kayap"],
  ["(3) Bookings | Kayap", 0, "Bookings | Kayap"],
  ["(99) Bookings | Kayap", 100, "(99+) Bookings | Kayap"],
  ["(99+) Bookings | Kayap", 250, "(99+) Bookings | Kayap"],
  ["(99+) Bookings | Kayap", 0, "Bookings | Kayap"],
])("the title %j with %i unread messages is %j", (title, unread, wanted) => {
  expect(titleWithUnread(title, unread)).toBe(wanted);
});
