import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Booking, Party } from "#app/domain/bookings/booking.ts";
import { safePath } from "#app/domain/paths/safe-path.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";
import { BookingRow } from "#app/ui/bookings/booking-row.tsx";
import { parseHtml, texts } from "#tests/support/html.ts";

const STARTS_AT = momentOn("2026-11-23", 9 * 60);
const BOOKING: Booking = {
  id: "5b1a3a52-7c0f-4a3e-9d53-0d6d8f4a1c01",
  reference: "KY-7F3K2",
  status: "confirmed",
  startsAt: STARTS_AT,
  endsAt: STARTS_AT + HOUR_MS,
  totalAmount: 650_000,
  priceType: "hourly",
  location: "customer",
  region: null,
  endedBy: null,
  endReason: null,
  noShow: null,
  expiresAt: null,
  proposedStartsAt: null,
  proposedBy: null,
  proposals: 0,
  sequence: 0,
  createdAt: 0,
  updatedAt: 0,
  serviceId: "s",
  serviceTitle: "House wiring",
  categoryId: "construction-trades",
  subcategoryId: null,
  serviceNumber: 1,
  professionalId: "p",
  professionalName: "Ravi",
  customerId: "c",
  customerName: "Anita",
  serviceBookable: true,
};

/** What can be done with a booking in a list: its links and buttons, without what is only read aloud. */
function doneWith(fields: Partial<Booking>, party: Party) {
  const next = safePath("/dashboard/bookings");
  if (!next) throw new Error("No path.");
  const row = createElement(BookingRow, { booking: { ...BOOKING, ...fields }, party, next });
  const router = createMemoryRouter([{ path: "/", element: row }]);
  const page = parseHtml(renderToStaticMarkup(createElement(RouterProvider, { router })));
  const names = [...texts(page, "a"), ...texts(page, "button")];
  return names.map((name) => name.split(":")[0]).filter((name) => name !== "House wiring");
}

const both = (fields: Partial<Booking>) =>
  (["customer", "professional"] as const).map((party) => doneWith(fields, party));

test("a booking that has ended is booked again by its customer, and by nobody else", () => {
  for (const status of ["completed", "cancelled"] as const) {
    expect(both({ status }), status).toEqual([["Message Ravi", "Book again"], ["Message Anita"]]);
  }
});

test("no service is booked again that takes no bookings", () => {
  expect(doneWith({ status: "cancelled", serviceBookable: false }, "customer")).toEqual([
    "Message Ravi",
  ]);
});

test("a confirmed booking is completed by either, but not by who reported that the other did not come", () => {
  const [message, complete] = ["Message Ravi", "Mark as Completed"];
  expect(both({})).toEqual([
    [message, complete],
    ["Message Anita", complete],
  ]);
  expect(both({ noShow: "professional" })).toEqual([[message], ["Message Anita", complete]]);
});

test("a request is answered by the professional, and another time by whom it was not proposed by", () => {
  expect(both({ status: "pending" })).toEqual([
    ["Message Ravi"],
    ["Decline", "Message Anita", "Accept"],
  ]);
  const proposed = { proposedBy: "professional", proposedStartsAt: STARTS_AT + HOUR_MS } as const;
  expect(both({ status: "pending", ...proposed })).toEqual([
    ["See the new time of Ravi", "Message Ravi"],
    ["Message Anita"],
  ]);
});

test("nobody writes to an account that is deleted", () => {
  expect(doneWith({ status: "completed", customerId: null }, "professional")).toEqual([]);
});
