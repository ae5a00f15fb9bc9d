import { CHANGED_ELSEWHERE, type Difference } from "#app/domain/difference.ts";
import { Notice } from "./notice.tsx";

type ChangedElsewhereProps = {
  differences: readonly Difference[];
  /** What became of the version somebody was about to save. */
  kept: string;
  /** Where the stored version stands. */
  href: string;
};

/** Both versions of something that was changed in another tab or on another device meanwhile (decision 50). */
export function ChangedElsewhere({ differences, kept, href }: ChangedElsewhereProps) {
  return (
    <section className="stack">
      <Notice tone="bad">
        <p>
          <b>{CHANGED_ELSEWHERE}</b>
        </p>
        <p>
          {kept} Save it to replace the new one, or <a href={href}>use the new version</a>.
        </p>
      </Notice>
      {differences.map(({ label, stored, yours }) => (
        <div key={label} className="panel stack">
          <h2 className="small">{label}</h2>
          <dl className="versions">
            <dt>New version</dt>
            <dd>{stored || "Empty"}</dd>
            <dt>Your version</dt>
            <dd>{yours || "Empty"}</dd>
          </dl>
        </div>
      ))}
    </section>
  );
}
