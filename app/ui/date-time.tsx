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

/** Lets a long text break after its day and between the zones, never within a day or a time. */
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
  return <Time dateTime={dayOf(at)}>{(preferences) => dayText(at, preferences)}</Time>;
}

/** A day in Guyana with its weekday. */
export function Weekday({ at }: At) {
  return <Time dateTime={dayOf(at)}>{(preferences) => weekdayText(at, preferences)}</Time>;
}

/** A day in Guyana as a heading. */
export function WholeDay({ at }: At) {
  return <Time dateTime={dayOf(at)}>{(preferences) => wholeDayText(at, preferences)}</Time>;
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

/** The start and end on a day. */
export function Span({ from, to }: { from: number; to: number }) {
  return <Time dateTime={isoText(from)}>{(preferences) => spanText(from, to, preferences)}</Time>;
}

/** When something happens. */
export function When({ at }: At) {
  return <Time dateTime={isoText(at)}>{(preferences) => whenText(at, preferences)}</Time>;
}

/** When something happened. */
export function Moment({ at, className }: At & { className?: string }) {
  return (
    <Time dateTime={isoText(at)} className={className}>
      {(preferences) => momentText(at, preferences)}
    </Time>
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
