import { matchRoutes, type Register } from "react-router";
import type { Access } from "./domain/accounts/account-status.ts";
import type { Act, Effect, Proof, RouteEffects } from "./domain/accounts/effects.ts";
import type { Withheld } from "./domain/drafts/unsent-form.ts";
import { DEFAULT_SETTINGS } from "./domain/settings/settings.ts";
import type { StaffRole } from "./domain/team/roles.ts";

/** What a route requires of whoever sends a request to it, and what the site says of its form. */
type RouteRules = {
  /** Who may send a request by GET and HEAD. */
  read: Access;
  /** By any other method. */
  write: Access;
  /** How a request is refused: by a redirect to the page that comes first, or by a JSON answer, for scripts. */
  refusal: "page" | "json";
  /** What it does to an account that a session alone must not do, and what it requires (threat 88). */
  effects: RouteEffects;
  /** The role in the team that it requires besides, for its pages. */
  role?: StaffRole;
  /** What somebody types or chooses in its form saves, in words that follow “while saving”; it is kept where the session ended. */
  saves?: string;
  /** What is left out of its form when it waits to be sent again (threat 89). */
  withholds?: Withheld;
  /** The boxes of its form: one that is not ticked is not sent. */
  boxes?: readonly string[];
  /** Why it needs a sign-in, as a sentence; with some of these parameters only, where they are listed. */
  signIn?: { because: string; onlyWith?: readonly string[] };
  /** Its answer does not say how long it took, which could show whether an address, a code or a token is known (threat 5). */
  hidesDuration?: true;
  /** The header's Login leads back to it, as to the public documents; never where the address may hold a token (decision 101). */
  loginLeadsBack?: true;
};

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

const BY_WHAT_CHANGES: RouteEffects = { ...NONE, send: "by what changes" };

/** Requires the same to read and to write, and does nothing that a session alone must not do. */
const both = (access: Access): RouteRules => ({
  read: access,
  write: access,
  refusal: "page",
  effects: NONE,
});
const PUBLIC = both("public");
const ACCOUNT = both("active account");
const OWN_DATA = both("own data");
const LEAVING = both("leaving");
const ANY_ACCOUNT = both("any account");
/** A public page that does not say how long it took. */
const UNTIMED: RouteRules = { ...PUBLIC, hidesDuration: true };
/** A public page with a form that needs an account. */
const PUBLIC_PAGE: RouteRules = { ...PUBLIC, write: "active account" };
/** A public page with a form that a visitor uses too; an account has to be in use. */
const PUBLIC_FORM: RouteRules = { ...PUBLIC, write: "visitor or active account" };
/** A page that a visitor uses too; an account has to be in use. */
const VISITOR_TOO = both("visitor or active account");
const SCRIPTS: RouteRules = { ...ACCOUNT, refusal: "json" };
const SUPPORT: TeamRules = { ...ACCOUNT, role: "support" };
const MODERATOR: TeamRules = { ...ACCOUNT, role: "moderator" };
const ADMIN: TeamRules = { ...ACCOUNT, role: "admin" };

export const SIGN_IN_TO_SAVE = "Please log in to save services";
const SIGN_IN_TO_CONTACT = "Please log in to contact professionals";

const AVAILABILITY_BOXES = ["availabilityWeekdays", "availabilityWeekends", "availabilityEvenings"];
const SETTINGS_BOXES = Object.entries(DEFAULT_SETTINGS)
  .filter(([name, value]) => typeof value === "boolean" && name !== "smsNotifications")
  .map(([name]) => name);

type Pattern = keyof Register["pages"];
type TeamRules = RouteRules & { role: StaffRole };
type TeamPattern = Extract<Pattern, "/team" | `/team/${string}`>;

/** One line per route, in the order of app/routes.ts; a route without one does not compile. */
const RULES: Record<Exclude<Pattern, TeamPattern>, RouteRules> & Record<TeamPattern, TeamRules> = {
  "/": PUBLIC,
  "/categories": PUBLIC,
  "/category/:categoryId": PUBLIC,
  "/search": PUBLIC,
  "/service/:serviceId": { ...PUBLIC, signIn: { because: SIGN_IN_TO_SAVE, onlyWith: ["save"] } },
  "/service/:serviceId/book": {
    ...VISITOR_TOO,
    saves: "a booking request",
    signIn: { because: "Sign in to go on with your request.", onlyWith: ["draft"] },
    loginLeadsBack: true,
  },
  "/jobs/new": {
    ...VISITOR_TOO,
    signIn: { because: "Sign in to go on with the job you want to post.", onlyWith: ["draft"] },
  },
  "/pro/:proId/book": { ...VISITOR_TOO, loginLeadsBack: true },
  "/pro/:proId": PUBLIC_PAGE,
  "/saved": PUBLIC_FORM,
  "/login": { ...UNTIMED, effects: sends("in-form", "opens another way in") },
  "/login/code": { ...UNTIMED, effects: sends("in-form", "opens another way in") },
  "/register": UNTIMED,
  "/register/check-email": UNTIMED,
  "/verify-email": { ...UNTIMED, effects: sends("link", "opens another way in") },
  "/verify-email/resend": UNTIMED,
  "/forgot-password": UNTIMED,
  "/reset-password": { ...UNTIMED, effects: sends("link", "opens another way in") },
  "/change-email": { ...UNTIMED, effects: sends("link", "opens another way in") },
  "/stop-email-change": { ...UNTIMED, effects: sends("link", "opens another way in") },
  "/two-factor-recovery": UNTIMED,
  "/two-factor-recovery/start": { ...UNTIMED, effects: sends("link", "removes a lock") },
  "/two-factor-recovery/cancel": UNTIMED,
  "/welcome-back": { ...ANY_ACCOUNT, hidesDuration: true },
  "/not-me": { ...UNTIMED, effects: sends("link", "opens another way in") },
  "/about": PUBLIC,
  "/how-it-works": PUBLIC,
  "/contact": { ...PUBLIC, loginLeadsBack: true },
  "/terms/accept": { ...ANY_ACCOUNT, hidesDuration: true },
  "/terms": PUBLIC,
  "/privacy": PUBLIC,
  "/faq": PUBLIC,
  "/newsletter": PUBLIC,
  "/newsletter/confirm": UNTIMED,
  "/newsletter/unsubscribe": UNTIMED,
  "/email/unsubscribe": UNTIMED,
  "/appeal": UNTIMED,
  "/letters/stop": UNTIMED,
  "/dispute": UNTIMED,
  "/dev/mail": PUBLIC,
  "/dev/components": PUBLIC,
  "/*": { ...PUBLIC, withholds: "everything" },

  "/dashboard": ACCOUNT,
  "/dashboard/services": ACCOUNT,
  "/dashboard/services/new": {
    ...ACCOUNT,
    saves: "a service",
    boxes: AVAILABILITY_BOXES,
    signIn: { because: "You must be logged in to create a service" },
  },
  "/dashboard/services/edit/:serviceId?": {
    ...ACCOUNT,
    saves: "a service",
    boxes: AVAILABILITY_BOXES,
  },
  "/dashboard/services/:serviceId/delete": ACCOUNT,
  "/dashboard/become-professional": ACCOUNT,
  "/dashboard/profile": { ...ACCOUNT, saves: "your profile", boxes: AVAILABILITY_BOXES },
  "/dashboard/licences": { ...ACCOUNT, saves: "a licence" },
  "/dashboard/saved": ACCOUNT,
  "/dashboard/saved/remove": ACCOUNT,
  "/dashboard/find": ACCOUNT,
  "/dashboard/recent-searches": ACCOUNT,
  "/dashboard/reviews": ACCOUNT,
  "/dashboard/reviews/new": { ...ACCOUNT, saves: "a review" },
  "/dashboard/reviews/:reviewId/edit": { ...ACCOUNT, saves: "a review" },
  "/dashboard/reviews/:reviewId/delete": ACCOUNT,
  "/dashboard/reviews/:reviewId/reply": { ...ACCOUNT, saves: "a reply to a review" },
  "/dashboard/reviews/:reviewId/report": { ...ACCOUNT, saves: "a report" },
  "/dashboard/reviews/:reviewId/helpful": ACCOUNT,
  "/dashboard/notifications": ACCOUNT,
  "/dashboard/settings": {
    ...ACCOUNT,
    effects: BY_WHAT_CHANGES,
    withholds: "protection",
    saves: "your settings",
    boxes: SETTINGS_BOXES,
  },
  "/dashboard/settings/confirm": { ...ANY_ACCOUNT, withholds: "everything" },
  "/dashboard/settings/password": {
    ...ACCOUNT,
    effects: sends("in-form", "opens another way in"),
    withholds: "everything",
  },
  "/dashboard/settings/two-factor": { ...ACCOUNT, effects: TWO_FACTOR, withholds: "everything" },
  "/dashboard/settings/email": {
    ...ACCOUNT,
    effects: sends("recent", "opens another way in"),
    withholds: "everything",
  },
  "/dashboard/settings/data": {
    ...OWN_DATA,
    effects: sends("recent", "lets data out"),
    withholds: "everything",
  },
  "/dashboard/settings/data/:key": { ...OWN_DATA, effects: ARCHIVE, withholds: "everything" },
  "/dashboard/settings/deactivate": {
    ...ACCOUNT,
    effects: sends("recent", "ends the account"),
    withholds: "everything",
  },
  "/dashboard/settings/delete": {
    ...LEAVING,
    effects: sends("in-form", "ends the account"),
    withholds: "everything",
  },
  "/dashboard/settings/sessions": { ...ACCOUNT, withholds: "everything" },
  "/dashboard/settings/security-log": { ...ACCOUNT, withholds: "everything" },
  "/dashboard/more": ACCOUNT,
  "/dashboard/unsent": ACCOUNT,
  "/dashboard/bookings": ACCOUNT,
  "/dashboard/bookings/week": ACCOUNT,
  "/dashboard/bookings/day/:day?": ACCOUNT,
  "/dashboard/bookings/hours": { ...ACCOUNT, saves: "your hours" },
  "/dashboard/bookings/days-off": { ...ACCOUNT, saves: "your days off" },
  "/dashboard/bookings/feed": { ...ACCOUNT, effects: CALENDAR_ADDRESS, withholds: "everything" },
  "/dashboard/bookings/:bookingId": { ...ACCOUNT, saves: "a change of a booking" },
  "/dashboard/bookings/:bookingId/cancel": { ...ACCOUNT, saves: "a change of a booking" },
  "/dashboard/bookings/:bookingId/complete": { ...ACCOUNT, saves: "a change of a booking" },
  "/dashboard/bookings/:bookingId/decline": { ...ACCOUNT, saves: "a change of a booking" },
  "/dashboard/bookings/:bookingId/dispute": { ...ACCOUNT, saves: "a change of a booking" },
  "/dashboard/bookings/:bookingId/no-show": { ...ACCOUNT, saves: "a change of a booking" },
  "/dashboard/bookings/:bookingId/propose": { ...ACCOUNT, saves: "a change of a booking" },
  "/dashboard/bookings/:bookingId/calendar.ics": ACCOUNT,
  "/dashboard/jobs": ACCOUNT,
  "/dashboard/jobs/:jobId": { ...ACCOUNT, saves: "an offer" },
  "/dashboard/jobs/:jobId/close": ACCOUNT,
  "/dashboard/jobs/:jobId/report": { ...ACCOUNT, saves: "a report" },
  "/dashboard/view": ACCOUNT,
  "/dashboard/messages": {
    ...ACCOUNT,
    saves: "a message",
    signIn: { because: SIGN_IN_TO_CONTACT, onlyWith: ["with", "service"] },
  },
  "/dashboard/messages/new": { ...ACCOUNT, signIn: { because: SIGN_IN_TO_CONTACT } },
  "/dashboard/messages/:conversationId/block": ACCOUNT,
  "/dashboard/messages/:conversationId/mute": ACCOUNT,
  "/dashboard/messages/:conversationId/offer": { ...ACCOUNT, saves: "an offer" },
  "/dashboard/offers/:offerId": { ...ACCOUNT, saves: "your answer to an offer" },
  "/dashboard/messages/:conversationId/report": { ...ACCOUNT, saves: "a report" },

  "/team": SUPPORT,
  "/team/enter": { ...SUPPORT, effects: sends("in-form", "opens another way in") },
  "/team/leave": SUPPORT,
  "/team/reports": MODERATOR,
  "/team/reports/:reportId": { ...MODERATOR, saves: "a decision about a report" },
  "/team/tickets": SUPPORT,
  "/team/tickets/:ticketId": { ...SUPPORT, saves: "an answer or a note" },
  "/team/decide/:kind/:id": { ...MODERATOR, saves: "a decision" },
  "/team/appeals": MODERATOR,
  "/team/appeals/:measureId": { ...MODERATOR, saves: "an answer to an appeal" },
  "/team/disputes/:reportId": {
    ...MODERATOR,
    saves: "a question or a decision about a disputed account",
  },
  "/team/find": SUPPORT,
  "/team/people/:userId": SUPPORT,
  "/team/things/:kind/:id": SUPPORT,
  "/team/approvals": { ...MODERATOR, saves: "a decision about a new service" },
  "/team/licences": MODERATOR,
  "/team/licences/:licenceId": { ...MODERATOR, saves: "a decision about a licence" },
  "/team/words": SUPPORT,
  "/team/settings": { ...ADMIN, saves: "the settings of Kayap", boxes: ["signUps", "approval"] },
  "/team/newsletters": ADMIN,
  "/team/newsletters/:newsletterId": { ...ADMIN, saves: "a newsletter" },
  "/team/log": ADMIN,

  "/dashboard/messages/new/thread": SCRIPTS,
  "/dashboard/messages/:conversationId/thread": SCRIPTS,
  "/dashboard/messages/:conversationId/read": SCRIPTS,
  "/dashboard/offline-copy": SCRIPTS,
  "/dashboard/bookings/:bookingId/transition": SCRIPTS,
  "/dashboard/jobs/:jobId/offer": SCRIPTS,
  "/dashboard/recent-searches.json": SCRIPTS,
  "/professional/:proId": PUBLIC,
  "/saved.json": { ...PUBLIC_PAGE, refusal: "json" },
  "/calendar/:file": { ...PUBLIC, effects: views("link", "lets data out") },
  "/dev/mail.json": PUBLIC,
  "/sitemap.xml": PUBLIC,
  "/sitemaps/:file": PUBLIC,
  "/robots.txt": PUBLIC,
  "/speculation-rules": PUBLIC,
  "/mail-check": { ...PUBLIC_PAGE, hidesDuration: true },
  "/icons/:sheet": PUBLIC,
  "/dashboard/services/photos": SCRIPTS,
  "/dashboard/services/category-proposals": SCRIPTS,
  "/dashboard/settings/push": { ...SCRIPTS, effects: BY_WHAT_CHANGES, withholds: "everything" },
  "/health": PUBLIC,
  "/offline": PUBLIC,
  "/logout": UNTIMED,
  "/theme": PUBLIC,
  "/less-data": PUBLIC,
};

const BY_PATTERN: ReadonlyMap<string, RouteRules> = new Map(Object.entries(RULES));

/** The rules of a route, by the pattern of its address; null for an unlisted one, which admits nobody. */
export function routeRulesOf(pattern: string): RouteRules | null {
  return BY_PATTERN.get(pattern.startsWith("/") ? pattern : `/${pattern}`) ?? null;
}

const PATTERNS = [...BY_PATTERN.keys()].map((path) => ({ path }));

/** The rules of the route that an address (path and query) leads to, however it is written; null where it leads to none. */
export function routeRulesAt(address: string): RouteRules | null {
  const [pathname = ""] = address.split("?");
  if (!isReadable(pathname)) return null;
  const path = matchRoutes(PATTERNS, { pathname })?.[0]?.route.path;
  return path === undefined ? null : routeRulesOf(path);
}

// Every page asks for these two. They are looked for among the few routes that have them: a comparison with all takes about a
// millisecond.
const HIDING_DURATION = PATTERNS.filter(({ path }) => routeRulesOf(path)?.hidesDuration);
const LED_BACK_TO = PATTERNS.filter(({ path }) => routeRulesOf(path)?.loginLeadsBack);

/** Whether the answer at a path, however it is written, must not say how long it took (threat 5). */
export function hidesDurationAt(pathname: string): boolean {
  return isReadable(pathname) && matchRoutes(HIDING_DURATION, { pathname }) !== null;
}

/** Whether the header's Login leads back to a path, beside the public documents. */
export function loginLeadsBackTo(pathname: string): boolean {
  return isReadable(pathname) && matchRoutes(LED_BACK_TO, { pathname }) !== null;
}

function isReadable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}

/** What is left out of a form that was sent to an address when it waits to be sent again (threat 89). */
export function withheldAt(address: string): Withheld | null {
  const rules = routeRulesAt(address);
  return rules ? (rules.withholds ?? null) : "everything";
}

/** Why an address needs a sign-in, as a sentence; null where none is needed. */
export function signInReason(address: string | null): string | null {
  const [path = "", query = ""] = (address ?? "").split("?");
  const signIn = routeRulesAt(path)?.signIn;
  if (!signIn) return null;
  const sent = new URLSearchParams(query);
  const counts = signIn.onlyWith?.some((name) => sent.has(name)) ?? true;
  return counts ? signIn.because : null;
}
