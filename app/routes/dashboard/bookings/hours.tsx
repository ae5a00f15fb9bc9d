import { submitHours } from "#app/actions/bookings/submit-hours.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { HoursPage } from "#app/routes/dashboard/bookings/hours/hours-page.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { readOwnSchedule } from "#db/bookings/own-schedule.ts";
import type { Route } from "./+types/hours.ts";

export const meta: Route.MetaFunction = () => privateMeta("My hours");

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = signedIn(context);
  const now = context.get(clockContext)();
  const read = await tryDatabase(readOwnSchedule(context.get(databaseContext), id, now));
  return read.ok ? { now, saved: read.value } : refuse(503, { now, saved: null });
}

export function action({ request, context }: Route.ActionArgs) {
  return submitHours(request, context);
}

export default function Hours({ loaderData, actionData }: Route.ComponentProps) {
  const { now, saved } = loaderData;
  if (saved) return <HoursPage {...{ now, saved }} submitted={actionData ?? null} />;
  return (
    <DashboardPage title="My hours">
      <Failure again={paths.bookingHours} />
    </DashboardPage>
  );
}
