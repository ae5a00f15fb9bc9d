import { CHANGED_ELSEWHERE, type Difference } from "#app/domain/forms/difference.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";

type ChangedElsewhereProps = {
  differences: readonly Difference[];
  /** What happened to the submitted version. */
  kept: string;
  /** The page of the stored version. */
  href: string;
};

/** Both versions of data that was changed meanwhile, in another tab or on another device (decision 50). */
export function ChangedElsewhere({ differences, kept, href }: ChangedElsewhereProps) {
  return (
    <section className="stack-4">
      <Notice tone="bad">
        <p>
          <b>{CHANGED_ELSEWHERE}</b>
        </p>
        <p>
          {kept} Save it to replace the new one, or <a href={href}>use the new version</a>.
        </p>
      </Notice>
      {differences.map(({ label, stored, yours }) => (
        <Panel key={label} className="stack-4">
          <h2>{label}</h2>
          <dl className="grid gap-1 sm:grid-cols-[max-content_minmax(0,1fr)] sm:items-baseline sm:gap-x-6">
            <dt className="text-sm text-soft">New version</dt>
            <dd className="whitespace-pre-line">{stored || "Empty"}</dd>
            <dt className="mt-2 text-sm text-soft">Your version</dt>
            <dd className="whitespace-pre-line">{yours || "Empty"}</dd>
          </dl>
        </Panel>
      ))}
    </section>
  );
}
