import { amountOf } from "#app/domain/bookings/booking.ts";
import type { BookingWeek } from "#app/domain/bookings/times.ts";
import { choosesLength, requestLengthText } from "#app/domain/bookings/visit.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { BottomBar } from "#app/ui/bottom-bar.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button, EnterButton } from "#app/ui/button.tsx";
import { ShortDay } from "#app/ui/date-time.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { FormState } from "#app/ui/form-state.ts";
import { Icon } from "#app/ui/icon.tsx";
import { KeptDraft } from "#app/ui/kept-draft.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { Money } from "#app/ui/number.tsx";
import { PageMain, PageWithAside } from "#app/ui/page.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { BOOKING_LABELS, BookingPlaceFields, CustomerFields } from "./booking-fields.tsx";
import { StartTimes, WeekRow } from "./day-and-time.tsx";
import { type BookedService, Estimate, PaidDirectly, ServiceInBrief } from "./estimate.tsx";
import { partHeading } from "./form-part.tsx";
import { TermsFields } from "./terms.tsx";
import { VisitChoice } from "./visit-choice.tsx";

/** A refused booking form: its values, and what is wrong with them. */
export type BookingFormState = FormState & {
  /** Free start times to choose instead, UTC milliseconds. */
  suggested: readonly number[];
};

type BookPageProps = {
  service: BookedService;
  week: BookingWeek;
  minutes: number;
  isSignedIn: boolean;
  /** The draft that the address names and that is changed here. */
  draftId: string | null;
  /** The conversation to come back to. */
  conversation: string | null;
  form: BookingFormState;
};

/** The booking form: day and time, place, the customer; the estimate always in sight. */
export function BookPage(props: BookPageProps) {
  const { service, draftId, week, minutes, isSignedIn, conversation, form } = props;
  const { values, errors, problem, suggested } = form;
  const byHour = choosesLength(service);
  const choices = { day: week.chosen.day, duration: byHour && minutes, conversation };
  const { proFirstName } = service;
  const hrefOf = (change: { day?: string }) =>
    paths.bookingForm(service.id, { ...choices, draft: draftId, ...change });
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
          aside={
            <Panel variant="flat" className="stack-4">
              <ServiceInBrief service={service} />
              <Estimate
                large
                service={service}
                minutes={minutes}
                when={<ShortDay at={momentOn(week.chosen.day)} />}
              />
              <Button className="max-lg:hidden w-full" form="book" name="step" value="review">
                <Icon name="calendar-check" />
                Continue
              </Button>
              <PaidDirectly firstName={proFirstName} />
            </Panel>
          }
        >
          <div>
            <h1>Request a booking</h1>
            <p className="text-soft">
              {proFirstName} has up to 48 hours to answer. Nothing is charged here.
              {!isSignedIn && " Choose first: you sign in at the next step."}
            </p>
          </div>
          <ErrorSummary errors={errors} labels={BOOKING_LABELS} />
          <Problem>{problem}</Problem>
          {!week.anyFree && (
            <Notice tone="wait">
              {proFirstName} has no free time{byHour && " of this length"} at the moment.{" "}
              <a href={paths.contactProfessional({ service: service.id })}>Ask for one</a>
            </Notice>
          )}
          <form id="book" method="post" action={paths.bookingForm(service.id, choices)} noValidate>
            <AccountField />
            <EnterButton name="step" value="review" />
            <input type="hidden" name="key" value={values.key} />
            <section className="pt-2 [&>nav]:clear-both">
              <h2 className={partHeading}>
                1. {byHour ? "Day and time" : "Day of the first visit"}
              </h2>
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
            <StartTimes
              week={week}
              chosen={values.slot}
              error={errors.slot}
              suggested={suggested}
            />
            <BookingPlaceFields values={values} errors={errors} />
            <CustomerFields values={values} errors={errors} professional={proFirstName} />
          </form>
        </PageWithAside>
      </PageMain>
      <BottomBar label="Estimate in brief">
        <p className="min-w-0 flex-1 leading-snug">
          <b>
            <Money cents={amountOf(service.priceAmount, service.priceType, minutes)} />
          </b>{" "}
          <span className="text-soft text-meta">GYD</span>
          <span className="block text-soft text-meta @max-[16rem]:hidden">
            {!byHour && "First visit: "}
            {requestLengthText(service, minutes)}
          </span>
        </p>
        <Button size="tight" form="book" name="step" value="review">
          Continue
        </Button>
      </BottomBar>
    </>
  );
}
