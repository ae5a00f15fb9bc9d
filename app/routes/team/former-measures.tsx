import { OUTCOME_TEXTS } from "#app/domain/team/appeals.ts";
import { measureName } from "#app/domain/team/measures.ts";
import { paths } from "#app/links.ts";
import { Panel } from "#app/ui/panel.tsx";
import { GuyanaWhen, ShortWhen } from "#app/ui/values/date-time.tsx";
import type { FormerMeasure } from "#db/team/former-measures.ts";

/** The earlier measures about a person, newest first. */
export function FormerMeasures({ measures }: { measures: readonly FormerMeasure[] }) {
  if (measures.length === 0) return null;
  return (
    <Panel>
      <h2>What was done before</h2>
      <ul className="mt-2">
        {measures.map((measure) => (
          <li key={measure.id} className="border-t border-line py-2 first:border-t-0">
            <p>
              <b>{measureName(measure)}</b>
              <span className="text-sm text-soft">
                , <GuyanaWhen at={measure.createdAt} />
                <End measure={measure} />
              </span>
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{measure.reason}</p>
            {measure.appealedAt !== null && (
              <a className="inline-flex min-h-11 items-center" href={paths.teamAppeal(measure.id)}>
                {measure.appealOutcome
                  ? `Appeal: ${OUTCOME_TEXTS[measure.appealOutcome].toLowerCase()}`
                  : "Appeal, still open"}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function End({ measure: { until, endedAt } }: { measure: FormerMeasure }) {
  if (endedAt !== null) {
    return (
      <>
        , ended <GuyanaWhen at={endedAt} />
      </>
    );
  }
  if (until === null) return null;
  return (
    <>
      , until <ShortWhen at={until} />
    </>
  );
}
