import type { RouterContextProvider } from "react-router";
import { type BrowserLimit, limitsOfBrowser } from "#app/auth/browser-limit.ts";
import { deviceCookie, newDevice, readDevice } from "#app/auth/device.ts";
import { personOfForm } from "#app/auth/person-of-form.ts";
import { clockContext, databaseContext, userContext } from "#app/context.ts";
import { draftFields } from "#app/domain/bookings/draft.ts";
import type { BookingForm } from "#app/domain/bookings/form.ts";
import { brokenByDraft } from "#app/domain/bookings/guard-rules.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { type Limit, secondsUntil, usesOf } from "#app/http/limit.ts";
import { storeDraft } from "#db/bookings/drafts.ts";
import { type Bookable, readBookable } from "#db/bookings/free-times.ts";
import { personInBrowser } from "#db/draft-owners.ts";
import { type RequestRefusal, refuseBroken, refuseCustomer, tooMany } from "./refuse-request.ts";

const LIMIT: Limit = { action: "booking-draft", most: 30, windowMs: HOUR_MS };
const VISITORS_LIMIT: BrowserLimit = {
  ...LIMIT,
  ofBrowser: LIMIT.most,
  withoutCookie: LIMIT.most,
  ofAddress: 600,
};

/** The id of the draft and the cookie that identifies the browser; the booking that the form has made; or why not. */
export type KeptDraft =
  | { draftId: string; cookie: string }
  | { id: string }
  | ({ bookable: Bookable } & RequestRefusal);

type SentForm = { serviceId: string; form: BookingForm; values: Record<string, string> };

/**
 * Keeps a booking form that is correct and whose time is free until it is sent: for the person who is signed in, else in this
 * browser until somebody is, for the person whose session has ended or for a visitor (decisions 65 and 122). What only counts
 * when it is sent is left to the summary.
 */
export async function keepDraft(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { serviceId, form, values }: SentForm,
): Promise<KeptDraft> {
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const customerId = context.get(userContext)?.id ?? null;
  const device = readDevice(request, context) ?? newDevice();
  const key = form.key ?? crypto.randomUUID();
  const { slot: startsAt, duration: minutes, terms } = form;
  const bookable = await readBookable(db, {
    serviceId,
    customerId,
    deviceHash: device.hash,
    key,
    now,
    request: { startsAt, endsAt: startsAt + minutes * MINUTE_MS, terms },
  });
  if (bookable.known) return { id: bookable.known };
  const broken = bookable.service?.broken && brokenByDraft(bookable.service.broken);
  const refused =
    refuseCustomer(bookable, customerId) ?? refuseBroken(bookable, broken, { form, now });
  if (refused) return { ...refused, bookable };
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
