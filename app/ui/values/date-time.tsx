import { Fragment, type ReactNode } from "react";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import {
  clockText,
  type DisplayPreferences,
  dateText,
  guyanaClockText,
  guyanaWhenText,
  isoText,
  langOf,
  monthText,
  pastDayText,
  recentText,
  shortDayText,
  shortWhenText,
  soonText,
  spanText,
  timeRangeText,
} from "#app/domain/time/time-text.ts";
import { useDisplayPreferences } from "./display-preferences.ts";
import { usePageTime } from "./page-time.ts";

type At = {
  /** UTC milliseconds. */
  at: number;
};

type TimeProps = {
  dateTime: string;
  className?: string;
  children: (preferences: DisplayPreferences | null) => ReactNode;
};

/** A time in the display preferences of the viewer, with the language of its text. */
export function Time({ dateTime, className, children }: TimeProps) {
  const preferences = useDisplayPreferences();
  const content = children(preferences);
  return (
    <time dateTime={dateTime} className={className} lang={langOf(preferences)}>
      {typeof content === "string" ? inLines(content) : content}
    </time>
  );
}

/** Lets a long text break before the year and after its day, within a range and between the zones, never elsewhere within a day or a time. */
function inLines(text: string): ReactNode {
  const [first, ...others] = text.match(/.+?(?:, | · | (?=\d{4},)|-(?=\d\d?:)|$)/g) ?? [];
  return (
    <>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

/** A day in Guyana without its weekday: "24 Nov"; with its year where that is not the current one. */
export function Day({ at }: At) {
  const now = usePageTime() ?? at;
  return <Time dateTime={dayOf(at)}>{(preferences) => dateText(at, now, preferences)}</Time>;
}

/** A month in Guyana and its year. */
export function Month({ at }: At) {
  return (
    <Time dateTime={dayOf(at).slice(0, 7)}>{(preferences) => monthText(at, preferences)}</Time>
  );
}

/** A time of day. */
export function Clock({ at }: At) {
  return <Time dateTime={isoText(at)}>{(preferences) => clockText(at, preferences)}</Time>;
}

/** The time of day at which something happened, in Guyana alone. */
export function GuyanaClock({ at }: At) {
  return <Time dateTime={isoText(at)}>{(preferences) => guyanaClockText(at, preferences)}</Time>;
}

/** When something happened, in Guyana alone: "Tue 24 Nov, 8:30 AM". */
export function GuyanaWhen({ at, className }: At & { className?: string }) {
  const now = usePageTime() ?? at;
  return (
    <Time dateTime={isoText(at)} className={className}>
      {(preferences) => guyanaWhenText(at, now, preferences)}
    </Time>
  );
}

/** The day on which something happened, seen from `now` (UTC milliseconds). */
export function PastDay({ at, now }: At & { now: number }) {
  return <Time dateTime={dayOf(at)}>{(preferences) => pastDayText(at, now, preferences)}</Time>;
}

/** The start and end on a day. */
export function Span({ from, to }: { from: number; to: number }) {
  return <Time dateTime={isoText(from)}>{(preferences) => spanText(from, to, preferences)}</Time>;
}

/**
 * When something happens soon, seen from when the page was made. No `time`: lists show many, and each byte counts there.
 * `inBar` keeps "4:00 PM" on one line where there is little room.
 */
export function Soon({ at, inBar = false }: At & { inBar?: boolean }) {
  const now = usePageTime() ?? at;
  const preferences = useDisplayPreferences();
  const soon = soonText(at, now, preferences);
  const text = inBar ? soon.replace(/ (?=[AP]M)/, "\u00a0") : soon;
  const lang = langOf(preferences);
  return lang ? <span lang={lang}>{text}</span> : text;
}

/** A day in Guyana, short: "Tue 24 Nov"; with its year where that is not the current one. */
export function ShortDay({ at }: At) {
  const now = usePageTime() ?? at;
  return <Time dateTime={dayOf(at)}>{(preferences) => shortDayText(at, now, preferences)}</Time>;
}

/** When something is agreed or due, short: "Tue 24 Nov, 8:30 AM"; `GuyanaWhen` says what happened (decision 127). */
export function ShortWhen({ at, className }: At & { className?: string }) {
  const now = usePageTime() ?? at;
  return (
    <Time dateTime={isoText(at)} className={className}>
      {(preferences) => shortWhenText(at, now, preferences)}
    </Time>
  );
}

/** From when to when on a day, short: "8:30-10:00 AM". */
export function TimeRange({ from, to }: { from: number; to: number }) {
  return (
    <Time dateTime={isoText(from)}>{(preferences) => timeRangeText(from, to, preferences)}</Time>
  );
}

/** How long ago something was, seen from `now` (UTC milliseconds), as short as a list needs it. */
export function Recently({ at, now }: At & { now: number }) {
  return (
    <Time className="text-soft" dateTime={isoText(at)}>
      {(preferences) => recentText(at, now, preferences)}
    </Time>
  );
}
