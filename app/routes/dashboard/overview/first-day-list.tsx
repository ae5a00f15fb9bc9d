import { Link } from "react-router";
import { type FirstDay, firstDaySteps } from "#app/domain/overview.ts";
import { paths } from "#app/links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

const LINKS = {
  profile: paths.editProfile,
  service: paths.newService,
  hours: paths.bookingHours,
} as const;

/** The steps of a professional's first day (decision 112); nothing once all are done. */
export function FirstDayList({ day }: { day: FirstDay }) {
  const steps = firstDaySteps(day);
  if (steps.length === 0) return null;
  return (
    <Panel as="section" className="stack-4" aria-labelledby="first-day">
      <h2 id="first-day">Your first day on Kayap</h2>
      <ol>
        {steps.map(({ step, text, done }) => (
          <li key={step} className="flex min-h-11 items-center gap-2.5">
            <Icon name={done ? "circle-check" : "circle-dot"} />
            {done ? (
              <span>
                {text} <Badge tone="success">Done</Badge>
              </span>
            ) : (
              <Link to={LINKS[step]}>{text}</Link>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
