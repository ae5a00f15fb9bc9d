import { z } from "zod";

export const BOOKING_TABS = ["all", "upcoming", "requests", "past", "cancelled"] as const;
export type BookingTab = (typeof BOOKING_TABS)[number];
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
