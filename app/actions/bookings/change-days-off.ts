import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import type { DaysOffForm } from "#app/domain/bookings/days-off.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { addDaysOff, removeDaysOff } from "#db/bookings/days-off.ts";
import { recountLater } from "./recount-later.ts";

/** Plans days off of the signed-in professional, or opens them again. False, with nothing planned, where they are too many. */
export async function changeDaysOff(
  context: Readonly<RouterContextProvider>,
  { opened, days }: DaysOffForm,
): Promise<boolean> {
  const db = context.get(databaseContext);
  const { id } = signedIn(context);
  const today = dayOf(context.get(clockContext)());
  if (opened) await removeDaysOff(db, id, { ...opened, today });
  else {
    const isAdded = await addDaysOff(db, id, { from: days.from, to: days.to || days.from, today });
    if (!isAdded) return false;
  }
  recountLater(context, id);
  return true;
}
