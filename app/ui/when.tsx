import { dayText, isoText, momentText, monthText } from "#app/domain/time.ts";
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
