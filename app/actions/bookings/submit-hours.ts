import { data, type RouterContextProvider } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { bookingHoursSchema, withMondayCopied } from "#app/domain/bookings/hours.ts";
import { hoursDifferences } from "#app/domain/bookings/hours-differences.ts";
import type { SubmittedHours } from "#app/domain/bookings/submitted-hours.ts";
import { versioned, versionOf } from "#app/domain/forms/version.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { readHours, saveHours } from "#db/bookings/hours.ts";
import { recountLater } from "./recount-later.ts";

function formOf(
  state: Partial<SubmittedHours> & Pick<SubmittedHours, "values" | "version">,
): SubmittedHours {
  return { errors: {}, problem: null, differences: [], ...state };
}

const NOT_SAVED = "Failed to save your hours. Please try again.";

/**
 * Saves the hours, if they are still at the version of the form (threat 76). The buttons "Copy to weekdays" and "Show
 * preview" save nothing: they answer with the form, for browsers without scripts.
 */
export async function submitHours(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await readForm(request, versioned(bookingHoursSchema));
  const values = form.ok ? form.data.typed : form.values;
  const version = versionOf(values);
  if (values.intent === "copy") {
    return data(formOf({ values: withMondayCopied(values), version }), { status: 200 });
  }
  if (!form.ok) return refuse(form.status, formOf({ values, version, errors: form.errors }));
  if (values.intent === "preview") return data(formOf({ values, version }), { status: 200 });
  const { fields } = form.data;
  const db = context.get(databaseContext);
  const { id } = signedIn(context);
  const now = context.get(clockContext)();
  const refuseUnavailable = () => refuse(503, formOf({ values, version, problem: NOT_SAVED }));
  const result = await tryDatabase(saveHours(db, id, fields, { version, now }));
  if (!result.ok) return refuseUnavailable();
  if (!result.value) {
    const current = await tryDatabase(readHours(db, id, dayOf(now)));
    if (!current.ok) return refuseUnavailable();
    const differences = hoursDifferences(current.value, fields);
    if (differences.length > 0) {
      return refuse(409, formOf({ values, differences, version: current.value.version }));
    }
  }
  recountLater(context, id);
  return seeOther(paths.bookingHours, { request, notice: "hours-saved" });
}
