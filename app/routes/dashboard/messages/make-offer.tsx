import { data } from "react-router";
import { makeOffer } from "#app/actions/bookings/make-offer.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { chosenLength, slotText } from "#app/domain/bookings/form.ts";
import { OFFER_FAILED, offerFormSchema } from "#app/domain/bookings/offer.ts";
import { weekFor, withoutNotice } from "#app/domain/bookings/times.ts";
import { lengthOf } from "#app/domain/bookings/visit.ts";
import { isId } from "#app/domain/id.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { REFUSALS } from "#app/domain/messages/refusal.ts";
import { readForm } from "#app/http/read-form.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { type FormState, UNTOUCHED } from "#app/ui/form-state.ts";
import { privateMeta } from "#app/ui/head.ts";
import { MakeOfferPage } from "#app/ui/messages/make-offer-page.tsx";
import { NoOffer } from "#app/ui/messages/no-offer.tsx";
import { readOfferable } from "#db/bookings/offers.ts";
import type { Route } from "./+types/make-offer.ts";

const TITLE = "Propose a time";
const NO_SERVICE = "Add a service first, or activate one. Then you can offer times for it here.";

export const meta: Route.MetaFunction = () => privateMeta(`${TITLE} | Messages`);

export async function loader({ context, params: { conversationId }, url }: Route.LoaderArgs) {
  const nothing = { page: null, refused: REFUSALS["not-found"].screen };
  if (!isId(conversationId)) return refuse(404, nothing);
  const now = context.get(clockContext)();
  const { id: me } = signedIn(context);
  const serviceId = url.searchParams.get("service");
  const query = { conversationId, me, serviceId, now };
  const read = await tryDatabase(readOfferable(context.get(databaseContext), query));
  if (!read.ok) return refuse(503, { ...nothing, refused: OFFER_FAILED });
  if (!read.value) return refuse(404, nothing);
  const { service, services, customer, mayWrite, schedule } = read.value;
  if (!mayWrite) return refuse(403, { ...nothing, refused: REFUSALS.blocked.screen });
  if (!service) return refuse(409, { ...nothing, refused: NO_SERVICE });
  const minutes = lengthOf(service, chosenLength(url.searchParams.get("duration")));
  const day = url.searchParams.get("day");
  const page = {
    customer: customer.firstName,
    services: services.map(({ id, title }) => ({ id, title })),
    service,
    minutes,
    week: weekFor(withoutNotice(schedule), { day, minutes, now }),
    key: crypto.randomUUID(),
  };
  return data({ page, refused: null }, { status: 200 });
}

export async function action({ request, context, params: { conversationId } }: Route.ActionArgs) {
  const submitted = await readForm(request, offerFormSchema);
  if (!submitted.ok) {
    const { status, values, errors } = submitted;
    return refuse<FormState>(status, { values, errors, problem: null });
  }
  if (!isId(conversationId)) throw data(null, { status: 404 });
  const { data: form } = submitted;
  const values = { key: form.key, slot: slotText(form.slot), note: form.note };
  const made = await tryDatabase(makeOffer(context, { conversationId, form }));
  if (!made.ok) return refuse<FormState>(503, { values, errors: {}, problem: OFFER_FAILED });
  const to = conversationPath(conversationId);
  if (!made.value) return seeOther(to, { request, notice: "offer-sent" });
  const { status, message, field, retryAfter } = made.value;
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
    const problem = form.problem ?? refused ?? OFFER_FAILED;
    return <NoOffer title={TITLE} problem={problem} conversationId={conversationId} />;
  }
  const { key, ...shown } = page;
  const values = { key, ...form.values };
  return <MakeOfferPage {...shown} conversationId={conversationId} form={{ ...form, values }} />;
}
