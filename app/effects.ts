import type { Register } from "react-router";
import type { Act, Effect, Proof, RouteEffects } from "./domain/accounts/effects.ts";

const NONE: RouteEffects = { view: "no effect", send: "no effect" };

const needs = (proof: Proof, ...effects: [Effect, ...Effect[]]): Act => ({ proof, effects });
const views = (...act: Parameters<typeof needs>): RouteEffects => ({
  ...NONE,
  view: needs(...act),
});
const sends = (...act: Parameters<typeof needs>): RouteEffects => ({
  ...NONE,
  send: needs(...act),
});

const TWO_FACTOR: RouteEffects = {
  view: needs("begun here", "shows a secret"),
  send: {
    field: "intent",
    acts: {
      begin: needs("recent", "shows a secret"),
      confirm: needs("recent", "shows a secret", "opens another way in"),
      codes: needs("recent", "shows a secret", "removes a lock"),
      end: needs("in-form", "removes a lock"),
    },
  },
};

const CALENDAR_ADDRESS: RouteEffects = {
  view: "no effect",
  send: {
    field: "step",
    acts: {
      new: needs("recent", "shows a secret", "opens another way in"),
      end: "no effect",
    },
  },
};

const ARCHIVE: RouteEffects = {
  view: needs("recent", "lets data out"),
  send: needs("recent", "lets data out"),
};

/**
 * What each address does to an account that a session alone must not do, and what it requires: one line per route, in the
 * order of app/routes.ts (threat 88). Reading and writing as the person, signing out and ending sessions ask for nothing.
 */
const EFFECTS: Record<keyof Register["pages"], RouteEffects> = {
  "/": NONE,
  "/categories": NONE,
  "/category/:categoryId": NONE,
  "/search": NONE,
  "/service/:serviceId": NONE,
  "/service/:serviceId/book": NONE,
  "/jobs/new": NONE,
  "/pro/:proId/book": NONE,
  "/pro/:proId": NONE,
  "/saved": NONE,
  "/login": sends("in-form", "opens another way in"),
  "/login/code": sends("in-form", "opens another way in"),
  "/register": NONE,
  "/register/check-email": NONE,
  "/verify-email": sends("link", "opens another way in"),
  "/verify-email/resend": NONE,
  "/forgot-password": NONE,
  "/reset-password": sends("link", "opens another way in"),
  "/change-email": sends("link", "opens another way in"),
  "/stop-email-change": sends("link", "opens another way in"),
  "/two-factor-recovery": NONE,
  "/two-factor-recovery/start": sends("link", "removes a lock"),
  "/two-factor-recovery/cancel": NONE,
  "/welcome-back": NONE,
  "/not-me": sends("link", "opens another way in"),
  "/about": NONE,
  "/how-it-works": NONE,
  "/contact": NONE,
  "/terms/accept": NONE,
  "/terms": NONE,
  "/privacy": NONE,
  "/faq": NONE,
  "/newsletter": NONE,
  "/newsletter/confirm": NONE,
  "/newsletter/unsubscribe": NONE,
  "/email/unsubscribe": NONE,
  "/letters/stop": NONE,
  "/dev/mail": NONE,
  "/dev/components": NONE,
  "/*": NONE,

  "/dashboard": NONE,
  "/dashboard/services": NONE,
  "/dashboard/services/new": NONE,
  "/dashboard/services/edit/:serviceId?": NONE,
  "/dashboard/services/:serviceId/delete": NONE,
  "/dashboard/become-professional": NONE,
  "/dashboard/profile": NONE,
  "/dashboard/licences": NONE,
  "/dashboard/saved": NONE,
  "/dashboard/saved/remove": NONE,
  "/dashboard/find": NONE,
  "/dashboard/recent-searches": NONE,
  "/dashboard/reviews": NONE,
  "/dashboard/reviews/new": NONE,
  "/dashboard/reviews/:reviewId/edit": NONE,
  "/dashboard/reviews/:reviewId/delete": NONE,
  "/dashboard/reviews/:reviewId/reply": NONE,
  "/dashboard/reviews/:reviewId/report": NONE,
  "/dashboard/reviews/:reviewId/helpful": NONE,
  "/dashboard/notifications": NONE,
  "/dashboard/settings": { ...NONE, send: "by what changes" },
  "/dashboard/settings/confirm": NONE,
  "/dashboard/settings/password": sends("in-form", "opens another way in"),
  "/dashboard/settings/two-factor": TWO_FACTOR,
  "/dashboard/settings/email": sends("recent", "opens another way in"),
  "/dashboard/settings/data": sends("recent", "lets data out"),
  "/dashboard/settings/data/:key": ARCHIVE,
  "/dashboard/settings/deactivate": sends("recent", "ends the account"),
  "/dashboard/settings/delete": sends("in-form", "ends the account"),
  "/dashboard/settings/sessions": NONE,
  "/dashboard/settings/security-log": NONE,
  "/dashboard/more": NONE,
  "/dashboard/unsent": NONE,
  "/dashboard/bookings": NONE,
  "/dashboard/bookings/week": NONE,
  "/dashboard/bookings/day/:day": NONE,
  "/dashboard/bookings/hours": NONE,
  "/dashboard/bookings/days-off": NONE,
  "/dashboard/bookings/feed": CALENDAR_ADDRESS,
  "/dashboard/bookings/:bookingId": NONE,
  "/dashboard/bookings/:bookingId/cancel": NONE,
  "/dashboard/bookings/:bookingId/complete": NONE,
  "/dashboard/bookings/:bookingId/decline": NONE,
  "/dashboard/bookings/:bookingId/dispute": NONE,
  "/dashboard/bookings/:bookingId/propose": NONE,
  "/dashboard/bookings/:bookingId/calendar.ics": NONE,
  "/dashboard/jobs": NONE,
  "/dashboard/jobs/:jobId": NONE,
  "/dashboard/jobs/:jobId/close": NONE,
  "/dashboard/jobs/:jobId/report": NONE,
  "/dashboard/view": NONE,
  "/dashboard/messages": NONE,
  "/dashboard/messages/new": NONE,
  "/dashboard/messages/:conversationId/block": NONE,
  "/dashboard/messages/:conversationId/mute": NONE,
  "/dashboard/messages/:conversationId/offer": NONE,
  "/dashboard/offers/:offerId": NONE,
  "/dashboard/messages/:conversationId/report": NONE,

  "/team": NONE,
  "/team/enter": sends("in-form", "opens another way in"),
  "/team/leave": NONE,
  "/team/reports": NONE,
  "/team/reports/:reportId": NONE,
  "/team/licences": NONE,
  "/team/licences/:licenceId": NONE,
  "/team/words": NONE,
  "/team/log": NONE,

  "/dashboard/messages/new/thread": NONE,
  "/dashboard/messages/:conversationId/thread": NONE,
  "/dashboard/messages/:conversationId/read": NONE,
  "/dashboard/offline-copy": NONE,
  "/dashboard/bookings/:bookingId/transition": NONE,
  "/dashboard/jobs/:jobId/offer": NONE,
  "/dashboard/recent-searches.json": NONE,
  "/professional/:proId": NONE,
  "/saved.json": NONE,
  "/calendar/:file": views("link", "lets data out"),
  "/dev/mail.json": NONE,
  "/sitemap.xml": NONE,
  "/sitemaps/:file": NONE,
  "/robots.txt": NONE,
  "/speculation-rules": NONE,
  "/mail-check": NONE,
  "/icons/:sheet": NONE,
  "/dashboard/services/photos": NONE,
  "/dashboard/services/category-proposals": NONE,
  "/dashboard/settings/push": { ...NONE, send: "by what changes" },
  "/health": NONE,
  "/offline": NONE,
  "/logout": NONE,
  "/theme": NONE,
  "/less-data": NONE,
};

const BY_PATTERN: ReadonlyMap<string, RouteEffects> = new Map(Object.entries(EFFECTS));

/** What a route does to the account of whoever uses it, by the pattern of its address; null for an unlisted one. */
export function effectsOf(pattern: string): RouteEffects | null {
  return BY_PATTERN.get(pattern.startsWith("/") ? pattern : `/${pattern}`) ?? null;
}
