import { Form } from "react-router";
import { momentOn } from "#app/domain/guyana-day.ts";
import { dayText } from "#app/domain/time.ts";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { TextField } from "../field.tsx";
import { Notice } from "../notice.tsx";
import { useReader } from "../reader.ts";

type DaysOffPageProps = {
  daysOff: readonly string[];
  today: string;
  /** What was typed into a refused form. */
  values: Record<string, string>;
  errors: Record<string, string>;
  problem: string | null;
};

const LABELS = { from: "First day", to: "Last day (optional)" };

/** Days on which a professional takes no bookings. What is booked already stays. */
export function DaysOffPage({ daysOff, today, values, errors, problem }: DaysOffPageProps) {
  return (
    <DashboardPage title="Days off">
      <p>Nothing new is booked on these days. What is booked already stays as it is.</p>
      <ErrorSummary errors={errors} labels={LABELS} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Form className="f panel days-off" method="post">
        <TextField
          id="from"
          name="from"
          type="date"
          min={today}
          label={LABELS.from}
          defaultValue={values.from}
          error={errors.from}
        />
        <TextField
          id="to"
          name="to"
          type="date"
          min={today}
          label={LABELS.to}
          defaultValue={values.to}
          error={errors.to}
        />
        <button className="btn">Take days off</button>
      </Form>
      {daysOff.length === 0 ? (
        <p className="soft">No days off are planned.</p>
      ) : (
        <ul className="list">
          {daysOff.map((day) => (
            <OffDay key={day} day={day} />
          ))}
        </ul>
      )}
    </DashboardPage>
  );
}

function OffDay({ day }: { day: string }) {
  const name = dayText(momentOn(day, 720), useReader());
  return (
    <li className="off-day">
      <span className="grow">{name}</span>
      <Form method="post">
        <button className="btn alt s" name="workOn" value={day}>
          Work<span className="vh"> on {name}</span> after all
        </button>
      </Form>
    </li>
  );
}
