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

/** A tab of the list. */
export type OwnReviewTab = "all" | ReviewSide;

/**
 * The reviews that a tab shows: "all" means those received in the professional's view, and
 * those given in the customer's.
 */
export function sideOf(tab: OwnReviewTab, view: Role): ReviewSide {
  if (tab !== "all") return tab;
  return view === "professional" ? "received" : "given";
}

/** The tab that somebody of this role can have: without the professional's there are no services to receive reviews of. */
export function possibleTab(asked: OwnReviewTab, role: Role): OwnReviewTab {
  return asked === "received" && role === "customer" ? "all" : asked;
}

/** The tabs of a view in their order; the other side has one only while it is shown, so that one is always the current one. */
export function tabsOf(shown: OwnReviewTab, view: Role): OwnReviewTab[] {
  return [...new Set<OwnReviewTab>(["all", sideOf("all", view), shown])];
}
