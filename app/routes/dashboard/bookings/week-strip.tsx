import { cx } from "class-variance-authority";
import { Link } from "react-router";
import { addDays, momentOn } from "#app/domain/time/guyana-day.ts";
import { dayOfMonthText } from "#app/domain/time/time-text.ts";
import { Time } from "#app/ui/values/date-time.tsx";

type WeekTile = {
  first: string;
  /** How many bookings start on each of its seven days. */
  counts: readonly number[];
};

type WeekStripProps = {
  weeks: readonly WeekTile[];
  /** The first day of the week that is shown. */
  chosen: string;
  weekPath: (day: string) => string;
};

/** Five weeks to jump to, each with a mark for every day, higher where more is booked. */
export function WeekStrip({ weeks, chosen, weekPath }: WeekStripProps) {
  return (
    <nav aria-label="Five weeks" className="print:hidden">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,3.75rem),1fr))] gap-1.5">
        {weeks.map(({ first, counts }) => (
          <li key={first}>
            <Link
              to={weekPath(first)}
              aria-current={first === chosen ? "true" : undefined}
              className="grid h-full min-h-11 content-between gap-1 rounded-control border-[1.5px] border-line bg-card px-1.5 py-1.5 text-center text-ink underline-on-hover fills-when-chosen sm:px-3 sm:py-2"
            >
              <b className="text-sm">
                <WeekName first={first} />
              </b>{" "}
              <DayMarks counts={counts} />
              <span className="text-xs">{countText(counts)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** "22 Nov" on phones, "22 Nov to 28 Nov" where there is space. */
function WeekName({ first }: { first: string }) {
  return (
    <>
      <DateAndMonth day={first} />
      <span className="max-sm:sr-only">
        {" "}
        to <DateAndMonth day={addDays(first, 6)} />
      </span>
    </>
  );
}

function DateAndMonth({ day }: { day: string }) {
  return <Time dateTime={day}>{(preferences) => dayOfMonthText(momentOn(day), preferences)}</Time>;
}

function countText(counts: readonly number[]): string {
  const sum = counts.reduce((total, count) => total + count, 0);
  if (sum === 0) return "No bookings";
  return sum === 1 ? "1 booking" : `${sum} bookings`;
}

const HEIGHTS = ["h-1", "h-2", "h-3", "h-4"];

function DayMarks({ counts }: { counts: readonly number[] }) {
  return (
    <span className="flex h-4 items-end justify-center gap-0.5" aria-hidden="true">
      {counts.map((count, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the seven days keep their places
          key={i}
          className={cx(
            "w-1 rounded-badge bg-current sm:w-2",
            HEIGHTS[Math.min(count, 3)],
            count === 0 && "opacity-30",
          )}
        />
      ))}
    </span>
  );
}
