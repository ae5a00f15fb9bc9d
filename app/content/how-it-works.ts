type Point = { title: string; text: string };

/** Five steps each, and six features. */
export const CUSTOMER_STEPS: readonly Point[] = [
  {
    title: "Search",
    text: "Say what you need and where. Every result shows its price and rating. Nobody fits? Post a job, and offers come to you.",
  },
  { title: "Compare", text: "Read profiles and reviews, and see which days each one works." },
  { title: "Ask", text: "Send a message. Agree on the job and the price before anyone travels." },
  { title: "Book", text: "Pick a free time. The professional confirms it." },
  {
    title: "Pay and review",
    text: "Pay the professional directly, then write a review.",
  },
];

export const PROFESSIONAL_STEPS: readonly Point[] = [
  { title: "Sign up", text: "Make a free account and confirm your e-mail address." },
  { title: "Fill in your profile", text: "Say who you are, what you do, where and for how long." },
  {
    title: "List your services",
    text: "Set your own prices and days, and show photos of your work.",
  },
  {
    title: "Answer requests",
    text: "Messages, booking requests and jobs near you reach your phone. You accept, decline or send an offer.",
  },
  { title: "Build your reputation", text: "Do the job, get paid directly, and collect reviews." },
];

export const HIGHLIGHTS: readonly (Point & { icon: string })[] = [
  { icon: "search", title: "Search that knows Guyana", text: "By trade, village, area or region." },
  {
    icon: "receipt",
    title: "Prices up front",
    text: "Per hour, fixed or from, always in Guyana dollars.",
  },
  {
    icon: "message-circle",
    title: "Messages in one place",
    text: "What you agreed stays in writing.",
  },
  {
    icon: "calendar-check",
    title: "Reliable bookings",
    text: "A free time can be booked only once.",
  },
  {
    icon: "star",
    title: "Honest reviews",
    text: "Each shows whether it came from a booking made here.",
  },
  {
    icon: "smartphone",
    title: "Light on data",
    text: "Small pages, no app, and it works on old phones.",
  },
];
