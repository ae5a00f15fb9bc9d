import type { Role } from "#app/domain/accounts/role.ts";

/** Reviews that a person wrote, or those about their services. */
export type ReviewSide = "given" | "received";

/** A review as /dashboard/reviews shows it. */
export type OwnReview = {
  id: string;
  rating: number;
  comment: string;
  helpfulCount: number;
  bookedHere: boolean;
  /** Hidden by a moderator: only its author still sees it. */
  hidden: boolean;
  createdAt: number;
  updatedAt: number;
  reply: string | null;
  /** Null once the customer's account is deleted. */
  firstName: string | null;
  lastName: string | null;
  proName: string;
  mine: boolean;
  service: {
    id: string;
    number: number;
    title: string;
    categoryId: string;
    subcategoryId: string | null;
    photoId: string | null;
    listed: boolean;
  };
};

/** One page of the list, with the number of reviews of each rating before any search. */
export type OwnReviews = {
  /** How many the search has found. */
  total: number;
  page: number;
  counts: { rating: number; reviewCount: number }[];
  reviews: OwnReview[];
};

/**
 * The reviews that a tab shows: "all" means those received in the professional's view, and
 * those given in the customer's.
 */
export function sideOf(tab: string | null, view: Role): ReviewSide {
  if (tab === "given" || tab === "received") return tab;
  return view === "professional" ? "received" : "given";
}
