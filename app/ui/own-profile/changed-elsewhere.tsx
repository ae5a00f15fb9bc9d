import { Link } from "react-router";
import { PROFILE_CHANGED_ELSEWHERE } from "#app/domain/own-profile.ts";
import type { ProfileDifference } from "#app/domain/profile-differences.ts";
import { Notice } from "../notice.tsx";

/** Both versions of a profile that was changed in another tab or on another device meanwhile (decision 50). */
export function ChangedElsewhere({ differences }: { differences: ProfileDifference[] }) {
  return (
    <section className="stack">
      <Notice tone="bad">
        <p>
          <b>{PROFILE_CHANGED_ELSEWHERE}</b>
        </p>
        <p>
          Your version is still in the form below. Save it to replace the new one, or{" "}
          <Link to="/dashboard/profile">use the new version</Link>.
        </p>
      </Notice>
      {differences.map(({ label, stored, yours }) => (
        <div key={label} className="panel stack">
          <h2 className="small">{label}</h2>
          <dl className="facts">
            <div>
              <dt>New version</dt>
              <dd>{stored || "Empty"}</dd>
            </div>
            <div>
              <dt>Your version</dt>
              <dd>{yours || "Empty"}</dd>
            </div>
          </dl>
        </div>
      ))}
    </section>
  );
}
