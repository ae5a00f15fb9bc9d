import type { Booking, Party } from "./booking.ts";
import type { BookingTab } from "./tabs.ts";

/** What a list of bookings shows, as far as changes are seen by it. */
export type ShownBookings = {
  as: Party;
  bookings: readonly Pick<Booking, "id" | "updatedAt">[];
  counts: Pick<Record<BookingTab, number>, "requests">;
};

export type BookingNews = { kind: "requests" | "changes"; text: string };

/** What a list says when it was loaded again behind the one on the page; null when nothing in it differs. */
export function bookingNews(shown: ShownBookings, latest: ShownBookings): BookingNews | null {
  const requests = latest.counts.requests - shown.counts.requests;
  if (shown.as === "professional" && requests > 0) {
    return {
      kind: "requests",
      text: requests === 1 ? "1 new request" : `${requests} new requests`,
    };
  }
  const changes = new Set([...missingIn(latest, shown), ...missingIn(shown, latest)]).size;
  if (changes === 0) return null;
  return {
    kind: "changes",
    text: changes === 1 ? "1 booking has changed" : `${changes} bookings have changed`,
  };
}

/** The ids of those bookings of `list` that `other` does not have just so. */
function missingIn(other: ShownBookings, list: ShownBookings): string[] {
  const versions = new Map(other.bookings.map(({ id, updatedAt }) => [id, updatedAt]));
  return list.bookings
    .filter(({ id, updatedAt }) => versions.get(id) !== updatedAt)
    .map(({ id }) => id);
}
