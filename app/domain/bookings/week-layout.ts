import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { addDays, dayOf, momentOn, weekdayOf } from "#app/domain/time/guyana-day.ts";
import type { Availability } from "./availability.ts";
import { type MinuteWindow, openOn, type Span, type WeeklyWindow } from "./times.ts";

/** How many minutes one row of the calendar is. */
export const ROW_MINUTES = 15;
/** What a block needs at least, so that its title can be read. */
const LEAST_ROWS = 2;
const HOUR = 60;
const DAY_MINUTES = 24 * HOUR;
/** The axis of a week in which nothing is open or booked. */
const USUAL_HOURS: MinuteWindow = { from: 8 * HOUR, to: 18 * HOUR };

/** Where a booking stands among the rows and columns of its day, all counted from 0. */
export type Block<B> = { booking: B; row: number; rows: number; column: number; columns: number };

type DayBlocks<B> = {
  /** How many columns the day is divided into, at least 1. */
  columns: number;
  /** In the order in which they begin. */
  blocks: Block<B>[];
};

export type CalendarDay<B> = DayBlocks<B> & {
  day: string;
  isOff: boolean;
  /** When customers can book, minutes after midnight; also on a day off, where nothing new is booked. */
  open: MinuteWindow[];
};

export type CalendarWeek<B> = {
  /** From which full hour to which the calendar reaches, minutes after midnight. */
  axis: MinuteWindow;
  days: CalendarDay<B>[];
};

type WeekInput<B extends Span> = {
  /** The first of the seven days. */
  first: string;
  /** In any order; those of other days are left out. */
  bookings: readonly B[];
  /** Null while nothing says when the professional works: then no day is open. */
  windows: Availability | null;
  hours: readonly WeeklyWindow[];
  daysOff: readonly string[];
};

/** A week as a calendar: its axis reaches from the earliest to the latest hour that is open or booked. */
export function layOutWeek<B extends Span>(input: WeekInput<B>): CalendarWeek<B> {
  const { windows, hours } = input;
  const days = Array.from({ length: 7 }, (_, i) => {
    const day = addDays(input.first, i);
    const bookings = input.bookings.filter(({ startsAt }) => dayOf(startsAt) === day);
    return { day, bookings, open: windows ? openOn({ windows, hours }, weekdayOf(day)) : [] };
  });
  const axis = axisOf(
    days.flatMap(({ day, bookings, open }) => [
      ...open,
      ...bookings.map((booking) => windowOf(booking, day)),
    ]),
  );
  return {
    axis,
    days: days.map(({ day, bookings, open }) => ({
      day,
      isOff: input.daysOff.includes(day),
      open,
      ...layOutDay(bookings, day, axis),
    })),
  };
}

/** How many minutes after midnight a moment (UTC milliseconds) of a day is; what lies beyond that day is cut off. */
function minuteOn(day: string, at: number): number {
  const minute = Math.floor((at - momentOn(day)) / MINUTE_MS);
  return Math.min(Math.max(minute, 0), DAY_MINUTES);
}

const windowOf = ({ startsAt, endsAt }: Span, day: string): MinuteWindow => ({
  from: minuteOn(day, startsAt),
  to: minuteOn(day, endsAt),
});

function axisOf(times: readonly MinuteWindow[]): MinuteWindow {
  if (times.length === 0) return USUAL_HOURS;
  const from = Math.floor(Math.min(...times.map((time) => time.from)) / HOUR) * HOUR;
  const to = Math.ceil(Math.max(...times.map((time) => time.to)) / HOUR) * HOUR;
  return { from: Math.min(from, DAY_MINUTES - HOUR), to: Math.max(to, from + HOUR) };
}

/**
 * The blocks of a day on an axis. Those that overlap stand beside each other, each in the first free column; a block is as
 * wide as the columns at its right are free.
 */
function layOutDay<B extends Span>(
  bookings: readonly B[],
  day: string,
  axis: MinuteWindow,
): DayBlocks<B> {
  const last = (axis.to - axis.from) / ROW_MINUTES;
  const placed: Block<B>[] = [];
  for (const booking of bookings.toSorted(earlierAndLonger)) {
    const { from, to } = windowOf(booking, day);
    const end = Math.ceil((to - axis.from) / ROW_MINUTES);
    const row = Math.min(Math.floor((from - axis.from) / ROW_MINUTES), last - LEAST_ROWS);
    const rows = Math.max(end - row, LEAST_ROWS);
    const beside = placed.filter((neighbour) => shareRow(neighbour, { row, rows }));
    const column = firstFree(beside.map((neighbour) => neighbour.column));
    placed.push({ booking, row, rows, column, columns: 1 });
  }
  const columns = Math.max(1, ...placed.map(({ column }) => column + 1));
  return { columns, blocks: placed.map((block) => widened(block, placed, columns)) };
}

const earlierAndLonger = (a: Span, b: Span) => a.startsAt - b.startsAt || b.endsAt - a.endsAt;

type Rows = Pick<Block<unknown>, "row" | "rows">;
const shareRow = (a: Rows, b: Rows) => a.row < b.row + b.rows && b.row < a.row + a.rows;

function firstFree(taken: readonly number[]): number {
  let column = 0;
  while (taken.includes(column)) column += 1;
  return column;
}

function widened<B>(block: Block<B>, all: readonly Block<B>[], columns: number): Block<B> {
  const right = all
    .filter((neighbour) => neighbour.column > block.column && shareRow(neighbour, block))
    .map(({ column }) => column);
  return { ...block, columns: Math.min(columns, ...right) - block.column };
}

/** How many minutes below the top of the axis a moment (UTC milliseconds) is; null where the axis does not reach it. */
export function minutesDown(axis: MinuteWindow, at: number): number | null {
  const minute = minuteOn(dayOf(at), at);
  return minute >= axis.from && minute <= axis.to ? minute - axis.from : null;
}
