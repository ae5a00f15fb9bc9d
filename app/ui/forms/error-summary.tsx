import { useEffect } from "react";
import { Notice } from "#app/ui/notice.tsx";

type ErrorSummaryProps = {
  /** One message for each field, by its name, which is also its id. "" is the whole form. */
  errors: Record<string, string>;
  /** The label that each field shows, in the order of the page. */
  labels: Record<string, string>;
};

/**
 * The errors on top of a refused form, in the order of its fields; each links to its field, and goes with the error beside
 * the field once its value changes. `errors` stay the same object until the form is refused again.
 */
export function ErrorSummary({ errors, labels }: ErrorSummaryProps) {
  const entries = Object.entries({ ...labels, ...errors }).filter(([name]) => errors[name]);
  useEffect(() => {
    if (Object.keys(errors).length > 0) dispatchEvent(new Event("refused"));
  }, [errors]);
  if (!entries[0]) return null;
  return (
    <Notice tone="bad" focused>
      <p>
        <b>Please check these fields:</b>
      </p>
      <ul data-errors>
        {entries.map(([name, message]) => (
          <li key={name}>
            {labels[name] ? <Linked id={name} label={labels[name]} message={message} /> : message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type LinkedProps = { id: string; label: string; message: string };

/** A message whose name of the field is a link to it; the label stands before a message that does not name its field. */
function Linked({ id, label, message }: LinkedProps) {
  const [start, end] = placeOf(label, message) ?? [0, 0];
  // A link inside of a sentence may be smaller than a finger; one alone may not, also where a bar covers part of it.
  return (
    <>
      {message.slice(0, start)}
      <a href={`#${id}`}>{message.slice(start, end) || label}</a>
      {end === 0 && ": "}
      {message.slice(end)}
    </>
  );
}

/** Where a message names its field, whole and without the unit in brackets: "Price (GYD)" in "Price is required". */
function placeOf(label: string, message: string): [start: number, end: number] | null {
  const name = label.replace(/ \(.+\)$/, "").toLowerCase();
  const start = message.toLowerCase().indexOf(name);
  const end = start + name.length;
  const isInsideWord = /\w/.test(message.charAt(start - 1)) || /\w/.test(message.charAt(end));
  return start < 0 || isInsideWord ? null : [start, end];
}
