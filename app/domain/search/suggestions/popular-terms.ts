/** What is suggested to somebody who has not searched yet. */
export const POPULAR_TERMS = [
  "Home Repair",
  "Hair Stylist",
  "IT Support",
  "Event Planning",
] as const;
