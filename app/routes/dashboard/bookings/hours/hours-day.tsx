import type { MouseEvent, MouseEventHandler, ReactNode } from "react";
import { closedField, type HoursFields, windowField } from "#app/domain/bookings/hours.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError, Input, Tick } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

type HoursDayProps = {
  weekday: number;
  name: string;
  fields: HoursFields;
  errors: Record<string, string>;
  /** Fills the other weekdays from this one; only on Monday. */
  onCopy?: MouseEventHandler<HTMLButtonElement>;
};

/** One day of the weekly hours: a switch that closes it, its hours, and more of them for those who take a break. */
export function HoursDay({ weekday, name, fields, errors, onCopy }: HoursDayProps) {
  const closedName = closedField(weekday);
  const error = errors[closedName];
  return (
    <fieldset
      className="group grid gap-x-4 py-2 @min-[38rem]:grid-cols-[8rem_minmax(0,1fr)]"
      aria-labelledby={`${closedName}-day`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 @min-[38rem]:block">
        <h3 id={`${closedName}-day`} className="py-1">
          {name}
        </h3>
        <Tick
          id={closedName}
          type="checkbox"
          name={closedName}
          defaultChecked={fields[closedName] === "on"}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${closedName}-error` : undefined}
        >
          <span>
            Closed<span className="sr-only"> on {name}</span>
          </span>
        </Tick>
      </div>
      <div className="min-w-0 group-has-[input[type=checkbox]:checked]:hidden">
        <Window {...{ weekday, fields, errors }} index={0} name={name} />
        <MoreHours {...{ weekday, name, fields, errors }} index={1}>
          <MoreHours {...{ weekday, name, fields, errors }} index={2} />
        </MoreHours>
        {onCopy && (
          <Button
            variant="secondary"
            size="small"
            name="intent"
            value="copy"
            formNoValidate
            onClick={onCopy}
          >
            Copy to weekdays
          </Button>
        )}
      </div>
      {error && (
        <div className="col-span-full">
          <FieldError id={`${closedName}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

type WindowProps = Omit<HoursDayProps, "onCopy"> & { index: number };

/** A further window of the day on demand, open where it is used; it may hold the next one. */
function MoreHours({ children, ...window }: WindowProps & { children?: ReactNode }) {
  const { weekday, index, name, fields, errors } = window;
  const from = windowField(weekday, index, "from");
  return (
    <details open={Boolean(fields[from] || errors[from])}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
      <summary
        className="inline-flex min-h-11 items-center gap-1.5 text-link underline-on-hover [[open]>&]:hidden"
        onClick={focusFirstInput}
      >
        <Icon name="plus" />
        Add hours<span className="sr-only"> on {name}</span>
      </summary>
      <Window {...window} name={`${name}, part ${index + 1}`} />
      {children}
    </details>
  );
}

/** The pressed summary is hidden, so the focus goes on to the hours it has opened. */
function focusFirstInput(event: MouseEvent<HTMLElement>) {
  const input = event.currentTarget.parentElement?.querySelector("input");
  requestAnimationFrame(() => input?.focus());
}

function Window({ weekday, index, name, fields, errors }: WindowProps) {
  const from = windowField(weekday, index, "from");
  const to = windowField(weekday, index, "to");
  const error = errors[from];
  const input = {
    type: "time",
    variant: "tight",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${from}-error` : undefined,
  } as const;
  return (
    <div className="not-first:mt-2">
      <div className="grid max-w-88 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 @max-[16rem]:grid-cols-1">
        <label className="sr-only" htmlFor={from}>
          {name} from
        </label>
        <Input id={from} name={from} defaultValue={fields[from]} {...input} />
        <span className="text-soft" aria-hidden="true">
          to
        </span>
        <label className="sr-only" htmlFor={to}>
          {name} to
        </label>
        <Input id={to} name={to} defaultValue={fields[to]} {...input} />
      </div>
      {error && <FieldError id={`${from}-error`}>{error}</FieldError>}
    </div>
  );
}
