import { clockContext, databaseContext } from "#app/context.ts";
import { bookingHoursSchema } from "#app/domain/bookings/hours.ts";
import { hoursDifferences } from "#app/domain/bookings/hours-differences.ts";
import { dayOf } from "#app/domain/guyana-day.ts";
import { versioned, versionOf } from "#app/domain/version.ts";
import { readForm } from "#app/http/read-form.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { HoursPage, type HoursPageProps } from "#app/ui/bookings/hours-page.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { readHours, saveHours } from "#db/bookings/hours.ts";
import type { Route } from "./+types/hours.ts";

type HoursForm = Pick<HoursPageProps, "values" | "errors" | "problem" | "version" | "differences">;

/** The state of the form: what was submitted, and what is wrong with it. */
function formState(state: Partial<HoursForm> & Pick<HoursForm, "version">): HoursForm {
  return { values: null, errors: {}, problem: null, differences: [], ...state };
}

const NOT_SAVED = "Failed to save your hours. Please try again.";

export const meta: Route.MetaFunction = () => privateMeta("My hours");

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = signedIn(context);
  const today = dayOf(context.get(clockContext)());
  const read = await tryDatabase(readHours(context.get(databaseContext), id, today));
  return read.ok ? { saved: read.value } : refuse(503, { saved: null });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, versioned(bookingHoursSchema));
  if (!form.ok) {
    const { values, errors, status } = form;
    return refuse(status, formState({ values, errors, version: versionOf(values) }));
  }
  const { fields, version, typed: values } = form.data;
  const db = context.get(databaseContext);
  const { id } = signedIn(context);
  const now = context.get(clockContext)();
  const failed = () => refuse(503, formState({ values, version, problem: NOT_SAVED }));
  const saved = await tryDatabase(saveHours(db, id, fields, { version, now }));
  if (!saved.ok) return failed();
  if (!saved.value) {
    const stored = await tryDatabase(readHours(db, id, dayOf(now)));
    if (!stored.ok) return failed();
    const differences = hoursDifferences(stored.value, fields);
    if (differences.length > 0) {
      return refuse(409, formState({ values, differences, version: stored.value.version }));
    }
  }
  return seeOther(paths.bookingHours, { request, notice: "hours-saved" });
}

export default function Hours({ loaderData: { saved }, actionData }: Route.ComponentProps) {
  if (saved) {
    return <HoursPage {...saved} {...(actionData ?? formState({ version: saved.version }))} />;
  }
  return (
    <DashboardPage title="My hours">
      <Failure again={paths.bookingHours} />
    </DashboardPage>
  );
}
