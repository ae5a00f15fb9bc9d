import { href } from "react-router";
import type { Role } from "./domain/accounts/role.ts";
import type { Party } from "./domain/bookings/booking.ts";
import type { BookingTab } from "./domain/bookings/tabs.ts";
import type { TransitionConfirmedFirst } from "./domain/bookings/transitions.ts";
import type { NotificationKind } from "./domain/notifications/notification.ts";
import type { WrittenPath } from "./domain/paths/safe-path.ts";
import type { OwnReviewTab } from "./domain/reviews/own-review.ts";
import type { CategoryFilter } from "./domain/search/category-filter.ts";
import type { savedQuery } from "./domain/services/saved.ts";
import type { Hideable } from "./domain/team/measures.ts";
import type { TicketState } from "./domain/team/tickets.ts";
import type { ThingKind } from "./domain/team/timeline.ts";
import type { PhotoSize } from "./photos/keys.ts";

/** What can be done about a review, each on a page of its own. */
export type ReviewAction = "edit" | "delete" | "reply" | "report" | "helpful";

/** Which of one's own reviews to show. */
export type OwnReviewFilters = { tab: OwnReviewTab; q: string; page: number };

type SavedQuery = ReturnType<typeof savedQuery>;

type Query = Record<string, string | number | null | undefined | false>;

/** A path of React Router's `href()`, as the type that redirects take. */
function page(path: string): WrittenPath {
  if (!isWritten(path)) throw new Error(`This is no path of a page: ${path}`);
  return path;
}

const isWritten = (path: string): path is WrittenPath => /^\/[a-z]/.test(path);

/** A path with a query of those values that are there. */
function withQuery(path: WrittenPath, query: Query): WrittenPath {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, String(value));
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Leaves out the first page, which needs no number. */
const pageNumber = (number: number) => number > 1 && number;

/** An address of our account pages, with where to go on after signing in, when that is known. */
export function withNext(path: WrittenPath, next: string | null): WrittenPath {
  return withQuery(path, { next });
}

/** A page of a link in an e-mail, with the token of the link. */
export function withToken(path: WrittenPath, token: string): WrittenPath {
  return withQuery(path, { token });
}

/** A page that asks for something first, with the address of the form that goes on after it. */
export function withForm(path: WrittenPath, form: string): WrittenPath {
  return withQuery(path, { send: form });
}

/** A page that tells what its form has done. */
export function withStep(path: WrittenPath, step: "sent" | "done"): WrittenPath {
  return withQuery(path, { step });
}

/** A page that needs an account, reached through the sign-in page. */
export function signInFor(path: string): WrittenPath {
  return withNext(paths.login, path);
}

/** The sign-in page that leads back to a service and says that it was about saving it. */
export function signInForSaving(serviceId: string): WrittenPath {
  return signInFor(withQuery(service(serviceId), { save: 1 }));
}

/** The calendar address of a professional, by its secret. */
export function calendarAddress(secret: string): WrittenPath {
  return page(href("/calendar/:file", { file: `${secret}.ics` }));
}

/** The address of a stored photo in one size, by its id or by its name for its owner. */
export const photoPath = (name: string, size: PhotoSize): string => `/photos/${name}/${size}`;

const service = (serviceId: string) => page(href("/service/:serviceId", { serviceId }));
const messages = page(href("/dashboard/messages"));

/** Every address of a page or a form, each once, checked against the routes by the compiler. */
export const paths = {
  about: page(href("/about")),
  /** Where somebody appeals against a measure, without signing in. */
  appeal: (of: string, token: string) => withQuery(page(href("/appeal")), { of, token }),
  acceptTerms: page(href("/terms/accept")),
  categories: page(href("/categories")),
  categoriesOf: ({ q, view }: CategoryFilter) =>
    withQuery(page(href("/categories")), { q, view: view === "list" && view }),
  category: (categoryId: string, subcategory?: string | null) =>
    withQuery(page(href("/category/:categoryId", { categoryId })), { subcategory }),
  changeEmail: page(href("/change-email")),
  checkEmail: page(href("/register/check-email")),
  contact: page(href("/contact")),
  contactTicket: (ticket: string) => withQuery(page(href("/contact")), { ticket }),
  dispute: page(href("/dispute")),
  emailCheck: page(href("/mail-check")),
  emailUnsubscribe: page(href("/email/unsubscribe")),
  faq: page(href("/faq")),
  forgotPassword: page(href("/forgot-password")),
  howItWorks: page(href("/how-it-works")),
  lessData: page(href("/less-data")),
  login: page(href("/login")),
  loginCode: page(href("/login/code")),
  logout: page(href("/logout")),
  newsletter: page(href("/newsletter")),
  newsletterConfirm: page(href("/newsletter/confirm")),
  newsletterUnsubscribe: page(href("/newsletter/unsubscribe")),
  notMe: page(href("/not-me")),
  /** What is kept on this device, for reading without a connection. */
  offline: page(href("/offline")),
  privacy: page(href("/privacy")),
  professional: (proId: string) => page(href("/pro/:proId", { proId })),
  register: page(href("/register")),
  registerAs: (type: Role) => withQuery(page(href("/register")), { type }),
  resendVerification: page(href("/verify-email/resend")),
  resetPassword: page(href("/reset-password")),
  saved: page(href("/saved")),
  search: page(href("/search")),
  /** The search for words or a trade, in a place, on a day, "2026-11-24". */
  searchFor: (wanted: {
    q?: string;
    location?: string | null;
    category?: string;
    subcategory?: string | null;
    when?: string;
  }) => withQuery(page(href("/search")), wanted),
  service,
  stopEmailChange: page(href("/stop-email-change")),
  terms: page(href("/terms")),
  theme: page(href("/theme")),
  twoFactorRecovery: page(href("/two-factor-recovery")),
  twoFactorRecoveryCancel: page(href("/two-factor-recovery/cancel")),
  twoFactorRecoveryStart: page(href("/two-factor-recovery/start")),
  verifyEmail: page(href("/verify-email")),
  welcomeBack: page(href("/welcome-back")),

  /**
   * Where a time is requested, by visitors too; `slot` is a start time that is chosen there (`slotText`), `conversation` the
   * one to come back to. A `draft` alone is the summary of it, with a day the form that it fills in.
   */
  bookingForm: (
    serviceId: string,
    chosen: {
      draft?: string | null;
      day?: string;
      duration?: number | false;
      slot?: string;
      conversation?: string | null;
    } = {},
  ) => withQuery(page(href("/service/:serviceId/book", { serviceId })), chosen),
  /** Where one of a professional's services is chosen to be booked. */
  chooseService: (proId: string, query: { conversation?: string | null } = {}) =>
    withQuery(page(href("/pro/:proId/book", { proId })), query),
  /** Where a conversation begins: about a service, which names its professional, or with a person. */
  contactProfessional: (about: { service: string } | { with: string }) =>
    signInFor(withQuery(messages, about)),

  dashboard: page(href("/dashboard")),
  becomeProfessional: page(href("/dashboard/become-professional")),
  confirmIdentity: page(href("/dashboard/settings/confirm")),
  dataSettings: page(href("/dashboard/settings/data")),
  dataArchive: (key: string) => page(href("/dashboard/settings/data/:key", { key })),
  deactivate: page(href("/dashboard/settings/deactivate")),
  deleteAccount: page(href("/dashboard/settings/delete")),
  emailSettings: page(href("/dashboard/settings/email")),
  find: page(href("/dashboard/find")),
  licences: page(href("/dashboard/licences")),
  /** The question before a licence is removed. */
  removeLicence: (licenceId: string) =>
    withQuery(page(href("/dashboard/licences")), { remove: licenceId }),
  more: page(href("/dashboard/more")),
  /** What scripts store on the device for that. */
  offlineCopy: page(href("/dashboard/offline-copy")),
  passwordSettings: page(href("/dashboard/settings/password")),
  profile: page(href("/dashboard/profile")),
  editProfile: withQuery(page(href("/dashboard/profile")), { edit: 1 }),
  pushSettings: page(href("/dashboard/settings/push")),
  recentSearches: page(href("/dashboard/recent-searches")),
  securityLog: page(href("/dashboard/settings/security-log")),
  sessions: page(href("/dashboard/settings/sessions")),
  settings: page(href("/dashboard/settings")),
  twoFactorSettings: page(href("/dashboard/settings/two-factor")),
  unsentForm: page(href("/dashboard/unsent")),
  view: page(href("/dashboard/view")),

  /** Where a job is posted; `draft` names a form that waits for its person to sign in, `again` an own job to begin with. */
  newJob: (
    about: {
      what?: string | null;
      location?: string | null;
      categoryId?: string | null;
      subcategoryId?: string | null;
      draft?: string | null;
      again?: string | null;
    } = {},
  ) => withQuery(page(href("/jobs/new")), about),
  jobs: page(href("/dashboard/jobs")),
  jobsBoard: (filters: { trade?: string | null; region?: string | null; page?: number | null }) =>
    withQuery(paths.jobs, filters),
  job: (
    jobId: string,
    query: { order?: string; day?: string; service?: string; duration?: number | false } = {},
  ) => withQuery(page(href("/dashboard/jobs/:jobId", { jobId })), query),
  /** Where a device sends an offer that waited on it. */
  queuedOffer: (jobId: string) => page(href("/dashboard/jobs/:jobId/offer", { jobId })),
  closeJob: (jobId: string) => page(href("/dashboard/jobs/:jobId/close", { jobId })),
  /** Reports a job, or the offer for it that is named. */
  reportJob: (jobId: string, offer: string | null = null) =>
    withQuery(page(href("/dashboard/jobs/:jobId/report", { jobId })), { offer }),

  services: page(href("/dashboard/services")),
  /** With what comes next for a service that was just created. */
  servicesAfter: (created: string) => withQuery(page(href("/dashboard/services")), { created }),
  servicesPage: (number: number) =>
    withQuery(page(href("/dashboard/services")), { page: pageNumber(number) }),
  newService: page(href("/dashboard/services/new")),
  /** The same form again, by the id that the service will have. */
  newServiceOf: (draft: string) => withQuery(paths.newService, { draft }),
  editService: (serviceId: string) =>
    page(href("/dashboard/services/edit/:serviceId?", { serviceId })),
  deleteService: (serviceId: string) =>
    page(href("/dashboard/services/:serviceId/delete", { serviceId })),
  /** Takes and removes one photo at a time. */
  servicePhotos: page(href("/dashboard/services/photos")),
  /** What the subcategory of a service with this title may be. */
  categoryProposals: (title: string) =>
    withQuery(page(href("/dashboard/services/category-proposals")), { title }),

  bookings: page(href("/dashboard/bookings")),
  bookingsOf: ({ as, tab, page: number = 1 }: { as: Party; tab: BookingTab; page?: number }) =>
    withQuery(page(href("/dashboard/bookings")), {
      as,
      tab: tab !== "all" && tab,
      page: pageNumber(number),
    }),
  booking: (bookingId: string) => page(href("/dashboard/bookings/:bookingId", { bookingId })),
  bookingCalendar: (bookingId: string) =>
    page(href("/dashboard/bookings/:bookingId/calendar.ics", { bookingId })),
  /**
   * The page that asks before a transition, or for the other time, on a `day` of its week; `next` is the page to come back to
   * when it is not the booking.
   */
  bookingTransition: (
    bookingId: string,
    transition: TransitionConfirmedFirst | "propose",
    query: { next?: string | null; day?: string } = {},
  ) => withQuery(page(href(`/dashboard/bookings/:bookingId/${transition}`, { bookingId })), query),
  /** Where a device sends a transition that waited on it. */
  queuedTransition: (bookingId: string) =>
    page(href("/dashboard/bookings/:bookingId/transition", { bookingId })),
  bookingDay: (day: string) => page(href("/dashboard/bookings/day/:day?", { day })),
  bookingWeek: page(href("/dashboard/bookings/week")),
  /** The week in which a day lies. */
  bookingWeekOf: (day: string | null) => withQuery(page(href("/dashboard/bookings/week")), { day }),
  bookingHours: page(href("/dashboard/bookings/hours")),
  calendarFeed: page(href("/dashboard/bookings/feed")),
  daysOff: page(href("/dashboard/bookings/days-off")),

  messages,
  /** The conversation with a person; it begins with its first message. `late` is the booking that somebody is late for. */
  newConversation: (about: {
    with?: string | undefined;
    service?: string | undefined;
    late?: string;
  }) => withQuery(messages, about),
  /** Where a professional offers a time in a conversation. */
  makeOffer: (
    conversationId: string,
    query: { service?: string; day?: string; duration?: number | false } = {},
  ) =>
    withQuery(page(href("/dashboard/messages/:conversationId/offer", { conversationId })), query),
  /** Where an offer is answered. */
  offer: (offerId: string) => page(href("/dashboard/offers/:offerId", { offerId })),
  /** Where scripts send the first message. */
  firstMessage: (about: { with?: string | undefined; service?: string | undefined }) =>
    withQuery(page(href("/dashboard/messages/new/thread")), about),

  blockOther: (conversationId: string) =>
    page(href("/dashboard/messages/:conversationId/block", { conversationId })),
  muteConversation: (conversationId: string) =>
    page(href("/dashboard/messages/:conversationId/mute", { conversationId })),
  reportConversation: (conversationId: string) =>
    page(href("/dashboard/messages/:conversationId/report", { conversationId })),
  /** Where scripts mark what was read. */
  readMark: (conversationId: string) =>
    page(href("/dashboard/messages/:conversationId/read", { conversationId })),
  /** Where scripts send the messages of a conversation that has begun. */
  thread: (conversationId: string) =>
    page(href("/dashboard/messages/:conversationId/thread", { conversationId })),

  notifications: page(href("/dashboard/notifications")),
  notificationsOf: ({ kind, page: number }: { kind: NotificationKind | null; page: number }) =>
    withQuery(page(href("/dashboard/notifications")), { kind, page: pageNumber(number) }),

  /** The list of one's own reviews. */
  reviews: page(href("/dashboard/reviews")),
  reviewsOf: ({
    tab,
    q,
    page: number = 1,
  }: Pick<OwnReviewFilters, "tab"> & Partial<OwnReviewFilters>) =>
    withQuery(page(href("/dashboard/reviews")), {
      tab: tab !== "all" && tab,
      q,
      page: pageNumber(number),
    }),
  writeReview: (about: { service?: string } = {}) =>
    withQuery(page(href("/dashboard/reviews/new")), about),
  /** Where something is done about a review; `next` is the page to come back to when it is not the list. */
  review: (reviewId: string, action: ReviewAction, next?: string) =>
    withQuery(page(href(`/dashboard/reviews/:reviewId/${action}`, { reviewId })), { next }),

  team: page(href("/team")),
  teamEnter: page(href("/team/enter")),
  teamLeave: page(href("/team/leave")),
  teamReports: page(href("/team/reports")),
  teamTickets: page(href("/team/tickets")),
  teamTicketsOf: ({ state, page: number = 1 }: { state: TicketState; page?: number }) =>
    withQuery(page(href("/team/tickets")), {
      state: state !== "open" && state,
      page: pageNumber(number),
    }),
  /** A ticket by its number. */
  teamTicket: (ticket: string) => page(href("/team/tickets/:ticketId", { ticketId: ticket })),
  teamReport: (reportId: string) => page(href("/team/reports/:reportId", { reportId })),
  /** Where a moderator decides about something without a report. */
  teamDecide: (kind: Hideable, id: string) => page(href("/team/decide/:kind/:id", { kind, id })),
  teamAppeals: page(href("/team/appeals")),
  teamAppeal: (measureId: string) => page(href("/team/appeals/:measureId", { measureId })),
  teamDispute: (reportId: string) => page(href("/team/disputes/:reportId", { reportId })),
  teamFind: (q: string | null = null) => withQuery(page(href("/team/find")), { q }),
  /** A person as the team sees them; `before` is the line after which a page of the timeline begins. */
  teamPerson: (userId: string, before: string | null = null) =>
    withQuery(page(href("/team/people/:userId", { userId })), { before }),
  /** The same for a service, a booking or a job. */
  teamThing: (kind: ThingKind, id: string, before: string | null = null) =>
    withQuery(page(href("/team/things/:kind/:id", { kind, id })), { before }),
  teamApprovals: page(href("/team/approvals")),
  teamLicences: page(href("/team/licences")),
  teamLicence: (licenceId: string) => page(href("/team/licences/:licenceId", { licenceId })),
  teamWords: page(href("/team/words")),
  teamSettings: page(href("/team/settings")),
  teamNewsletters: page(href("/team/newsletters")),
  /** A newsletter, or "new"; `asks` where it asks once more before it is sent. */
  teamNewsletter: (newsletterId: string, asks = false) =>
    withQuery(page(href("/team/newsletters/:newsletterId", { newsletterId })), { send: asks && 1 }),
  teamLog: (before: number | null = null) => withQuery(page(href("/team/log")), { before }),

  savedServices: page(href("/dashboard/saved")),
  savedServicesOf: (filters: SavedQuery) => withQuery(paths.savedServices, filters),
  /** The page that asks before services are removed, and leads back to the list with these filters. */
  removeSaved: (chosen: Partial<SavedQuery> & { id?: string } = {}) =>
    withQuery(page(href("/dashboard/saved/remove")), chosen),
};
