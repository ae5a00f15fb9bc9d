import { z } from "zod";
import { EMAIL_NOT_SENT } from "#app/domain/failures/failure.ts";
import { professionalsNotified } from "#app/domain/jobs/notices.ts";
import { APPROVAL_TEXTS } from "#app/domain/services/approval.ts";
import { readCookie, writeCookie } from "./cookies.ts";

const COOKIE = "notice";
const FIVE_MINUTES = 5 * 60;

type Sentence = string | ((count: number) => string);
type Sentences = Record<string, Sentence>;

const ACCOUNT_NOTICES = {
  verified: "Your e-mail is confirmed. Go back to the browser where you signed up and sign in.",
  "verified-here": "Your e-mail is confirmed, and you are signed in.",
  "choose-password": "Your e-mail address is confirmed. Now choose a password for your account.",
  "verification-sent": "If this address still needs to be confirmed, a new e-mail is on its way.",
  "mail-checked": "An e-mail is on its way. Once it arrives, this warning disappears.",
  "mail-not-checked": EMAIL_NOT_SENT,
  "password-changed": "Your password was changed. Sign in with the new one.",
  idle: (minutes) => `You were signed out after ${minutes} minutes without activity.`,
  "email-change-requested":
    "We have sent an e-mail to the new address. The change takes effect once you confirm it there. We have also written to the old address.",
  "email-changed": "Your e-mail address was changed.",
  deactivated: "Your account is deactivated. Sign in at any time to reactivate it.",
  "deletion-requested":
    "Your account will be deleted in 14 days. Until then you can sign in and keep it.",
  "came-back": "Your account is active again.",
  "two-factor-off": "Two-factor sign-in is off.",
  "email-change-stopped":
    "The change is stopped, and all devices are signed out. Choose a new password now.",
  "two-factor-case":
    "Two-factor sign-in was kept on once with a code, so our team must decide this time. We have written to you, and nothing changes by itself.",
  "two-factor-gone": "Two-factor sign-in is off. Sign in with your password.",
  "everybody-out": "All devices are signed out. Choose a new password now.",
  "new-password": "Your password was changed. Every other device is signed out.",
  "sessions-ended": "Signed out.",
  "data-ready": "The link to your data is ready.",
  "signed-out": "You are signed out.",
} as const satisfies Sentences;

const DASHBOARD_NOTICES = {
  "less-data": "You are using less data now. Photos load when you tap them.",
  "photos-shown": "Photos are shown again.",
  "settings-saved": "Settings saved successfully!",
  "changes-discarded": "Your changes are discarded.",
  "notifications-read": "Everything is marked as read.",
  "searches-cleared": "Your search history is cleared.",
} as const satisfies Sentences;

const TEAM_NOTICES = {
  "report-decided": "Decided. The report is closed.",
  "ticket-answered": "Your answer is on its way.",
  "ticket-noted": "Your note is saved.",
  "ticket-closed": "The ticket is closed.",
  "ticket-opened": "The ticket is open again.",
  "measure-taken": "Decided. The person gets an e-mail.",
  "appeal-answered": "Answered. The person gets an e-mail.",
  "dispute-asked": "The question is on its way.",
  "service-decided": "Decided. We have written to the professional.",
  "newsletter-saved": "Saved.",
  "newsletter-tested": "A test is on its way to you.",
  "newsletter-started": "Your newsletter is being sent.",
  "newsletter-stopped": "Stopped. Nobody else gets it.",
  "licence-decided": "Decided. We have written to the professional.",
  "team-left": "You have left the team’s pages. You are still signed in.",
} as const satisfies Sentences;

const SERVICE_NOTICES = {
  "service-created": "Service created successfully!",
  "service-waiting": APPROVAL_TEXTS.waiting,
  "service-updated": "Service updated successfully!",
  "service-price-changed": "Service updated successfully! Bookings made before keep their price.",
  "service-deleted": "Service deleted successfully!",
  "professional-now": "You are a professional now. Add your first service.",
  "licence-added": "Your licence is added. We look at it and write to you.",
  "licence-removed": "Your licence is removed.",
  "profile-updated": "Profile updated successfully!",
} as const satisfies Sentences;

const SAVED_NOTICES = {
  "service-saved": "Service saved.",
  "service-already-saved": "Service is already saved",
  "own-service-not-saved": "You cannot save your own service",
  "missing-service-not-saved": "This service is no longer offered, so it was not saved.",
  "service-not-saved": "Failed to save/unsave service. Please try again.",
  "service-removed": "Service removed from saved list",
  "services-removed": (count) => `${count} service(s) removed from saved list`,
  "services-restored": (count) =>
    count === 1 ? "Service back on your saved list." : `${count} services back on your saved list.`,
} as const satisfies Sentences;

const REVIEW_NOTICES = {
  "review-submitted": "Review submitted successfully!",
  "review-updated": "Review updated successfully!",
  "review-deleted": "Review deleted successfully!",
  "reply-saved": "Your reply is saved.",
  "reply-deleted": "Your reply is deleted.",
  "review-reported": "Thank you. We look at every report.",
} as const satisfies Sentences;

const JOB_NOTICES = {
  "job-posted": (count) =>
    count === 0
      ? "Your job is posted. We write to you about each offer."
      : `Your job is posted. ${professionalsNotified(count)} Offers appear here, and we write to you about each.`,
  "job-closed": "Your job is closed. We have told the professionals.",
  "job-offer-sent": "Your offer is sent. We tell you when it is answered.",
  "job-offer-withdrawn": "Your offer is withdrawn.",
  "job-reported": "Thank you. A moderator will look at it.",
} as const satisfies Sentences;

const BOOKING_NOTICES = {
  "request-not-sent":
    "Almost done: check your request and tap Request Booking. It is not sent yet.",
  "booking-requested": "Your request is sent. The time is held for you until it is answered.",
  "booking-accepted": "Booking confirmed. We have told the customer.",
  "booking-declined": "Request declined. We have told the customer.",
  "booking-cancelled": "Cancelled. We have told the other person.",
  "booking-withdrawn": "Your request is withdrawn. We have told the professional.",
  "booking-completed": "Booking marked as completed.",
  "offer-sent": "Your offer is sent. You will see the answer here.",
  "offer-accepted": "Booking confirmed. We have told the professional.",
  "offer-declined": "You declined this time.",
  "offer-withdrawn": "You no longer offer this time.",
  "booking-proposed":
    "You proposed the new time. The booking keeps its time until there is an answer.",
  "booking-moved": "The new time is accepted.",
  "booking-kept": "The booking keeps its old time.",
  "booking-no-show": "Noted. We have told the other person. It is not public.",
  "booking-disputed": "Thank you for telling us. We will look into it and may write to you.",
  "hours-saved": "Your hours are saved.",
  "day-off-added": "Your days off are saved.",
  "day-off-removed": "You are open on that day again.",
  "days-off-removed": "You are open on these days again.",
  "feed-ended": "The calendar address no longer works.",
} as const satisfies Sentences;

const CONVERSATION_NOTICES = {
  blocked: "Blocked. You can unblock here at any time.",
  unblocked: "You can write to each other again.",
  muted: "Muted. You get no e-mail and no notification about this conversation.",
  unmuted: "You get notifications about this conversation again.",
  reported: "Thank you. A moderator will look at this conversation.",
} as const satisfies Sentences;

/** The sentences that the next page shows once. The cookie holds only a code, so that nobody can inject a text. */
const NOTICES = {
  ...ACCOUNT_NOTICES,
  ...DASHBOARD_NOTICES,
  ...TEAM_NOTICES,
  ...SERVICE_NOTICES,
  ...SAVED_NOTICES,
  ...REVIEW_NOTICES,
  ...JOB_NOTICES,
  ...BOOKING_NOTICES,
  ...CONVERSATION_NOTICES,
};
export type NoticeCode = keyof typeof NOTICES;

/** The notices of failures: they stay until the next page (decision 100). */
const FAILURES: ReadonlySet<string> = new Set([
  "mail-not-checked",
  "own-service-not-saved",
  "missing-service-not-saved",
  "service-not-saved",
] satisfies NoticeCode[]);

const MOST_COUNTED = 9999;
const cookieSchema = z
  .string()
  .regex(/^[a-z-]+(\.\d{1,4})?$/)
  .transform((value) => {
    const [code = "", count = "0"] = value.split(".");
    return {
      code,
      sentence: new Map<string, Sentence>(Object.entries(NOTICES)).get(code),
      count: Number(count),
    };
  });

/** The cookie that makes the next page show a notice once; `count` is for sentences with a number. Use `seeOther`. */
export function noticeCookie(request: Request, code: NoticeCode, count?: number): string {
  const options = { maxAge: FIVE_MINUTES, httpOnly: true };
  const value = count === undefined ? code : `${code}.${Math.min(count, MOST_COUNTED)}`;
  return writeCookie(request, COOKIE, value, options);
}

/** The sentence for the notice cookie of a request, and whether it is about a failure; null without one. */
export function readNotice(request: Request): { text: string; failed: boolean } | null {
  const cookie = cookieSchema.safeParse(readCookie(request, COOKIE));
  if (!cookie.success) return null;
  const { code, sentence, count } = cookie.data;
  if (sentence === undefined) return null;
  const text = typeof sentence === "function" ? sentence(count) : sentence;
  return { text, failed: FAILURES.has(code) };
}

/** The header that deletes the notice cookie, when the request sent one. A HEAD request shows no notice, so it deletes none. */
export function clearedNotice(request: Request): HeadersInit {
  if (readCookie(request, COOKIE) === null || request.method === "HEAD") return {};
  const options = { maxAge: 0, httpOnly: true };
  return { "Set-Cookie": writeCookie(request, COOKIE, "", options) };
}
