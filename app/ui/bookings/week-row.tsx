import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { BookingWeek } from "#app/domain/bookings/times.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";
import { langOf, leafOf, monthRangeText } from "#app/domain/time/time-text.ts";
import { buttonClass, EntryButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Time } from "#app/ui/values/date-time.tsx";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";

/** The address of the form with another day. */
type DayHref = (change: { day: string }) => string;

const DAY =
  "group grid h-full min-h-16 w-full content-center place-items-center rounded-control border-[1.5px] border-control p-1 text-center leading-tight text-ink no-underline current:border-primary current:bg-primary current:text-on-primary current:chosen-rim";
const DAY_NOTE = "text-xs sm:whitespace-nowrap text-soft group-current:text-inherit";

type WeekRowProps = {
  week: BookingWeek;
  hrefOf: DayHref;
  /** In a form that is to keep what is typed: its days are buttons that send it with this `step`. */
  step?: string;
};

/** Seven days as links, each with the number of free times, and links to the weeks before and after. */
export function WeekRow({ week, hrefOf, ...sent }: WeekRowProps) {
  const { days, chosen, earlier, later } = week;
  const preferences = useDisplayPreferences();
  const [first = chosen.day, last = chosen.day] = [days[0]?.day, days.at(-1)?.day];
  return (
    <nav aria-label="Day">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2.5 [&_time]:whitespace-normal">
        <p className="font-bold">
          <Time dateTime={monthOf(first)}>
            {(preferences) => monthRangeText(momentOn(first), momentOn(last), preferences)}
          </Time>
        </p>
        <span className="flex flex-wrap items-center gap-2">
          {earlier && (
            <WayTo
              to={hrefOf({ day: earlier })}
              {...sent}
              className={buttonClass({ variant: "secondary", size: "small" })}
            >
              <Icon name="chevron-left" />
              Earlier
            </WayTo>
          )}
          {later && (
            <WayTo
              to={hrefOf({ day: later })}
              {...sent}
              className={buttonClass({ variant: "secondary", size: "small" })}
            >
              Later
              <Icon name="chevron-right" />
            </WayTo>
          )}
        </span>
      </div>
      <ul className="relative -mx-4 grid auto-cols-[minmax(2.625rem,1fr)] grid-flow-col gap-0.5 overflow-x-auto px-1 pt-1 pb-2 sm:auto-cols-[minmax(3.875rem,1fr)] sm:gap-2 sm:px-4 [scrollbar-width:none]">
        {days.map(({ day, free, times }, i) => {
          const { weekday, date, month } = leafOf(momentOn(day), preferences);
          const isNewMonth = i > 0 && monthOf(day) !== monthOf(days[i - 1]?.day ?? day);
          return (
            <li key={day}>
              <WayTo
                className={cx(DAY, free > 0 ? "bg-card" : "border-dashed bg-neutral-tint")}
                to={hrefOf({ day })}
                {...sent}
                aria-current={day === chosen.day ? "date" : undefined}
              >
                <small className={DAY_NOTE} lang={langOf(preferences)}>
                  {weekday}
                </small>{" "}
                <b className={cx("text-[1.125rem]", free === 0 && "font-normal")}>
                  {date}
                  {isNewMonth && <small className="block text-xs"> {month}</small>}
                  <span className="sr-only">,</span>
                </b>{" "}
                <small className={DAY_NOTE}>
                  {free > 0 ? `${free} open` : times > 0 ? "full" : "closed"}
                </small>
              </WayTo>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const monthOf = (day: string) => day.slice(0, 7);

type WayToProps = Pick<WeekRowProps, "step"> & {
  to: string;
  className: string;
  "aria-current"?: "date" | undefined;
  children: ReactNode;
};

/** A link, or the button of a form that goes the same way with what is typed. */
function WayTo({ to, step, ...look }: WayToProps) {
  if (!step) return <Link to={to} {...look} />;
  return <EntryButton formNoValidate name="step" value={step} formAction={to} {...look} />;
}
