import { type FormEvent, type MouseEvent, useState } from "react";
import { Form } from "react-router";
import {
  type BookingHours,
  closedField,
  type HoursFields,
  hoursFields,
  RULE_LIMITS,
  typedHours,
  USUAL_HOURS,
  WEEKDAYS,
  WINDOWS_A_DAY,
  windowField,
  withMondayCopied,
} from "#app/domain/bookings/hours.ts";
import { RULE_LABELS } from "#app/domain/bookings/hours-differences.ts";
import {
  type OwnSchedule,
  previewOf,
  windowsWithoutService,
} from "#app/domain/bookings/hours-preview.ts";
import type { SubmittedHours } from "#app/domain/bookings/submitted-hours.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink, EnterButton } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ChangedElsewhere } from "#app/ui/forms/changed-elsewhere.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Hint, TextField } from "#app/ui/forms/field.tsx";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { HoursDay } from "./hours-day.tsx";
import { HoursPreview } from "./hours-preview.tsx";

type HoursPageProps = {
  saved: BookingHours & OwnSchedule & { version: number };
  /** UTC milliseconds when the page was made. */
  now: number;
  /** The submitted form when it was not saved. */
  submitted: SubmittedHours | null;
};

const FORM = "hours";

function rangeOf(rule: keyof typeof RULE_LIMITS): string {
  const [least, most] = RULE_LIMITS[rule];
  return `${least} to ${most}`;
}

const RULES = [
  { name: "bufferMinutes", label: RULE_LABELS.bufferMinutes, hint: rangeOf("bufferMinutes") },
  {
    name: "minimumNoticeHours",
    label: RULE_LABELS.minimumNoticeHours,
    hint: `${rangeOf("minimumNoticeHours")}. A customer who has begun a request has half an hour more.`,
  },
  { name: "horizonDays", label: RULE_LABELS.horizonDays, hint: rangeOf("horizonDays") },
  {
    name: "maxPerDay",
    label: RULE_LABELS.maxPerDay,
    hint: `${rangeOf("maxPerDay")}, empty for no limit`,
  },
] as const;

/** The label of each field that can be refused, in their order. */
const LABELS = Object.fromEntries([
  ...WEEKDAYS.flatMap(({ weekday, name }) => [
    [closedField(weekday), name],
    ...Array.from({ length: WINDOWS_A_DAY }, (_, i) => [windowField(weekday, i, "from"), name]),
  ]),
  ...RULES.map(({ name, label }) => [name, label]),
]);

/** When and how a professional can be booked, and the free times that customers see then. */
export function HoursPage({ saved, now, submitted }: HoursPageProps) {
  const isNew = saved.hours.length === 0;
  const initialHours = isNew ? { ...saved, hours: [...USUAL_HOURS] } : saved;
  const fields = submitted?.values ?? hoursFields(initialHours);
  const errors = submitted?.errors ?? {};
  const [newFields, setNewFields] = useState<HoursFields | null>(null);
  const preview = typedHours(newFields ?? fields);
  const read = (form: HTMLFormElement) => {
    showFilled(form);
    setNewFields(fieldsIn(form));
  };
  const copyMonday = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    fill(form, withMondayCopied(fieldsIn(form)));
    form.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <DashboardPage title="My hours" action={<OtherPages />}>
      <p>
        Choose your hours. Customers can book only when these hours and the times of your service
        both allow it.
      </p>
      {isNew && !submitted && (
        <Notice tone="info">
          These are common hours to start from. They are not saved yet: until you save, customers
          can book at the times your services say.
        </Notice>
      )}
      <ErrorSummary errors={errors} labels={LABELS} />
      <Problem>{submitted?.problem}</Problem>
      {submitted && submitted.differences.length > 0 && (
        <ChangedElsewhere
          differences={submitted.differences}
          kept="Your version is still in the form below."
          href={paths.bookingHours}
        />
      )}
      <div className="grid items-start gap-4 @min-[52rem]:grid-cols-[minmax(0,1fr)_18rem]">
        <Panel
          as={Form}
          id={FORM}
          className="stack-4"
          method="post"
          noValidate
          onInput={(event: FormEvent<HTMLFormElement>) => read(event.currentTarget)}
        >
          <AccountField />
          <KeptDraft />
          <WeekAndRules
            fields={fields}
            errors={errors}
            version={submitted?.version ?? saved.version}
            onCopyMonday={copyMonday}
          />
        </Panel>
        <HoursPreview
          days={preview ? previewOf(preview, saved, now) : null}
          withoutService={preview ? windowsWithoutService(preview, saved) : []}
          form={FORM}
        />
      </div>
    </DashboardPage>
  );
}

function OtherPages() {
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink variant="secondary" size="small" to={paths.bookingWeek}>
        <Icon name="calendar-days" />
        Week
      </ButtonLink>
      <ButtonLink variant="secondary" size="small" to={paths.daysOff}>
        <Icon name="calendar-x" />
        Days off
      </ButtonLink>
    </div>
  );
}

type WeekAndRulesProps = {
  fields: HoursFields;
  errors: Record<string, string>;
  version: number;
  onCopyMonday: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** The hours of each day, and the rules of booking. */
function WeekAndRules({ fields, errors, version, onCopyMonday }: WeekAndRulesProps) {
  return (
    <>
      <div>
        <EnterButton />
        <VersionField version={version} />
        <h2>Weekly hours</h2>
        <Hint>
          Times are Guyana time. For midnight choose 11:59 PM. A row left empty is ignored.
        </Hint>
      </div>
      <div className="ruled">
        {WEEKDAYS.map(({ weekday, name }) => (
          <HoursDay
            key={weekday}
            {...{ weekday, name, fields, errors }}
            onCopy={weekday === WEEKDAYS[0].weekday ? onCopyMonday : undefined}
          />
        ))}
      </div>
      <h2>Rules</h2>
      <div className="grid gap-4 @min-[38rem]:grid-cols-2">
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
    </>
  );
}

/** The fields of the form as they would be submitted. */
function fieldsIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(entries);
}

function fill(form: HTMLFormElement, fields: HoursFields) {
  for (const input of form.querySelectorAll("input")) {
    if (input.type === "checkbox") input.checked = fields[input.name] === "on";
    else input.value = fields[input.name] ?? "";
  }
}

/** Shows the hours that the form hides while they are empty. */
function showFilled(form: HTMLFormElement) {
  for (const input of form.querySelectorAll("details input")) {
    const more = input.closest("details");
    if (more && input instanceof HTMLInputElement && input.value !== "") more.open = true;
  }
}
