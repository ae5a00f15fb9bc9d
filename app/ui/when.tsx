import { dayOf } from "#app/domain/guyana-day.ts";
import {
  clockText,
  dayText,
  isoText,
  momentText,
  monthText,
  recentText,
  wholeDayText,
} from "#app/domain/time.ts";
import { useReader } from "./reader.ts";

type At = {
  /** UTC milliseconds. */
  at: number;
};

/** A day in Guyana, as the reader wants days. */
export function Day({ at }: At) {
  return <time dateTime={isoText(at)}>{dayText(at, useReader())}</time>;
}

/** A moment in Guyana, and in the reader's zone. */
export function Moment({ at }: At) {
  return <time dateTime={isoText(at)}>{momentText(at, useReader())}</time>;
}

/** A month and its year, in the reader's language. */
export function Month({ at }: At) {
  const reader = useReader();
  return (
    <time dateTime={isoText(at).slice(0, 7)} lang={reader?.language}>
      {monthText(at, reader)}
    </time>
  );
}

/** A time of day in Guyana, and in the reader's zone. */
export function Clock({ at }: At) {
  return <time dateTime={isoText(at)}>{clockText(at, useReader())}</time>;
}

/** A whole day in Guyana as a heading, in the reader's language. */
export function WholeDay({ at }: At) {
  const reader = useReader();
  return (
    <time dateTime={dayOf(at)} lang={reader?.language}>
      {wholeDayText(at, reader)}
    </time>
  );
}

/** How long ago something was, seen from `now` (UTC milliseconds), as short as a list needs it. */
export function Recently({ at, now }: At & { now: number }) {
  const reader = useReader();
  return (
    <time className="soft" dateTime={isoText(at)} lang={reader?.language}>
      {recentText(at, now, reader)}
    </time>
  );
}
