import { Form, Link } from "react-router";
import type { BookingHours } from "#app/domain/bookings/hours.ts";
import { minuteText, WEEKDAYS, WINDOWS_A_DAY, windowField } from "#app/domain/bookings/hours.ts";
import { RULE_LABELS } from "#app/domain/bookings/hours-differences.ts";
import type { Difference } from "#app/domain/difference.ts";
import { ChangedElsewhere } from "../changed-elsewhere.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";
import { VersionField } from "../version-field.tsx";

export type HoursPageProps = BookingHours & {
  version: number;
  /** Where what is stored by now differs from what was sent. */
  differences: readonly Difference[];
  /** What was typed into a refused form. */
  values: Record<string, string> | null;
  errors: Record<string, string>;
  problem: string | null;
};

const RULES = [
  { name: "bufferMinutes", label: RULE_LABELS.bufferMinutes, hint: "0 to 120" },
  { name: "minimumNoticeHours", label: RULE_LABELS.minimumNoticeHours, hint: "0 to 72" },
  { name: "horizonDays", label: RULE_LABELS.horizonDays, hint: "1 to 60" },
  { name: "maxPerDay", label: RULE_LABELS.maxPerDay, hint: "1 to 48, empty for no limit" },
] as const;

/** When and how a professional can be booked. */
export function HoursPage(props: HoursPageProps) {
  const { hours, rules, values, errors, problem, version, differences } = props;
  const typed = values ?? typedOf({ hours, rules });
  return (
    <DashboardPage
      title="My hours"
      action={
        <Link className="btn alt s" to="/dashboard/bookings/days-off">
          <Icon name="calendar-x" />
          Days off
        </Link>
      }
    >
      <p>
        Each service says whether you work weekdays, weekends or evenings. Set your exact hours here
        to narrow that down: a day without hours is closed. Leave the whole week empty to keep to
        what your services say.
      </p>
      <ErrorSummary errors={errors} labels={labelsOf(errors)} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      {differences.length > 0 && (
        <ChangedElsewhere
          differences={differences}
          kept="Your version is still in the form below."
          href="/dashboard/bookings/hours"
        />
      )}
      <Form className="f panel stack" method="post">
        <VersionField version={version} />
        <h2>Weekly hours</h2>
        <p className="hint">Guyana time. 23:59 means midnight.</p>
        {WEEKDAYS.map(({ weekday, name }) => (
          <Day key={weekday} weekday={weekday} name={name} typed={typed} errors={errors} />
        ))}
        <h2>Rules</h2>
        <div className="rules">
          {RULES.map(({ name, label, hint }) => (
            <TextField
              key={name}
              id={name}
              name={name}
              label={label}
              hint={hint}
              inputMode="numeric"
              defaultValue={typed[name]}
              error={errors[name]}
            />
          ))}
        </div>
        <div>
          <button className="btn">Save Changes</button>
        </div>
      </Form>
    </DashboardPage>
  );
}

function labelsOf(errors: Record<string, string>): Record<string, string> {
  const days = WEEKDAYS.flatMap(({ weekday, name }) =>
    Array.from({ length: WINDOWS_A_DAY }, (_, i) => [windowField(weekday, i, "from"), name]),
  );
  const rules = RULES.map(({ name, label }) => [name, label]);
  const all = Object.fromEntries([...days, ...rules]);
  return Object.fromEntries(Object.keys(errors).map((name) => [name, all[name] ?? ""]));
}

function typedOf({ hours, rules }: BookingHours): Record<string, string> {
  const typed: Record<string, string> = {
    bufferMinutes: String(rules.bufferMinutes),
    minimumNoticeHours: String(rules.minimumNoticeHours),
    horizonDays: String(rules.horizonDays),
    maxPerDay: rules.maxPerDay === null ? "" : String(rules.maxPerDay),
  };
  for (const { weekday } of WEEKDAYS) {
    hours
      .filter((window) => window.weekday === weekday)
      .forEach(({ from, to }, i) => {
        typed[windowField(weekday, i, "from")] = minuteText(from);
        typed[windowField(weekday, i, "to")] = minuteText(to);
      });
  }
  return typed;
}

type DayProps = {
  weekday: number;
  name: string;
  typed: Record<string, string>;
  errors: Record<string, string>;
};

/** One day: its first window at once, two more for those who take a break. */
function Day({ weekday, name, typed, errors }: DayProps) {
  const window = (i: number) => (
    <Window
      key={i}
      {...{ weekday, typed, errors }}
      index={i}
      name={i ? `${name}, part ${i + 1}` : name}
    />
  );
  const more = [1, 2];
  const used = more.some((i) => typed[windowField(weekday, i, "from")]);
  return (
    <div className="day-hours">
      {window(0)}
      <details open={used}>
        <summary>
          More hours<span className="vh"> on {name}</span>
        </summary>
        {more.map(window)}
      </details>
    </div>
  );
}

function Window({ weekday, index, name, typed, errors }: DayProps & { index: number }) {
  const from = windowField(weekday, index, "from");
  const to = windowField(weekday, index, "to");
  const error = errors[from];
  const wired = {
    type: "time",
    className: "in",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${from}-error` : undefined,
  } as const;
  return (
    <fieldset className="window">
      <legend className={index ? "vh" : "lab"}>{name}</legend>
      <div className="from-to">
        <label className="vh" htmlFor={from}>
          {name} from
        </label>
        <input id={from} name={from} defaultValue={typed[from]} {...wired} />
        <span className="soft" aria-hidden="true">
          to
        </span>
        <label className="vh" htmlFor={to}>
          {name} to
        </label>
        <input id={to} name={to} defaultValue={typed[to]} {...wired} />
      </div>
      {error && (
        <p className="err" id={`${from}-error`}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
