import { isoText, leafOf } from "#app/domain/time.ts";
import { Time } from "../when.tsx";

/** A day in Guyana as a leaf of a calendar, from UTC milliseconds. */
export function DateBlock({ at }: { at: number }) {
  return (
    <Time className="when" dateTime={isoText(at)}>
      {(reader) => {
        const { weekday, date, month } = leafOf(at, reader);
        return (
          <>
            <i>{month.toUpperCase()}</i> <b>{date}</b> {weekday}
          </>
        );
      }}
    </Time>
  );
}
