import { useFetcher } from "react-router";
import { type BookingNews, bookingNews, type ShownBookings } from "#app/domain/bookings/news.ts";
import { useOnNotification } from "./use-on-notification.ts";

/** The data of a page that shows bookings; null when they could not be read. */
type Page = { shown: ShownBookings | null };

/** What has changed in the bookings of a page since it was loaded from `address` with so many unread notifications. */
export function useBookingNews(
  { shown }: Page,
  { address, loaded }: { address: string; loaded: number | undefined },
): BookingNews | null {
  const { data, load } = useFetcher<Page>({ key: `news of ${address}` });
  useOnNotification(loaded, () => void load(address));
  return shown && data?.shown ? bookingNews(shown, data.shown) : null;
}
