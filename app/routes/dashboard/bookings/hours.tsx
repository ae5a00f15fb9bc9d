import { data, redirect } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { bookingHoursSchema } from "#app/domain/bookings/hours.ts";
import { dayOf } from "#app/domain/guyana-day.ts";
import { answered, unavailable } from "#app/http/answered.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { signedIn } from "#app/middleware/require-user.ts";
import { HoursPage } from "#app/ui/bookings/hours-page.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { pageHead } from "#app/ui/head.ts";
import { readHours, saveHours } from "#db/bookings/hours.ts";
import type { Route } from "./+types/hours.ts";

const UNTOUCHED = { values: null, errors: {}, problem: null };
const NOT_SAVED = "Failed to save your hours. Please try again.";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "My hours | Kayap", unlisted: true });

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = signedIn(context);
  const today = dayOf(context.get(clockContext)());
  const read = await answered(readHours(context.get(databaseContext), id, today));
  return read.ok ? { saved: read.value } : unavailable({ saved: null });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, bookingHoursSchema);
  if (!form.ok) {
    const { values, errors, status } = form;
    return data({ values, errors, problem: null }, { status });
  }
  const saved = await answered(
    saveHours(context.get(databaseContext), signedIn(context).id, form.data),
  );
  if (!saved.ok) return unavailable({ ...UNTOUCHED, ...form.data, problem: NOT_SAVED });
  return redirect("/dashboard/bookings/hours", {
    status: 303,
    headers: { "Set-Cookie": noticeCookie(request, "hours-saved") },
  });
}

export default function Hours({ loaderData: { saved }, actionData }: Route.ComponentProps) {
  if (saved) return <HoursPage {...saved} {...(actionData ?? UNTOUCHED)} />;
  return (
    <DashboardPage title="My hours">
      <Failure again="/dashboard/bookings/hours" />
    </DashboardPage>
  );
}
