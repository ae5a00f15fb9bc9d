import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { clockContext, databaseContext } from "#app/context.ts";
import type { ReasonForm } from "#app/domain/bookings/reason-form.ts";
import {
  BOOKING_FAILED,
  IN_PLACE,
  type PersonalTransition,
} from "#app/domain/bookings/transitions.ts";
import { anyTyped } from "#app/domain/forms/fields.ts";
import { versioned } from "#app/domain/forms/version.ts";
import { isId } from "#app/domain/id.ts";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { returnTo } from "#app/http/return-to.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { readBooking } from "#db/bookings/booking.ts";
import { applyTransition, type TransitionRequest } from "./apply-transition.ts";

type Context = Readonly<RouterContextProvider>;
type RefusalText = { message: string; field?: string };

/** Applies a transition and redirects to `to`; a refusal is answered with the page that `page` makes of it. */
export async function answerTransition<P>(
  { request, context }: { request: Request; context: Context },
  transition: TransitionRequest,
  { page, to = paths.booking(transition.id) }: { page: (refused: RefusalText) => P; to?: OwnPath },
) {
  if (!isId(transition.id)) return refuse(404, page({ message: "Booking not found" }));
  const result = await tryDatabase(applyTransition(context, transition));
  if (!result.ok) return refuse(503, page({ message: BOOKING_FAILED }));
  const outcome = result.value;
  if (outcome.status !== 200) return refuse(outcome.status, page(outcome));
  return seeOther(to, { request, notice: outcome.notice });
}

const formSchema = versioned(
  z.object({
    step: z.enum(IN_PLACE).optional(),
    reason: anyTyped,
    next: z.string().optional(),
  }),
);

/**
 * The action of every form that only has a reason. The transition is in the address, or else in the field `step`; with the
 * field, completing a booking before its start leads to the page that asks first (decision 72).
 */
export async function submitTransition(
  { request, context }: { request: Request; context: Context },
  { id, transition: ofAddress }: { id: string; transition?: PersonalTransition },
) {
  const form = await readForm(request, formSchema);
  const reason = (form.ok ? form.data.fields.reason : form.values.reason) ?? "";
  const page = ({ message, field }: RefusalText): ReasonForm =>
    field === "reason"
      ? { reason, error: message, problem: null }
      : { reason, error: null, problem: message };
  const failurePage = page({ message: BOOKING_FAILED });
  if (!form.ok) return refuse(form.status, failurePage);
  const { fields } = form.data;
  const version = form.data.version || null;
  const transition = ofAddress ?? fields.step;
  if (!transition) return refuse(400, failurePage);
  if (transition !== ofAddress && transition === "complete" && (await startsLater(context, id))) {
    return seeOther(paths.bookingTransition(id, transition), { request });
  }
  const to = returnTo(fields.next, paths.booking(id));
  return answerTransition({ request, context }, { id, transition, version, reason }, { page, to });
}

async function startsLater(context: Context, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const query = { id, userId: signedIn(context).id };
  const read = await tryDatabase(readBooking(context.get(databaseContext), query));
  if (!read.ok || !read.value) return false;
  const { startsAt, status } = read.value.booking;
  return status === "confirmed" && startsAt > context.get(clockContext)();
}
