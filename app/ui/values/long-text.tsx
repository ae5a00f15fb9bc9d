import { cx } from "class-variance-authority";
import { LONG_TEXT, LONG_TEXT_WIDE } from "#app/domain/services/service.ts";
import { characters, excerpt } from "#app/domain/text/clean-text.ts";

const SHOW = "-my-2.5 py-2.5 font-semibold text-link underline";

/** A text in full, or its beginning and 'Show more' when it is longer than 200 characters (600 on wide screens). */
export function LongText({ text }: { text: string }) {
  const length = characters(text);
  if (length <= LONG_TEXT) return <p className="whitespace-pre-line">{text}</p>;
  return (
    <details className={cx("flex flex-col", length <= LONG_TEXT_WIDE && "open-on-wide-screens")}>
      <summary className="inside-open:order-1">
        <span className="whitespace-pre-line inside-open:hidden">{excerpt(text, LONG_TEXT)} </span>
        <span className={cx(SHOW, "inline-block inside-open:hidden")}>Show more</span>
        <span className={cx(SHOW, "hidden inside-open:inline-block")}>Show less</span>
      </summary>
      <p className="whitespace-pre-line">{text}</p>
    </details>
  );
}
