import { SERVICE } from "#tests/support/records/service-form.ts";

/** The same answer for every role. */
const ALL = (answer: string) => Array(5).fill(answer).join(" ");
/** A visitor is sent to the sign-in; every other role gets the answer. */
const IN = (answer: string) => `>/login ${Array(4).fill(answer).join(" ")}`;
/** Professionals get the first answer, customers the second. */
const PROS = (answer: string, customers: string) =>
  `>/login ${customers} ${answer} ${customers} ${answer}`;
/** Only the two people of a booking or a conversation get the answer; for others it does not exist. */
const BOTH = (answer: string) => `>/login ${answer} ${answer} 404 404`;
/** The same answer in all four restricted states of an account. */
const CLOSED = (answer: string) => Array(4).fill(answer).join(" ");
const CUSTOMER = (answer: string, pro = "404") => `>/login ${answer} ${pro} 404 404`;
const OWNER = (answer: string, customer = "404") => `>/login ${customer} ${answer} 404 404`;

export type RoleRow = {
  /** The pattern in app/routes.ts. */
  route: string;
  /** An address of the route, with names from the fixture in braces; the route itself by default. */
  at?: string;
  get: string;
  /** The form that is posted, and the answers to it. */
  form?: Record<string, string>;
  post?: string;
  /** The answers of the data request of a hydrated page, where they differ from the rule in role-matrix.test.ts. */
  data?: { get?: string; post?: string };
  /**
   * The answers for an account that is deactivated, to be deleted, without the newest terms, or hidden, where they differ
   * from the rule in account-states.test.ts.
   */
  closed?: { get?: string; post?: string; dataGet?: string };
};

const BOOKING_FORM = {
  slot: "{slot}",
  duration: "60",
  location: "customer",
  region: "Demerara-Mahaica",
  landmark: "Yellow house behind the stelling",
  phone: "612 3456",
  agreedPrice: "650000",
  agreedPriceType: "hourly",
  agreedTitle: "House wiring and breaker panels",
  agreedProfessional: "Ravi Ramdeen",
  serviceVersion: "{version}",
};
const JOB = {
  what: "Two plugs spark when it rains",
  details: "The plugs in the kitchen spark when rain comes from the east.",
  categoryId: "construction-trades",
  subcategoryId: "electricians",
  region: "Demerara-Mahaica",
  city: "Mon Repos",
  when: "asap",
};
const JOB_OFFER = {
  priceAmount: "12,000",
  priceType: "fixed",
  duration: "60",
  message: "New plugs and a dry box outside, material included.",
  slot: "{slot}",
};
const REVIEW = { rating: "4", comment: "Came on time, and came again when a fan still hummed." };
const NEW_PASSWORD = {
  password: "nine ducks by the canal",
  confirmPassword: "nine ducks by the canal",
};
const NOBODY = { email: "nobody@kayap.test" };
const NOTHING = { any: "field" };
const REASON = { reason: "Nobody came, and nobody answered the phone." };
const SETTINGS = {
  theme: "dark",
  language: "en",
  timezone: "America/Guyana",
  dateFormat: "DD/MM/YYYY",
  currency: "GYD",
  profileVisibility: "public",
  sessionTimeout: "30",
};
const SURE = { current: "three goats on a stelling" };

/**
 * One row for every route, in the order of app/routes.ts: the answers for a visitor, the customer and the professional who
 * own what the address names, another customer and another professional. An answer is a status, or ">" and the address of
 * a redirect; "+" means that rows change, and without it none may. A row without `post` takes no forms. Links of e-mails
 * have a token that was never sent. A form that names something of another account (a notification, a session, a draft)
 * is answered as if that were deleted: nothing is written.
 */
export const ROLE_TABLE: readonly RoleRow[] = [
  { route: "/", get: ALL("200") },
  { route: "/categories", get: ALL("200") },
  { route: "/category/:categoryId", at: "/category/construction-trades", get: ALL("200") },
  { route: "/search", get: ALL("200") },
  { route: "/service/:serviceId", at: "/service/{service}", get: ALL("200") },
  {
    route: "/service/:serviceId/book",
    at: "/service/{service}/book",
    get: "200 200 403 200 200",
    form: BOOKING_FORM,
    post: ">/login+ >/dashboard/bookings/+ 403 >/dashboard/bookings/+ >/dashboard/bookings/+",
    closed: {
      get: ">/welcome-back >/welcome-back >/terms/accept 200",
      post: ">/welcome-back >/welcome-back >/terms/accept >/login+",
    },
  },
  {
    route: "/jobs/new",
    get: ALL("200"),
    form: JOB,
    post: `>/register+ ${Array(4).fill(">/dashboard/jobs/+").join(" ")}`,
    closed: {
      get: ">/welcome-back >/welcome-back >/terms/accept 200",
      post: ">/welcome-back >/welcome-back >/terms/accept >/register+",
    },
  },
  {
    route: "/pro/:proId/book",
    at: "/pro/{pro}/book",
    get: ALL("200"),
    closed: {
      get: ">/welcome-back >/welcome-back >/terms/accept 200",
      post: ">/welcome-back >/welcome-back >/terms/accept 405",
    },
  },
  { route: "/pro/:proId", at: "/pro/{pro}", get: ALL("200"), form: NOTHING, post: IN("200+") },
  {
    route: "/saved",
    get: ALL(">/dashboard/saved"),
    form: { serviceId: "{service}" },
    post: ">/login >/service/{service}+ 403 >/service/{service}+ >/service/{service}+",
  },
  {
    route: "/login",
    get: "200 >/dashboard >/dashboard >/dashboard >/dashboard",
    form: { ...NOBODY, password: "wrong password" },
    post: "400 >/dashboard >/dashboard >/dashboard >/dashboard",
  },
  {
    route: "/login/code",
    get: ALL(">/login"),
    form: { code: "123456" },
    post: ALL(">/login"),
    closed: { get: CLOSED(">/login"), post: CLOSED(">/login") },
  },
  {
    route: "/register",
    get: "200 >/dashboard >/dashboard >/dashboard >/dashboard",
    form: {
      firstName: "Asha",
      lastName: "Khan",
      email: "asha@kayap.test",
      ...NEW_PASSWORD,
      acceptTerms: "on",
    },
    post: ALL(">/register/check-email+"),
  },
  { route: "/register/check-email", get: ALL("200") },
  {
    route: "/verify-email",
    at: "/verify-email?token={unknownToken}",
    get: ALL("200"),
    form: NOTHING,
    post: ALL("404"),
  },
  {
    route: "/verify-email/resend",
    get: ALL("200"),
    form: NOBODY,
    post: ALL(">/register/check-email"),
  },
  { route: "/forgot-password", get: ALL("200"), form: NOBODY, post: ALL(">/forgot-password") },
  {
    route: "/reset-password",
    at: "/reset-password?token={unknownToken}",
    get: ALL("404"),
    form: { token: "{unknownToken}", ...NEW_PASSWORD },
    post: ALL("404"),
  },
  {
    route: "/change-email",
    at: "/change-email?token={unknownToken}",
    get: ALL("200"),
    form: NOTHING,
    post: ALL("404"),
  },
  {
    route: "/welcome-back",
    get: IN(">/dashboard"),
    form: NOTHING,
    post: IN(">/dashboard"),
    closed: {
      get: "200 200 >/dashboard >/login",
      post: ">/dashboard+ >/dashboard+ >/dashboard >/login",
    },
  },
  {
    route: "/not-me",
    at: "/not-me?token={unknownToken}",
    get: ALL("404"),
    form: NOTHING,
    post: ALL("404"),
  },
  {
    route: "/stop-email-change",
    at: "/stop-email-change?token={unknownToken}",
    get: ALL("404"),
    form: NOTHING,
    post: ALL("404"),
  },
  {
    route: "/two-factor-recovery",
    get: IN(">/dashboard/settings/two-factor"),
    form: NOTHING,
    post: IN(">/dashboard/settings/two-factor"),
    closed: {
      get: `${Array(3).fill(">/dashboard/settings/two-factor").join(" ")} >/login`,
      post: `${Array(3).fill(">/dashboard/settings/two-factor").join(" ")} >/login`,
    },
  },
  {
    route: "/two-factor-recovery/start",
    at: "/two-factor-recovery/start?token={unknownToken}",
    get: ALL("404"),
    form: SURE,
    post: ALL("404"),
  },
  {
    route: "/two-factor-recovery/cancel",
    get: ALL("200"),
    form: { ...NOBODY, code: "123456" },
    post: ALL("400"),
  },
  { route: "/about", get: ALL("200") },
  { route: "/how-it-works", get: ALL("200") },
  {
    route: "/contact",
    get: ALL("200"),
    form: { topic: "general", email: "asha@kayap.test", message: "Do you also work in Lethem?" },
    post: ALL(">/contact?ticket=+"),
  },
  {
    route: "/terms/accept",
    get: IN(">/dashboard"),
    form: { acceptTerms: "on" },
    post: IN(">/dashboard"),
    closed: {
      get: ">/dashboard >/dashboard 200 >/login",
      post: ">/dashboard >/dashboard >/dashboard+ >/login",
    },
  },
  { route: "/terms", get: ALL("200") },
  { route: "/privacy", get: ALL("200") },
  { route: "/faq", get: ALL("200") },
  {
    route: "/newsletter",
    get: ALL("200"),
    form: { email: "asha@kayap.test" },
    post: ALL(">/newsletter?step=sent+"),
  },
  {
    route: "/newsletter/confirm",
    at: "/newsletter/confirm?token={unknownToken}",
    get: ALL("200"),
    form: NOTHING,
    post: ALL("404"),
  },
  {
    route: "/newsletter/unsubscribe",
    at: "/newsletter/unsubscribe?token={unknownToken}",
    get: ALL("200"),
    form: NOTHING,
    post: ALL("404"),
  },
  {
    route: "/email/unsubscribe",
    at: "/email/unsubscribe?sort=message&of={customer}&token={unknownToken}",
    get: ALL("404"),
    form: NOTHING,
    post: ALL("404"),
  },
  {
    route: "/appeal",
    at: "/appeal?of={unknownId}&token={unknownToken}",
    get: ALL("404"),
    form: { appeal: "I was never in that village at all." },
    post: ALL("404"),
  },
  {
    route: "/letters/stop",
    at: "/letters/stop?sort=message&of={customer}&token={unknownToken}",
    get: ALL(">/email/unsubscribe"),
    form: NOTHING,
    post: ALL("404"),
  },
  {
    route: "/dispute",
    at: "/dispute?of={unknownId}&token={unknownToken}",
    get: ALL("404"),
    form: { answer: "I have it since 2024, and sign in from Linden." },
    post: ALL("404"),
  },
  { route: "/dev/mail", get: ALL("404") },
  { route: "/dev/components", get: ALL("404") },
  { route: "/*", at: "/nowhere", get: ALL("404") },

  { route: "/dashboard", get: IN("200") },
  { route: "/dashboard/services", get: IN("200") },
  {
    route: "/dashboard/services/new",
    get: PROS("200", "403"),
    form: { ...SERVICE, draft: "{draftOf}", photo: "{draft}" },
    post: ">/login 403 >/dashboard/services+ 403 400",
  },
  {
    route: "/dashboard/services/edit/:serviceId?",
    at: "/dashboard/services/edit",
    get: IN("400"),
    form: SERVICE,
    post: IN("400"),
  },
  {
    route: "/dashboard/services/edit/:serviceId?",
    at: "/dashboard/services/edit/{service}",
    get: ">/login 403 200 403 404",
    form: { ...SERVICE, status: "active", photo: "{photo}", version: "{version}" },
    post: ">/login 403 >/dashboard/services+ 403 404",
  },
  {
    route: "/dashboard/services/:serviceId/delete",
    at: "/dashboard/services/{service}/delete",
    get: OWNER("200"),
    form: NOTHING,
    post: OWNER("409"),
  },
  {
    route: "/dashboard/services/:serviceId/delete",
    at: "/dashboard/services/{saved}/delete",
    get: OWNER("200"),
    form: NOTHING,
    post: OWNER(">/dashboard/services+"),
  },
  {
    route: "/dashboard/become-professional",
    get: ">/login 200 >/dashboard/services/new 200 >/dashboard/services/new",
    form: NOTHING,
    post: ">/login >/dashboard/services/new+ >/dashboard/services/new >/dashboard/services/new+ >/dashboard/services/new",
  },
  {
    route: "/dashboard/profile",
    get: IN("200"),
    form: { firstName: "Asha", lastName: "Khan", region: "Guyana", version: "{version}" },
    post: IN(">/dashboard/profile+"),
  },
  {
    route: "/dashboard/licences",
    get: PROS("200", "403"),
    form: { remove: "{unknownId}" },
    post: PROS(">/dashboard/licences", "403"),
  },
  { route: "/dashboard/saved", get: IN("200"), form: { removedAt: "1" }, post: IN("409") },
  {
    route: "/dashboard/saved/remove",
    at: "/dashboard/saved/remove?id={saved}",
    get: CUSTOMER("200"),
    form: { ids: "{saved}" },
    post: ">/login >/dashboard/saved+ 409 409 409",
  },
  { route: "/dashboard/find", get: IN("200") },
  {
    route: "/dashboard/recent-searches",
    get: IN(">/dashboard"),
    form: NOTHING,
    post: ">/login >/dashboard+ >/dashboard >/dashboard >/dashboard",
  },
  { route: "/dashboard/reviews", get: IN("200") },
  {
    route: "/dashboard/reviews/new",
    at: "/dashboard/reviews/new?service={service}",
    get: IN("200"),
    form: { ...REVIEW, serviceId: "{service}" },
    post: ">/login 409 403 >/dashboard/reviews?tab=given+ >/dashboard/reviews?tab=given+",
  },
  {
    route: "/dashboard/reviews/:reviewId/edit",
    at: "/dashboard/reviews/{review}/edit",
    get: CUSTOMER("200"),
    form: { ...REVIEW, version: "{version}" },
    post: CUSTOMER(">/dashboard/reviews?tab=given+"),
  },
  {
    route: "/dashboard/reviews/:reviewId/delete",
    at: "/dashboard/reviews/{review}/delete",
    get: CUSTOMER("200"),
    form: NOTHING,
    post: CUSTOMER(">/dashboard/reviews?tab=given+"),
  },
  {
    route: "/dashboard/reviews/:reviewId/reply",
    at: "/dashboard/reviews/{review}/reply",
    get: OWNER("200"),
    form: { content: "Thank you." },
    post: OWNER(">/dashboard/reviews?tab=received+"),
  },
  {
    route: "/dashboard/reviews/:reviewId/report",
    at: "/dashboard/reviews/{review}/report",
    get: IN("200"),
    form: REASON,
    post: IN(">/dashboard/reviews+"),
  },
  {
    route: "/dashboard/reviews/:reviewId/helpful",
    at: "/dashboard/reviews/{review}/helpful",
    get: IN("200"),
    form: { helpful: "on" },
    // Votes for an own review, or for a review of an own service, are refused.
    post: ">/login 403 403 >/dashboard/reviews+ >/dashboard/reviews+",
  },
  {
    route: "/dashboard/notifications",
    get: IN("200"),
    form: { id: "{notification}" },
    post: ">/login >/dashboard/notifications+ >/dashboard/notifications >/dashboard/notifications >/dashboard/notifications",
    data: { post: "401 200+ 200 200 200" },
  },
  {
    route: "/dashboard/settings",
    get: IN("200"),
    form: { ...SETTINGS, version: "{version}" },
    post: IN(">/dashboard/settings+"),
  },
  {
    route: "/dashboard/settings/confirm",
    get: IN(">/dashboard/settings"),
    form: { proofPassword: SURE.current },
    // All sessions of the fixture have just confirmed their password.
    post: IN(">/dashboard/settings"),
    // Restricted accounts confirm their password before the data export and the account deletion.
    closed: {
      get: `${Array(3).fill(">/dashboard/settings").join(" ")} >/login`,
      post: `${Array(3).fill(">/dashboard/settings").join(" ")} >/login`,
    },
  },
  {
    route: "/dashboard/settings/password",
    get: IN("200"),
    form: { ...SURE, ...NEW_PASSWORD },
    post: IN(">/dashboard/settings+"),
  },
  {
    route: "/dashboard/settings/two-factor",
    get: IN("200"),
    form: { intent: "begin" },
    post: IN(">/dashboard/settings/two-factor+"),
  },
  {
    route: "/dashboard/settings/email",
    get: IN("200"),
    form: { email: "new@kayap.test" },
    post: IN(">/dashboard/settings+"),
  },
  {
    route: "/dashboard/settings/data",
    get: IN("200"),
    form: NOTHING,
    // The customer has requested it today already.
    post: ">/login 429 >/dashboard/settings/data+ >/dashboard/settings/data+ >/dashboard/settings/data+",
    closed: {
      get: "200 200 200 >/login",
      post: ">/dashboard/settings/data+ >/dashboard/settings/data+ >/dashboard/settings/data+ >/login",
    },
  },
  {
    route: "/dashboard/settings/data/:key",
    at: "/dashboard/settings/data/{archive}",
    get: CUSTOMER("200"),
    data: { get: "401 202 404 404 404" },
    closed: {
      get: "200 200 200 >/login",
      post: "405 405 405 >/login",
      dataGet: "202 202 202 401",
    },
  },
  { route: "/dashboard/settings/deactivate", get: IN("200"), form: NOTHING, post: IN(">/+") },
  {
    route: "/dashboard/settings/delete",
    get: IN("200"),
    form: { ...SURE, confirm: "DELETE" },
    post: ">/login 409 409 >/+ >/+",
    closed: { get: "200 >/welcome-back 200 >/login", post: "409 >/welcome-back 409 >/login" },
  },
  {
    route: "/dashboard/settings/sessions",
    get: IN("200"),
    form: { which: "one", reference: "{session}" },
    post: ">/login >/login+ >/dashboard/settings/sessions >/dashboard/settings/sessions >/dashboard/settings/sessions",
  },
  { route: "/dashboard/settings/security-log", get: IN("200") },
  { route: "/dashboard/more", get: IN("200") },
  {
    route: "/dashboard/unsent",
    get: ">/login 200 >/dashboard >/dashboard >/dashboard",
    form: NOTHING,
    post: ">/login >/dashboard+ >/dashboard >/dashboard >/dashboard",
  },

  { route: "/dashboard/bookings", get: IN("200") },
  { route: "/dashboard/bookings/week", get: IN("200") },
  { route: "/dashboard/bookings/day/:day?", at: "/dashboard/bookings/day/{day}", get: IN("200") },
  {
    route: "/dashboard/bookings/hours",
    get: IN("200"),
    form: { bufferMinutes: "15", minimumNoticeHours: "2", horizonDays: "30", maxPerDay: "" },
    post: IN(">/dashboard/bookings/hours+"),
  },
  {
    route: "/dashboard/bookings/days-off",
    get: IN("200"),
    form: { from: "{day}", to: "" },
    post: IN(">/dashboard/bookings/days-off+"),
  },
  { route: "/dashboard/bookings/feed", get: IN("200"), form: { step: "new" }, post: IN("200+") },
  {
    route: "/dashboard/bookings/:bookingId",
    at: "/dashboard/bookings/{request}",
    get: BOTH("200"),
    form: { step: "accept" },
    post: OWNER(">/dashboard/bookings/{request}+", "403"),
  },
  {
    route: "/dashboard/bookings/:bookingId/cancel",
    at: "/dashboard/bookings/{confirmed}/cancel",
    get: BOTH("200"),
    form: REASON,
    post: BOTH(">/dashboard/bookings/{confirmed}+"),
  },
  {
    route: "/dashboard/bookings/:bookingId/complete",
    at: "/dashboard/bookings/{confirmed}/complete",
    get: BOTH("200"),
    form: NOTHING,
    post: BOTH(">/dashboard/bookings/{confirmed}+"),
  },
  {
    route: "/dashboard/bookings/:bookingId/decline",
    at: "/dashboard/bookings/{request}/decline",
    get: OWNER("200", "403"),
    form: REASON,
    post: OWNER(">/dashboard/bookings/{request}+", "403"),
  },
  {
    route: "/dashboard/bookings/:bookingId/propose",
    at: "/dashboard/bookings/{confirmed}/propose",
    get: BOTH("200"),
    form: { slot: "{slot}" },
    post: BOTH(">/dashboard/bookings/{confirmed}+"),
  },
  {
    route: "/dashboard/bookings/:bookingId/dispute",
    at: "/dashboard/bookings/{done}/dispute",
    get: CUSTOMER("200", "403"),
    form: REASON,
    post: CUSTOMER(">/dashboard/bookings/{done}+", "403"),
  },
  {
    route: "/dashboard/bookings/:bookingId/no-show",
    at: "/dashboard/bookings/{confirmed}/no-show",
    get: BOTH("409"),
    form: NOTHING,
    post: BOTH("409"),
  },
  {
    route: "/dashboard/bookings/:bookingId/calendar.ics",
    at: "/dashboard/bookings/{confirmed}/calendar.ics",
    get: BOTH("200"),
  },
  { route: "/dashboard/jobs", get: IN("200") },
  {
    route: "/dashboard/jobs/:jobId",
    at: "/dashboard/jobs/{job}",
    get: BOTH("200"),
    form: JOB_OFFER,
    post: OWNER(">/dashboard/jobs/{job}+"),
  },
  {
    route: "/dashboard/jobs/:jobId",
    at: "/dashboard/jobs/{answeredJob}",
    get: BOTH("200"),
    form: { offer: "{jobOffer}", slot: "{offeredSlot}", phone: "612 3456" },
    post: CUSTOMER(">/dashboard/bookings/+"),
  },
  {
    route: "/dashboard/jobs/:jobId/close",
    at: "/dashboard/jobs/{job}/close",
    get: CUSTOMER("200"),
    form: { reason: "found" },
    post: CUSTOMER(">/dashboard/jobs/{job}+"),
  },
  {
    route: "/dashboard/jobs/:jobId/report",
    at: "/dashboard/jobs/{job}/report",
    get: OWNER("200"),
    form: REASON,
    post: OWNER(">/dashboard/jobs/{job}+"),
  },
  {
    route: "/dashboard/view",
    get: IN(">/dashboard"),
    form: { view: "professional" },
    post: PROS(">/dashboard", ">/dashboard/become-professional"),
  },
  { route: "/dashboard/messages", get: IN("200"), form: { content: "Hello?" }, post: IN("404") },
  {
    route: "/dashboard/messages",
    at: "/dashboard/messages?conversation={conversation}",
    get: BOTH("200+"),
    data: { get: "401 200 200 404 404" },
    form: { content: "Hello?" },
    post: BOTH(">/dashboard/messages?conversation={conversation}+"),
  },
  {
    route: "/dashboard/messages",
    at: "/dashboard/messages?with={pro}",
    get: ">/login >/dashboard/messages?conversation={conversation} 400 200 200",
    form: { content: "Hello?" },
    post: ">/login >/dashboard/messages?conversation={conversation}+ 400 >/dashboard/messages?conversation=+ >/dashboard/messages?conversation=+",
  },
  {
    route: "/dashboard/messages/new",
    at: "/dashboard/messages/new?with={pro}",
    get: IN(">/dashboard/messages?with={pro}"),
    form: { with: "{pro}" },
    post: IN(">/dashboard/messages?with={pro}"),
  },
  {
    route: "/dashboard/messages/new/thread",
    at: "/dashboard/messages/new/thread?with={pro}",
    get: "401 200 200 200 200",
    form: { content: "Hello?" },
    post: "401 200+ 400 200+ 200+",
  },
  {
    route: "/dashboard/messages/:conversationId/block",
    at: "/dashboard/messages/{conversation}/block",
    get: BOTH("200"),
    form: { block: "on" },
    post: BOTH(">/dashboard/messages+"),
  },
  {
    route: "/dashboard/messages/:conversationId/mute",
    at: "/dashboard/messages/{conversation}/mute",
    get: IN(">/dashboard/messages?conversation={conversation}"),
    form: { mute: "on" },
    post: BOTH(">/dashboard/messages+"),
  },
  {
    route: "/dashboard/messages/:conversationId/offer",
    at: "/dashboard/messages/{conversation}/offer",
    get: OWNER("200", "409"),
    form: { service: "{service}", slot: "{slot}", duration: "60" },
    post: OWNER(">/dashboard/messages?conversation={conversation}+", "409"),
  },
  {
    route: "/dashboard/offers/:offerId",
    at: "/dashboard/offers/{offer}",
    get: CUSTOMER("200", "403"),
    form: { location: "professional", phone: "612 3456" },
    post: CUSTOMER(">/dashboard/messages?conversation={conversation}+", "403"),
  },
  {
    route: "/dashboard/messages/:conversationId/report",
    at: "/dashboard/messages/{conversation}/report",
    get: BOTH("200"),
    form: REASON,
    post: BOTH(">/dashboard/messages+"),
  },
  // For the team alone: tests/routes/team/roles.test.ts has its roles.
  { route: "/team", get: IN("404") },
  {
    route: "/team/enter",
    get: IN("404"),
    form: { asked: "yes", ...SURE, code: "123456" },
    post: IN("404"),
  },
  { route: "/team/leave", get: IN("404"), form: NOTHING, post: IN("404") },
  { route: "/team/reports", get: IN("404") },
  {
    route: "/team/reports/:reportId",
    at: "/team/reports/{unknownId}",
    get: IN("404"),
    form: { intent: "decide", measure: "dismiss", ...REASON },
    post: IN("404"),
  },
  { route: "/team/tickets", get: IN("404") },
  {
    route: "/team/tickets/:ticketId",
    at: "/team/tickets/KY-7Q2M0X",
    get: IN("404"),
    form: { intent: "close" },
    post: IN("404"),
  },
  {
    route: "/team/decide/:kind/:id",
    at: "/team/decide/account/{unknownId}",
    get: IN("404"),
    form: { intent: "decide", measure: "warn", ...REASON },
    post: IN("404"),
  },
  { route: "/team/appeals", get: IN("404") },
  {
    route: "/team/appeals/:measureId",
    at: "/team/appeals/{unknownId}",
    get: IN("404"),
    form: { outcome: "upheld", answer: "It stays as it was decided." },
    post: IN("404"),
  },
  {
    route: "/team/disputes/:reportId",
    at: "/team/disputes/{unknownId}",
    get: IN("404"),
    form: { intent: "decide", owner: "nobody", ...REASON },
    post: IN("404"),
  },
  { route: "/team/find", at: "/team/find?q=ravi", get: IN("404") },
  { route: "/team/people/:userId", at: "/team/people/{customer}", get: IN("404") },
  { route: "/team/things/:kind/:id", at: "/team/things/service/{service}", get: IN("404") },
  {
    route: "/team/approvals",
    get: IN("404"),
    form: { intent: "approve", serviceId: "{unknownId}", version: "1" },
    post: IN("404"),
  },
  { route: "/team/licences", get: IN("404") },
  {
    route: "/team/licences/:licenceId",
    at: "/team/licences/{unknownId}",
    get: IN("404"),
    form: { intent: "refuse", ...REASON },
    post: IN("404"),
  },
  { route: "/team/words", get: IN("404") },
  { route: "/team/settings", get: IN("404"), form: { banner: "" }, post: IN("404") },
  { route: "/team/newsletters", get: IN("404") },
  {
    route: "/team/newsletters/:newsletterId",
    at: "/team/newsletters/{unknownId}",
    get: IN("404"),
    form: { intent: "stop" },
    post: IN("404"),
  },
  { route: "/team/log", get: IN("404") },
  {
    route: "/dashboard/messages/:conversationId/thread",
    at: "/dashboard/messages/{conversation}/thread?after=0",
    get: "401 200 200 404 404",
    form: { content: "Hello?" },
    post: "401 200+ 200+ 404 404",
  },
  {
    route: "/dashboard/messages/:conversationId/read",
    at: "/dashboard/messages/{conversation}/read",
    get: "401 400 400 400 400",
    form: { seq: "1" },
    post: "401 200+ 200+ 404 404",
  },
  {
    route: "/dashboard/bookings/:bookingId/transition",
    at: "/dashboard/bookings/{confirmed}/transition",
    get: "401 404 404 404 404",
    form: { step: "cancel", ...REASON },
    post: "401 200+ 200+ 404 404",
  },
  {
    route: "/dashboard/jobs/:jobId/offer",
    at: "/dashboard/jobs/{job}/offer",
    get: "401 404 404 404 404",
    form: JOB_OFFER,
    post: "401 404 200+ 404 404",
  },

  { route: "/dashboard/offline-copy", get: "401 200 200 200 200" },
  {
    route: "/dashboard/recent-searches.json",
    get: "401 200 200 200 200",
    form: NOTHING,
    post: "401 200+ 200 200 200",
  },
  { route: "/professional/:proId", at: "/professional/{pro}", get: ALL(">/pro/{pro}") },
  {
    route: "/saved.json",
    get: ALL(">/dashboard/saved"),
    form: { serviceId: "{service}" },
    post: "401 200+ 403 200+ 200+",
  },
  { route: "/calendar/:file", at: "/calendar/{feed}.ics", get: ALL("200") },
  { route: "/calendar/:file", at: "/calendar/{unknownToken}.ics", get: ALL("404") },
  { route: "/dev/mail.json", get: ALL("404") },
  { route: "/sitemap.xml", get: ALL("200") },
  { route: "/sitemaps/:file", at: "/sitemaps/pages.xml", get: ALL("200") },
  { route: "/robots.txt", get: ALL("200") },
  { route: "/speculation-rules", get: ALL("200") },
  { route: "/mail-check", get: ALL(">/"), form: NOTHING, post: IN(">/+") },
  { route: "/icons/:sheet", at: "/icons/none.svg", get: ALL("200") },
  {
    route: "/dashboard/services/photos",
    get: "401 404 404 404 404",
    form: { remove: "{draft}" },
    post: "401 403 200+ 403 200",
  },
  {
    route: "/dashboard/services/category-proposals",
    at: "/dashboard/services/category-proposals?title=House%20wiring",
    get: "401 403 200 403 200",
  },

  {
    route: "/dashboard/settings/push",
    get: "401 400 400 400 400",
    form: {
      turn: "on",
      endpoint: "{pushEndpoint}",
      p256dh: "{pushKey}",
      auth: "{pushAuth}",
    },
    post: "401 200+ 200+ 200+ 200+",
  },
  { route: "/health", get: ALL("200") },
  { route: "/offline", get: ALL("200") },
  {
    route: "/logout",
    get: ALL(">/"),
    form: NOTHING,
    post: ">/ >/+ >/+ >/+ >/+",
    closed: { post: CLOSED(">/+") },
  },
  { route: "/theme", get: ALL(">/"), form: { theme: "dark" }, post: ALL(">/") },
  { route: "/less-data", get: ALL(">/"), form: { lessData: "on" }, post: ALL(">/") },
];
