import { cx } from "class-variance-authority";
import { chosenSlot, slotText } from "#app/domain/bookings/form.ts";
import { timesWithChosen } from "#app/domain/bookings/requested-time.ts";
import type { BookingWeek } from "#app/domain/bookings/times.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";
import { clockText, isoText } from "#app/domain/time/time-text.ts";
import { EmptyLine } from "#app/ui/empty.tsx";
import { FieldError, labelClass } from "#app/ui/forms/field.tsx";
import { ShortDay, ShortWhen, Time } from "#app/ui/values/date-time.tsx";
import { RadioTile } from "./radio-tile.tsx";

type StartTimesProps = {
  week: BookingWeek;
  /** The chosen start time as the form sends it. */
  chosen: string | undefined;
  error?: string | undefined;
  /** Free start times to choose instead of one that was taken, UTC milliseconds. */
  suggested: readonly number[];
};

/** The start times of the chosen day; taken ones are shown as taken. */
export function StartTimes({ week, chosen, error, suggested }: StartTimesProps) {
  const { day } = week.chosen;
  const times = timesWithChosen(week, error ? null : chosenSlot(chosen));
  return (
    <fieldset
      className="mb-4"
      id="slot"
      tabIndex={-1}
      aria-describedby={error ? "slot-error" : undefined}
    >
      <legend className={labelClass}>
        Start time on <ShortDay at={momentOn(day)} />
      </legend>
      {suggested.length > 0 && (
        <div data-suggested className="mb-4 grid gap-2 sm:grid-cols-3">
          <p className={cx(labelClass, "sm:col-span-full")}>The next free times</p>
          {suggested.map((at) => (
            <RadioTile key={at} name="slot" value={slotText(at)}>
              <b>
                <ShortWhen at={at} />
              </b>
            </RadioTile>
          ))}
        </div>
      )}
      {times.length === 0 && <EmptyLine>No free times on this day. Choose another.</EmptyLine>}
      <div className="grid grid-cols-3 gap-2 tabular has-[time_small]:grid-cols-2 sm:grid-cols-5 sm:has-[time_small]:grid-cols-3">
        {times.map(({ startsAt, taken }) => (
          <RadioTile
            key={startsAt}
            name="slot"
            value={slotText(startsAt)}
            disabled={taken}
            defaultChecked={!taken && slotText(startsAt) === chosen}
          >
            <Start at={startsAt} /> {taken && <small>taken</small>}
          </RadioTile>
        ))}
      </div>
      {error && <FieldError id="slot-error">{error}</FieldError>}
    </fieldset>
  );
}

/** A start time in Guyana, with that of the person's own time zone below. */
function Start({ at }: { at: number }) {
  return (
    <Time className="grid whitespace-normal" dateTime={isoText(at)}>
      {(preferences) => {
        const [guyana, own] = clockText(at, preferences).split(" · ");
        return (
          <>
            <b>{guyana}</b>
            {own && (
              <>
                <span className="sr-only"> · </span>
                <small>{own}</small>
              </>
            )}
          </>
        );
      }}
    </Time>
  );
}
