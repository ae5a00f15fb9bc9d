import { z } from "zod";
import { bit } from "#app/domain/bit.ts";
import { PRICE_TYPES } from "#app/domain/money.ts";

/** What a card or row of a list shows of a service. */
export const serviceCardSchema = z.object({
  id: z.string(),
  number: z.number(),
  title: z.string(),
  snippet: z.string(),
  categoryId: z.string(),
  subcategoryId: z.string().nullable(),
  /** GYD cents. */
  priceAmount: z.number(),
  priceType: z.enum(PRICE_TYPES),
  city: z.string(),
  state: z.string(),
  rating: z.number(),
  reviewCount: z.number(),
  availability: z.object({ weekdays: bit, weekends: bit, evenings: bit }),
  proId: z.string(),
  proName: z.string(),
  /** The id of its first photo, or null: then its cloth is shown. */
  photoId: z.string().nullable(),
  /** Whether the person who asks has saved it or owns it; absent for a visitor. */
  saved: z.enum(["yes", "no", "own"]).optional(),
});
export type ServiceCard = z.output<typeof serviceCardSchema>;

/** One whole service as its page shows it. */
export const serviceSchema = serviceCardSchema.omit({ snippet: true, photoId: true }).extend({
  description: z.string(),
  createdAt: z.number(),
  photos: z.array(
    z.object({ id: z.string(), alt: z.string(), width: z.number(), height: z.number() }),
  ),
});
export type Service = z.output<typeof serviceSchema>;
export type ServicePhoto = Service["photos"][number];

/** Texts above this length are folded behind 'Show more' (specification A, section 9). */
export const LONG_TEXT = 200;
