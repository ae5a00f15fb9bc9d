import type { Booking, Party } from "#app/domain/bookings/booking.ts";
import { isWithdrawal, type TransitionConfirmedFirst } from "#app/domain/bookings/transitions.ts";

type Words = {
  title: string;
  question: (other: string) => string;
  /** The label of the button that does it, and of the link that leaves everything as it is. */
  action: string;
  leave: string;
};

const WORDS: Record<TransitionConfirmedFirst, Words> = {
  cancel: {
    title: "Cancel booking",
    question: () => "Do you want to cancel this booking?",
    action: "Cancel booking",
    leave: "Keep booking",
  },
  complete: {
    title: "Mark as Completed",
    question: () => "Mark this booking as completed?",
    action: "Mark as Completed",
    leave: "Not yet",
  },
  decline: {
    title: "Decline request",
    question: () => "Do you want to decline this request?",
    action: "Decline request",
    leave: "Keep request",
  },
  dispute: {
    title: "This did not happen",
    question: () => "Do you want to tell us that this booking did not happen?",
    action: "Tell Kayap",
    leave: "Go back",
  },
  "no-show": {
    title: "Missed booking",
    question: (other) => `Did ${other} not come?`,
    action: "Report it",
    leave: "Go back",
  },
};

/** What cancelling is called for the customer of a request. */
const WITHDRAWAL: Words = {
  title: "Withdraw request",
  question: () => "Do you want to withdraw this request?",
  action: "Withdraw request",
  leave: "Keep request",
};

/** What the question before a transition says to this one of the two. */
export const wordsFor = (transition: TransitionConfirmedFirst, party: Party, booking: Booking) =>
  transition === "cancel" && isWithdrawal(party, booking) ? WITHDRAWAL : WORDS[transition];

/** The title of the question before a transition. */
export const transitionTitle = (transition: TransitionConfirmedFirst) => WORDS[transition].title;
