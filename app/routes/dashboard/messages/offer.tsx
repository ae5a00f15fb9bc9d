import { data, Form } from "react-router";
import { acceptBookingOffer, endOfferAs } from "#app/actions/bookings/answer-offer.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { phoneText } from "#app/domain/accounts/phone.ts";
import { lengthText, minutesOf } from "#app/domain/bookings/booking.ts";
import {
  type BookingOffer,
  NOT_YOUR_ANSWER,
  OFFER_ENDED,
  OFFER_ENDS,
  OFFER_MISSING,
  offerAnswerSchema,
} from "#app/domain/bookings/offer.ts";
import { offerState } from "#app/domain/bookings/offer-state.ts";
import { atSameTime, type OwnBooking } from "#app/domain/bookings/same-time.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { isId } from "#app/domain/id.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import {
  BOOKING_LABELS,
  BookingPlaceFields,
  CustomerFields,
} from "#app/ui/bookings/booking-fields.tsx";
import { SameTime } from "#app/ui/bookings/same-time.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { NoOffer } from "#app/ui/messages/no-offer.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";
import { Amount } from "#app/ui/values/price.tsx";
import { readOffered } from "#db/bookings/answer-offer.ts";
import type { Route } from "./+types/offer.ts";

const TITLE = "Accept this time";

export const meta: Route.MetaFunction = () => privateMeta(`${TITLE} | Messages`);

export async function loader({ context, params: { offerId: id } }: Route.LoaderArgs) {
  const emptyPage = { page: null, refused: OFFER_MISSING, conversationId: null };
  if (!isId(id)) return refuse(404, emptyPage);
  const now = context.get(clockContext)();
  const { id: me } = signedIn(context);
  const read = await tryDatabase(readOffered(context.get(databaseContext), { id, me, now }));
  if (!read.ok) return refuse(503, { ...emptyPage, refused: NOT_DONE });
  if (!read.value) return refuse(404, emptyPage);
  const { offer, customer, professional, own } = read.value;
  const { conversationId } = offer;
  const refusePage = (status: number, message: string) =>
    refuse(status, { ...emptyPage, refused: message, conversationId });
  if (offer.customerId !== me) return refusePage(403, NOT_YOUR_ANSWER);
  const state = offerState(offer, now);
  if (state !== "open") return refusePage(409, OFFER_ENDED[state]);
  const { name, firstName } = professional;
  const values = {
    phone: customer.phone ? phoneText(customer.phone) : "",
    region: customer.region,
  };
  const sameTime = atSameTime(own, [offer]);
  const page = { offer, professional: { name, firstName }, sameTime, values };
  return data({ page, refused: null, conversationId }, { status: 200 });
}

type AnswerState = FormState & { suggested: readonly number[] };

const stateOf = (state: Partial<AnswerState>): AnswerState => ({
  ...UNTOUCHED,
  suggested: [],
  ...state,
});

/** Accepts the offer with the customer's place and phone, or ends it. */
export async function action({ request, context, params: { offerId: id } }: Route.ActionArgs) {
  const submission = await readForm(request, offerAnswerSchema);
  const { values } = submission;
  if (!submission.ok) {
    const { status, errors } = submission;
    return refuse(status, stateOf({ values, errors }));
  }
  if (!isId(id)) throw data(null, { status: 404 });
  const { end, form } = submission.data;
  const answer = end ? endOfferAs(context, { id, end }) : acceptBookingOffer(context, { id, form });
  const outcome = await tryDatabase(answer);
  if (!outcome.ok) return refuse(503, stateOf({ values, problem: NOT_DONE }));
  if ("conversationId" in outcome.value) {
    const notice = end ? OFFER_ENDS[end].notice : "offer-accepted";
    return seeOther(conversationPath(outcome.value.conversationId), { request, notice });
  }
  const { status, message, suggested = [] } = outcome.value;
  return refuse(status, stateOf({ values, problem: message, suggested }));
}

export default function Offer({ loaderData, actionData }: Route.ComponentProps) {
  const { page, refused: refusePage, conversationId } = loaderData;
  const { suggested, ...form } = stateOf(actionData ?? {});
  if (!page) {
    const problem = form.problem ?? refusePage ?? NOT_DONE;
    return <NoOffer title={TITLE} problem={problem} conversationId={conversationId} />;
  }
  const { values, ...shown } = page;
  return (
    <OfferPage
      {...shown}
      {...{ suggested }}
      form={{ ...form, values: { ...values, ...form.values } }}
    />
  );
}

type OfferPageProps = {
  offer: BookingOffer;
  professional: { name: string; firstName: string };
  /** The customer's bookings at its time. */
  sameTime: readonly OwnBooking[];
  form: FormState;
  /** The next free start times when this one was taken, UTC milliseconds. */
  suggested: readonly number[];
};

/** An offer of a professional, and what its customer adds to accept it. */
function OfferPage({ offer, professional, sameTime, form, suggested }: OfferPageProps) {
  const { values, errors, problem } = form;
  const { serviceTitle, startsAt, totalAmount, priceType, note } = offer;
  const minutes = minutesOf(offer);
  return (
    <DashboardPage title={TITLE}>
      <ErrorSummary errors={errors} labels={BOOKING_LABELS} />
      {problem && (
        <Notice tone="bad">
          <p>{problem}</p>
          {suggested.length > 0 && <NextTimes offer={offer} times={suggested} />}
        </Notice>
      )}
      <Panel className="grid gap-1.5 wrap-anywhere [&_time]:whitespace-normal">
        <p className="text-lg font-bold">{serviceTitle}</p>
        <p>
          <ShortWhen at={startsAt} />, {lengthText(minutes)}
        </p>
        <p>
          <Amount cents={totalAmount} type={priceType} status="pending" currency />, paid directly
          to {professional.name}
        </p>
        {note && <p className="whitespace-pre-line">{note}</p>}
      </Panel>
      <SameTime bookings={sameTime} />
      <Form className="max-w-text" method="post" action={paths.offer(offer.id)} noValidate>
        <AccountField />
        <KeptDraft />
        <BookingPlaceFields confirms values={values} errors={errors} title="Place" />
        <CustomerFields
          confirms
          values={values}
          errors={errors}
          title="You"
          professional={professional.firstName}
        />
        <FormFailure>{NOT_DONE}</FormFailure>
        <div className="flex flex-wrap items-center gap-2">
          <Button>
            <Icon name="check" />
            Accept and book
          </Button>
          <ButtonLink variant="secondary" to={conversationPath(offer.conversationId)}>
            Not now
          </ButtonLink>
        </div>
      </Form>
    </DashboardPage>
  );
}

type NextTimesProps = {
  offer: Pick<BookingOffer, "serviceId" | "conversationId">;
  times: readonly number[];
};

/** Free times to request instead of one that was taken. */
function NextTimes({ offer, times }: NextTimesProps) {
  const { serviceId, conversationId: conversation } = offer;
  return (
    <>
      <p>The next free times:</p>
      <ul className="flex flex-wrap gap-x-4">
        {times.map((at) => (
          <li key={at}>
            <a
              className="inline-flex min-h-11 items-center"
              href={paths.bookingForm(serviceId, { day: dayOf(at), conversation })}
            >
              <ShortWhen at={at} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
