import { dayText, isoText, momentText } from "#app/domain/time.ts";

/** A day in Guyana, from UTC milliseconds. */
export function Day({ at }: { at: number }) {
  return <time dateTime={isoText(at)}>{dayText(at)}</time>;
}

/** A moment in Guyana, from UTC milliseconds. */
export function Moment({ at }: { at: number }) {
  return <time dateTime={isoText(at)}>{momentText(at)}</time>;
}
