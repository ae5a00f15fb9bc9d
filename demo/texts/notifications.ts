import { METER_REQUEST, PUMP_REQUEST, SUITE, WIRING, WIRING_REQUEST } from "./appointments.ts";
import { BRAIDS_CONVERSATION, PUMP_CONVERSATION } from "./conversations.ts";
import { BIRTHDAY, FANS, SPARKS } from "./jobs.ts";

/** A notification of one of the two demo accounts. */
export type SeedNotification = {
  kind: "booking" | "message" | "review" | "account" | "job";
  title: string;
  body: string;
  about: { booking: string } | { job: string } | { conversation: string } | { path: string };
  hoursAgo: number;
  read: boolean;
};

export const FOR_CUSTOMER: readonly SeedNotification[] = [
  {
    kind: "message",
    title: "New message from Shonette Adams",
    body: "Knotless braids at your home",
    about: { conversation: BRAIDS_CONVERSATION },
    hoursAgo: 1,
    read: false,
  },
  {
    kind: "job",
    title: "Rohini Events Berbice sent you an offer",
    body: "They offered a price for “Music for my mother's 60th birthday”.",
    about: { job: BIRTHDAY },
    hoursAgo: 9,
    read: false,
  },
  {
    kind: "job",
    title: "Persaud Electrical sent you an offer",
    body: "They offered a price for “Two plugs spark when it rains”.",
    about: { job: SPARKS },
    hoursAgo: 11,
    read: true,
  },
  {
    kind: "booking",
    title: "Persaud Electrical accepted your booking",
    body: "House wiring and breaker panels",
    about: { booking: WIRING },
    hoursAgo: 22,
    read: false,
  },
  {
    kind: "review",
    title: "Persaud Electrical replied to your review",
    body: "Pump wiring with float switch for the black tank",
    about: { path: "/dashboard/reviews?tab=given" },
    hoursAgo: 90,
    read: true,
  },
  {
    kind: "booking",
    title: "Pilgrim's Clean House marked the booking as completed",
    body: "Suite, mattress and rug washing at home",
    about: { booking: SUITE },
    hoursAgo: 276,
    read: true,
  },
];

export const FOR_PROFESSIONAL: readonly SeedNotification[] = [
  {
    kind: "message",
    title: "New message from Imran Shaw",
    body: "Pump wiring with float switch for the black tank",
    about: { conversation: PUMP_CONVERSATION },
    hoursAgo: 2.8,
    read: false,
  },
  {
    kind: "booking",
    title: "Imran Shaw asks for a booking",
    body: "Pump wiring with float switch for the black tank",
    about: { booking: PUMP_REQUEST },
    hoursAgo: 3,
    read: false,
  },
  {
    kind: "job",
    title: "New job: Four fans and a light in the bottom-house",
    body: "Electricians in Leonora, Region 3. Within a week, afternoon.",
    about: { job: FANS },
    hoursAgo: 5,
    read: false,
  },
  {
    kind: "booking",
    title: "Hemwattie Boodhoo asks for a booking",
    body: "House wiring and breaker panels",
    about: { booking: WIRING_REQUEST },
    hoursAgo: 9,
    read: false,
  },
  {
    kind: "booking",
    title: "Chandra Kissoon asks for a booking",
    body: "Getting a house ready for the GPL connection",
    about: { booking: METER_REQUEST },
    hoursAgo: 20,
    read: true,
  },
  {
    kind: "review",
    title: "Anita Ramdeen wrote a review",
    body: "Pump wiring with float switch for the black tank",
    about: { path: "/dashboard/reviews?tab=received" },
    hoursAgo: 165,
    read: true,
  },
];

/** The places of the services that the demo customer has saved, newest first. */
export const SAVED = [
  "food-catering-services/0/0",
  "automotive-services/1/0",
  "education-tutoring/0/0",
  "agriculture-farming/0/0",
  "event-entertainment/0/0",
  "construction-trades/0/4",
] as const;
