import { Fragment } from "react";
import { Form, Link } from "react-router";
import { changeDaysOff } from "#app/actions/bookings/change-days-off.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { daysOffSchema, MOST_DAYS_OFF } from "#app/domain/bookings/days-off.ts";
import { type RowOfDays, rowsOfDays } from "#app/domain/bookings/rows-of-days.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { returnTo } from "#app/http/return-to.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf, UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { ShortDay } from "#app/ui/values/date-time.tsx";
import { readHours } from "#db/bookings/hours.ts";
import type { Route } from "./+types/days-off.ts";

const NOT_SAVED = "Failed to save your days off. Please try again.";
const TOO_MANY = `You can plan at most ${MOST_DAYS_OFF} days off. Remove some, then take these.`;

export const meta: Route.MetaFunction = () => privateMeta("Days off");

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = signedIn(context);
  const today = dayOf(context.get(clockContext)());
  const read = await tryDatabase(readHours(context.get(databaseContext), id, today));
  return read.ok ? { today, daysOff: read.value.daysOff } : refuse(503, { today, daysOff: null });
}

export async function action({ request, context }: Route.ActionArgs) {
  const today = dayOf(context.get(clockContext)());
  const form = await readForm(request, daysOffSchema(today));
  if (!form.ok) {
    const { values, errors, status } = form;
    return refuse(status, { values, errors, problem: null });
  }
  const { opened, days, next } = form.data;
  const outcome = await tryDatabase(changeDaysOff(context, form.data));
  const formState = (problem: string) => ({ values: days ?? {}, errors: {}, problem });
  if (!outcome.ok) return refuse(503, formState(NOT_SAVED));
  if (!outcome.value) return refuse(409, formState(TOO_MANY));
  return seeOther(returnTo(next, paths.daysOff), { request, notice: noticeOf(opened) });
}

function noticeOf(opened: { from: string; to: string } | null) {
  if (!opened) return "day-off-added";
  return opened.from === opened.to ? "day-off-removed" : "days-off-removed";
}

export default function DaysOff({ loaderData, actionData }: Route.ComponentProps) {
  const { today, daysOff } = loaderData;
  if (daysOff) return <DaysOffPage {...{ today, daysOff }} {...(actionData ?? UNTOUCHED)} />;
  return (
    <DashboardPage title="Days off">
      <Failure again={paths.daysOff} />
    </DashboardPage>
  );
}

type DaysOffPageProps = FormState & { daysOff: readonly string[]; today: string };

const LABELS = { from: "First day", to: "Last day (optional)" };

/** Days on which a professional takes no bookings. What is booked already stays. */
function DaysOffPage({ daysOff, today, values, errors, problem }: DaysOffPageProps) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <DashboardPage title="Days off">
      <p>
        Customers cannot book these days. Bookings you already have on them stay as they are: tap a
        day to see them.
      </p>
      <ErrorSummary errors={errors} labels={LABELS} />
      <Problem>{problem}</Problem>
      <Panel
        as={Form}
        // Empty again once its days are taken.
        key={daysOff.join()}
        className="grid gap-4 @min-[620px]:grid-cols-[1fr_1fr_auto] @min-[620px]:items-end"
        method="post"
        noValidate
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
          {rowsOfDays(daysOff).map((row) => (
            <Fragment key={row.from}>
              {row.days.length > 1 && <OffDays {...row} />}
              {row.days.map((day) => (
                <OffDay key={day} day={day} />
              ))}
            </Fragment>
          ))}
        </ul>
      )}
    </DashboardPage>
  );
}

/** Days off that follow each other, to be opened by one tap: those taken at once are the usual ones. */
function OffDays({ days, from, to }: RowOfDays) {
  const name = (
    <>
      <ShortDay at={momentOn(from)} /> to <ShortDay at={momentOn(to)} />
    </>
  );
  return (
    <li className="flex flex-wrap items-center gap-3 py-2">
      <b className="min-w-0 flex-auto">{name}</b>
      <Form method="post">
        <AccountField />
        <input type="hidden" name="workUntil" value={to} />
        <Button variant="secondary" size="small" wraps name="workOn" value={from}>
          Open all {days.length} days again<span className="sr-only">, {name}</span>
        </Button>
      </Form>
    </li>
  );
}

function OffDay({ day }: { day: string }) {
  const name = <ShortDay at={momentOn(day)} />;
  return (
    <li className="flex flex-wrap items-center gap-3 py-2">
      <span className="min-w-0 flex-auto">
        <Link className="inline-flex min-h-11 items-center" to={paths.bookingDay(day)}>
          {name}
        </Link>
      </span>
      <Form method="post">
        <AccountField />
        <Button variant="secondary" size="small" name="workOn" value={day}>
          Open <span className="sr-only">{name} </span>again
        </Button>
      </Form>
    </li>
  );
}
