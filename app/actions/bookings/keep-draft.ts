import type { RouterContextProvider } from "react-router";
import { type BrowserLimit, limitsOfBrowser } from "#app/auth/browser-limit.ts";
import { deviceCookie, newDevice, readDevice } from "#app/auth/device.ts";
import { personOfForm } from "#app/auth/person-of-form.ts";
import { clockContext, databaseContext, userContext } from "#app/context.ts";
import { type BookingForm, draftFields, requestedVisit } from "#app/domain/bookings/form.ts";
import { brokenByDraft } from "#app/domain/bookings/guard-rules.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { type Limit, secondsUntil, usesOf } from "#app/http/security/limit.ts";
import { personInBrowser } from "#db/accounts/draft-owners.ts";
import { type Bookable, readBookable } from "#db/bookings/bookable.ts";
import { storeDraft } from "#db/bookings/drafts.ts";
import { type RequestRefusal, refuseBroken, refuseCustomer, tooMany } from "./refuse-request.ts";

const LIMIT: Limit = { action: "booking-draft", most: 30, windowMs: HOUR_MS };
const VISITORS_LIMIT: BrowserLimit = {
  ...LIMIT,
  ofBrowser: LIMIT.most,
  withoutCookie: LIMIT.most,
  ofAddress: 600,
};

/** The id of the draft and the cookie that identifies the browser; the booking that the form has made; or why not. */
export type DraftResult =
  | { draftId: string; cookie: string }
  | { id: string }
  | ({ bookable: Bookable } & RequestRefusal);

type RequestForm = { serviceId: string; form: BookingForm; values: Record<string, string> };

/**
 * Stores a correct booking form whose time is free, until it is sent: for the signed-in person, or else for this browser, of
 * a visitor or of the person whose session has ended (decisions 65 and 122). Rules that only count when the form is sent
 * are checked by the summary.
 */
export async function keepDraft(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { serviceId, form, values }: RequestForm,
): Promise<DraftResult> {
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const customerId = context.get(userContext)?.id ?? null;
  const device = readDevice(request, context) ?? newDevice();
  const key = form.key ?? crypto.randomUUID();
  const bookable = await readBookable(db, {
    serviceId,
    customerId,
    deviceHash: device.hash,
    key,
    now,
    request: requestedVisit(form),
  });
  if (bookable.known) return { id: bookable.known };
  const broken = bookable.service?.broken && brokenByDraft(bookable.service.broken);
  const refusal =
    refuseCustomer(bookable, customerId) ?? refuseBroken(bookable, broken, { form, now });
  if (refusal) return { ...refusal, bookable };
  const limits =
    customerId === null
      ? limitsOfBrowser(request, context, VISITORS_LIMIT)
      : [{ ...LIMIT, subject: customerId }];
  const person = personOfForm(context, values);
  const owner = customerId ?? (person ? personInBrowser(person, device.hash) : device.hash);
  const draft = { owner, id: key, serviceId, fields: draftFields(form, key), now };
  const until = await storeDraft(db, draft, usesOf(context, limits));
  if (until) return { ...tooMany(secondsUntil(until, now)), bookable };
  return { draftId: key, cookie: deviceCookie(request, context, device) };
}
