import type { MouseEvent } from "react";
import {
  closedField,
  type HoursFields,
  RULE_LIMITS,
  WEEKDAYS,
  WINDOWS_A_DAY,
  windowField,
} from "#app/domain/bookings/hours.ts";
import { RULE_LABELS } from "#app/domain/bookings/hours-differences.ts";
import { namedServices } from "#app/domain/bookings/hours-of-services.ts";
import { Button, EnterButton } from "#app/ui/button.tsx";
import { Hint, TextField } from "#app/ui/forms/field.tsx";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { HoursDay } from "./hours-day.tsx";

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
export const HOURS_LABELS = Object.fromEntries([
  ...WEEKDAYS.flatMap(({ weekday, name }) => [
    [closedField(weekday), name],
    ...Array.from({ length: WINDOWS_A_DAY }, (_, i) => [windowField(weekday, i, "from"), name]),
  ]),
  ...RULES.map(({ name, label }) => [name, label]),
]);

type WeekAndRulesProps = {
  fields: HoursFields;
  errors: Record<string, string>;
  version: number;
  /** The services that these hours keep from being booked at times that they say, and when. */
  lost: readonly { titles: string[]; when: string }[];
  onCopyMonday: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** The hours of each day, and the rules of booking. */
export function WeekAndRules({ fields, errors, version, lost, onCopyMonday }: WeekAndRulesProps) {
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
      {lost.map(({ titles, when }) => (
        <Notice key={when} tone="info">
          With these hours customers cannot book {namedServices(titles)} {when}. If you want that,
          leave it as it is.
        </Notice>
      ))}
      <div>
        <Button>Save Changes</Button>
      </div>
    </>
  );
}
