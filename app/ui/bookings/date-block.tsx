import { dayOf } from "#app/domain/time/guyana-day.ts";
import { isoText, leafOf } from "#app/domain/time/time-text.ts";
import { Time } from "#app/ui/values/date-time.tsx";
import { usePageTime } from "#app/ui/values/page-time.ts";

const yearOf = (at: number) => dayOf(at).slice(0, 4);

/** A day in Guyana as a page of a tear-off calendar, from UTC milliseconds; with its year where that is not the current one. */
export function DateBlock({ at }: { at: number }) {
  const year = yearOf(at);
  const isThisYear = year === yearOf(usePageTime() ?? at);
  return (
    <Time
      className="block h-max w-[3.5rem] flex-none overflow-hidden rounded-control border-[1.5px] border-control pb-1 text-center text-meta leading-tight"
      dateTime={isoText(at)}
    >
      {(preferences) => {
        const { weekday, date, month } = leafOf(at, preferences);
        return (
          <>
            <i className="block bg-deep p-0.75 text-xs font-bold text-on-deep not-italic">
              {month.toUpperCase()}
            </i>{" "}
            <b className="block text-2xl font-extrabold">{date}</b> {weekday}{" "}
            {!isThisYear && <span className="block text-xs">{year}</span>}
          </>
        );
      }}
    </Time>
  );
}
