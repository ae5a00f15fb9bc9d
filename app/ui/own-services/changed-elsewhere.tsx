import { CHANGED_ELSEWHERE } from "#app/domain/service-form.ts";
import { editServiceHref } from "../links.ts";
import { Notice } from "../notice.tsx";
import type { ServiceFormState } from "./form-state.ts";

/** Both versions of a service that was changed in another tab or on another device meanwhile (decision 50). */
export function ChangedElsewhere({
  id,
  differences,
}: Pick<ServiceFormState, "id" | "differences">) {
  return (
    <section className="stack">
      <Notice tone="bad">
        <p>
          <b>{CHANGED_ELSEWHERE}</b>
        </p>
        <p>
          Your version is still in the form below, with the photos of both. Save it to replace the
          new one, or <a href={editServiceHref(id)}>use the new version</a>.
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
