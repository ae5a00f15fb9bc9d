import { recountLater } from "#app/actions/bookings/recount-later.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { daysOffSchema } from "#app/domain/bookings/hours.ts";
import { dayOf } from "#app/domain/guyana-day.ts";
import { readForm } from "#app/http/read-form.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { returnTo } from "#app/http/return-to.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { DaysOffPage } from "#app/ui/bookings/days-off-page.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { addDaysOff, readHours, removeDayOff } from "#db/bookings/hours.ts";
import type { Route } from "./+types/days-off.ts";

const NOT_SAVED = "Failed to save your days off. Please try again.";

export const meta: Route.MetaFunction = () => privateMeta("Days off");

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = signedIn(context);
  const today = dayOf(context.get(clockContext)());
  const read = await tryDatabase(readHours(context.get(databaseContext), id, today));
  return read.ok ? { today, daysOff: read.value.daysOff } : refuse(503, { today, daysOff: null });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, daysOffSchema);
  if (!form.ok) {
    const { values, errors, status } = form;
    return refuse(status, { values, errors, problem: null });
  }
  const db = context.get(databaseContext);
  const { id } = signedIn(context);
  const { workOn, days, next } = form.data;
  const today = dayOf(context.get(clockContext)());
  const saved = await tryDatabase(
    days ? addDaysOff(db, id, days) : removeDayOff(db, id, { day: workOn, today }),
  );
  if (!saved.ok) return refuse(503, { values: days ?? {}, errors: {}, problem: NOT_SAVED });
  recountLater(context, id);
  const notice = days ? "day-off-added" : "day-off-removed";
  return seeOther(returnTo(next, paths.daysOff), { request, notice });
}

const UNTOUCHED = { values: {}, errors: {}, problem: null };

export default function DaysOff({ loaderData, actionData }: Route.ComponentProps) {
  const { today, daysOff } = loaderData;
  if (daysOff) return <DaysOffPage {...{ today, daysOff }} {...(actionData ?? UNTOUCHED)} />;
  return (
    <DashboardPage title="Days off">
      <Failure again={paths.daysOff} />
    </DashboardPage>
  );
}
