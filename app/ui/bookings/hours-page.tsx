import { Form } from "react-router";
import {
  type BookingHours,
  minuteText,
  WEEKDAYS,
  WINDOWS_A_DAY,
  windowField,
} from "#app/domain/bookings/hours.ts";
import { RULE_LABELS } from "#app/domain/bookings/hours-differences.ts";
import type { Difference } from "#app/domain/difference.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "../button.tsx";
import { ChangedElsewhere } from "../changed-elsewhere.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { controlClass, FieldError, Hint, labelClass, TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";
import { VersionField } from "../version-field.tsx";

export type HoursPageProps = BookingHours & {
  version: number;
  /** Where the stored hours differ from the submitted ones. */
  differences: readonly Difference[];
  /** The submitted values of a refused form. */
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
  const fields = values ?? fieldsOf({ hours, rules });
  return (
    <DashboardPage
      title="My hours"
      action={
        <ButtonLink variant="secondary" size="small" to={paths.daysOff}>
          <Icon name="calendar-x" />
          Days off
        </ButtonLink>
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
          href={paths.bookingHours}
        />
      )}
      <Panel as={Form} className="stack-4" method="post">
        <VersionField version={version} />
        <h2>Weekly hours</h2>
        <Hint>Guyana time. 23:59 means midnight.</Hint>
        {WEEKDAYS.map(({ weekday, name }) => (
          <Day key={weekday} weekday={weekday} name={name} fields={fields} errors={errors} />
        ))}
        <h2>Rules</h2>
        <div className="grid gap-4 @min-[620px]:grid-cols-2">
          {RULES.map(({ name, label, hint }) => (
            <TextField
              key={name}
              id={name}
              name={name}
              label={label}
              hint={hint}
              inputMode="numeric"
              defaultValue={fields[name]}
              error={errors[name]}
            />
          ))}
        </div>
        <div>
          <Button>Save Changes</Button>
        </div>
      </Panel>
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

function fieldsOf({ hours, rules }: BookingHours): Record<string, string> {
  const fields: Record<string, string> = {
    bufferMinutes: String(rules.bufferMinutes),
    minimumNoticeHours: String(rules.minimumNoticeHours),
    horizonDays: String(rules.horizonDays),
    maxPerDay: rules.maxPerDay === null ? "" : String(rules.maxPerDay),
  };
  for (const { weekday } of WEEKDAYS) {
    hours
      .filter((window) => window.weekday === weekday)
      .forEach(({ from, to }, i) => {
        fields[windowField(weekday, i, "from")] = minuteText(from);
        fields[windowField(weekday, i, "to")] = minuteText(to);
      });
  }
  return fields;
}

type DayProps = {
  weekday: number;
  name: string;
  fields: Record<string, string>;
  errors: Record<string, string>;
};

/** One day: its first window at once, two more for those who take a break. */
function Day({ weekday, name, fields, errors }: DayProps) {
  const window = (i: number) => (
    <Window
      key={i}
      {...{ weekday, fields, errors }}
      index={i}
      name={i ? `${name}, part ${i + 1}` : name}
    />
  );
  const more = [1, 2];
  const used = more.some((i) => fields[windowField(weekday, i, "from")]);
  return (
    <div className="grid gap-x-4 gap-y-1 border-b border-line pb-2.5 @min-[620px]:grid-cols-[24rem_1fr] @min-[620px]:items-end">
      {window(0)}
      <details open={used}>
        <summary className="inline-block py-2.5 text-link">
          More hours<span className="sr-only"> on {name}</span>
        </summary>
        {more.map(window)}
      </details>
    </div>
  );
}

function Window({ weekday, index, name, fields, errors }: DayProps & { index: number }) {
  const from = windowField(weekday, index, "from");
  const to = windowField(weekday, index, "to");
  const error = errors[from];
  const input = {
    type: "time",
    className: controlClass({ className: "px-2!" }),
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${from}-error` : undefined,
  } as const;
  return (
    <fieldset className="[fieldset+&]:mt-2.5">
      <legend className={index ? "sr-only" : labelClass}>{name}</legend>
      <div className="grid max-w-96 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2">
        <label className="sr-only" htmlFor={from}>
          {name} from
        </label>
        <input id={from} name={from} defaultValue={fields[from]} {...input} />
        <span className="text-soft" aria-hidden="true">
          to
        </span>
        <label className="sr-only" htmlFor={to}>
          {name} to
        </label>
        <input id={to} name={to} defaultValue={fields[to]} {...input} />
      </div>
      {error && <FieldError id={`${from}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
