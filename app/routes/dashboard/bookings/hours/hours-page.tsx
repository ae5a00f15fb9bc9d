import { type FormEvent, type MouseEvent, useState } from "react";
import { Form } from "react-router";
import {
  type BookingHours,
  type HoursFields,
  hoursFields,
  typedHours,
  withMondayCopied,
} from "#app/domain/bookings/hours.ts";
import {
  firstHours,
  lostTimes,
  type ServiceTimes,
} from "#app/domain/bookings/hours-of-services.ts";
import {
  type OwnSchedule,
  previewOf,
  windowsWithoutService,
} from "#app/domain/bookings/hours-preview.ts";
import type { SubmittedHours } from "#app/domain/bookings/submitted-hours.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ChangedElsewhere } from "#app/ui/forms/changed-elsewhere.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { HoursPreview } from "./hours-preview.tsx";
import { HOURS_LABELS, WeekAndRules } from "./week-and-rules.tsx";

type HoursPageProps = {
  saved: BookingHours & OwnSchedule & { services: readonly ServiceTimes[]; version: number };
  /** UTC milliseconds when the page was made. */
  now: number;
  /** The submitted form when it was not saved. */
  submitted: SubmittedHours | null;
};

const FORM = "hours";

/** When and how a professional can be booked, and the free times that customers see then. */
export function HoursPage({ saved, now, submitted }: HoursPageProps) {
  const isNew = saved.hours.length === 0;
  const initialHours = isNew ? { ...saved, hours: firstHours(saved.services) } : saved;
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
      {isNew && !submitted && <NotSavedYet fromServices={saved.services.length > 0} />}
      <ErrorSummary errors={errors} labels={HOURS_LABELS} />
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
            lost={preview ? lostTimes(preview.hours, saved.services) : []}
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

/** Where the hours of a form come from while none are stored. */
function NotSavedYet({ fromServices }: { fromServices: boolean }) {
  return (
    <Notice tone="info">
      {fromServices
        ? "These are the times of your services, at which customers can book now. Nothing changes until you save."
        : "These are common hours to start from. They are not saved yet: until you save, customers can book at the times your services say."}
    </Notice>
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
