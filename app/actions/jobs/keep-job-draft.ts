import type { RouterContextProvider } from "react-router";
import { type BrowserLimit, secondsForBrowser } from "#app/auth/browser-limit.ts";
import { deviceCookie, newDevice, readDevice } from "#app/auth/device.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { HOUR_MS } from "#app/domain/durations.ts";
import { minutesText } from "#app/http/limit.ts";
import { storeJobDraft } from "#db/jobs/drafts.ts";

const LIMIT: BrowserLimit = {
  action: "job-draft",
  windowMs: HOUR_MS,
  ofBrowser: 30,
  withoutCookie: 30,
  ofAddress: 600,
};

type KeptJobDraft = { cookie: string } | { message: string; retryAfter: number };

/** Keeps a visitor's job form, which is correct, for this browser until they have signed in: the cookie that names it. */
export async function keepJobDraft(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { key, values }: { key: string; values: Record<string, string> },
): Promise<KeptJobDraft> {
  const retryAfter = await secondsForBrowser(request, context, LIMIT);
  if (retryAfter) {
    const message = `Too many forms. Please wait ${minutesText(retryAfter)} and try again.`;
    return { message, retryAfter };
  }
  const device = readDevice(request, context) ?? newDevice();
  const now = context.get(clockContext)();
  const draft = { owner: device.hash, id: key, fields: values, now };
  await storeJobDraft(context.get(databaseContext), draft);
  return { cookie: deviceCookie(request, context, device) };
}
