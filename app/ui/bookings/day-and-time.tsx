import { Link } from "react-router";
import { lengthText } from "#app/domain/bookings/booking.ts";
import { LENGTHS, slotText } from "#app/domain/bookings/form.ts";
import type { BookingWeek } from "#app/domain/bookings/week.ts";
import { momentOn } from "#app/domain/guyana-day.ts";
import { clockText, isoText, langOf, leafOf } from "#app/domain/time.ts";
import { Icon } from "../icon.tsx";
import { useReader } from "../reader.ts";
import { Month, Time, Weekday, When } from "../when.tsx";

/** The address of the form with another day or length. */
type DayHref = (change: { day?: string; duration?: number }) => string;

/** How long the job takes: another length is another set of free times. */
export function LengthChoice({
  action,
  day,
  minutes,
}: {
  action: string;
  day: string;
  minutes: number;
}) {
  return (
    <form className="f length" method="get" action={action}>
      <input type="hidden" name="day" value={day} />
      <div>
        <label className="lab" htmlFor="duration">
          How long?
        </label>
        <select className="in" id="duration" name="duration" defaultValue={minutes}>
          {LENGTHS.map((length) => (
            <option key={length} value={length}>
              {lengthText(length)}
            </option>
          ))}
        </select>
      </div>
      <button className="btn alt">Show times</button>
    </form>
  );
}

/** Seven days as links, each with what is open, and the ways to the weeks before and after. */
export function WeekRow({ week, hrefOf }: { week: BookingWeek; hrefOf: DayHref }) {
  const { days, chosen, earlier, later } = week;
  const reader = useReader();
  return (
    <nav aria-label="Day">
      <div className="week-head">
        <p className="lab">
          <Month at={momentOn(chosen.day, 720)} />
        </p>
        <span className="line">
          {earlier && (
            <Link className="btn alt s" to={hrefOf({ day: earlier })}>
              <Icon name="chevron-left" />
              Earlier
            </Link>
          )}
          {later && (
            <Link className="btn alt s" to={hrefOf({ day: later })}>
              Later
              <Icon name="chevron-right" />
            </Link>
          )}
        </span>
      </div>
      <ul className="week">
        {days.map(({ day, free, times }) => {
          const { weekday, date } = leafOf(momentOn(day, 720), reader);
          return (
            <li key={day}>
              <Link
                className={free > 0 ? "pick-day" : "pick-day none"}
                to={hrefOf({ day })}
                aria-current={day === chosen.day ? "date" : undefined}
              >
                <small lang={langOf(reader)}>{weekday}</small> <b>{date}</b>{" "}
                <small>{free > 0 ? `${free} open` : times > 0 ? "full" : "closed"}</small>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type StartTimesProps = {
  week: BookingWeek;
  /** The chosen start time as the form sends it. */
  chosen: string | undefined;
  error?: string | undefined;
  /** Free times to choose instead of one that was taken. */
  suggested: readonly number[];
};

/** The start times of the chosen day; taken ones are shown as taken. */
export function StartTimes({ week, chosen, error, suggested }: StartTimesProps) {
  const { day, times } = week.chosen;
  return (
    <fieldset
      className="times"
      id="slot"
      tabIndex={-1}
      aria-describedby={error ? "slot-error" : undefined}
    >
      <legend className="lab">
        Start time on <Weekday at={momentOn(day, 720)} />
      </legend>
      {suggested.length > 0 && (
        <div className="suggested">
          <p className="lab">The next free times</p>
          {suggested.map((at) => (
            <label className="pick" key={at}>
              <input type="radio" name="slot" value={slotText(at)} />
              <span>
                <b>
                  <When at={at} />
                </b>
              </span>
            </label>
          ))}
        </div>
      )}
      {times.length === 0 && <p className="soft">Nothing is open on this day. Choose another.</p>}
      <div className="slots">
        {times.map(({ startsAt, taken }) => (
          <label className="pick" key={startsAt}>
            <input
              type="radio"
              name="slot"
              value={slotText(startsAt)}
              disabled={taken}
              defaultChecked={!taken && slotText(startsAt) === chosen}
            />
            <span className="num">
              <Start at={startsAt} /> {taken && <small>taken</small>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className="err" id="slot-error">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A start time; that of the reader's own zone stands under Guyana's. */
function Start({ at }: { at: number }) {
  return (
    <Time className="start" dateTime={isoText(at)}>
      {(reader) => {
        const [guyana, there] = clockText(at, reader).split(" · ");
        return (
          <>
            <b>{guyana}</b>
            {there && (
              <>
                <span className="vh"> · </span>
                <small>{there}</small>
              </>
            )}
          </>
        );
      }}
    </Time>
  );
}
