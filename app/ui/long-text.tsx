import { LONG_TEXT } from "#app/domain/services/service.ts";
import { characters, excerpt } from "#app/domain/text.ts";

/** A text in full, or its beginning and 'Show more' when it is longer than 200 characters. */
export function LongText({ text }: { text: string }) {
  if (characters(text) <= LONG_TEXT) return <p className="prose">{text}</p>;
  return (
    <details className="long">
      <summary>
        <span className="prose beginning">{excerpt(text, LONG_TEXT)} </span>
        <span className="show more">Show more</span>
        <span className="show less">Show less</span>
      </summary>
      <p className="prose">{text}</p>
    </details>
  );
}
