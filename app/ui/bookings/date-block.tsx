import { isoText, shortDayText } from "#app/domain/time.ts";

/** A day in Guyana as a leaf of a calendar, from UTC milliseconds. */
export function DateBlock({ at }: { at: number }) {
  const [weekday, date, month] = shortDayText(at).split(" ");
  return (
    <time className="when" dateTime={isoText(at)}>
      <i>{month?.toUpperCase()}</i> <b>{date}</b> {weekday}
    </time>
  );
}
