import { dayText, isoText } from "#app/domain/time.ts";

/** A day in Guyana, from UTC milliseconds. */
export function Day({ at }: { at: number }) {
  return <time dateTime={isoText(at)}>{dayText(at)}</time>;
}
