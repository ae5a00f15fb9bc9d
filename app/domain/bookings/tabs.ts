import { z } from "zod";

export const BOOKING_TABS = ["all", "upcoming", "requests", "past", "cancelled"] as const;
export type BookingTab = (typeof BOOKING_TABS)[number];
/** Those that a list offers beside All: each booking is in one of them. Requests are a part of the others. */
export const SEPARATE_TABS = ["upcoming", "past", "cancelled"] as const satisfies BookingTab[];
/** The tab named in an address; All when there is none (decision 75). */
export const bookingTabSchema = z.enum(BOOKING_TABS).catch("all");

export const TAB_NAMES: Record<BookingTab, string> = {
  all: "All",
  upcoming: "Upcoming",
  requests: "Requests",
  past: "Past",
  cancelled: "Cancelled",
};

export const BOOKINGS_A_PAGE = 20;
