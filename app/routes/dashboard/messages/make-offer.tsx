import { data, Form } from "react-router";
import { makeOffer } from "#app/actions/bookings/make-offer.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { lengthText } from "#app/domain/bookings/booking.ts";
import { chosenLength, MOST_NOTES } from "#app/domain/bookings/form.ts";
import { offerFormSchema } from "#app/domain/bookings/offer.ts";
import { type BookingWeek, weekFor, withoutNotice } from "#app/domain/bookings/times.ts";
import { lengthOf, type VisitTerms } from "#app/domain/bookings/visit.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { isId } from "#app/domain/id.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { REFUSALS } from "#app/domain/messages/refusal.ts";
import { numberText } from "#app/domain/text/number.ts";
import { namedChoice, notePosted, refusePostedTime } from "#app/http/forms/posted-form.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { freshWhenRefused } from "#app/ui/bookings/fresh-when-refused.ts";
import { StartTimes } from "#app/ui/bookings/start-times.tsx";
import { useOfferedVisit } from "#app/ui/bookings/use-offered-visit.ts";
import { HOW_LONG, OfferedVisit } from "#app/ui/bookings/visit-choice.tsx";
import { WeekRow } from "#app/ui/bookings/week-row.tsx";
import { Button, ButtonLink, EnterButton } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { NoOffer } from "#app/ui/messages/no-offer.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";
import { readOfferable } from "#db/bookings/offerable.ts";
import type { Route } from "./+types/make-offer.ts";

const TITLE = "Propose a time";
const NO_SERVICE = "Add a service first, or activate one. Then you can offer times for it here.";

export const meta: Route.MetaFunction = () => privateMeta(`${TITLE} | Messages`);

export const shouldRevalidate = freshWhenRefused;

export async function loader({ context, params: { conversationId }, url }: Route.LoaderArgs) {
  const emptyPage = { page: null, refused: REFUSALS["not-found"].screen };
  if (!isId(conversationId)) return refuse(404, emptyPage);
  const now = context.get(clockContext)();
  const { id: me } = signedIn(context);
  const serviceId = namedChoice(context, url, "service");
  const query = { conversationId, me, serviceId, now };
  const read = await tryDatabase(readOfferable(context.get(databaseContext), query));
  if (!read.ok) return refuse(503, { ...emptyPage, refused: NOT_DONE });
  if (!read.value) return refuse(404, emptyPage);
  const { service, services, customer, mayWrite, schedule } = read.value;
  if (!mayWrite) return refuse(403, { ...emptyPage, refused: REFUSALS.blocked.screen });
  if (!service) return refuse(409, { ...emptyPage, refused: NO_SERVICE });
  const minutes = lengthOf(service, chosenLength(namedChoice(context, url, "duration")));
  const day = url.searchParams.get("day");
  const ownSchedule = withoutNotice(schedule);
  const page = {
    customer: customer.firstName,
    services: services.map(({ id, title }) => ({ id, title })),
    service,
    minutes,
    week: weekFor(ownSchedule, { day, minutes, now }),
    timeRefusal: refusePostedTime(context, ownSchedule, { minutes, now }),
    key: crypto.randomUUID(),
  };
  return data({ page, refused: null }, { status: 200 });
}

export async function action({ request, context, params: { conversationId } }: Route.ActionArgs) {
  const submission = await readForm(request, offerFormSchema);
  const { values } = submission;
  const { step, service, duration, slot, shown } = values;
  const choice = { service, duration };
  notePosted(context, step === "look" ? choice : { ...choice, slot, shown });
  // A form that only asks for other times has no errors yet.
  if (step === "look") return refuse<FormState>(200, { ...UNTOUCHED, values });
  if (!submission.ok) {
    const { status, errors } = submission;
    return refuse<FormState>(status, { values, errors, problem: null });
  }
  if (!isId(conversationId)) throw data(null, { status: 404 });
  const { data: form } = submission;
  const outcome = await tryDatabase(makeOffer(context, { conversationId, form }));
  if (!outcome.ok) return refuse<FormState>(503, { values, errors: {}, problem: NOT_DONE });
  const to = conversationPath(conversationId);
  if (!outcome.value) return seeOther(to, { request, notice: "offer-sent" });
  const { status, message, field, retryAfter } = outcome.value;
  const why = field
    ? { errors: { [field]: message }, problem: null }
    : { errors: {}, problem: message };
  return refuse<FormState>(status, { values, ...why }, { retryAfter });
}

export default function MakeOffer({ loaderData, actionData, params }: Route.ComponentProps) {
  const { page, refused } = loaderData;
  const { conversationId } = params;
  const form = actionData ?? UNTOUCHED;
  if (!page) {
    const problem = form.problem ?? refused ?? NOT_DONE;
    return <NoOffer title={TITLE} problem={problem} conversationId={conversationId} />;
  }
  const { key, timeRefusal, ...shown } = page;
  const values = { key, ...form.values };
  const errors = { ...(timeRefusal && { slot: timeRefusal.message }), ...form.errors };
  const filledIn = { ...form, values, errors };
  return <MakeOfferPage {...shown} conversationId={conversationId} form={filledIn} />;
}

const LABELS = { service: "Service", slot: "Start time", duration: HOW_LONG, note: "Note" };

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
function MakeOfferPage(props: MakeOfferPageProps) {
  const { conversationId, customer, services, service, week, minutes, form } = props;
  const { values, errors, problem } = form;
  const field = fieldsOf(LABELS, form);
  const most = numberText(MOST_NOTES, useDisplayPreferences());
  const {
    form: formElement,
    addressOn,
    onService,
    onLength,
  } = useOfferedVisit({
    service,
    minutes,
    day: week.chosen.day,
    addressOf: (choices) => paths.makeOffer(conversationId, choices),
  });
  return (
    <DashboardPage title={TITLE}>
      <p>
        {customer} gets the offer in your conversation. The booking is confirmed as soon as{" "}
        {customer} accepts; until then the time is not held.
      </p>
      <ErrorSummary errors={errors} labels={LABELS} />
      <Problem>{problem}</Problem>
      <Panel className="stack-4">
        <Form ref={formElement} className="stack-4" method="post" action={addressOn()} noValidate>
          <AccountField />
          <EnterButton />
          <KeptDraft />
          <input type="hidden" name="key" value={values.key} data-form-id="" />
          <p aria-live="polite">
            <b>{service.title}</b>, {lengthText(minutes)}
          </p>
          <OfferedVisit
            name="service"
            action={addressOn()}
            service={service}
            services={services}
            minutes={minutes}
            errors={errors}
            {...{ onService, onLength }}
          />
          <WeekRow week={week} hrefOf={({ day }) => addressOn(day)} step="look" />
          <StartTimes week={week} chosen={values.slot} error={errors.slot} suggested={[]} />
          <TextAreaField
            {...field("note")}
            rows={3}
            label={`${LABELS.note} (optional)`}
            hint={`${customer} will see this with the offer. Up to ${most} characters.`}
          />
          <FormFailure>{NOT_DONE}</FormFailure>
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
