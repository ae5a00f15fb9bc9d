import { describe, expect, test } from "vitest";
import type { Booking } from "#app/domain/bookings/booking.ts";
import { BOOKING_TRANSITIONS } from "#app/domain/bookings/transitions.ts";
import {
  bookingEmail,
  disputeEmail,
  reminderNotification,
  requestEmail,
  requestNotification,
  transitionNotification,
} from "#app/email/booking-emails.ts";

const BOOKING: Booking = {
  id: "5b1a3a52-7c0f-4a3e-9d53-0d6d8f4a1c01",
  reference: "KY-7F3K2",
  status: "confirmed",
  startsAt: Date.UTC(2026, 10, 23, 13),
  endsAt: Date.UTC(2026, 10, 23, 14, 30),
  totalAmount: 975_000,
  priceType: "hourly",
  location: "customer",
  region: "Demerara-Mahaica",
  endedBy: null,
  endReason: null,
  noShow: null,
  expiresAt: Date.UTC(2026, 10, 22, 13),
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
  professionalName: "Ravi Persaud",
  customerId: "c",
  customerName: "Anita Ramdeen",
  serviceBookable: false,
};
const DISPLAY_PREFERENCES = {
  timezone: "America/Guyana",
  dateFormat: "DD/MM/YYYY",
  language: "en",
} as const;

describe("an e-mail about a booking", () => {
  test("names the other party, the time by the preferences of its recipient, the price and the page", () => {
    const preferences = {
      ...DISPLAY_PREFERENCES,
      timezone: "America/New_York",
      dateFormat: "YYYY-MM-DD",
    } as const;
    const about = { booking: BOOKING, to: "customer" } as const;
    const emailContent = bookingEmail(
      "https://kayap.gy",
      transitionNotification("accept", about),
      BOOKING,
      preferences,
    );
    expect(emailContent.subject).toBe("Ravi Persaud accepted your booking");
    expect(emailContent.text).toContain(
      "House wiring, Mon 2026-11-23, 9:00 AM Guyana · 8:00 AM New York.",
    );
    expect(emailContent.text).toContain("Length: 1 hour 30 minutes\nPrice: $9,750, paid directly");
    expect(emailContent.text).toContain(`https://kayap.gy/dashboard/bookings/${BOOKING.id}`);
    expect(emailContent.html.length).toBeLessThan(20_000);
  });

  test("of a request has what its professional decides by, until when, and why they get it", () => {
    const request = {
      ...BOOKING,
      status: "pending",
      expiresAt: Date.UTC(2026, 10, 22, 13),
    } as const;
    const textOf = (notes: string) =>
      requestEmail(
        "https://kayap.gy",
        requestNotification(BOOKING),
        { ...request, notes },
        DISPLAY_PREFERENCES,
      ).text;
    const text = textOf("The gate is red.\nRing twice.");
    for (const part of [
      "Place: At the customer’s place, Region 4",
      "Notes of the customer: “The gate is red.\nRing twice.”",
      "Please answer by Sun 22/11/2026, 9:00 AM.",
      "Answer the request:\nhttps://kayap.gy/dashboard/bookings/",
      "because somebody asks for a booking with you",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain("because you have a booking");
    expect(textOf("")).not.toContain("Notes");
  });

  test("does not say how a booking that is cancelled is paid", () => {
    const cancelled = { ...BOOKING, status: "cancelled" } as const;
    const { text } = bookingEmail(
      "https://kayap.gy",
      transitionNotification("cancel", { booking: BOOKING, to: "customer" }),
      cancelled,
      DISPLAY_PREFERENCES,
    );
    expect(text).toContain("Price: $9,750\n");
    expect(text).not.toContain("paid directly");
  });

  test("has a title of its own for every transition and reminder, for each party", () => {
    const titles = (["customer", "professional"] as const).flatMap((to) => {
      const about = { booking: BOOKING, to };
      const reminders = (["answer", "day", "hour", "completion"] as const).map((one) =>
        reminderNotification(one, about),
      );
      const transitions = BOOKING_TRANSITIONS.map((one) => transitionNotification(one, about));
      const all = [...transitions, ...reminders];
      for (const { title, body } of all) expect(title + body.join("")).toContain("House wiring");
      const own = all.map(({ title }) => title);
      expect(new Set(own).size).toBe(own.length);
      return own;
    });
    expect(titles.join()).not.toMatch(/undefined|null/);
  });

  test.each([
    ["accept", "customer", "Ravi Persaud accepted your booking"],
    ["decline", "customer", "Ravi Persaud declined your request"],
    ["cancel", "customer", "Ravi Persaud cancelled the booking"],
    ["cancel", "professional", "Anita Ramdeen cancelled the booking"],
    ["complete", "professional", "Anita Ramdeen marked the booking as completed"],
    ["no-show", "customer", "Ravi Persaud reported that you did not come"],
    ["withdraw", "customer", "Ravi Persaud no longer offers this service"],
  ] as const)("about “%s” says to the %s: %s", (transition, to, title) => {
    expect(transitionNotification(transition, { booking: BOOKING, to }).title).toBe(title);
  });

  test("says of a request that its customer withdrew it, and that its professional cancelled it", () => {
    const request = { ...BOOKING, status: "pending" } as const;
    const titles = (["professional", "customer"] as const).map(
      (to) => transitionNotification("cancel", { booking: request, to }).title,
    );
    expect(titles).toEqual([
      "Anita Ramdeen withdrew the request",
      "Ravi Persaud cancelled the booking",
    ]);
  });

  test("keeps one line in its subject and text in its HTML, whatever people are called (threat 58)", () => {
    const customerName = 'Anita\r\nBcc: all@kayap.test <b onload="x">';
    const notification = requestNotification({ ...BOOKING, customerName });
    const request = { ...BOOKING, notes: "<script>alert(1)</script>", expiresAt: 0 };
    const emailContent = requestEmail(
      "https://kayap.gy",
      notification,
      request,
      DISPLAY_PREFERENCES,
    );
    expect(emailContent.html).not.toContain("<script>");
    expect(emailContent.subject).not.toMatch(/[\r\n]/);
    const reason = "<script>alert(1)</script>";
    const cancelled = transitionNotification("cancel", {
      booking: BOOKING,
      to: "customer",
      reason,
    });
    const { html } = bookingEmail("https://kayap.gy", cancelled, BOOKING, DISPLAY_PREFERENCES);
    expect(html).not.toContain("<script>");
    expect(html).toContain("&lt;script&gt;");
  });

  test("to support has both people and the reason", () => {
    const { subject, text } = disputeEmail("https://kayap.gy", BOOKING, {
      actor: "customer",
      reason: "Nobody came.",
    });
    expect(subject).toContain("KY-7F3K2");
    for (const part of ["Anita Ramdeen (c)", "Ravi Persaud (p)", "Nobody came."]) {
      expect(text).toContain(part);
    }
  });
});
