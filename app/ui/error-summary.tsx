import { Notice } from "./notice.tsx";

type ErrorSummaryProps = {
  /** One message for each field, by its name, which is also its id. "" is the whole form. */
  errors: Record<string, string>;
  /** The label that each field shows. */
  labels: Record<string, string>;
};

/** The errors on top of a refused form; each links to its field. */
export function ErrorSummary({ errors, labels }: ErrorSummaryProps) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <Notice tone="bad" focused>
      <p>
        <b>Please check these fields:</b>
      </p>
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            {labels[name] && <a href={`#${name}`}>{labels[name]}</a>}
            {labels[name] && ": "}
            {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
