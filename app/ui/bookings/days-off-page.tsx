import { Form } from "react-router";
import { momentOn } from "#app/domain/guyana-day.ts";
import { Day } from "#app/ui/date-time.tsx";
import { Button } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { TextField } from "../field.tsx";
import { type FormState, fieldsOf } from "../form-state.ts";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";

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
      <Panel
        as={Form}
        className="grid gap-4 @min-[620px]:grid-cols-[1fr_1fr_auto] @min-[620px]:items-end"
        method="post"
      >
        <TextField {...field("from")} type="date" min={today} />
        <TextField {...field("to")} type="date" min={today} />
        <Button>Take days off</Button>
      </Panel>
      {daysOff.length === 0 ? (
        <p className="text-soft">No days off are planned.</p>
      ) : (
        <ul className="ruled">
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
    <li className="flex items-center gap-3 py-2">
      <span className="min-w-0 flex-1">{name}</span>
      <Form method="post">
        <Button variant="secondary" size="small" name="workOn" value={day}>
          Work<span className="sr-only"> on {name}</span> after all
        </Button>
      </Form>
    </li>
  );
}
