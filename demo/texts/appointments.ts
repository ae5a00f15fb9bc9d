/** A booking of one of the two demo accounts. */
export type Appointment = {
  key: string;
  /** Place in the list of customers; 0 is the demo customer. */
  customer: number;
  /** Place of the service. */
  service: string;
  minutes: number;
  /** Days from today at the earliest; negative is the past. */
  inDays: number;
  notes?: string;
} & (
  | { status: "pending"; hoursAgo: number }
  | { status: "confirmed"; hoursAgo: number }
  | { status: "completed" }
  | { status: "cancelled"; reason: string }
);

/** The keys of the bookings that notifications and messages are about. */
export const WIRING = "demo/wiring";
const BRAIDS = "demo/braids";
export const SUITE = "demo/suite";
export const WIRING_REQUEST = "demo/wiring-request";
export const PUMP_REQUEST = "demo/pump-request";
export const METER_REQUEST = "demo/meter-request";

/** Besides these, the demo customer has the completed bookings behind their reviews. */
export const APPOINTMENTS: readonly Appointment[] = [
  {
    key: WIRING,
    customer: 0,
    service: "construction-trades/0/0",
    minutes: 120,
    inDays: 3,
    status: "confirmed",
    hoursAgo: 26,
    notes: "Lights in the kitchen go dim when the fridge starts. The dog will be tied.",
  },
  {
    key: BRAIDS,
    customer: 0,
    service: "beauty-personal-care/0/0",
    minutes: 240,
    inDays: 5,
    status: "pending",
    hoursAgo: 4,
    notes: "For my niece, a little past the shoulder.",
  },
  {
    key: SUITE,
    customer: 0,
    service: "home-services-maintenance/0/2",
    minutes: 120,
    inDays: -13,
    status: "completed",
  },
  {
    key: "demo/cancelled",
    customer: 0,
    service: "technology-it-services/0/0",
    minutes: 60,
    inDays: -20,
    status: "cancelled",
    reason: "My cousin fixed it before the day came.",
  },
  {
    key: "demo/meter",
    customer: 14,
    service: "construction-trades/0/1",
    minutes: 180,
    inDays: 1,
    status: "confirmed",
    hoursAgo: 40,
    notes: "Three bedrooms, wired in June.",
  },
  {
    key: "demo/pump",
    customer: 10,
    service: "construction-trades/0/2",
    minutes: 90,
    inDays: 2,
    status: "confirmed",
    hoursAgo: 67,
  },
  {
    key: "demo/drawing",
    customer: 20,
    service: "construction-trades/0/4",
    minutes: 60,
    inDays: 6,
    status: "confirmed",
    hoursAgo: 90,
    notes: "The bank wants the electrical page by the end of the month.",
  },
  {
    key: WIRING_REQUEST,
    customer: 31,
    service: "construction-trades/0/0",
    minutes: 240,
    inDays: 4,
    status: "pending",
    hoursAgo: 9,
    notes: "New kitchen at the back, four outlets and one for the stove.",
  },
  {
    key: PUMP_REQUEST,
    customer: 23,
    service: "construction-trades/0/2",
    minutes: 90,
    inDays: 5,
    status: "pending",
    hoursAgo: 3,
    notes: "About 35 feet from the pump to the house.",
  },
  {
    key: METER_REQUEST,
    customer: 28,
    service: "construction-trades/0/1",
    minutes: 120,
    inDays: 8,
    status: "pending",
    hoursAgo: 20,
  },
];
