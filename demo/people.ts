/** The shapes in which the demo professionals are written down, one file per category. */
export type SeedProfessional = {
  firstName: string;
  lastName: string;
  businessName?: string;
  /** A village of `app/domain/places.ts`. */
  village: string;
  years: number;
  bio: string;
  website?: string;
  /** Whole GYD dollars. */
  hourlyRate?: number;
  services: SeedService[];
};

export type SeedService = {
  title: string;
  description: string;
  /** A subcategory id of the file's category. */
  subcategory: string;
  /** Whole GYD dollars. */
  price: number;
  priceType: "hourly" | "fixed" | "starting_at";
  when: ("weekdays" | "weekends" | "evenings")[];
  reviews: SeedReview[];
};

export type SeedReview = [stars: 1 | 2 | 3 | 4 | 5, comment: string];
