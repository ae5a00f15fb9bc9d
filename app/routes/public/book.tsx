import { createContext, data } from "react-router";
import {
  type RequestRefused,
  refuseCustomer,
  requestBooking,
} from "#app/actions/bookings/request-booking.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { type BookingForm, bookingPostSchema, lengthSchema } from "#app/domain/bookings/form.ts";
import { termsFields, termsOf } from "#app/domain/bookings/terms.ts";
import { weekFor } from "#app/domain/bookings/week.ts";
import { isId } from "#app/domain/id.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { BookPage } from "#app/ui/bookings/book-page.tsx";
import { BookFailed, BookRefused } from "#app/ui/bookings/book-refused.tsx";
import { BookRestored } from "#app/ui/bookings/book-restored.tsx";
import { BookSummary } from "#app/ui/bookings/book-summary.tsx";
import type { BookingFormState } from "#app/ui/bookings/form-state.ts";
import { pageHead } from "#app/ui/head.ts";
import { ServiceMissing } from "#app/ui/services/service-missing.tsx";
import { type Offer, readOffer } from "#db/bookings/free-times.ts";
import type { Route } from "./+types/book.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Request a booking | Kayap", unlisted: true });

/** What the action has read of the service, so that its page needs no second reading. */
const offerContext = createContext<Offer | null>(null);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { id: customerId } = signedIn(context);
  const now = context.get(clockContext)();
  const { serviceId } = params;
  const nothing = { refused: null, offer: null };
  if (!isId(serviceId)) return data(nothing, { status: 404 });
  const ask = { serviceId, customerId, key: null, now };
  const known = context.get(offerContext);
  const read = known
    ? { ok: true as const, value: known }
    : await tryDatabase(readOffer(context.get(databaseContext), ask));
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
    week: weekFor(schedule, { asked: url.searchParams.get("day"), minutes, now }),
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
  const posted = await readForm(request, bookingPostSchema);
  const values = posted.ok ? posted.data.typed : posted.values;
  if (values.step === "change") return data(shown({ values }));
  if (!posted.ok) return data(shown({ values, errors: posted.errors }), { status: posted.status });
  if (!isId(serviceId)) throw data(null, { status: 404 });
  const { form } = posted.data;
  const only = values.step === "review" ? { only: "check" as const } : {};
  const result = await tryDatabase(requestBooking(context, { serviceId, form, ...only }));
  if (!result.ok) return refuse(503, shown({ values, problem: NOT_SENT }));
  if ("offer" in result.value) context.set(offerContext, result.value.offer);
  if ("message" in result.value) return refused(values, result.value, form);
  if (result.value.id === null) return data(shown({ values, summary: form }));
  return redirect(paths.booking(result.value.id), {
    status: 303,
    headers: { "Set-Cookie": noticeCookie(request, "booking-requested") },
  });
}

const NOT_SENT =
  "We could not send your request right now. It is still below: please try again in a moment.";

type Shown = BookingFormState & {
  summary: BookingForm | null;
  /** True when the summary asks to agree to other terms than those the form was sent with (threat 73). */
  newTerms: boolean;
};

/** A form without anything to say, but for what is given. */
function shown(given: Partial<Shown>): Shown {
  return {
    values: {},
    errors: {},
    problem: null,
    suggested: [],
    summary: null,
    newTerms: false,
    ...given,
  };
}

function refused(values: Record<string, string>, why: RequestRefused, form: BookingForm) {
  const { status, message, field, suggested = [], seconds } = why;
  if (why.newTerms) return data(shown({ values, summary: form, newTerms: true }), { status });
  const page = field
    ? shown({ values, errors: { [field]: message }, suggested })
    : shown({ values, problem: message });
  return data(page, { status, headers: seconds ? { "Retry-After": String(seconds) } : {} });
}

export default function Book({ loaderData, actionData, params }: Route.ComponentProps) {
  const { offer, refused: message } = loaderData;
  const back = paths.service(params.serviceId);
  if (message) return <BookRefused message={message} back={back} />;
  const form = shown(actionData ?? {});
  if (!offer && message === null) return <ServiceMissing />;
  if (!offer)
    return actionData ? <BookRestored form={form} /> : <BookFailed again={`${back}/book`} />;
  const values = { ...offer.values, ...form.values };
  const { service, week, minutes } = offer;
  if (form.summary) {
    const action = `${back}/book?${new URLSearchParams({ day: week.chosen.day, duration: String(minutes) })}`;
    const { summary, newTerms } = form;
    return <BookSummary {...{ service, values, action, summary, newTerms }} />;
  }
  return <BookPage {...{ service, week, minutes }} form={{ ...form, values }} />;
}
