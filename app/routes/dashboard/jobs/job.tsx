import { data, type RouterContextProvider, useRouteLoaderData } from "react-router";
import type { z } from "zod";
import { acceptOfferForJob } from "#app/actions/jobs/accept-offer.ts";
import { sendOfferAs } from "#app/actions/jobs/send-offer.ts";
import { withdrawOfferAs } from "#app/actions/jobs/withdraw-offer.ts";
import { nameForOwner } from "#app/actions/photos/own-photos.ts";
import { sendOrQueueOffer } from "#app/client/queue/queue-offer.ts";
import { useLivePage } from "#app/client/updates/use-live-page.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { phoneText } from "#app/domain/accounts/phone.ts";
import { slotText } from "#app/domain/bookings/form.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { isId } from "#app/domain/id.ts";
import { jobForCustomer, jobForProfessional } from "#app/domain/jobs/job-page.ts";
import {
  type acceptFormSchema,
  type JobOfferForm,
  jobAnswerSchema,
  offerValues,
  orderField,
} from "#app/domain/jobs/offer.ts";
import { namedChoice, notePosted } from "#app/http/forms/posted-form.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import type { loader as layoutLoader } from "#app/routes/dashboard/layout.tsx";
import { freshWhenRefused } from "#app/ui/bookings/fresh-when-refused.ts";
import { type JobFormAnswer, NO_ANSWER } from "#app/ui/jobs/answer.ts";
import { JobMissing } from "#app/ui/jobs/job-missing.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { readOwnBookings } from "#db/bookings/own-bookings.ts";
import { readJobForOffer } from "#db/jobs/job-for-offer.ts";
import { readOwnJob } from "#db/jobs/own-jobs.ts";
import type { Route } from "./+types/job.ts";
import { OfferPage } from "./offer-page.tsx";
import { OwnJobPage } from "./own-job-page.tsx";

export const meta: Route.MetaFunction = () => privateMeta("Job");

export const shouldRevalidate = freshWhenRefused;

/** A job as its customer sees it, with the offers, or as a professional of its trade, with their own offer. */
export async function loader({ context, params: { jobId }, url }: Route.LoaderArgs) {
  // A page that is open while Kayap is released again reads these two names.
  const missing = { own: null, asked: null };
  if (!isId(jobId)) return data(missing, { status: 404 });
  const db = context.get(databaseContext);
  const at = context.get(clockContext)();
  const { id: me } = signedIn(context);
  const serviceId = namedChoice(context, url, "service");
  // All reads start in the same tick, so that they share one call to the database.
  const [ownJob, forOffer, ownBookings] = await readForPage(
    Promise.all([
      readOwnJob(db, { id: jobId, me }),
      readJobForOffer(db, { id: jobId, me, serviceId, at }),
      readOwnBookings(db, { me, now: at }),
    ]),
  );
  if (ownJob) {
    const photos = ownJob.photos.map((photo) => ({
      ...photo,
      id: nameForOwner(context, photo.id),
    }));
    const order = orderField.parse(url.searchParams.get("order") ?? "");
    const job = jobForCustomer({ ...ownJob, photos }, { order, now: at, ownBookings });
    return { own: job, asked: null };
  }
  if (forOffer) {
    const day = url.searchParams.get("day");
    const length = namedChoice(context, url, "duration");
    return { own: null, asked: jobForProfessional(forOffer, { day, length, now: at }) };
  }
  return data(missing, { status: 404 });
}

/** The customer accepts an offer; a professional sends, changes or withdraws theirs. */
export async function action({ request, context, params: { jobId } }: Route.ActionArgs) {
  const submission = await readForm(request, jobAnswerSchema, ["slot"]);
  const { values, lists } = submission;
  const slots = lists.slot ?? [];
  notePosted(context, { service: values.serviceId, duration: values.duration });
  if (!submission.ok) {
    const { status, errors } = submission;
    const problem = "offer" in values ? (errors.slot ?? errors.offer ?? null) : null;
    const answer = { ...NO_ANSWER, values, errors, slots, offer: values.offer ?? null };
    return refuse<JobFormAnswer>(status, { ...answer, problem: problem ?? errors[""] ?? null });
  }
  if (!isId(jobId)) throw data(null, { status: 404 });
  const { data: form } = submission;
  switch (form.step) {
    case "look":
      return refuse<JobFormAnswer>(200, { ...NO_ANSWER, values, slots });
    case "withdraw":
      return withdraw(request, context, { jobId, offerId: form.offer });
    case "accept":
      return accept(request, context, { jobId, form: form.form });
    case "offer":
      return send(request, context, { jobId, form: form.form });
  }
}

/** An offer that gets no answer is queued on the device. */
export const clientAction = ({ request, params, serverAction }: Route.ClientActionArgs) =>
  sendOrQueueOffer({ request, jobId: params.jobId }, serverAction);

type Context = Readonly<RouterContextProvider>;

async function send(
  request: Request,
  context: Context,
  { jobId, form }: { jobId: string; form: JobOfferForm },
) {
  const outcome = await tryDatabase(sendOfferAs(context, { jobId, form }));
  const answer = { ...NO_ANSWER, values: offerValues(form), slots: form.slot.map(slotText) };
  if (!outcome.ok) return refuse<JobFormAnswer>(503, { ...answer, problem: NOT_DONE });
  if (!outcome.value) return seeOther(paths.job(jobId), { request, notice: "job-offer-sent" });
  const { status, message, field, retryAfter } = outcome.value;
  const why = field ? { errors: { [field]: message } } : { problem: message };
  return refuse<JobFormAnswer>(status, { ...answer, ...why }, { retryAfter });
}

async function withdraw(
  request: Request,
  context: Context,
  { jobId, offerId }: { jobId: string; offerId: string },
) {
  if (!isId(offerId)) throw data(null, { status: 404 });
  const outcome = await tryDatabase(withdrawOfferAs(context, { jobId, offerId }));
  if (!outcome.ok) return refuse<JobFormAnswer>(503, { ...NO_ANSWER, problem: NOT_DONE });
  if (!outcome.value) return refuse<JobFormAnswer>(409, { ...NO_ANSWER, problem: NOT_OPEN });
  return seeOther(paths.job(jobId), { request, notice: "job-offer-withdrawn" });
}

async function accept(
  request: Request,
  context: Context,
  { jobId, form }: { jobId: string; form: z.output<typeof acceptFormSchema> },
) {
  const { offer } = form;
  const answer = { ...NO_ANSWER, values: { phone: phoneText(form.phone) }, offer };
  const outcome = await tryDatabase(acceptOfferForJob(context, { jobId, form }));
  if (!outcome.ok) {
    return refuse<JobFormAnswer>(503, { ...answer, problem: NOT_DONE });
  }
  if ("bookingId" in outcome.value) {
    return seeOther(paths.booking(outcome.value.bookingId), { request, notice: "offer-accepted" });
  }
  const { status, message, suggested = [] } = outcome.value;
  return refuse<JobFormAnswer>(status, { ...answer, problem: message, suggested });
}

const NOT_OPEN = "This offer can no longer be withdrawn.";

export default function Job({ loaderData, actionData }: Route.ComponentProps) {
  const { own: ownJob, asked: jobForOffer } = loaderData;
  const answer = actionData ?? NO_ANSWER;
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/dashboard/layout");
  const hasChanged = useLivePage(versionOf(loaderData), layout?.unread.notifications);
  const shared = { answer, hasChanged };
  if (ownJob) return <OwnJobPage {...ownJob} {...shared} />;
  return jobForOffer ? <OfferPage {...jobForOffer} {...shared} /> : <JobMissing />;
}

/** What the other side can change about a job; the page announces when it differs. */
function versionOf({ own, asked }: Route.ComponentProps["loaderData"]): string {
  if (own) return [own.job.status, ...own.offers.map((offer) => offer.version)].join();
  return asked ? [asked.job.status, asked.offer?.version].join() : "";
}
