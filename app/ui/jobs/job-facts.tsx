import { type Trade, tradeName, type WantedTime, wantedText } from "#app/domain/jobs/job.ts";
import { placeText } from "#app/domain/places/regions.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";
import { Money } from "#app/ui/values/number.tsx";
import { usePageTime } from "#app/ui/values/page-time.ts";

type JobInBrief = Trade &
  WantedTime & {
    id: string;
    what: string;
    region: string;
    city: string;
    /** GYD cents; null for none. */
    budget: number | null;
  };

/** The trade, place, time and budget of a job, one line each with its icon. */
export function JobFacts({ job }: { job: JobInBrief }) {
  const preferences = useDisplayPreferences();
  const now = usePageTime() ?? 0;
  return (
    <ul className="grid gap-1 text-md [&>li]:flex [&>li]:gap-2">
      <li>
        <Icon name="hammer" />
        {tradeName(job)}
      </li>
      <li>
        <Icon name="map-pin" />
        {placeText(job.city, job.region)}
      </li>
      <li>
        <Icon name="clock" />
        {wantedText(job, now, preferences)}
      </li>
      {job.budget !== null && (
        <li>
          <Icon name="receipt" />
          <span>
            Budget <Money cents={job.budget} />
          </span>
        </li>
      )}
    </ul>
  );
}
