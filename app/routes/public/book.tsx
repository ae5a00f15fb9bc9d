import { createContext, data, type RouterContextProvider } from "react-router";
import { unsentForm } from "#app/actions/accounts/unsent-form.ts";
import { type DraftResult, keepDraft } from "#app/actions/bookings/keep-draft.ts";
import { type RequestRefusal, refuseCustomer } from "#app/actions/bookings/refuse-request.ts";
import { type RequestResult, requestBooking } from "#app/actions/bookings/request-booking.ts";
import { headersForNewDevice, readDevice } from "#app/auth/device.ts";
import { personOfForm } from "#app/auth/person-of-form.ts";
import {
  clockContext,
  databaseContext,
  sessionUnavailableContext,
  userContext,
} from "#app/context.ts";
import { phoneText } from "#app/domain/accounts/phone.ts";
import { namedDraft } from "#app/domain/bookings/draft.ts";
import { type BookingForm, bookingPostSchema } from "#app/domain/bookings/form.ts";
import { openForm } from "#app/domain/bookings/open-form.ts";
import type { ChosenTimeRefusal } from "#app/domain/bookings/requested-time.ts";
import { termsFields, termsOf } from "#app/domain/bookings/terms.ts";
import { isId } from "#app/domain/id.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import type { WrittenPath } from "#app/domain/paths/safe-path.ts";
import { namedChoice, notePosted, refusePostedTime } from "#app/http/posted-form.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths, signInFor, withNext } from "#app/links.ts";
import { BookFailed, BookRefused } from "#app/routes/public/book/book-refused.tsx";
import { BookRestored } from "#app/routes/public/book/book-restored.tsx";
import { BookSummary } from "#app/routes/public/book/book-summary.tsx";
import { type BookingFormState, BookPage } from "#app/ui/bookings/book-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { ServiceMissing } from "#app/ui/services/service-missing.tsx";
import { type Bookable, readBookable } from "#db/bookings/free-times.ts";
import type { Route } from "./+types/book.ts";

export const handle: PageHandle = { dashboardStyles: true };

export const meta: Route.MetaFunction = () => privateMeta("Request a booking");

/** The service as the action has read it, so that the page of its answer does not read it again. */
const bookableContext = createContext<Bookable | null>(null);

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const customerId = context.get(userContext)?.id ?? null;
  const now = context.get(clockContext)();
  const { serviceId } = params;
  if (!isId(serviceId)) return data({ kind: "missing" as const }, { status: 404 });
  const deviceHash = readDevice(request, context)?.hash ?? null;
  const draftId = namedDraft(url.searchParams);
  const conversation = conversationOf(url);
  const query = { serviceId, customerId, deviceHash, key: draftId, now };
  const bookableOfAction = context.get(bookableContext);
  const read = bookableOfAction
    ? { ok: true as const, value: bookableOfAction }
    : await tryDatabase(readBookable(context.get(databaseContext), query));
  if (!read.ok) return refuse(503, { kind: "failed" as const });
  const { service, customer, draft, schedule } = read.value;
  if (read.value.known) return redirect(sentRequest(read.value.known, conversation), 303);
  if (!service) return data({ kind: "missing" as const }, { status: 404 });
  const refusal = refuseCustomer(read.value, customerId);
  if (refusal) {
    const { status, message } = refusal;
    return data({ kind: "refused" as const, message }, { status });
  }
  const isSignedIn = customerId !== null;
  if (draftId !== null && !draft && !isSignedIn) {
    return redirect(signInFor(paths.bookingForm(serviceId, { draft: draftId, conversation })), 303);
  }
  const choices = { search: url.searchParams, length: namedChoice(context, url, "duration") };
  const newState = openForm({ service, schedule, draft }, { ...choices, isSignedIn, now });
  const { proEmail, proPreferences, open, broken, ...visible } = service;
  const newForm = { key: crypto.randomUUID(), ...termsFields(termsOf(service)) };
  const values: Record<string, string> = {
    phone: customer?.phone ? phoneText(customer.phone) : "",
    ...(customer && { region: customer.region }),
    ...newForm,
    ...newState.values,
    ...(draftId === null && newForm),
  };
  const entry = { draftId: draft && draftId, conversation, isSignedIn, now };
  const problem = draftId !== null && !draft ? GONE : null;
  const { minutes } = newState;
  const timeRefusal = refusePostedTime(context, schedule, { minutes, now });
  const state = { ...newState, values, problem, timeRefusal };
  const form = { kind: "form" as const, service: visible, ...entry, ...state };
  return data(form, { headers: headersForNewDevice(request, context) });
}

/** "review" stores the form and redirects to its summary; without it the request is sent. A visitor signs in first. */
export async function action({ request, context, params: { serviceId }, url }: Route.ActionArgs) {
  const conversation = conversationOf(url);
  const address = paths.bookingForm(serviceId, { conversation });
  if (context.get(sessionUnavailableContext)) throw refuse(503, await unsentForm(request, address));
  const submission = await readForm(request, bookingPostSchema);
  const { values } = submission;
  const { step, duration, slot, shown } = values;
  notePosted(context, step === "change" ? { duration } : { duration, slot, shown });
  // Another day or length.
  if (step === "change") return data(formState({ values }));
  if (!submission.ok) {
    const { status, errors } = submission;
    return refuse(status, formState({ values, errors }));
  }
  if (!isId(serviceId)) throw data(null, { status: 404 });
  const { form } = submission.data;
  const isSignedIn = context.get(userContext) !== null;
  const send = isSignedIn && step !== "review" ? requestBooking : keepDraft;
  const sending = send(request, context, { serviceId, form, values });
  const result = await tryDatabase<RequestResult | DraftResult>(sending);
  if (!result.ok) return refuse(503, formState({ values, problem: NOT_SENT }));
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
function sentRequest(bookingId: string, conversation: string | null): WrittenPath {
  return conversation ? conversationPath(conversation) : paths.booking(bookingId);
}

const GONE =
  "What you filled in is not here. It is kept for 24 hours in the browser where it was filled in, for the person who did it: please go on there, or fill in the form again.";

const NOT_SENT =
  "We could not send your request right now. It is still below: please try again in a moment.";

/** The next page of a visitor: sign-in for the person whose session has ended, because only they see the summary; else sign-up. */
function accountStep(
  context: Readonly<RouterContextProvider>,
  { next, values }: { next: string; values: Record<string, string> },
): WrittenPath {
  const hasAccount = values.step !== "review" || personOfForm(context, values) !== null;
  return hasAccount ? signInFor(next) : withNext(paths.register, next);
}

/** The conversation from which a booking is requested and to which the answer leads back; null for none. */
function conversationOf(url: URL): string | null {
  const id = url.searchParams.get("conversation");
  return id !== null && isId(id) ? id : null;
}

type BookState = BookingFormState & {
  summary: BookingForm | null;
  /** True when the summary has other terms than those the form was submitted with (threat 73). */
  newTerms: boolean;
};

/** The state of the form: what was submitted, and what is wrong with it. */
function formState(state: Partial<BookState>): BookState {
  return {
    values: {},
    errors: {},
    problem: null,
    suggested: [],
    summary: null,
    newTerms: false,
    ...state,
  };
}

/** The form with the refusal of its time, unless the answer to the form already has an error about the time. */
function withTimeRefusal(state: BookState, { message, suggested }: ChosenTimeRefusal): BookState {
  if (state.errors.slot) return state;
  return { ...state, errors: { slot: message, ...state.errors }, suggested };
}

function refuseRequest(
  { status, message, field, suggested = [], retryAfter, newTerms, newKey }: RequestRefusal,
  { values: fields, form }: { values: Record<string, string>; form: BookingForm },
) {
  const values = newKey ? { ...fields, key: crypto.randomUUID() } : fields;
  if (newTerms) return refuse(status, formState({ values, summary: form, newTerms }));
  const state = field
    ? formState({ values, errors: { [field]: message }, suggested })
    : formState({ values, problem: message });
  return refuse(status, state, { retryAfter });
}

export default function Book({ loaderData, actionData, params }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case "missing":
      return <ServiceMissing />;
    case "refused":
      return <BookRefused message={loaderData.message} back={paths.service(params.serviceId)} />;
    case "failed":
      // The form keeps what was sent, although its service cannot be read.
      return actionData ? (
        <BookRestored form={formState(actionData)} />
      ) : (
        <BookFailed again={paths.bookingForm(params.serviceId)} />
      );
  }
  const { service, draftId, week, minutes, isSignedIn, conversation, timeRefusal, now } =
    loaderData;
  const answer = formState(actionData ?? loaderData);
  const form = timeRefusal ? withTimeRefusal(answer, timeRefusal) : answer;
  const values = { ...loaderData.values, ...form.values };
  if (form.summary) {
    const { summary, newTerms } = form;
    return <BookSummary {...{ service, values, summary, now, newTerms, draftId, conversation }} />;
  }
  return (
    <BookPage
      {...{ service, draftId, week, minutes, isSignedIn, conversation }}
      form={{ ...form, values }}
    />
  );
}
