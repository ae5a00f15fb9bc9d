/** The two kinds of accounts. */
export const ROLES = ["customer", "professional"] as const;
export type Role = (typeof ROLES)[number];
