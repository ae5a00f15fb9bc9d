import { Form } from "react-router";
import { momentOn } from "#app/domain/guyana-day.ts";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { TextField } from "../field.tsx";
import { type FormState, fieldsOf } from "../form-state.ts";
import { Notice } from "../notice.tsx";
import { Day } from "../when.tsx";

type DaysOffPageProps = FormState & { daysOff: readonly string[]; today: string };

const LABELS = { from: "First day", to: "Last day (optional)" };

/** Days on which a professional takes no bookings. What is booked already stays. */
export function DaysOffPage({ daysOff, today, values, errors, problem }: DaysOffPageProps) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <DashboardPage title="Days off">
      <p>Nothing new is booked on these days. What is booked already stays as it is.</p>
      <ErrorSummary errors={errors} labels={LABELS} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Form className="f panel days-off" method="post">
        <TextField {...field("from")} type="date" min={today} />
        <TextField {...field("to")} type="date" min={today} />
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
  const name = <Day at={momentOn(day, 720)} />;
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
