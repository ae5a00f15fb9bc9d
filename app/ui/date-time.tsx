import { Fragment, type ReactNode } from "react";
import { dayOf } from "#app/domain/guyana-day.ts";
import {
  clockText,
  type DisplayPreferences,
  dayText,
  isoText,
  langOf,
  momentText,
  monthText,
  recentText,
  spanText,
  weekdayText,
  whenText,
  wholeDayText,
} from "#app/domain/time.ts";
import { useDisplayPreferences } from "./display-preferences.ts";

type At = {
  /** UTC milliseconds. */
  at: number;
};

type TimeProps = {
  dateTime: string;
  className?: string;
  children: (reader: DisplayPreferences | null) => ReactNode;
};

/** A time as the person before the page reads it, with the language it is written in. */
export function Time({ dateTime, className, children }: TimeProps) {
  const reader = useDisplayPreferences();
  const content = children(reader);
  return (
    <time dateTime={dateTime} className={className} lang={langOf(reader)}>
      {typeof content === "string" ? inLines(content) : content}
    </time>
  );
}

/** A long text breaks after its day and between the zones, and never within a day or a time. */
function inLines(text: string): ReactNode {
  const [first, ...others] = text.match(/.+?(?:, | · |$)/g) ?? [];
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

/** A day in Guyana. */
export function Day({ at }: At) {
  return <Time dateTime={dayOf(at)}>{(reader) => dayText(at, reader)}</Time>;
}

/** A day in Guyana with its weekday. */
export function Weekday({ at }: At) {
  return <Time dateTime={dayOf(at)}>{(reader) => weekdayText(at, reader)}</Time>;
}

/** A day in Guyana as a heading. */
export function WholeDay({ at }: At) {
  return <Time dateTime={dayOf(at)}>{(reader) => wholeDayText(at, reader)}</Time>;
}

/** A month in Guyana and its year. */
export function Month({ at }: At) {
  return <Time dateTime={dayOf(at).slice(0, 7)}>{(reader) => monthText(at, reader)}</Time>;
}

/** A time of day. */
export function Clock({ at }: At) {
  return <Time dateTime={isoText(at)}>{(reader) => clockText(at, reader)}</Time>;
}

/** From when to when on a day. */
export function Span({ from, to }: { from: number; to: number }) {
  return <Time dateTime={isoText(from)}>{(reader) => spanText(from, to, reader)}</Time>;
}

/** When something happens. */
export function When({ at }: At) {
  return <Time dateTime={isoText(at)}>{(reader) => whenText(at, reader)}</Time>;
}

/** When something happened. */
export function Moment({ at, className }: At & { className?: string }) {
  return (
    <Time dateTime={isoText(at)} className={className}>
      {(reader) => momentText(at, reader)}
    </Time>
  );
}

/** How long ago something was, seen from `now` (UTC milliseconds), as short as a list needs it. */
export function Recently({ at, now }: At & { now: number }) {
  return (
    <Time className="text-soft" dateTime={isoText(at)}>
      {(reader) => recentText(at, now, reader)}
    </Time>
  );
}
