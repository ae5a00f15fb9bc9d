import { amountOf } from "#app/domain/bookings/booking.ts";
import { chosenSlot } from "#app/domain/bookings/form.ts";
import type { BookingFormState } from "#app/domain/bookings/form-state.ts";
import { requestEndsAt } from "#app/domain/bookings/request-end.ts";
import { shownStart } from "#app/domain/bookings/requested-time.ts";
import { atSameTime, type OwnBooking } from "#app/domain/bookings/same-time.ts";
import { type BookingWeek, spanOf } from "#app/domain/bookings/times.ts";
import { choosesLength, requestLengthText } from "#app/domain/bookings/visit.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";
import chosenTime from "#app/islands/chosen-time/index.ts?worker&url";
import { paths } from "#app/links.ts";
import {
  BOOKING_LABELS,
  BookingPlaceFields,
  CustomerFields,
} from "#app/ui/bookings/booking-fields.tsx";
import {
  type BookedService,
  Estimate,
  PaidDirectly,
  ServiceInBrief,
} from "#app/ui/bookings/estimate.tsx";
import { partHeading } from "#app/ui/bookings/form-part.tsx";
import { SameTime } from "#app/ui/bookings/same-time.tsx";
import { StartTimes } from "#app/ui/bookings/start-times.tsx";
import { TermsFields } from "#app/ui/bookings/terms.tsx";
import { VisitChoice } from "#app/ui/bookings/visit-choice.tsx";
import { WeekRow } from "#app/ui/bookings/week-row.tsx";
import { Button, EnterButton } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { BottomBar } from "#app/ui/frame/bottom-bar.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { PageMain, PageWithAside } from "#app/ui/pages/page.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ShortDay, ShortWhen } from "#app/ui/values/date-time.tsx";
import { PlainPrice } from "#app/ui/values/price.tsx";

type BookPageProps = {
  service: BookedService;
  week: BookingWeek;
  minutes: number;
  /** UTC milliseconds when the page was made. */
  now: number;
  /** The customer's bookings that are still to come. */
  own: readonly OwnBooking[];
  isSignedIn: boolean;
  /** The draft that the address names and that is changed here. */
  draftId: string | null;
  /** The conversation to come back to. */
  conversation: string | null;
  form: BookingFormState;
};

/** The booking form: day and time, place, the customer; the estimate always in sight. */
export function BookPage(props: BookPageProps) {
  const { service, week, minutes, now, isSignedIn, form } = props;
  const { proFirstName } = service;
  const startsAt = shownStart(week, form.errors.slot ? null : chosenSlot(form.values.slot));
  return (
    <>
      <PageMain>
        <Breadcrumbs
          trail={[
            { name: service.title, href: paths.service(service.id) },
            { name: "Request a booking" },
          ]}
        />
        <PageWithAside
          label="Estimate"
          aside={<EstimatePanel {...{ service, week, minutes, startsAt }} />}
        >
          <div>
            <h1>Request a booking</h1>
            <p className="text-soft">
              {startsAt === null ? (
                `${introduced(service)} has up to 48 hours to answer, at the latest until the start.`
              ) : (
                <>
                  {introduced(service)} has until <ShortWhen at={requestEndsAt(now, startsAt)} /> to
                  answer a request for <ShortWhen at={startsAt} />.
                </>
              )}{" "}
              Nothing is charged here.
              {!isSignedIn && " Choose first: you sign in at the next step."}
            </p>
          </div>
          <ErrorSummary errors={form.errors} labels={BOOKING_LABELS} />
          <Problem>{form.problem}</Problem>
          {!week.anyFree && (
            <Notice tone="wait">
              {proFirstName} has no free time{choosesLength(service) && " of this length"} at the
              moment. <a href={paths.contactProfessional({ service: service.id })}>Ask for one</a>
            </Notice>
          )}
          <RequestForm {...props} startsAt={startsAt} />
        </PageWithAside>
      </PageMain>
      <EstimateBar service={service} minutes={minutes} />
      <script type="module" src={chosenTime} />
    </>
  );
}

/** The professional by the first name, which the form says from here on, with the name of the business where it is another. */
function introduced({ proName, proFirstName }: BookPageProps["service"]): string {
  return proName.startsWith(proFirstName) ? proFirstName : `${proFirstName} of ${proName}`;
}

/** The fields, in the order in which they are chosen: the buttons are in the estimate. */
function RequestForm(props: BookPageProps & Pick<EstimatePanelProps, "startsAt">) {
  const { service, week, minutes, startsAt, own, draftId, conversation, form } = props;
  const { values, errors, suggested } = form;
  const byHour = choosesLength(service);
  const choices = { day: week.chosen.day, duration: byHour && minutes, conversation };
  const hrefOf = (change: { day?: string }) =>
    paths.bookingForm(service.id, { ...choices, draft: draftId, ...change });
  return (
    <form id={FORM} method="post" action={paths.bookingForm(service.id, choices)} noValidate>
      <AccountField />
      <EnterButton name="step" value="review" />
      <input type="hidden" name="key" value={values.key} />
      <section className="pt-2 [&>nav]:clear-both">
        <h2 className={partHeading}>1. {byHour ? "Day and time" : "Day of the first visit"}</h2>
        {byHour ? (
          <VisitChoice
            choosesLength
            action={hrefOf({})}
            minutes={minutes}
            error={errors.duration}
            step="change"
          />
        ) : (
          <input type="hidden" name="duration" value={minutes} />
        )}
        <WeekRow week={week} hrefOf={hrefOf} step="change" />
      </section>
      <KeptDraft />
      <TermsFields of={values} />
      <StartTimes week={week} chosen={values.slot} error={errors.slot} suggested={suggested} />
      {startsAt !== null && <SameTime bookings={atSameTime(own, [spanOf(startsAt, minutes)])} />}
      <BookingPlaceFields values={values} errors={errors} />
      <CustomerFields values={values} errors={errors} professional={service.proFirstName} />
    </form>
  );
}

const FORM = "book";

type EstimatePanelProps = Pick<BookPageProps, "service" | "week" | "minutes"> & {
  /** The chosen start, UTC milliseconds; null before one is chosen. */
  startsAt: number | null;
};

/** On a wide screen, beside the form. `islands/chosen-time` shows the start that is chosen since. */
function EstimatePanel({ service, week, minutes, startsAt }: EstimatePanelProps) {
  return (
    <Panel variant="flat" className="stack-4">
      <ServiceInBrief service={service} />
      <Estimate
        large
        service={service}
        minutes={minutes}
        when={
          <span data-when aria-live="polite">
            {startsAt === null ? (
              <ShortDay at={momentOn(week.chosen.day)} />
            ) : (
              <ShortWhen at={startsAt} />
            )}
          </span>
        }
      />
      <Button className="max-lg:hidden w-full" form={FORM} name="step" value="review">
        <Icon name="calendar-check" />
        Continue
      </Button>
      <PaidDirectly firstName={service.proFirstName} />
    </Panel>
  );
}

/** On a phone, at the bottom of the screen. */
function EstimateBar({ service, minutes }: Pick<BookPageProps, "service" | "minutes">) {
  const { priceAmount, priceType } = service;
  return (
    <BottomBar label="Estimate in brief">
      <p className="min-w-0 flex-1 leading-snug">
        <b>
          <PlainPrice
            cents={amountOf(priceAmount, priceType, minutes)}
            type={priceType === "starting_at" ? "starting_at" : "fixed"}
          />
        </b>{" "}
        <span className="text-soft text-meta">GYD</span>
        <span className="block text-soft text-meta @max-[16rem]:hidden">
          {!choosesLength(service) && "First visit: "}
          {requestLengthText(service, minutes)}
        </span>
      </p>
      <Button size="tight" form={FORM} name="step" value="review">
        Continue
      </Button>
    </BottomBar>
  );
}
