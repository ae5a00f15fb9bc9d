import { Form } from "react-router";
import { momentOn } from "#app/domain/guyana-day.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { ShortDay } from "#app/ui/date-time.tsx";
import { Button } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { TextField } from "../field.tsx";
import { type FormState, fieldsOf } from "../form-state.ts";
import { KeptDraft } from "../kept-draft.tsx";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";

type DaysOffPageProps = FormState & { daysOff: readonly string[]; today: string };

const LABELS = { from: "First day", to: "Last day (optional)" };

/** Days on which a professional takes no bookings. What is booked already stays. */
export function DaysOffPage({ daysOff, today, values, errors, problem }: DaysOffPageProps) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <DashboardPage title="Days off">
      <p>Customers cannot book these days. Bookings you already have on them stay as they are.</p>
      <ErrorSummary errors={errors} labels={LABELS} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Panel
        as={Form}
        className="grid gap-4 @min-[620px]:grid-cols-[1fr_1fr_auto] @min-[620px]:items-end"
        method="post"
      >
        <AccountField />
        <div className="col-span-full has-[>.sr-only]:absolute">
          <KeptDraft />
        </div>
        <TextField {...field("from")} type="date" min={today} />
        <TextField {...field("to")} type="date" min={today} />
        <Button>Take days off</Button>
      </Panel>
      {daysOff.length === 0 ? (
        <p className="text-soft">You have no days off planned.</p>
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
  const name = <ShortDay at={momentOn(day)} />;
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="min-w-0 flex-1">{name}</span>
      <Form method="post">
        <AccountField />
        <Button variant="secondary" size="small" name="workOn" value={day}>
          Open<span className="sr-only"> {name}</span> again
        </Button>
      </Form>
    </li>
  );
}
