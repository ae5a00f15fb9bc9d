import type { RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import {
  clockContext,
  configContext,
  databaseContext,
  laterContext,
  roomsContext,
} from "#app/context.ts";
import { NOT_VERIFIED } from "#app/domain/bookings/guard-rules.ts";
import type { JobForm } from "#app/domain/jobs/form.ts";
import { MOST_JOBS_A_DAY, OTHER_JOB, TOO_MANY_OPEN } from "#app/domain/jobs/job.ts";
import type { FormPhoto } from "#app/domain/services/photo.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { newJobNotification } from "#app/email/job-emails.ts";
import { limitedUse, minutesText, secondsUntil } from "#app/http/security/limit.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { readNewJob } from "#db/jobs/new-job.ts";
import { readNotified } from "#db/jobs/notices.ts";
import { postJob } from "#db/jobs/post.ts";
import { limitedUntil } from "#db/rate-limit.ts";
import { emailNewJobs } from "./email-notices.ts";

const LIMIT = { action: "job", most: MOST_JOBS_A_DAY, windowMs: DAY_MS };

type PostResult =
  | { id: string; noticeCount: number }
  | { status: 403 | 409 | 429; message: string; retryAfter?: number; newKey?: boolean };

/**
 * Posts a job for the signed-in person: its id, which is the same when the form is sent again, with how many professionals
 * were notified, or why not. A form that has
 * posted a job with other details needs a new key to post another job.
 */
export async function postJobAs(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { form, key, photos }: { form: JobForm; key: string; photos: readonly FormPhoto[] },
): Promise<PostResult> {
  const db = context.get(databaseContext);
  const at = context.get(clockContext)();
  const { id: customerId } = signedIn(context);
  const { what, details, region, city, landmark, budget, offersWanted } = form;
  const { categoryId, subcategoryId, when, day, part } = form;
  const deviceHash = readDevice(request, context)?.hash ?? null;
  const id = crypto.randomUUID();
  const text = newJobNotification(form, at);
  const limit = limitedUse(context, LIMIT, customerId);
  const result = await postJob(
    db,
    {
      id,
      customerId,
      key,
      what,
      details,
      trade: { categoryId, subcategoryId },
      region,
      city,
      landmark,
      wanted: { when, day, part },
      budget,
      offersWanted,
      photos,
      deviceHash,
      at,
    },
    { ...text, link: paths.job(id) },
    limit,
  );
  if (result?.id === id) announce(context, id);
  if (result?.isThis) return { id: result.id, noticeCount: result.noticeCount };
  if (result) return { status: 409, message: OTHER_JOB, newKey: true };
  const query = { userId: customerId, deviceHash, key, again: null, now: at };
  const { customer } = await readNewJob(db, query);
  if (!customer?.verified) return { status: 403, message: NOT_VERIFIED };
  const until = limit && (await limitedUntil(db, limit));
  if (!until) return { status: 409, message: TOO_MANY_OPEN };
  const retryAfter = secondsUntil(until, at);
  const message = `You have posted ${MOST_JOBS_A_DAY} jobs today. Please wait ${minutesText(retryAfter)} and try again.`;
  return { status: 429, message, retryAfter };
}

/** Sends the e-mails and refreshes the inboxes of the professionals who were notified, after the response. */
function announce(context: Readonly<RouterContextProvider>, jobId: string) {
  const db = context.get(databaseContext);
  const rooms = context.get(roomsContext);
  const { appOrigin } = context.get(configContext);
  const now = context.get(clockContext)();
  const notifyAll = async () => {
    for (const professionalId of await readNotified(db, jobId)) rooms.refreshInbox(professionalId);
    await emailNewJobs({ db, appOrigin, now });
  };
  context.get(laterContext)(notifyAll);
}
