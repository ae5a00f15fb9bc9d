import { z } from "zod";
import { bit } from "#app/domain/bit.ts";

/** The list of a person's reviews: what they wrote, or what was written about their services. */
export type ReviewSide = "given" | "received";

/** A review as /dashboard/reviews shows it. */
export const ownReviewSchema = z.object({
  id: z.string(),
  rating: z.number(),
  comment: z.string(),
  helpfulCount: z.number(),
  bookedHere: bit,
  /** Taken down by a moderator: only its author still sees it. */
  hidden: bit,
  createdAt: z.number(),
  updatedAt: z.number(),
  reply: z.string().nullable(),
  /** Null once the customer's account is gone. */
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  proName: z.string(),
  mine: bit,
  service: z.object({
    id: z.string(),
    number: z.number(),
    title: z.string(),
    categoryId: z.string(),
    subcategoryId: z.string().nullable(),
    photoId: z.string().nullable(),
    listed: bit,
  }),
});
export type OwnReview = z.output<typeof ownReviewSchema>;

/** A page of such a list with how many reviews of it gave each rating. */
export const ownReviewsSchema = z.object({
  total: z.number(),
  page: z.number(),
  counts: z.array(z.object({ rating: z.number(), reviewCount: z.number() })),
  reviews: z.array(ownReviewSchema),
});
export type OwnReviews = z.output<typeof ownReviewsSchema>;

/**
 * Whose reviews a tab shows (specification B, section 7): all of them are those received for a professional's view and
 * those given for a customer's.
 */
export function sideOf(tab: string | null, view: "customer" | "professional"): ReviewSide {
  if (tab === "given" || tab === "received") return tab;
  return view === "professional" ? "received" : "given";
}
