import { Link } from "react-router";
import { type FirstDay, firstDaySteps } from "#app/domain/overview.ts";
import { Icon } from "../icon.tsx";

const PLACES = {
  profile: "/dashboard/profile",
  service: "/dashboard/services/new",
  hours: "/dashboard/bookings/hours",
} as const;

/** What is left of a professional's first day (decision 112); nothing once all of it is done. */
export function FirstDayList({ day }: { day: FirstDay }) {
  const steps = firstDaySteps(day);
  if (steps.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="first-day">
      <h2 id="first-day">Your first day on Kayap</h2>
      <ol className="first-day">
        {steps.map(({ step, text, done }) => (
          <li key={step}>
            <Icon name={done ? "circle-check" : "circle-dot"} />
            {done ? (
              <span>
                {text} <span className="badge ok">Done</span>
              </span>
            ) : (
              <Link to={PLACES[step]}>{text}</Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
