import type { BookingNews } from "#app/domain/bookings/news.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

type BookingNewsLinkProps = {
  news: BookingNews | null;
  /** The page itself, and the list of the requests. */
  to: string;
  requests: string;
};

/** Says what has changed, in a place that is always there: the page stays as it is until the person presses it. */
export function BookingNewsLink({ news, to, requests }: BookingNewsLinkProps) {
  return (
    <div className="print:hidden" aria-live="polite">
      {news && (
        <ButtonLink
          size="small"
          wraps
          to={news.kind === "requests" ? requests : to}
          preventScrollReset
          onClick={() => document.getElementById("main")?.focus({ preventScroll: true })}
        >
          <Icon name="bell" />
          {news.text}
        </ButtonLink>
      )}
    </div>
  );
}
