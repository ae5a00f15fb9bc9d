import { z } from "zod";

/** A review as public lists show it. */
export const reviewSchema = z.object({
  id: z.string(),
  rating: z.number(),
  comment: z.string(),
  helpfulCount: z.number(),
  /** Null once the customer's account is gone. */
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  bookedHere: z.union([z.literal(0), z.literal(1)]).transform((value) => value === 1),
  createdAt: z.number(),
  updatedAt: z.number(),
  reply: z.string().nullable(),
  service: z.object({ id: z.string(), title: z.string() }),
});
export type Review = z.output<typeof reviewSchema>;

/** How many reviews gave each of the ratings 1 to 5. */
export const ratingDistributionSchema = z.array(
  z.object({ rating: z.number(), reviewCount: z.number() }),
);
export type RatingDistribution = z.output<typeof ratingDistributionSchema>;

/** First name and initial, or "Former customer" when the account is gone (decision 80). */
export function reviewerName({ firstName, lastName }: Pick<Review, "firstName" | "lastName">) {
  if (!firstName) return "Former customer";
  return lastName ? `${firstName} ${[...lastName][0]}.` : firstName;
}

/** A rating to one decimal, "4.9". */
export function ratingText(rating: number): string {
  return rating.toFixed(1);
}
