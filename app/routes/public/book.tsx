import { createContext, data } from "react-router";
import {
  type RequestRefusal,
  refuseCustomer,
  requestBooking,
} from "#app/actions/bookings/request-booking.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { type BookingForm, bookingPostSchema, lengthSchema } from "#app/domain/bookings/form.ts";
import { termsFields, termsOf } from "#app/domain/bookings/terms.ts";
import { weekFor } from "#app/domain/bookings/times.ts";
import { isId } from "#app/domain/id.ts";
import { readForm } from "#app/http/read-form.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { type BookingFormState, BookPage } from "#app/ui/bookings/book-page.tsx";
import { BookFailed, BookRefused } from "#app/ui/bookings/book-refused.tsx";
import { BookRestored } from "#app/ui/bookings/book-restored.tsx";
import { BookSummary } from "#app/ui/bookings/book-summary.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { ServiceMissing } from "#app/ui/services/service-missing.tsx";
import { type Offer, readOffer } from "#db/bookings/free-times.ts";
import type { Route } from "./+types/book.ts";

export const meta: Route.MetaFunction = () => privateMeta("Request a booking");

/** What the action has read of the service, so that its page does not read it again. */
const offerContext = createContext<Offer | null>(null);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { id: customerId } = signedIn(context);
  const now = context.get(clockContext)();
  const { serviceId } = params;
  const nothing = { refused: null, offer: null };
  if (!isId(serviceId)) return data(nothing, { status: 404 });
  const query = { serviceId, customerId, key: null, now };
  const known = context.get(offerContext);
  const read = known
    ? { ok: true as const, value: known }
    : await tryDatabase(readOffer(context.get(databaseContext), query));
  if (!read.ok) return refuse(503, { ...nothing, refused: "" });
  const { service, customer, schedule } = read.value;
  if (!service) return data(nothing, { status: 404 });
  const refused = refuseCustomer(read.value, customerId);
  if (refused) return data({ ...nothing, refused: refused.message }, { status: refused.status });
  const minutes = lengthSchema.parse(url.searchParams.get("duration"));
  const { proEmail, proPreferences, open, ...visible } = service;
  const offer = {
    service: visible,
    minutes,
    week: weekFor(schedule, { day: url.searchParams.get("day"), minutes, now }),
    values: {
      key: crypto.randomUUID(),
      phone: customer.phone ?? "",
      region: customer.region,
      ...termsFields(termsOf(service)),
    },
  };
  return { ...nothing, offer };
}

/** "review" shows the summary, "change" the form again; without either the request is made. */
export async function action({ request, context, params: { serviceId } }: Route.ActionArgs) {
  const submitted = await readForm(request, bookingPostSchema);
  const values = submitted.ok ? submitted.data.values : submitted.values;
  if (values.step === "change") return data(formState({ values }));
  if (!submitted.ok) {
    const { status, errors } = submitted;
    return refuse(status, formState({ values, errors }));
  }
  if (!isId(serviceId)) throw data(null, { status: 404 });
  const { form } = submitted.data;
  const only = values.step === "review" ? { only: "check" as const } : {};
  const result = await tryDatabase(requestBooking(context, { serviceId, form, ...only }));
  if (!result.ok) return refuse(503, formState({ values, problem: NOT_SENT }));
  if ("offer" in result.value) context.set(offerContext, result.value.offer);
  if ("message" in result.value) return refuseRequest(result.value, { values, form });
  if (result.value.id === null) return data(formState({ values, summary: form }));
  return seeOther(paths.booking(result.value.id), { request, notice: "booking-requested" });
}

const NOT_SENT =
  "We could not send your request right now. It is still below: please try again in a moment.";

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

function refuseRequest(
  { status, message, field, suggested = [], retryAfter, newTerms }: RequestRefusal,
  { values, form }: { values: Record<string, string>; form: BookingForm },
) {
  if (newTerms) return refuse(status, formState({ values, summary: form, newTerms }));
  const state = field
    ? formState({ values, errors: { [field]: message }, suggested })
    : formState({ values, problem: message });
  return refuse(status, state, { retryAfter });
}

export default function Book({ loaderData, actionData, params }: Route.ComponentProps) {
  const { offer, refused: message } = loaderData;
  const here = paths.bookingForm(params.serviceId);
  if (message) return <BookRefused message={message} back={paths.service(params.serviceId)} />;
  const form = formState(actionData ?? {});
  if (!offer && message === null) return <ServiceMissing />;
  if (!offer) return actionData ? <BookRestored form={form} /> : <BookFailed again={here} />;
  const values = { ...offer.values, ...form.values };
  const { service, week, minutes } = offer;
  if (form.summary) {
    const action = `${here}?${new URLSearchParams({ day: week.chosen.day, duration: String(minutes) })}`;
    const { summary, newTerms } = form;
    return <BookSummary {...{ service, values, action, summary, newTerms }} />;
  }
  return <BookPage {...{ service, week, minutes }} form={{ ...form, values }} />;
}
