import { z } from "zod";

export const BOOKING_TABS = ["all", "upcoming", "requests", "past", "cancelled"] as const;
export type BookingTab = (typeof BOOKING_TABS)[number];
/** The chips above a list, in order. Requests have a link of their own below them: each is in another tab as well. */
export const TABS_OF_CHIPS = [
  "all",
  "upcoming",
  "past",
  "cancelled",
] as const satisfies BookingTab[];
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
