import { data } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { bookingHoursSchema } from "#app/domain/bookings/hours.ts";
import { hoursDifferences } from "#app/domain/bookings/hours-differences.ts";
import { dayOf } from "#app/domain/guyana-day.ts";
import { versioned, versionOf } from "#app/domain/version.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { HoursPage, type HoursPageProps } from "#app/ui/bookings/hours-page.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { pageHead } from "#app/ui/head.ts";
import { readHours, saveHours } from "#db/bookings/hours.ts";
import type { Route } from "./+types/hours.ts";

type Sent = Pick<HoursPageProps, "values" | "errors" | "problem" | "version" | "differences">;

/** The form as it was sent, and what there is to say about it. */
function sent(given: Partial<Sent> & Pick<Sent, "version">): Sent {
  return { values: null, errors: {}, problem: null, differences: [], ...given };
}

const NOT_SAVED = "Failed to save your hours. Please try again.";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "My hours | Kayap", unlisted: true });

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
    return data(sent({ values, errors, version: versionOf(values) }), { status });
  }
  const { fields, version, typed: values } = form.data;
  const db = context.get(databaseContext);
  const { id } = signedIn(context);
  const now = context.get(clockContext)();
  const failed = () => refuse(503, sent({ values, version, problem: NOT_SAVED }));
  const saved = await tryDatabase(saveHours(db, id, fields, { version, now }));
  if (!saved.ok) return failed();
  if (!saved.value) {
    const stored = await tryDatabase(readHours(db, id, dayOf(now)));
    if (!stored.ok) return failed();
    const differences = hoursDifferences(stored.value, fields);
    if (differences.length > 0) {
      return data(sent({ values, differences, version: stored.value.version }), { status: 409 });
    }
  }
  return redirect(paths.bookingHours, {
    status: 303,
    headers: { "Set-Cookie": noticeCookie(request, "hours-saved") },
  });
}

export default function Hours({ loaderData: { saved }, actionData }: Route.ComponentProps) {
  if (saved) return <HoursPage {...saved} {...(actionData ?? sent({ version: saved.version }))} />;
  return (
    <DashboardPage title="My hours">
      <Failure again={paths.bookingHours} />
    </DashboardPage>
  );
}
