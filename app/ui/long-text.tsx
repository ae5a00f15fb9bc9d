import { LONG_TEXT } from "#app/domain/services/service.ts";
import { characters, excerpt } from "#app/domain/text.ts";
import { classes } from "./classes.ts";

const SHOW = "-my-2.5 py-2.5 font-semibold text-link underline";

/** A text in full, or its beginning and 'Show more' when it is longer than 200 characters. */
export function LongText({ text }: { text: string }) {
  if (characters(text) <= LONG_TEXT) return <p className="whitespace-pre-line">{text}</p>;
  return (
    <details className="flex flex-col">
      <summary className="inside-open:order-1">
        <span className="whitespace-pre-line inside-open:hidden">{excerpt(text, LONG_TEXT)} </span>
        <span className={classes(SHOW, "inline-block inside-open:hidden")}>Show more</span>
        <span className={classes(SHOW, "hidden inside-open:inline-block")}>Show less</span>
      </summary>
      <p className="whitespace-pre-line">{text}</p>
    </details>
  );
}
