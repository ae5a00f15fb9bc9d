import { answerer } from "#app/domain/bookings/answerer.ts";
import {
  amountText,
  type Booking,
  lengthText,
  minutesOf,
  otherParty,
  otherPerson,
  type Party,
} from "#app/domain/bookings/booking.ts";
import type { BookingOffer } from "#app/domain/bookings/offer.ts";
import { placeText } from "#app/domain/bookings/place.ts";
import type { Reminder } from "#app/domain/bookings/reminder.ts";
import { type BookingTransition, isWithdrawal } from "#app/domain/bookings/transitions.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { priceText } from "#app/domain/money/money.ts";
import { bodyText, type NotificationBody, withTimes } from "#app/domain/notifications/body.ts";
import { type DisplayPreferences, whenText } from "#app/domain/time/time-text.ts";
import { pageLink, settingsFootnote } from "#app/email/links/page-link.ts";
import { paths } from "#app/links.ts";
import { composeEmail } from "./compose.ts";

/** A notification as one line and one paragraph, on the site and in an e-mail. */
export type NotificationText = { title: string; body: NotificationBody };

type About = {
  booking: Booking;
  /** Who is notified. */
  to: Party;
  reason?: string;
  /** The time of a new proposal, UTC milliseconds. */
  proposedStartsAt?: number;
};

type OfferAbout = Pick<BookingOffer, "serviceTitle" | "startsAt">;

/** The notification of the professional about a new request. */
export function requestNotification({
  customerName,
  serviceTitle,
  startsAt,
}: Pick<Booking, "customerName" | "serviceTitle" | "startsAt">): NotificationText {
  return {
    title: `${customerName} asks for a booking`,
    body: withTimes`${serviceTitle}, ${startsAt}. We hold this time for you until you answer or the request expires.`,
  };
}

/** The notification of the customer about a time that a professional offers. */
export function offerNotification({
  professionalName,
  serviceTitle,
  startsAt,
}: OfferAbout & { professionalName: string }): NotificationText {
  return {
    title: `${professionalName} offers you a time`,
    body: withTimes`${serviceTitle}, ${startsAt}. It is yours as soon as you accept it; until then the time is not held.`,
  };
}

/** The e-mail of the same, which leads to the conversation. */
export function offerEmail(
  appOrigin: string,
  { title, body }: NotificationText,
  offer: Pick<BookingOffer, "conversationId" | "startsAt" | "endsAt" | "totalAmount" | "priceType">,
  preferences: DisplayPreferences,
): EmailContent {
  const minutes = minutesOf(offer);
  return composeEmail({
    subject: title,
    paragraphs: [
      bodyText(body, preferences),
      `Length: ${lengthText(minutes)}\nPrice: ${amountText(offer.totalAmount, offer.priceType, preferences)}, paid directly`,
    ],
    action: pageLink(appOrigin, "Answer the offer", conversationPath(offer.conversationId)),
    footnote: settingsFootnote(
      appOrigin,
      "You get this e-mail because you wrote to a professional on Kayap. Choose what we write about in your settings:",
    ),
  });
}

/** The notification of the professional about an offer that was accepted. */
export function offerAcceptedNotification({
  customerName,
  serviceTitle,
  startsAt,
}: OfferAbout & { customerName: string }): NotificationText {
  return {
    title: `${customerName} accepted your offer`,
    body: withTimes`${serviceTitle}, ${startsAt}. The booking is confirmed.`,
  };
}

/** The notification of the other party about a transition, and of both about "expire". */
export function transitionNotification(
  transition: BookingTransition,
  about: About,
): NotificationText {
  const { booking, to, reason, proposedStartsAt } = about;
  const who = otherPerson(booking, to).name;
  const job = withTimes`${booking.serviceTitle}, ${booking.startsAt}.`;
  const quote = reason ? ` They wrote: “${reason}”` : "";
  switch (transition) {
    case "accept":
      return {
        title: `${who} accepted your booking`,
        body: withTimes`${job} The details are on the booking’s page.`,
      };
    case "decline":
      return { title: `${who} declined your request`, body: withTimes`${job}${quote}` };
    case "cancel":
      return {
        title: isWithdrawal(otherParty(to), booking)
          ? `${who} withdrew the request`
          : `${who} cancelled the booking`,
        body: withTimes`${job}${quote}`,
      };
    case "complete":
      return {
        title: `${who} marked the booking as completed`,
        body: withTimes`${job} If it did not happen, tell us within 7 days.`,
      };
    case "propose":
      return {
        title: `${who} proposes another time`,
        body: withTimes`${job} The new time would be ${proposedStartsAt ?? booking.startsAt}. The booking keeps its time until you answer.`,
      };
    case "accept-proposal":
      return {
        title: `${who} accepted the new time`,
        body: withTimes`${booking.serviceTitle}, now ${booking.proposedStartsAt ?? booking.startsAt}.`,
      };
    case "decline-proposal":
      return { title: `${who} keeps the old time`, body: job };
    case "no-show":
      return {
        title: `${who} reported that you did not come`,
        body: withTimes`${job} If that is wrong, send them a message. It is not public.`,
      };
    case "dispute":
      return {
        title: `${who} says that this booking did not happen`,
        body: withTimes`${job} We will look into it and may write to you.`,
      };
    case "withdraw":
      return {
        title: `${booking.professionalName} no longer offers this service`,
        body: withTimes`${job} Your request was closed.`,
      };
    case "expire":
      return expiryNotification(about, job);
  }
}

/** The notification that a request has expired, which says who of the two did not answer. */
function expiryNotification(
  { booking, to }: Pick<About, "booking" | "to">,
  job: NotificationBody,
): NotificationText {
  const waitedForCustomer = answerer(booking) === "customer";
  if (to === "professional") {
    const why = waitedForCustomer
      ? `${booking.customerName} did not answer the new time, so it was closed.`
      : "It was not answered in time, so it was closed.";
    return { title: "A request expired", body: withTimes`${job} ${why}` };
  }
  const again = "You can choose another time or another professional.";
  return waitedForCustomer
    ? {
        title: "Your request expired",
        body: withTimes`${job} The new time was not answered, so the request was closed. ${again}`,
      }
    : {
        title: "Your request was not answered in time",
        body: withTimes`${job} ${booking.professionalName} did not answer, so the request was closed. ${again}`,
      };
}

/** The notification of a reminder. */
export function reminderNotification(
  reminder: Reminder,
  { booking, to }: Pick<About, "booking" | "to">,
): NotificationText {
  const who = otherPerson(booking, to).name;
  const when = booking.startsAt;
  const proposedStart = booking.proposedStartsAt;
  const newTime = proposedStart === null ? "" : withTimes` The new time would be ${proposedStart}.`;
  switch (reminder) {
    case "answer":
      return {
        title: `${who} is waiting for your answer`,
        body: withTimes`${booking.serviceTitle}, ${when}.${newTime} The request expires on ${booking.expiresAt ?? booking.startsAt} if you do not answer.`,
      };
    case "day":
      return { title: `Reminder: ${booking.serviceTitle}`, body: withTimes`${when}, with ${who}.` };
    case "hour":
      return { title: `Soon: ${booking.serviceTitle}`, body: withTimes`${when}, with ${who}.` };
    case "completion":
      return {
        title: "Did this booking take place?",
        body: withTimes`${booking.serviceTitle}, ${when}, with ${who}. Please mark it as completed, or say what happened.`,
      };
  }
}

type Sent = Pick<
  Booking,
  "id" | "reference" | "startsAt" | "endsAt" | "totalAmount" | "priceType" | "status"
>;

/** Reference, length and price of a booking, each on its line. */
function factsOf(booking: Sent, preferences: DisplayPreferences): string {
  const { reference, totalAmount, priceType, status } = booking;
  const minutes = minutesOf(booking);
  const price =
    status === "cancelled"
      ? priceText(totalAmount, priceType === "hourly" ? "fixed" : priceType, preferences)
      : `${amountText(totalAmount, priceType, preferences, status)}, paid directly`;
  return `Reference: ${reference}\nLength: ${lengthText(minutes)}\nPrice: ${price}`;
}

type Request = Sent & Pick<Booking, "location" | "region"> & { notes: string; expiresAt: number };

/**
 * The e-mail of a request to its professional: what they decide by, and until when. Of the place it says as much as the page
 * shows before they accept.
 */
export function requestEmail(
  appOrigin: string,
  { title, body }: NotificationText,
  request: Request,
  preferences: DisplayPreferences,
): EmailContent {
  const { id, notes, expiresAt } = request;
  const place = placeText(request, "professional");
  return composeEmail({
    subject: title,
    paragraphs: [
      bodyText(body, preferences),
      `${factsOf(request, preferences)}\nPlace: ${place}`,
      ...(notes ? [`Notes of the customer: “${notes}”`] : []),
      `Please answer by ${whenText(expiresAt, preferences)}. Without an answer the request ends by itself.`,
    ],
    action: pageLink(appOrigin, "Answer the request", paths.booking(id)),
    footnote: settingsFootnote(
      appOrigin,
      "You get this e-mail because somebody asks for a booking with you on Kayap. You can choose which e-mails you get in your settings:",
    ),
  });
}

/** The e-mail of a notification about a booking. Phone and exact place are never sent by e-mail. */
export function bookingEmail(
  appOrigin: string,
  { title, body }: NotificationText,
  booking: Sent,
  preferences: DisplayPreferences,
): EmailContent {
  return composeEmail({
    subject: title,
    paragraphs: [bodyText(body, preferences), factsOf(booking, preferences)],
    action: pageLink(appOrigin, "Open the booking", paths.booking(booking.id)),
    footnote: settingsFootnote(
      appOrigin,
      "You get this e-mail because you have a booking on Kayap. You can choose which e-mails you get in your settings:",
    ),
  });
}

/** The e-mail to support when one of the two says that a completed booking did not happen. */
export function disputeEmail(
  appOrigin: string,
  booking: Booking,
  { actor, reason }: { actor: Party; reason: string },
): EmailContent {
  return composeEmail({
    subject: `[${booking.reference}] A ${actor} says that a booking did not happen`,
    paragraphs: [
      `Booking: ${booking.reference} (${booking.id})\nService: ${booking.serviceTitle}\nTime: ${whenText(booking.startsAt, null)}\nCustomer: ${booking.customerName} (${booking.customerId ?? "account deleted"})\nProfessional: ${booking.professionalName} (${booking.professionalId})`,
      reason || "No reason was given.",
    ],
    action: pageLink(appOrigin, "View the service", paths.service(booking.serviceId)),
  });
}
