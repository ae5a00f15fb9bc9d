import { isoText, leafOf } from "#app/domain/time.ts";
import { Time } from "#app/ui/date-time.tsx";

/** A day in Guyana as a page of a tear-off calendar, from UTC milliseconds. */
export function DateBlock({ at }: { at: number }) {
  return (
    <Time
      className="h-max w-14 flex-none overflow-hidden rounded-control border-[1.5px] border-control pb-1 text-center text-meta leading-tight"
      dateTime={isoText(at)}
    >
      {(preferences) => {
        const { weekday, date, month } = leafOf(at, preferences);
        return (
          <>
            <i className="block bg-deep p-0.75 text-xs font-bold text-white not-italic">
              {month.toUpperCase()}
            </i>{" "}
            <b className="block text-2xl font-extrabold">{date}</b> {weekday}
          </>
        );
      }}
    </Time>
  );
}
