import { cx } from "class-variance-authority";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import type { BookingOnDay, BookingStatus } from "#app/domain/bookings/booking.ts";
import type { MinuteWindow } from "#app/domain/bookings/times.ts";
import {
  type Block,
  type CalendarDay,
  type CalendarWeek,
  minutesDown,
} from "#app/domain/bookings/week-layout.ts";
import { dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { hourText } from "#app/domain/time/time-text.ts";
import { paths } from "#app/links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { BookingBadge, STATUS_LOOKS } from "#app/ui/bookings/badge.tsx";
import { bookingPlace } from "#app/ui/bookings/booking-place.ts";
import { useNow } from "#app/ui/bookings/use-now.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ShortDay, TimeRange } from "#app/ui/values/date-time.tsx";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";
import { DaySwitch } from "./day-switch.tsx";

type WeekCalendarProps = {
  week: CalendarWeek<BookingOnDay>;
  /** UTC milliseconds when the page was made. */
  now: number;
  /** The page to come back to. */
  next: string;
};

/**
 * Seven days in order, each a list of its bookings; where there is space, columns of a calendar with a time axis, in which
 * every booking has its place and length.
 */
export function WeekCalendar({ week, now: atLoad, next }: WeekCalendarProps) {
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
          <Day key={day.day} {...{ day, axis, now, next }} />
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

const HOUR = 60;

/** The full hours from top to bottom. */
function Axis({ axis }: { axis: MinuteWindow }) {
  const preferences = useDisplayPreferences();
  const hours = Array.from(
    { length: (axis.to - axis.from) / HOUR },
    (_, i) => axis.from + i * HOUR,
  );
  return (
    <div
      className="row-start-2 hidden bg-card text-right text-xs text-soft tabular as-calendar:block"
      aria-hidden="true"
    >
      {hours.map((minute) => (
        <p key={minute} className="h-[calc(4*var(--quarter))] pr-1.5">
          {hourText(minute, preferences)}
        </p>
      ))}
    </div>
  );
}

type DayProps = {
  day: CalendarDay<BookingOnDay>;
  axis: MinuteWindow;
  now: number;
  next: string;
};

function Day({ day: { day, isOff, open, columns, blocks }, axis, now, next }: DayProps) {
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
          <WorkingHours {...{ day, isOff, open }} />
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

function WorkingHours({ day, isOff, open }: { day: string; isOff: boolean; open: MinuteWindow[] }) {
  if (isOff) return "Closed: a day off";
  if (open.length === 0) return "Closed";
  return open.map(({ from, to }, i) => (
    <span key={from}>
      {i === 0 ? "Open " : " and "}
      <TimeRange from={momentOn(day, from)} to={momentOn(day, to)} />
    </span>
  ));
}

const DRAWING = "pointer-events-none absolute inset-0 size-full";

/** The open hours of a day, and lines at every hour and half hour. One unit of the drawing is a minute. */
function Background({ axis, open }: { axis: MinuteWindow; open: readonly MinuteWindow[] }) {
  const minutes = axis.to - axis.from;
  const lines = (first: number) =>
    Array.from(
      { length: Math.ceil((minutes - first) / HOUR) },
      (_, i) => `M0 ${first + i * HOUR}H1`,
    ).join("");
  return (
    <svg
      className={`${DRAWING} hidden as-calendar:block`}
      viewBox={`0 0 1 ${minutes}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {open.map(({ from, to }) => (
        <rect key={from} className="fill-card" y={from - axis.from} width="1" height={to - from} />
      ))}
      <path className="stroke-line" d={lines(HOUR)} vectorEffect="non-scaling-stroke" />
      <path
        className="stroke-line"
        d={lines(HOUR / 2)}
        strokeDasharray="2 4"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function NowLine({ axis, now }: { axis: MinuteWindow; now: number }) {
  const down = minutesDown(axis, now);
  if (down === null) return null;
  return (
    <svg
      className={`${DRAWING} z-1 hidden as-calendar:not-print:block`}
      viewBox={`0 0 1 ${axis.to - axis.from}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="stroke-unread stroke-2"
        d={`M0 ${down}H1`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The colours of a block; a request has a dashed border too. */
const BLOCK_LOOKS: Record<BookingStatus, string> = {
  pending: "as-calendar:border-dashed as-calendar:bg-pending-tint as-calendar:text-pending",
  confirmed: "as-calendar:bg-success-tint as-calendar:text-success",
  completed: "as-calendar:bg-neutral-tint as-calendar:text-neutral",
  cancelled: "as-calendar:bg-neutral-tint as-calendar:text-neutral",
};

const detail = "text-sm text-soft as-calendar:text-meta as-calendar:text-inherit";

function BookingBlock({ block, narrow }: { block: Block<BookingOnDay>; narrow: boolean }) {
  const { booking, row, rows, column, columns } = block;
  const { icon, border } = STATUS_LOOKS[booking.status];
  const place = bookingPlace(booking);
  return (
    <li
      data-booking
      className={`group relative min-w-0 as-calendar:p-px row-start-${row + 1} row-span-${rows} col-start-${column + 1} col-span-${columns}`}
    >
      <div
        className={cx(
          "border-l-4 py-0.5 pl-2.5 wrap-anywhere as-calendar:h-full as-calendar:py-0 as-calendar:overflow-hidden as-calendar:rounded-control as-calendar:border as-calendar:border-l-4 as-calendar:px-1.5 as-calendar:text-meta as-calendar:leading-[1.2] as-calendar:print:bg-card as-calendar:print:text-ink",
          border,
          BLOCK_LOOKS[booking.status],
          narrow && "as-calendar:[&_p]:overflow-hidden as-calendar:[&_p]:whitespace-nowrap",
        )}
      >
        <div className="as-calendar:flex as-calendar:max-h-[round(down,100%,1lh)] as-calendar:flex-col as-calendar:overflow-hidden as-calendar:*:shrink-0">
          <p className="font-bold tabular">
            <TimeRange from={booking.startsAt} to={booking.endsAt} />
          </p>
          <p className="font-semibold as-calendar:truncate print:order-first">
            <Icon name={icon} className="mr-1 hidden size-[1em] as-calendar:inline" />
            {booking.customerName}
          </p>
          <p>
            <Link className="stretched-link" to={paths.booking(booking.id)}>
              {booking.serviceTitle}
            </Link>
          </p>
          {place && <p className={detail}>{place}</p>}
          <p className="mt-1 flex flex-wrap gap-1.5 as-calendar:sr-only">
            <BookingBadge booking={{ status: booking.status, expiresAt: null }} />
            {booking.proposedBy && <span className="text-sm">Another time proposed</span>}
          </p>
        </div>
      </div>
    </li>
  );
}
