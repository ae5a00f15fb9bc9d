import { z } from "zod";

/** What the old version handed out before the upgrade, and where what people made stands. */
export const handedOutSchema = z.object({
  /** UTC milliseconds. */
  at: z.number(),
  /** The cookies of people who are signed in. */
  cookies: z.object({ customer: z.string(), professional: z.string(), guarded: z.string() }),
  /** The secret of the second factor of `guarded`, in Base32. */
  secret: z.string(),
  /** The stored hash of their password. */
  passwordHash: z.string(),
  /** Addresses in e-mails, calendars and downloads, as paths. */
  links: z.object({
    verify: z.string(),
    reset: z.string(),
    changeEmail: z.string(),
    confirmNewsletter: z.string(),
    unsubscribeNewsletter: z.string(),
    notMe: z.string(),
    archive: z.string(),
    feed: z.string(),
  }),
  bookings: z.object({ confirmed: z.string(), pending: z.string(), cancelled: z.string() }),
  conversation: z.string(),
  photo: z.string(),
});
export type HandedOut = z.output<typeof handedOutSchema>;
