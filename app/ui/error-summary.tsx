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
      <ul className="stack-2">
        {entries.map(([name, message]) => (
          <li key={name}>
            <Problem href={`#${name}`} label={labels[name]} message={message} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type ProblemProps = { href: string; label: string | undefined; message: string };

/** What is wrong with a field, under its label unless the message already has it: "First name is required". */
function Problem({ href, label, message }: ProblemProps) {
  if (!label) return message;
  if (names(message, label)) return <a href={href}>{message}</a>;
  return (
    <>
      <a href={href}>{label}</a>: {message}
    </>
  );
}

function names(message: string, label: string): boolean {
  const words = label.replace(/ \(.+\)$/, "").toLowerCase();
  return message.toLowerCase().includes(words);
}
