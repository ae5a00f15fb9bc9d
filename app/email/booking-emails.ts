import {
  amountText,
  type Booking,
  lengthText,
  otherParty,
  type Party,
} from "#app/domain/bookings/booking.ts";
import type { Reminder } from "#app/domain/bookings/reminder.ts";
import type { BookingTransition } from "#app/domain/bookings/transitions.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import { type DisplayPreferences, whenText } from "#app/domain/time.ts";
import { paths } from "#app/links.ts";
import { composeEmail } from "./compose.ts";

/** A notification as one line and one paragraph, on the site and in an e-mail. */
export type NotificationText = { title: string; body: string };

type About = {
  booking: Booking;
  /** Who is notified. */
  to: Party;
  /** Those of who is notified. */
  preferences: DisplayPreferences;
  reason?: string;
  /** The time of a new proposal, UTC milliseconds. */
  proposedStartsAt?: number;
};

const nameOf = (booking: Booking, party: Party) =>
  party === "customer" ? booking.customerName : booking.professionalName;

/** The notification of the professional about a new request. */
export function requestNotification(
  {
    customerName,
    serviceTitle,
    startsAt,
  }: Pick<Booking, "customerName" | "serviceTitle" | "startsAt">,
  preferences: DisplayPreferences,
): NotificationText {
  return {
    title: `${customerName} asks for a booking`,
    body: `${serviceTitle}, ${whenText(startsAt, preferences)}. The time is held for you until you answer or it runs out.`,
  };
}

/** The notification of the other party about a transition, and of both about "expire". */
export function transitionNotification(
  transition: BookingTransition,
  about: About,
): NotificationText {
  const { booking, to, preferences, reason, proposedStartsAt } = about;
  const who = nameOf(booking, otherParty(to));
  const job = `${booking.serviceTitle}, ${whenText(booking.startsAt, preferences)}.`;
  const quote = reason ? ` They wrote: “${reason}”` : "";
  switch (transition) {
    case "accept":
      return {
        title: `${who} accepted your booking`,
        body: `${job} You find the details on its page.`,
      };
    case "decline":
      return { title: `${who} declined your request`, body: `${job}${quote}` };
    case "cancel":
      return { title: `${who} cancelled the booking`, body: `${job}${quote}` };
    case "complete":
      return { title: `${who} marked the booking as completed`, body: job };
    case "propose":
      return {
        title: `${who} proposes another time`,
        body: `${job} Proposed instead: ${whenText(proposedStartsAt ?? booking.startsAt, preferences)}. Until you answer the time stays as it is.`,
      };
    case "accept-proposal":
      return {
        title: `${who} agreed to the new time`,
        body: `${booking.serviceTitle}, now ${whenText(booking.proposedStartsAt ?? booking.startsAt, preferences)}.`,
      };
    case "decline-proposal":
      return { title: `${who} keeps the time as it was`, body: job };
    case "no-show":
      return {
        title: `${who} reported that you did not come`,
        body: `${job} If that is wrong, write to them; only the two of you see it.`,
      };
    case "dispute":
      return {
        title: `${who} says that this booking did not happen`,
        body: `${job} We look at it and may write to you.`,
      };
    case "withdraw":
      return {
        title: `${booking.professionalName} no longer offers this service`,
        body: `${job} The request has ended with it.`,
      };
    case "expire":
      return to === "customer"
        ? {
            title: "Your request was not answered in time",
            body: `${job} ${booking.professionalName} did not answer. The time is free again, and so are you.`,
          }
        : {
            title: "A request ran out",
            body: `${job} It waited for your answer and ended by itself.`,
          };
  }
}

/** The notification of a reminder. */
export function reminderNotification(
  reminder: Reminder,
  { booking, to, preferences }: Pick<About, "booking" | "to" | "preferences">,
): NotificationText {
  const who = nameOf(booking, otherParty(to));
  const when = whenText(booking.startsAt, preferences);
  switch (reminder) {
    case "answer":
      return {
        title: `${who} waits for your answer`,
        body: `${booking.serviceTitle}, ${when}. Without an answer the request ends ${whenText(booking.expiresAt ?? booking.startsAt, preferences)}.`,
      };
    case "day":
      return { title: `Reminder: ${booking.serviceTitle}`, body: `${when}, with ${who}.` };
    case "hour":
      return { title: `Soon: ${booking.serviceTitle}`, body: `${when}, with ${who}.` };
    case "completion":
      return {
        title: "Did this job take place?",
        body: `${booking.serviceTitle}, ${when}, with ${who}. Please mark it as completed, or say what happened.`,
      };
  }
}

/** The e-mail of a notification about a booking. Phone and exact place are never sent by e-mail. */
export function bookingEmail(
  appOrigin: string,
  { title, body }: NotificationText,
  booking: Pick<Booking, "id" | "reference" | "startsAt" | "endsAt" | "totalAmount" | "priceType">,
  preferences: DisplayPreferences,
  action = "Open the booking",
): EmailContent {
  const minutes = (booking.endsAt - booking.startsAt) / 60_000;
  return composeEmail({
    subject: title,
    paragraphs: [
      body,
      `Reference: ${booking.reference}\nLength: ${lengthText(minutes)}\nPrice: ${amountText(booking.totalAmount, booking.priceType, preferences)}, paid directly`,
    ],
    action: { label: action, url: new URL(paths.booking(booking.id), appOrigin).href },
    footnote: {
      text: "You get this e-mail because you have a booking on Kayap. Choose what we write about in your settings:",
      url: new URL(paths.settings, appOrigin).href,
    },
  });
}

/** The e-mail to support when a customer says that a completed booking did not happen. */
export function disputeEmail(appOrigin: string, booking: Booking, reason: string): EmailContent {
  return composeEmail({
    subject: `[${booking.reference}] A customer says that a booking did not happen`,
    paragraphs: [
      `Booking: ${booking.reference} (${booking.id})\nService: ${booking.serviceTitle}\nTime: ${whenText(booking.startsAt, null)}\nCustomer: ${booking.customerName} (${booking.customerId ?? "account deleted"})\nProfessional: ${booking.professionalName} (${booking.professionalId})`,
      reason || "No reason was given.",
    ],
    action: {
      label: "Its service",
      url: new URL(paths.service(booking.serviceId), appOrigin).href,
    },
  });
}
