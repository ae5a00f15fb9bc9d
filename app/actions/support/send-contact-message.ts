import type { RouterContextProvider } from "react-router";
import { type BrowserLimit, secondsForBrowser } from "#app/auth/browser-limit.ts";
import { clockContext, configContext, databaseContext, userContext } from "#app/context.ts";
import type { ContactForm } from "#app/domain/support/contact.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { contactEmail } from "#app/email/contact-email.ts";
import {
  contactMessageId,
  findTicket,
  isNewMessage,
  storeContactMessage,
} from "#db/support/contact.ts";

const LIMIT: BrowserLimit = {
  action: "contact",
  windowMs: HOUR_MS,
  ofBrowser: 3,
  withoutCookie: 3,
  ofAddress: 60,
};

/** The ticket of the stored message, or how many seconds to wait. A message sent twice counts once. */
export async function sendContactMessage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  form: ContactForm,
): Promise<{ ticket: string } | { seconds: number }> {
  const db = context.get(databaseContext);
  const { formId = crypto.randomUUID(), topic, email, message: text } = form;
  const fields = { topic, email, message: text };
  const id = contactMessageId(formId, fields);
  const [existingTicket, seconds] = await Promise.all([
    findTicket(db, id),
    secondsForBrowser(request, context, LIMIT, isNewMessage(id)),
  ]);
  if (existingTicket) return { ticket: existingTicket };
  if (seconds) return { seconds };
  const message = {
    ...fields,
    id,
    userId: context.get(userContext)?.id ?? null,
    at: context.get(clockContext)(),
  };
  const ticket = await storeContactMessage(db, message, {
    to: context.get(configContext).supportEmail,
    emailContent: (number) => contactEmail(number, form),
  });
  return { ticket };
}
