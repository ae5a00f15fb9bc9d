import type { RouterContextProvider } from "react-router";
import { type BrowserLimit, secondsForBrowser } from "#app/auth/browser-limit.ts";
import { deviceCookie, newDevice, readDevice } from "#app/auth/device.ts";
import { personOfForm } from "#app/auth/person-of-form.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { minutesText } from "#app/http/security/limit.ts";
import { personInBrowser } from "#db/accounts/draft-owners.ts";
import { storeJobDraft } from "#db/jobs/drafts.ts";

const LIMIT: BrowserLimit = {
  action: "job-draft",
  windowMs: HOUR_MS,
  ofBrowser: 30,
  withoutCookie: 30,
  ofAddress: 600,
};

type JobDraftResult = { cookie: string } | { message: string; retryAfter: number };

/**
 * Stores a correct job form for this browser until its person has signed in: a visitor, or somebody whose session has ended
 * (decision 65). Returns the cookie that identifies the browser.
 */
export async function keepJobDraft(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { key, values }: { key: string; values: Record<string, string> },
): Promise<JobDraftResult> {
  const retryAfter = await secondsForBrowser(request, context, LIMIT);
  if (retryAfter) {
    const message = `Too many forms. Please wait ${minutesText(retryAfter)} and try again.`;
    return { message, retryAfter };
  }
  const device = readDevice(request, context) ?? newDevice();
  const now = context.get(clockContext)();
  const person = personOfForm(context, values);
  const owner = person ? personInBrowser(person, device.hash) : device.hash;
  const draft = { owner, id: key, fields: values, now };
  await storeJobDraft(context.get(databaseContext), draft);
  return { cookie: deviceCookie(request, context, device) };
}
