import { createContext, data, type RouterContextProvider } from "react-router";
import { personOfForm } from "#app/auth/person-of-form.ts";
import { userContext } from "#app/context.ts";
import { type BookingForm, bookingPostSchema } from "#app/domain/bookings/form.ts";
import { bookingFormState } from "#app/domain/bookings/form-state.ts";
import { isId } from "#app/domain/id.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import type { WrittenPath } from "#app/domain/paths/safe-path.ts";
import { notePosted } from "#app/http/forms/posted-form.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { paths, signInFor, withNext } from "#app/links.ts";
import type { Bookable } from "#db/bookings/bookable.ts";
import { type DraftResult, keepDraft } from "./keep-draft.ts";
import type { RequestRefusal } from "./refuse-request.ts";
import { type RequestResult, requestBooking } from "./request-booking.ts";

type Context = Readonly<RouterContextProvider>;

/** The service as the form was checked against it, so that the page that answers does not read it again. */
export const bookableContext = createContext<Bookable | null>(null);

type RequestAddress = {
  serviceId: string;
  /** The conversation from which the booking is requested; null for none. */
  conversation: string | null;
};

/** "review" stores the form and redirects to its summary; without it the request is sent. A visitor signs in first. */
export async function submitRequest(
  request: Request,
  context: Context,
  { serviceId, conversation }: RequestAddress,
) {
  const submission = await readForm(request, bookingPostSchema);
  const { values } = submission;
  const { step, duration, slot, shown } = values;
  notePosted(context, step === "change" ? { duration } : { duration, slot, shown });
  // Another day or length.
  if (step === "change") return data(bookingFormState({ values }));
  if (!submission.ok) {
    const { status, errors } = submission;
    return refuse(status, bookingFormState({ values, errors }));
  }
  if (!isId(serviceId)) throw data(null, { status: 404 });
  const { form } = submission.data;
  const isSignedIn = context.get(userContext) !== null;
  const send = isSignedIn && step !== "review" ? requestBooking : keepDraft;
  const sending = send(request, context, { serviceId, form, values });
  const result = await tryDatabase<RequestResult | DraftResult>(sending);
  if (!result.ok) return refuse(503, bookingFormState({ values, problem: NOT_SENT }));
  if ("bookable" in result.value) context.set(bookableContext, result.value.bookable);
  if ("message" in result.value) return refuseRequest(result.value, { values, form });
  if ("draftId" in result.value) {
    const { draftId: draft, cookie } = result.value;
    const next = paths.bookingForm(serviceId, { draft, conversation });
    const to = isSignedIn ? next : accountStep(context, { next, values });
    return seeOther(to, { request, cookies: [cookie] });
  }
  const target = sentRequest(result.value.id, conversation);
  return seeOther(target, { request, notice: "booking-requested" });
}

/** The page that shows a sent request. */
export function sentRequest(bookingId: string, conversation: string | null): WrittenPath {
  return conversation ? conversationPath(conversation) : paths.booking(bookingId);
}

const NOT_SENT =
  "We could not send your request right now. It is still below: please try again in a moment.";

/** The next page of a visitor: sign-in for the person whose session has ended, because only they see the summary; else sign-up. */
function accountStep(
  context: Context,
  { next, values }: { next: string; values: Record<string, string> },
): WrittenPath {
  const hasAccount = values.step !== "review" || personOfForm(context, values) !== null;
  return hasAccount ? signInFor(next) : withNext(paths.register, next);
}

function refuseRequest(
  { status, message, field, suggested = [], retryAfter, newTerms, newKey }: RequestRefusal,
  { values: fields, form }: { values: Record<string, string>; form: BookingForm },
) {
  const values = newKey ? { ...fields, key: crypto.randomUUID() } : fields;
  if (newTerms) return refuse(status, bookingFormState({ values, summary: form, newTerms }));
  const state = field
    ? bookingFormState({ values, errors: { [field]: message }, suggested })
    : bookingFormState({ values, problem: message });
  return refuse(status, state, { retryAfter });
}
