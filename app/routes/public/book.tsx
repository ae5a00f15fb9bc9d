import { data } from "react-router";
import { unsentForm } from "#app/actions/accounts/unsent-form.ts";
import { refuseCustomer } from "#app/actions/bookings/refuse-request.ts";
import {
  bookableContext,
  sentRequest,
  submitRequest,
} from "#app/actions/bookings/submit-request.ts";
import { headersForNewDevice, readDevice } from "#app/auth/device.ts";
import {
  clockContext,
  databaseContext,
  sessionUnavailableContext,
  userContext,
} from "#app/context.ts";
import { namedDraft } from "#app/domain/bookings/form.ts";
import { bookingFormState, withTimeRefusal } from "#app/domain/bookings/form-state.ts";
import { filledValues, openForm } from "#app/domain/bookings/open-form.ts";
import { idOf, isId } from "#app/domain/id.ts";
import { namedChoice, refusePostedTime } from "#app/http/forms/posted-form.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { paths, signInFor } from "#app/links.ts";
import { BookPage } from "#app/routes/public/book/book-page.tsx";
import { BookFailed, BookRefused } from "#app/routes/public/book/book-refused.tsx";
import { BookRestored } from "#app/routes/public/book/book-restored.tsx";
import { BookSummary } from "#app/routes/public/book/book-summary.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { PageHandle } from "#app/ui/pages/page-handle.ts";
import { ServiceMissing } from "#app/ui/services/service-missing.tsx";
import { type Bookable, readBookable } from "#db/bookings/bookable.ts";
import type { Route } from "./+types/book.ts";

export const handle: PageHandle = { dashboardStyles: true };

export const meta: Route.MetaFunction = () => privateMeta("Request a booking");

export async function loader({ request, context, params: { serviceId }, url }: Route.LoaderArgs) {
  if (!isId(serviceId)) return data({ kind: "missing" as const }, { status: 404 });
  const customerId = context.get(userContext)?.id ?? null;
  const deviceHash = readDevice(request, context)?.hash ?? null;
  const draftId = namedDraft(url.searchParams);
  const conversation = conversationOf(url);
  const query = {
    serviceId,
    customerId,
    deviceHash,
    key: draftId,
    now: context.get(clockContext)(),
  };
  const bookableOfAction = context.get(bookableContext);
  const read = bookableOfAction
    ? { ok: true as const, value: bookableOfAction }
    : await tryDatabase(readBookable(context.get(databaseContext), query));
  if (!read.ok) return refuse(503, { kind: "failed" as const });
  const { known, service, draft } = read.value;
  if (known) return redirect(sentRequest(known, conversation), 303);
  if (!service) return data({ kind: "missing" as const }, { status: 404 });
  const refusal = refuseCustomer(read.value, customerId);
  if (refusal) {
    const { status, message } = refusal;
    return data({ kind: "refused" as const, message, hasPage: service.hasPage }, { status });
  }
  if (draftId !== null && !draft && customerId === null) {
    return redirect(signInFor(paths.bookingForm(serviceId, { draft: draftId, conversation })), 303);
  }
  const form = openedForm({ context, url }, { ...read.value, service });
  return data(form, { headers: headersForNewDevice(request, context) });
}

type OpenedService = Bookable & { service: NonNullable<Bookable["service"]> };

/** The data of the form: its service, its free times, and what it is filled in with. */
function openedForm(
  { context, url }: Pick<Route.LoaderArgs, "context" | "url">,
  { service, customer, own, draft, schedule }: OpenedService,
) {
  const now = context.get(clockContext)();
  const isSignedIn = context.get(userContext) !== null;
  const draftId = namedDraft(url.searchParams);
  const choices = { search: url.searchParams, length: namedChoice(context, url, "duration") };
  const opened = openForm({ service, schedule, draft }, { ...choices, isSignedIn, now });
  const { minutes } = opened;
  const { proEmail, proPreferences, open, hasPage, broken, ...visible } = service;
  return {
    kind: "form" as const,
    service: visible,
    draftId: draft && draftId,
    conversation: conversationOf(url),
    isSignedIn,
    now,
    own,
    ...opened,
    values: filledValues({
      service,
      customer,
      values: opened.values,
      key: crypto.randomUUID(),
      isDraft: draftId !== null,
    }),
    problem: draftId !== null && !draft ? GONE : null,
    timeRefusal: refusePostedTime(context, schedule, { minutes, now }),
  };
}

const GONE =
  "What you filled in is not here. It is kept for 24 hours in the browser where it was filled in, for the person who did it: please go on there, or fill in the form again.";

export async function action({ request, context, params: { serviceId }, url }: Route.ActionArgs) {
  const conversation = conversationOf(url);
  if (context.get(sessionUnavailableContext)) {
    const address = paths.bookingForm(serviceId, { conversation });
    throw refuse(503, await unsentForm(request, address));
  }
  return submitRequest(request, context, { serviceId, conversation });
}

/** The conversation from which a booking is requested and to which the answer leads back; null for none. */
function conversationOf(url: URL): string | null {
  return idOf(url.searchParams.get("conversation"));
}

export default function Book({ loaderData, actionData, params }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case "missing":
      return <ServiceMissing />;
    case "refused":
      return (
        <BookRefused
          message={loaderData.message}
          back={loaderData.hasPage ? paths.service(params.serviceId) : null}
        />
      );
    case "failed":
      // The form keeps what was sent, although its service cannot be read.
      return actionData ? (
        <BookRestored form={bookingFormState(actionData)} />
      ) : (
        <BookFailed again={paths.bookingForm(params.serviceId)} />
      );
  }
  const { service, draftId, week, minutes, isSignedIn, conversation, timeRefusal, now, own } =
    loaderData;
  const form = withTimeRefusal(bookingFormState(actionData ?? loaderData), timeRefusal);
  const values = { ...loaderData.values, ...form.values };
  if (form.summary) {
    const { summary, newTerms } = form;
    const shown = { service, values, summary, now, own, newTerms, draftId, conversation };
    return <BookSummary {...shown} />;
  }
  return (
    <BookPage
      {...{ service, draftId, week, minutes, now, own, isSignedIn, conversation }}
      form={{ ...form, values }}
    />
  );
}
