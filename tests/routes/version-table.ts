/** Whether a form is checked against a version, or why not. */
type Answer = "versioned" | { because: string };

const NO_EDIT = { because: "It edits nothing that is stored: it only makes something new." };
const ONCE = {
  because: "A token works once, and what it does cannot be done over a newer version.",
};
const PASSWORD = {
  because:
    "It asks for the password or a code, which a change elsewhere makes wrong; nothing is overwritten.",
};
const SWITCH = {
  because: "The form names one of two states, so the last press decides.",
};
const MARK = { because: "A mark that only moves forward; done twice it is the same." };
const REMOVES = {
  because: "It removes what it names, in whatever version, after a confirmation.",
};
const TRANSITION = {
  because:
    "A transition of one booking that depends only on its status and the clock; the guarded write compares both.",
};
const COOKIE = { because: "It changes a cookie of this browser only." };

/**
 * Every address that takes a form, as app/routes.ts has it. A form that edits something stored carries the version it was
 * filled in with (decision 50, threat 76); where it does not, this table has the reason.
 */
export const VERSIONS: Record<string, Answer> = {
  "/service/:serviceId/book": {
    because:
      "It makes a booking, or a draft of one; the terms of the service travel with it as a version of their own (threat 73).",
  },
  "/jobs/new": NO_EDIT,
  "/pro/:proId": { because: "It shows a phone number and counts that." },
  "/saved": SWITCH,
  "/saved.json": SWITCH,
  "/login": NO_EDIT,
  "/login/code": NO_EDIT,
  "/register": NO_EDIT,
  "/verify-email": ONCE,
  "/verify-email/resend": NO_EDIT,
  "/forgot-password": NO_EDIT,
  "/reset-password": ONCE,
  "/change-email": ONCE,
  "/stop-email-change": ONCE,
  "/two-factor-recovery": NO_EDIT,
  "/two-factor-recovery/start": PASSWORD,
  "/two-factor-recovery/cancel": PASSWORD,
  "/dashboard/settings/confirm": PASSWORD,
  "/dashboard/unsent": {
    because:
      "It discards an unsent form; the form itself goes to its own address, with its version.",
  },
  "/welcome-back": SWITCH,
  "/not-me": ONCE,
  "/contact": NO_EDIT,
  "/terms/accept": MARK,
  "/newsletter": NO_EDIT,
  "/newsletter/confirm": ONCE,
  "/newsletter/unsubscribe": SWITCH,
  "/email/unsubscribe": SWITCH,
  "/appeal": { because: "There is one appeal; the guarded write asks that there is none." },
  "/letters/stop": SWITCH,
  "/dispute": { because: "A question is answered once; the guarded write asks that it is open." },
  "/mail-check": NO_EDIT,
  "/logout": REMOVES,
  "/theme": COOKIE,
  "/less-data": COOKIE,
  "/dashboard/view": COOKIE,
  "/dashboard/services/new": NO_EDIT,
  "/dashboard/services/edit/:serviceId?": "versioned",
  "/dashboard/services/:serviceId/delete": REMOVES,
  "/dashboard/services/photos": {
    because: "It uploads drafts; the form of the service, which has a version, adds them.",
  },
  "/dashboard/become-professional": MARK,
  "/dashboard/profile": "versioned",
  "/dashboard/licences": {
    because: "It adds a licence or removes the one it names; changing one means both.",
  },
  "/dashboard/saved": SWITCH,
  "/dashboard/saved/remove": REMOVES,
  "/dashboard/recent-searches": REMOVES,
  "/dashboard/recent-searches.json": REMOVES,
  "/dashboard/reviews/new": NO_EDIT,
  "/dashboard/reviews/:reviewId/edit": "versioned",
  "/dashboard/reviews/:reviewId/delete": REMOVES,
  "/dashboard/reviews/:reviewId/reply": "versioned",
  "/dashboard/reviews/:reviewId/report": NO_EDIT,
  "/dashboard/reviews/:reviewId/helpful": SWITCH,
  "/dashboard/notifications": MARK,
  "/dashboard/settings": "versioned",
  "/dashboard/settings/password": PASSWORD,
  "/dashboard/settings/two-factor": PASSWORD,
  "/dashboard/settings/email": PASSWORD,
  "/dashboard/settings/data": NO_EDIT,
  "/dashboard/settings/deactivate": PASSWORD,
  "/dashboard/settings/delete": PASSWORD,
  "/dashboard/settings/sessions": REMOVES,
  "/dashboard/settings/push": {
    because: "It stores the address of one browser, which that browser alone knows.",
  },
  "/dashboard/bookings/hours": "versioned",
  "/dashboard/bookings/days-off": {
    because: "Each form adds or removes the days it names; other days stay as they are.",
  },
  "/dashboard/bookings/feed": "versioned",
  "/dashboard/bookings/:bookingId": "versioned",
  "/dashboard/bookings/:bookingId/cancel": TRANSITION,
  "/dashboard/bookings/:bookingId/complete": TRANSITION,
  "/dashboard/bookings/:bookingId/decline": TRANSITION,
  "/dashboard/bookings/:bookingId/dispute": TRANSITION,
  "/dashboard/bookings/:bookingId/no-show": TRANSITION,
  "/dashboard/bookings/:bookingId/transition": TRANSITION,
  "/dashboard/bookings/:bookingId/propose": {
    because: "A proposal changes no time by itself: the other side sees it first.",
  },
  "/dashboard/jobs/:jobId": {
    because:
      "Accepting names the version of the offer that was seen (decision 137); an offer has one writer, whose last word counts.",
  },
  "/dashboard/jobs/:jobId/offer": {
    because: "An offer has one writer, whose last word counts.",
  },
  "/team/enter": NO_EDIT,
  "/team/leave": MARK,
  "/team/reports/:reportId": {
    because: "A report is decided once; the guarded write asks that it is still open.",
  },
  "/team/tickets/:ticketId": {
    because:
      "An answer says how many it has seen, and a note stands beside others; closed or open is one of two states.",
  },
  "/team/settings": "versioned",
  "/team/decide/:kind/:id": {
    because: "What is hidden already is not hidden again; the guarded write asks that it is shown.",
  },
  "/team/appeals/:measureId": {
    because: "An appeal is answered once; the guarded write asks that it is still open.",
  },
  "/team/disputes/:reportId": {
    because:
      "A decision names what its page showed; the guarded write asks that nothing was said since, and that the dispute is still open.",
  },
  "/team/approvals": {
    because:
      "Each answer names the version of the service that was seen; the guarded write asks for it.",
  },
  "/team/newsletters/:newsletterId": {
    because:
      "Saving, testing and sending name the version that was seen; the guarded write asks for it.",
  },
  "/team/licences/:licenceId": {
    because: "A licence is decided once; the guarded write asks that it still waits.",
  },
  "/dashboard/jobs/:jobId/close": REMOVES,
  "/dashboard/jobs/:jobId/report": NO_EDIT,
  "/dashboard/messages": NO_EDIT,
  "/dashboard/messages/new": NO_EDIT,
  "/dashboard/messages/new/thread": NO_EDIT,
  "/dashboard/messages/:conversationId/block": SWITCH,
  "/dashboard/messages/:conversationId/mute": SWITCH,
  "/dashboard/messages/:conversationId/offer": NO_EDIT,
  "/dashboard/offers/:offerId": NO_EDIT,
  "/dashboard/messages/:conversationId/report": NO_EDIT,
  "/dashboard/messages/:conversationId/thread": NO_EDIT,
  "/dashboard/messages/:conversationId/read": MARK,
};
