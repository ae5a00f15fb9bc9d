import type { Schedule } from "#app/domain/bookings/times.ts";
import type { VisitTerms } from "#app/domain/bookings/visit.ts";
import type { PriceType } from "#app/domain/money/money.ts";
import type { CloseReason, JobStatus, Trade, WantedTime } from "./job.ts";
import type { JobOfferStatus } from "./offer.ts";

/** A job as both sides see it: never phone, street or family name. */
type Job = Trade &
  WantedTime & {
    id: string;
    what: string;
    details: string;
    region: string;
    city: string;
    /** GYD cents; null for none. */
    budget: number | null;
    offersWanted: number;
    status: JobStatus;
    closeReason: CloseReason | null;
    bookingId: string | null;
    /** UTC milliseconds. */
    expiresAt: number;
    createdAt: number;
    updatedAt: number;
  };

export type OwnJob = Job & { openOffers: number };

/** A job on the board of a professional. */
type BoardJob = OwnJob & {
  customerFirstName: string;
  /** Whether it has all its offers, and none of this professional. */
  isFull: boolean;
  photoId: string | null;
  /** The status of the own offer; null without one. */
  ownOffer: JobOfferStatus | null;
};

/** How many jobs a page of the board has. */
export const JOBS_A_PAGE = 20;

export type Board = {
  list: BoardJob[];
  total: number;
  /** The page that is shown, from 1. */
  page: number;
  /** The trades of the professional, each with a region where they work. */
  trades: { trade: string; region: string }[];
  /** The own offers, newest first. */
  sent: { id: string; jobId: string; what: string; status: JobOfferStatus; jobStatus: JobStatus }[];
};

type JobPhoto = { id: string; alt: string; width: number; height: number };

/** An offer for a job. */
type JobOffer = {
  id: string;
  professionalId: string;
  serviceId: string;
  /** GYD cents. */
  priceAmount: number;
  priceType: PriceType;
  minutes: number;
  message: string;
  /** UTC milliseconds, soonest first. */
  times: number[];
  status: JobOfferStatus;
  bookingId: string | null;
  createdAt: number;
  /** When it was last changed, UTC milliseconds. */
  version: number;
};

/** An offer as the customer compares it with others. */
type ReceivedOffer = JobOffer & {
  /** The business, else the first name alone. */
  professionalName: string;
  serviceTitle: string;
  /** Whether the customer can open the page of the service. */
  serviceHasPage: boolean;
  rating: number;
  reviewCount: number;
  completedCount: number;
  replyStep: number;
  categoryId: string;
  subcategoryId: string | null;
  picture: string | null;
};

/** A customer's own job with the offers for it. */
export type JobWithOffers = {
  job: Job & {
    customerId: string;
    landmark: string | null;
    /** Of their last booking, else of their profile. */
    phone: string | null;
    hidden: boolean;
    /** How many professionals were notified of it. */
    noticeCount: number;
    /** Whether somebody else does its trade in its region. */
    hasProfessionals: boolean;
  };
  offers: ReceivedOffer[];
  photos: JobPhoto[];
};

/** A professional's service of the trade of a job. */
type OfferableService = VisitTerms & { id: string; title: string; priceAmount: number };

/** A job as a professional sees it who can send an offer, or has sent one. */
export type JobForOffer = {
  job: OwnJob & { customerId: string; customerFirstName: string; takesOffers: boolean };
  offer: JobOffer | null;
  services: OfferableService[];
  /** The one the offer belongs to; null without a service of the trade. */
  service: OfferableService | null;
  photos: JobPhoto[];
  schedule: Schedule;
};
