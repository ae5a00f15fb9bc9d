import { cx } from "class-variance-authority";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import type { BookingOnDay } from "#app/domain/bookings/booking.ts";
import type { MinuteWindow } from "#app/domain/bookings/times.ts";
import type { CalendarDay, CalendarWeek } from "#app/domain/bookings/week-layout.ts";
import { dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { paths } from "#app/links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { useNow } from "#app/ui/bookings/use-now.ts";
import { ShortDay, TimeRange } from "#app/ui/values/date-time.tsx";
import { BookingBlock } from "./booking-block.tsx";
import { Axis, Background, NowLine } from "./calendar-hours.tsx";
import { DaySwitch } from "./day-switch.tsx";

type WeekCalendarProps = {
  week: CalendarWeek<BookingOnDay>;
  /** Whether anything says when the professional works. */
  hoursGiven: boolean;
  /** UTC milliseconds when the page was made. */
  now: number;
  /** The page to come back to. */
  next: string;
};

/**
 * Seven days in order, each a list of its bookings; where there is space, columns of a calendar with a time axis, in which
 * every booking has its place and length.
 */
export function WeekCalendar({ week, hoursGiven, now: atLoad, next }: WeekCalendarProps) {
  const now = useNow(atLoad);
  const { axis, days } = week;
  return (
    <div
      data-calendar
      className="[--quarter:1.125rem] as-calendar:grid as-calendar:grid-cols-[3.25rem_repeat(7,minmax(0,1fr))] as-calendar:grid-rows-[auto_auto] as-calendar:overflow-clip as-calendar:rounded-card as-calendar:border as-calendar:border-line print:[--quarter:0.625rem]"
    >
      <Axis axis={axis} />
      <ol className="grid gap-3 as-calendar:contents" onKeyDown={moveFocus}>
        {days.map((day) => (
          <Day key={day.day} {...{ day, hoursGiven, axis, now, next }} />
        ))}
      </ol>
    </div>
  );
}

/** The arrow keys move between the bookings of a day, and at its ends and to the sides between days. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step || !(event.target instanceof HTMLElement)) return;
  const sideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
  const links = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      sideways ? "h2 a" : "h2 a, [data-booking] a",
    ),
  ];
  const position = sideways
    ? event.target.closest("[data-day]")?.querySelector<HTMLElement>("h2 a")
    : event.target;
  const at = position ? links.indexOf(position) : -1;
  const goal = at < 0 ? undefined : links[at + step];
  if (!goal) return;
  event.preventDefault();
  goal.focus();
}

type DayProps = {
  day: CalendarDay<BookingOnDay>;
  hoursGiven: boolean;
  axis: MinuteWindow;
  now: number;
  next: string;
};

function Day({ day: calendarDay, hoursGiven, axis, now, next }: DayProps) {
  const { day, isOff, open, columns, blocks } = calendarDay;
  const today = dayOf(now);
  return (
    <li
      data-day
      className={cx(
        "min-w-0 rounded-card border bg-card p-3 as-calendar:row-span-2 as-calendar:grid as-calendar:grid-rows-subgrid as-calendar:gap-0 as-calendar:rounded-none as-calendar:border-0 as-calendar:border-l as-calendar:border-line as-calendar:p-0",
        day === today ? "border-control" : "border-line",
      )}
    >
      <div
        className={cx(
          "flex flex-wrap items-center justify-between gap-x-3 as-calendar:flex-col as-calendar:items-start as-calendar:border-b as-calendar:border-line as-calendar:px-2 as-calendar:pt-1",
          day === today && "as-calendar:chosen-bar",
        )}
      >
        <h2 className="text-base">
          <Link
            className="inline-flex min-h-11 items-center text-ink underline-on-hover"
            to={paths.bookingDay(day)}
          >
            <span>
              {day === today && <span className="as-calendar:sr-only">Today, </span>}
              <ShortDay at={momentOn(day)} />
            </span>
          </Link>
        </h2>
        {day >= today && (isOff || open.length > 0) && <DaySwitch {...{ day, isOff, next }} />}
        <p className="basis-full text-sm text-soft as-calendar:sr-only">
          <WorkingHours {...{ day, isOff, open, hoursGiven }} />
        </p>
      </div>
      <div
        className={cx(
          "relative as-calendar:bg-sunken as-calendar:print:bg-card as-calendar:print:bg-none",
          isOff && "as-calendar:closed-louvre",
          blocks.length > 0 && "mt-2 as-calendar:mt-0",
        )}
      >
        <Background axis={axis} open={isOff ? [] : open} />
        {isOff && (
          <p className="absolute inset-x-0 top-2 hidden text-center text-sm font-bold as-calendar:block">
            <Badge>Closed</Badge>
          </p>
        )}
        {blocks.length > 0 && (
          <ol
            className={`flex flex-col gap-2 as-calendar:grid as-calendar:auto-rows-(--quarter) as-calendar:content-start as-calendar:gap-0 grid-cols-${columns}`}
          >
            {blocks.map((block) => (
              <BookingBlock key={block.booking.id} block={block} narrow={block.columns < columns} />
            ))}
          </ol>
        )}
        {day === today && <NowLine axis={axis} now={now} />}
      </div>
    </li>
  );
}

type WorkingHoursProps = Pick<CalendarDay<BookingOnDay>, "day" | "isOff" | "open"> &
  Pick<DayProps, "hoursGiven">;

function WorkingHours({ day, isOff, open, hoursGiven }: WorkingHoursProps) {
  if (isOff) return "Closed: a day off";
  if (!hoursGiven) return "No hours given";
  if (open.length === 0) return "Closed";
  return open.map(({ from, to }, i) => (
    <span key={from}>
      {i === 0 ? "Open " : " and "}
      <TimeRange from={momentOn(day, from)} to={momentOn(day, to)} />
    </span>
  ));
}
