import { Form, Link } from "react-router";
import { lengthText } from "#app/domain/bookings/booking.ts";
import { type BookingOffer, OFFER_FAILED } from "#app/domain/bookings/offer.ts";
import { dayOf } from "#app/domain/guyana-day.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { ShortWhen } from "#app/ui/date-time.tsx";
import { BOOKING_LABELS, CustomerFields, JobPlaceFields } from "../bookings/booking-fields.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { FormFailure } from "../form-failure.tsx";
import type { FormState } from "../form-state.ts";
import { Icon } from "../icon.tsx";
import { KeptDraft } from "../kept-draft.tsx";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";
import { Amount } from "../price.tsx";

type OfferPageProps = {
  offer: BookingOffer;
  professional: { name: string; firstName: string };
  form: FormState;
  /** The next free start times when this one was taken, UTC milliseconds. */
  suggested: readonly number[];
};

/** An offer of a professional, and what its customer adds to accept it. */
export function OfferPage({ offer, professional, form, suggested }: OfferPageProps) {
  const { values, errors, problem } = form;
  const { serviceTitle, startsAt, endsAt, totalAmount, priceType, note } = offer;
  return (
    <DashboardPage title="Accept this time">
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
          <ShortWhen at={startsAt} />, {lengthText((endsAt - startsAt) / 60_000)}
        </p>
        <p>
          <Amount cents={totalAmount} type={priceType} status="pending" currency />, paid directly
          to {professional.name}
        </p>
        {note && <p className="whitespace-pre-line">{note}</p>}
      </Panel>
      <Form className="max-w-text" method="post" action={paths.offer(offer.id)} noValidate>
        <AccountField />
        <KeptDraft />
        <JobPlaceFields values={values} errors={errors} title="Place" />
        <CustomerFields
          values={values}
          errors={errors}
          title="You"
          professional={professional.firstName}
        />
        <FormFailure>{OFFER_FAILED}</FormFailure>
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
            <Link
              className="inline-flex min-h-11 items-center"
              to={paths.bookingForm(serviceId, { day: dayOf(at), conversation })}
            >
              <ShortWhen at={at} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
