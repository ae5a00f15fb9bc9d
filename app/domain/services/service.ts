import type { SeenLicence } from "#app/domain/licences/licences.ts";
import type { PriceType } from "#app/domain/money/money.ts";
import type { Approval } from "./approval.ts";
import type { ServiceStatus } from "./form.ts";

/** A service in a list, as a card or a row. */
export type ServiceCard = {
  id: string;
  number: number;
  title: string;
  snippet: string;
  categoryId: string;
  subcategoryId: string | null;
  /** GYD cents. */
  priceAmount: number;
  priceType: PriceType;
  city: string;
  region: string;
  rating: number;
  reviewCount: number;
  availability: { weekdays: boolean; weekends: boolean; evenings: boolean };
  proId: string;
  proName: string;
  /** Whether its professional has a licence that the team has seen. */
  licensed: boolean;
  /** The id of its first photo; null when the pattern of its category takes its place. */
  photoId: string | null;
  /** Whether the viewer has saved it or owns it; null for a visitor. */
  saved: "yes" | "no" | "own" | null;
  /** When it can be booked next, UTC milliseconds; null when it cannot until the horizon. */
  nextFree: number | null;
  /** In a search for a place, its region, where a professional from elsewhere also works. */
  worksIn?: string | null;
};

/** A service in its owner's list. */
export type ServiceListItem = Pick<
  ServiceCard,
  | "id"
  | "number"
  | "title"
  | "categoryId"
  | "subcategoryId"
  | "priceAmount"
  | "priceType"
  | "rating"
  | "reviewCount"
  | "photoId"
  | "city"
  | "region"
> & {
  status: ServiceStatus;
  /** Where it is with the team; null where nobody has to approve it, or has done so. */
  approval: Approval | null;
  /** Taken off the public pages by Kayap. */
  hidden: boolean;
};

/** A service on its own page. */
export type Service = Omit<
  ServiceCard,
  "snippet" | "photoId" | "nextFree" | "licensed" | "worksIn"
> & {
  description: string;
  /** The next times at which it can be booked, UTC milliseconds, soonest first. */
  nextFree: number[];
  createdAt: number;
  photos: ServicePhoto[];
  /** What the team has seen of its professional. */
  licences: SeenLicence[];
};
export type ServicePhoto = { id: string; alt: string; width: number; height: number };

/** Longer texts are collapsed behind 'Show more'. */
export const LONG_TEXT = 200;
/** On wide screens only texts longer than this are. */
export const LONG_TEXT_WIDE = 600;
