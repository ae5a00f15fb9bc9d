/** The list of a person's reviews: what they wrote, or what was written about their services. */
export type ReviewSide = "given" | "received";

/** A review as /dashboard/reviews shows it. */
export type OwnReview = {
  id: string;
  rating: number;
  comment: string;
  helpfulCount: number;
  bookedHere: boolean;
  /** Taken down by a moderator: only its author still sees it. */
  hidden: boolean;
  createdAt: number;
  updatedAt: number;
  reply: string | null;
  /** Null once the customer's account is gone. */
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

/** A page of such a list with how many reviews of it gave each rating. */
export type OwnReviews = {
  total: number;
  page: number;
  counts: { rating: number; reviewCount: number }[];
  reviews: OwnReview[];
};

/**
 * Whose reviews a tab shows (specification B, section 7): all of them are those received for a professional's view and
 * those given for a customer's.
 */
export function sideOf(tab: string | null, view: "customer" | "professional"): ReviewSide {
  if (tab === "given" || tab === "received") return tab;
  return view === "professional" ? "received" : "given";
}
