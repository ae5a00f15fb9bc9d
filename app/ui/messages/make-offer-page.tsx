import { Form } from "react-router";
import { lengthText } from "#app/domain/bookings/booking.ts";
import { MOST_NOTES } from "#app/domain/bookings/form.ts";
import { OFFER_FAILED } from "#app/domain/bookings/offer.ts";
import type { BookingWeek } from "#app/domain/bookings/times.ts";
import { choosesLength, type VisitTerms } from "#app/domain/bookings/visit.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { numberText } from "#app/domain/number.ts";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { useDisplayPreferences } from "#app/ui/display-preferences.ts";
import { LengthChoice, StartTimes, WeekRow } from "../bookings/day-and-time.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { SelectField, TextAreaField } from "../field.tsx";
import { FormFailure } from "../form-failure.tsx";
import { type FormState, fieldsOf } from "../form-state.ts";
import { KeptDraft } from "../kept-draft.tsx";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";

const LABELS = { service: "Service", slot: "Start time", duration: "Length", note: "Note" };

type MakeOfferPageProps = {
  conversationId: string;
  /** The first name of the customer. */
  customer: string;
  services: readonly { id: string; title: string }[];
  service: VisitTerms & { id: string; title: string };
  week: BookingWeek;
  minutes: number;
  form: FormState;
};

/** Chooses a time to offer to a customer, among the professional's own free times. */
export function MakeOfferPage(props: MakeOfferPageProps) {
  const { conversationId, customer, services, service, week, minutes, form } = props;
  const { values, errors, problem } = form;
  const field = fieldsOf(LABELS, form);
  const most = numberText(MOST_NOTES, useDisplayPreferences());
  const path = paths.makeOffer(conversationId);
  const hrefOf = ({ day = week.chosen.day, duration = minutes }) =>
    paths.makeOffer(conversationId, { service: service.id, day, duration });
  return (
    <DashboardPage title="Propose a time">
      <p>
        {customer} gets the offer in your conversation. The booking is confirmed as soon as{" "}
        {customer} accepts; until then the time is not held.
      </p>
      <ErrorSummary errors={errors} labels={LABELS} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Panel className="stack-4">
        {services.length > 1 && (
          <form className="flex flex-wrap items-end gap-2.5" method="get" action={path}>
            <div className="min-w-0 flex-1 basis-60">
              <SelectField
                {...field("service")}
                defaultValue={service.id}
                options={services.map(({ id, title }) => ({ value: id, name: title }))}
              />
            </div>
            <Button variant="secondary">Show times</Button>
          </form>
        )}
        <p>
          <b>{service.title}</b>, {lengthText(minutes)}
        </p>
        {choosesLength(service) && (
          <LengthChoice
            action={path}
            day={week.chosen.day}
            minutes={minutes}
            service={service.id}
          />
        )}
        <WeekRow week={week} hrefOf={hrefOf} />
        <Form className="stack-4" method="post" action={hrefOf({})} noValidate>
          <AccountField />
          <KeptDraft />
          <input type="hidden" name="key" value={values.key} data-form-id="" />
          <input type="hidden" name="service" value={service.id} />
          <input type="hidden" name="duration" value={minutes} />
          <StartTimes week={week} chosen={values.slot} error={errors.slot} suggested={[]} />
          <TextAreaField
            {...field("note")}
            rows={3}
            label={`${LABELS.note} (optional)`}
            hint={`${customer} will see this with the offer. Up to ${most} characters.`}
          />
          <FormFailure>{OFFER_FAILED}</FormFailure>
          <div className="flex flex-wrap items-center gap-2">
            <Button>Send offer</Button>
            <ButtonLink variant="secondary" to={conversationPath(conversationId)} data-discards="">
              Cancel
            </ButtonLink>
          </div>
        </Form>
      </Panel>
    </DashboardPage>
  );
}
