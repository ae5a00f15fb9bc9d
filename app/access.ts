import type { Register } from "react-router";
import type { Access } from "./domain/accounts/access.ts";
import type { StaffRole } from "./domain/team/roles.ts";

type RouteAccess = {
  /** By GET and HEAD. */
  read: Access;
  /** By any other method. */
  write: Access;
  /** How a request is refused: by a redirect to the page that comes first, or by a JSON answer, for scripts. */
  refusal: "page" | "json";
};

const both = (access: Access): RouteAccess => ({ read: access, write: access, refusal: "page" });
const PUBLIC = both("public");
const ACCOUNT = both("active account");
const OWN_DATA = both("own data");
const LEAVING = both("leaving");
const ANY_ACCOUNT = both("any account");
/** A public page with a form that needs an account. */
const PUBLIC_PAGE: RouteAccess = { ...PUBLIC, write: "active account" };
/** A page that a visitor uses too; an account has to be in use. */
const VISITOR_TOO = both("visitor or active account");
const SCRIPTS: RouteAccess = { ...ACCOUNT, refusal: "json" };

/** What each address requires of whoever sends a request to it: one line per route, in the order of app/routes.ts. */
const ACCESS: Record<keyof Register["pages"], RouteAccess> = {
  "/": PUBLIC,
  "/categories": PUBLIC,
  "/category/:categoryId": PUBLIC,
  "/search": PUBLIC,
  "/service/:serviceId": PUBLIC,
  "/service/:serviceId/book": VISITOR_TOO,
  "/jobs/new": VISITOR_TOO,
  "/pro/:proId/book": VISITOR_TOO,
  "/pro/:proId": PUBLIC_PAGE,
  "/saved": { ...PUBLIC, write: "visitor or active account" },
  "/login": PUBLIC,
  "/login/code": PUBLIC,
  "/register": PUBLIC,
  "/register/check-email": PUBLIC,
  "/verify-email": PUBLIC,
  "/verify-email/resend": PUBLIC,
  "/forgot-password": PUBLIC,
  "/reset-password": PUBLIC,
  "/change-email": PUBLIC,
  "/stop-email-change": PUBLIC,
  "/two-factor-recovery": PUBLIC,
  "/two-factor-recovery/start": PUBLIC,
  "/two-factor-recovery/cancel": PUBLIC,
  "/welcome-back": ANY_ACCOUNT,
  "/not-me": PUBLIC,
  "/about": PUBLIC,
  "/how-it-works": PUBLIC,
  "/contact": PUBLIC,
  "/terms/accept": ANY_ACCOUNT,
  "/terms": PUBLIC,
  "/privacy": PUBLIC,
  "/faq": PUBLIC,
  "/newsletter": PUBLIC,
  "/newsletter/confirm": PUBLIC,
  "/newsletter/unsubscribe": PUBLIC,
  "/email/unsubscribe": PUBLIC,
  "/appeal": PUBLIC,
  "/letters/stop": PUBLIC,
  "/dispute": PUBLIC,
  "/dev/mail": PUBLIC,
  "/dev/components": PUBLIC,
  "/*": PUBLIC,

  "/dashboard": ACCOUNT,
  "/dashboard/services": ACCOUNT,
  "/dashboard/services/new": ACCOUNT,
  "/dashboard/services/edit/:serviceId?": ACCOUNT,
  "/dashboard/services/:serviceId/delete": ACCOUNT,
  "/dashboard/become-professional": ACCOUNT,
  "/dashboard/profile": ACCOUNT,
  "/dashboard/licences": ACCOUNT,
  "/dashboard/saved": ACCOUNT,
  "/dashboard/saved/remove": ACCOUNT,
  "/dashboard/find": ACCOUNT,
  "/dashboard/recent-searches": ACCOUNT,
  "/dashboard/reviews": ACCOUNT,
  "/dashboard/reviews/new": ACCOUNT,
  "/dashboard/reviews/:reviewId/edit": ACCOUNT,
  "/dashboard/reviews/:reviewId/delete": ACCOUNT,
  "/dashboard/reviews/:reviewId/reply": ACCOUNT,
  "/dashboard/reviews/:reviewId/report": ACCOUNT,
  "/dashboard/reviews/:reviewId/helpful": ACCOUNT,
  "/dashboard/notifications": ACCOUNT,
  "/dashboard/settings": ACCOUNT,
  "/dashboard/settings/confirm": ANY_ACCOUNT,
  "/dashboard/settings/password": ACCOUNT,
  "/dashboard/settings/two-factor": ACCOUNT,
  "/dashboard/settings/email": ACCOUNT,
  "/dashboard/settings/data": OWN_DATA,
  "/dashboard/settings/data/:key": OWN_DATA,
  "/dashboard/settings/deactivate": ACCOUNT,
  "/dashboard/settings/delete": LEAVING,
  "/dashboard/settings/sessions": ACCOUNT,
  "/dashboard/settings/security-log": ACCOUNT,
  "/dashboard/more": ACCOUNT,
  "/dashboard/unsent": ACCOUNT,
  "/dashboard/bookings": ACCOUNT,
  "/dashboard/bookings/week": ACCOUNT,
  "/dashboard/bookings/day/:day": ACCOUNT,
  "/dashboard/bookings/hours": ACCOUNT,
  "/dashboard/bookings/days-off": ACCOUNT,
  "/dashboard/bookings/feed": ACCOUNT,
  "/dashboard/bookings/:bookingId": ACCOUNT,
  "/dashboard/bookings/:bookingId/cancel": ACCOUNT,
  "/dashboard/bookings/:bookingId/complete": ACCOUNT,
  "/dashboard/bookings/:bookingId/decline": ACCOUNT,
  "/dashboard/bookings/:bookingId/dispute": ACCOUNT,
  "/dashboard/bookings/:bookingId/propose": ACCOUNT,
  "/dashboard/bookings/:bookingId/calendar.ics": ACCOUNT,
  "/dashboard/jobs": ACCOUNT,
  "/dashboard/jobs/:jobId": ACCOUNT,
  "/dashboard/jobs/:jobId/close": ACCOUNT,
  "/dashboard/jobs/:jobId/report": ACCOUNT,
  "/dashboard/view": ACCOUNT,
  "/dashboard/messages": ACCOUNT,
  "/dashboard/messages/new": ACCOUNT,
  "/dashboard/messages/:conversationId/block": ACCOUNT,
  "/dashboard/messages/:conversationId/mute": ACCOUNT,
  "/dashboard/messages/:conversationId/offer": ACCOUNT,
  "/dashboard/offers/:offerId": ACCOUNT,
  "/dashboard/messages/:conversationId/report": ACCOUNT,

  "/team": ACCOUNT,
  "/team/enter": ACCOUNT,
  "/team/leave": ACCOUNT,
  "/team/reports": ACCOUNT,
  "/team/reports/:reportId": ACCOUNT,
  "/team/tickets": ACCOUNT,
  "/team/tickets/:ticketId": ACCOUNT,
  "/team/decide/:kind/:id": ACCOUNT,
  "/team/appeals": ACCOUNT,
  "/team/appeals/:measureId": ACCOUNT,
  "/team/disputes/:reportId": ACCOUNT,
  "/team/find": ACCOUNT,
  "/team/people/:userId": ACCOUNT,
  "/team/things/:kind/:id": ACCOUNT,
  "/team/approvals": ACCOUNT,
  "/team/licences": ACCOUNT,
  "/team/licences/:licenceId": ACCOUNT,
  "/team/words": ACCOUNT,
  "/team/settings": ACCOUNT,
  "/team/newsletters": ACCOUNT,
  "/team/newsletters/:newsletterId": ACCOUNT,
  "/team/log": ACCOUNT,

  "/dashboard/messages/new/thread": SCRIPTS,
  "/dashboard/messages/:conversationId/thread": SCRIPTS,
  "/dashboard/messages/:conversationId/read": SCRIPTS,
  "/dashboard/offline-copy": SCRIPTS,
  "/dashboard/bookings/:bookingId/transition": SCRIPTS,
  "/dashboard/jobs/:jobId/offer": SCRIPTS,
  "/dashboard/recent-searches.json": SCRIPTS,
  "/professional/:proId": PUBLIC,
  "/saved.json": { read: "public", write: "active account", refusal: "json" },
  "/calendar/:file": PUBLIC,
  "/dev/mail.json": PUBLIC,
  "/sitemap.xml": PUBLIC,
  "/sitemaps/:file": PUBLIC,
  "/robots.txt": PUBLIC,
  "/speculation-rules": PUBLIC,
  "/mail-check": PUBLIC_PAGE,
  "/icons/:sheet": PUBLIC,
  "/dashboard/services/photos": SCRIPTS,
  "/dashboard/services/category-proposals": SCRIPTS,
  "/dashboard/settings/push": SCRIPTS,
  "/health": PUBLIC,
  "/offline": PUBLIC,
  "/logout": PUBLIC,
  "/theme": PUBLIC,
  "/less-data": PUBLIC,
};

const BY_PATTERN: ReadonlyMap<string, RouteAccess> = new Map(Object.entries(ACCESS));

/** What a route requires, by the pattern of its address; null for an unlisted one, which admits nobody. */
export function accessOf(pattern: string): RouteAccess | null {
  return BY_PATTERN.get(pattern.startsWith("/") ? pattern : `/${pattern}`) ?? null;
}

type TeamPage = Extract<keyof Register["pages"], "/team" | `/team/${string}`>;

/** The role in the team that each of its pages requires besides: one line per route. */
const TEAM_ACCESS: Record<TeamPage, StaffRole> = {
  "/team": "support",
  "/team/enter": "support",
  "/team/leave": "support",
  "/team/reports": "moderator",
  "/team/reports/:reportId": "moderator",
  "/team/tickets": "support",
  "/team/tickets/:ticketId": "support",
  "/team/decide/:kind/:id": "moderator",
  "/team/appeals": "moderator",
  "/team/appeals/:measureId": "moderator",
  "/team/disputes/:reportId": "moderator",
  "/team/find": "support",
  "/team/people/:userId": "support",
  "/team/things/:kind/:id": "support",
  "/team/approvals": "moderator",
  "/team/licences": "moderator",
  "/team/licences/:licenceId": "moderator",
  "/team/words": "support",
  "/team/settings": "admin",
  "/team/newsletters": "admin",
  "/team/newsletters/:newsletterId": "admin",
  "/team/log": "admin",
};

const TEAM_BY_PATTERN: ReadonlyMap<string, StaffRole> = new Map(Object.entries(TEAM_ACCESS));

/** The role that a page of the team requires, by the pattern of its address; null for an unlisted one, which admits nobody. */
export function teamRoleOf(pattern: string): StaffRole | null {
  return TEAM_BY_PATTERN.get(pattern.startsWith("/") ? pattern : `/${pattern}`) ?? null;
}
