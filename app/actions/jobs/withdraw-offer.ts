import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, roomsContext } from "#app/context.ts";
import { withdrawnOfferNotification } from "#app/email/job-emails.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { readJobForOffer } from "#db/jobs/job-for-offer.ts";
import { withdrawOffer } from "#db/jobs/offers.ts";
import { readPeople } from "#db/jobs/people.ts";

/**
 * Withdraws the signed-in professional's offer for a job and notifies its customer. Whether it is withdrawn, also when it was
 * done before; false when the offer has another end or is not theirs.
 */
export async function withdrawOfferAs(
  context: Readonly<RouterContextProvider>,
  { jobId, offerId }: { jobId: string; offerId: string },
): Promise<boolean> {
  const db = context.get(databaseContext);
  const at = context.get(clockContext)();
  const { id: me } = signedIn(context);
  const query = { id: jobId, me, serviceId: null, at };
  const [state, people] = await Promise.all([
    readJobForOffer(db, query),
    readPeople(db, { jobId, professionalId: me }),
  ]);
  if (state?.offer?.id !== offerId || !people) return false;
  if (state.offer.status === "withdrawn") return true;
  const { what, customerId } = state.job;
  const { professional } = people;
  const text = withdrawnOfferNotification(what, professional.shortName);
  const notice = { ...text, link: paths.job(jobId), customerId };
  if (!(await withdrawOffer(db, { id: offerId, me, at }, notice)))
    return (await readJobForOffer(db, query))?.offer?.status === "withdrawn";
  context.get(roomsContext).refreshInbox(customerId);
  return true;
}
