import { phoneText } from "#app/domain/accounts/phone.ts";
import { chosenLength } from "#app/domain/bookings/form.ts";
import { atSameTime, type OwnBooking } from "#app/domain/bookings/same-time.ts";
import { spanOf, weekFor, withoutNotice } from "#app/domain/bookings/times.ts";
import { lengthOf } from "#app/domain/bookings/visit.ts";
import { hasContactDetails, withoutContactDetails } from "./contact-details.ts";
import { inOrder, type OfferOrder, timesToCome } from "./offer.ts";
import type { JobForOffer, JobWithOffers } from "./shown.ts";

type CustomerChoices = {
  order: OfferOrder;
  now: number;
  /** Their bookings that are still to come. */
  ownBookings: readonly OwnBooking[];
};

/** A job as its customer sees it: contact details in an offer are shown once it is accepted. */
export function jobForCustomer(
  { job, offers, photos }: JobWithOffers,
  { order, now, ownBookings }: CustomerChoices,
) {
  const { customerId, phone, ...shown } = job;
  const list = inOrder(offers, order).map((offer) => ({
    ...offer,
    /** The customer's bookings at one of its times. */
    sameTime: atSameTime(
      ownBookings,
      timesToCome(offer.times, now).map((at) => spanOf(at, offer.minutes)),
    ),
    message: offer.status === "accepted" ? offer.message : withoutContactDetails(offer.message),
    serviceTitle: withoutContactDetails(offer.serviceTitle),
    times: timesToCome(offer.times, now),
  }));
  const isOpen = job.status === "open" && job.expiresAt > now && !job.hidden;
  return {
    job: { ...shown, isOpen },
    /** What the phone in the form that accepts an offer begins with. */
    phone: phone ? phoneText(phone) : "",
    offers: list,
    photos,
    order,
    hides: hasContactDetails(`${job.what}\n${job.details}`),
  };
}

/** An offer as the customer of its job sees it. */
export type ShownOffer = ReturnType<typeof jobForCustomer>["offers"][number];

type OfferChoices = {
  /** The day whose times are shown; null for the day of the job. */
  day: string | null;
  /** The chosen length in minutes; null for that of the offer. */
  length: string | null;
  now: number;
};

/** A job as a professional sees it, with the free times of their service; its contact details once their offer is accepted. */
export function jobForProfessional(reading: JobForOffer, { day, length, now }: OfferChoices) {
  const { job, offer, service, services, photos, schedule } = reading;
  const { customerId, ...shown } = job;
  const chosenMinutes = chosenLength(length ?? String(offer?.minutes ?? ""));
  const minutes = service ? lengthOf(service, chosenMinutes) : 0;
  const isAccepted = offer?.status === "accepted";
  const visibleText = (text: string) => (isAccepted ? text : withoutContactDetails(text));
  return {
    job: { ...shown, what: visibleText(job.what), details: visibleText(job.details) },
    offer,
    hides: !isAccepted && hasContactDetails(offer?.message ?? ""),
    services,
    service,
    minutes,
    photos: photos.map((photo) => ({ ...photo, alt: visibleText(photo.alt) })),
    week: service ? weekFor(withoutNotice(schedule), { day: day ?? job.day, minutes, now }) : null,
  };
}
