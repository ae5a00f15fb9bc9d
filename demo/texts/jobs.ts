import type { CloseReason, JobWhen } from "#app/domain/jobs/job.ts";
import type { PriceType } from "#app/domain/money/money.ts";
import type { PartName } from "#app/domain/search/when.ts";

/** A job that one of the demo customers posted, with the offers for it. */
export type SeedJob = {
  key: string;
  /** Place in the list of customers; 0 is the demo customer. */
  customer: number;
  what: string;
  details: string;
  categoryId: string;
  subcategoryId: string | null;
  landmark: string;
  when: JobWhen;
  /** Days from today of the day that is wanted, or of the first Saturday from then on. */
  inDays?: number;
  onSaturday?: true;
  part?: PartName;
  /** Whole GYD dollars. */
  budget?: number;
  offersWanted: number;
  hoursAgo: number;
  offers: SeedOffer[];
  end?: { status: "taken" } | { status: "closed"; reason: CloseReason } | { status: "expired" };
};

export type SeedOffer = {
  /** Place of the service. */
  service: string;
  /** Whole GYD dollars. */
  price: number;
  priceType: PriceType;
  message: string;
  hoursAgo: number;
  /** Days from today of its first time, at the earliest. */
  inDays: number;
  times: number;
  /** The one that was accepted, at its first time. */
  accepted?: boolean;
};

/** Regions where professionals also work, by place. */
export const WORK_REGIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ["construction-trades/0", ["Demerara-Mahaica"]],
  ["construction-trades/2", ["Mahaica-Berbice"]],
  ["home-services-maintenance/1", ["Demerara-Mahaica", "East Berbice-Corentyne"]],
  ["event-entertainment/2", ["Demerara-Mahaica", "Mahaica-Berbice"]],
]);

/** The keys of the jobs that notifications are about. */
export const BIRTHDAY = "jobs/birthday";
export const SPARKS = "jobs/sparks";
export const FANS = "jobs/fans";

export const JOBS: readonly SeedJob[] = [
  {
    key: BIRTHDAY,
    customer: 0,
    what: "Music for my mother's 60th birthday",
    details:
      "About forty people in the yard, from four in the afternoon. She likes old calypso and chutney, and there will be a few speeches, so we need a microphone too. There is current in the bottom-house.",
    categoryId: "event-entertainment",
    subcategoryId: null,
    landmark: "Second street from the public road, green fence with hibiscus",
    when: "day",
    inDays: 2,
    onSaturday: true,
    part: "afternoon",
    budget: 60_000,
    offersWanted: 3,
    hoursAgo: 30,
    offers: [
      {
        service: "event-entertainment/1/3",
        price: 45_000,
        priceType: "fixed",
        message:
          "Two speakers, mixer, two cordless microphones and a technician who stays until you close. You bring the songs on a phone or a stick, or we play ours. Delivery to Mon Repos is in the price.",
        hoursAgo: 26,
        inDays: 5,
        times: 2,
      },
      {
        service: "event-entertainment/0/0",
        price: 32_000,
        priceType: "hourly",
        message:
          "Three pans, calypso from Sparrow to Rudder and anything she loved when she was young. Two hours are best before the speeches. We bring our own light. A microphone for the speeches is included.",
        hoursAgo: 21,
        inDays: 5,
        times: 3,
      },
      {
        service: "event-entertainment/2/4",
        price: 40_000,
        priceType: "fixed",
        message:
          "DJ with chutney, soca and oldies for four hours, microphone for the speeches, and I bring a small generator in case there is a blackout. I come from Berbice, the transport is in the price.",
        hoursAgo: 9,
        inDays: 5,
        times: 1,
      },
    ],
  },
  {
    key: SPARKS,
    customer: 0,
    what: "Two plugs spark when it rains",
    details:
      "The two plugs on the kitchen wall spark when rain comes from the east, and the breaker drops. I think water gets in behind the louvres. The wall is concrete, painted last year.",
    categoryId: "construction-trades",
    subcategoryId: "electricians",
    landmark: "Second street from the public road, green fence with hibiscus",
    when: "week",
    offersWanted: 3,
    hoursAgo: 18,
    offers: [
      {
        service: "construction-trades/0/0",
        price: 6500,
        priceType: "hourly",
        message:
          "First I find where the water comes in, then I change both plugs and put dry boxes. Two hours with my apprentice should do it. Boxes and plugs are about 6,000 at the hardware, you keep the bill.",
        hoursAgo: 11,
        inDays: 2,
        times: 3,
      },
    ],
  },
  {
    key: "jobs/deep-clean",
    customer: 0,
    what: "Clean the upper flat before the new tenant comes",
    details:
      "Two bedrooms, kitchen and bathroom, empty since August. Cobwebs, oil on the kitchen wall, and the windows inside and outside. Water and current are on.",
    categoryId: "home-services-maintenance",
    subcategoryId: "house-cleaning",
    landmark: "Second street from the public road, green fence with hibiscus",
    when: "week",
    budget: 50_000,
    offersWanted: 2,
    hoursAgo: 76,
    end: { status: "taken" },
    offers: [
      {
        service: "home-services-maintenance/0/1",
        price: 42_000,
        priceType: "fixed",
        message:
          "Two of us for one day with our own machine. Oil on the wall comes off with soda, windows inside and outside are in the price. You only leave the key.",
        hoursAgo: 70,
        inDays: 4,
        times: 2,
        accepted: true,
      },
    ],
  },
  {
    key: "jobs/laptop",
    customer: 0,
    what: "Old laptop, I want the pictures on it",
    details:
      "It has not come on since last Christmas. There are family pictures from 2012 to 2018 on it that are nowhere else. I do not need the laptop itself.",
    categoryId: "technology-it-services",
    subcategoryId: "data-recovery",
    landmark: "Second street from the public road, green fence with hibiscus",
    when: "week",
    offersWanted: 3,
    hoursAgo: 290,
    end: { status: "expired" },
    offers: [],
  },
  {
    key: "jobs/tutor",
    customer: 0,
    what: "Lessons for the grade six assessment",
    details:
      "For my nephew, mathematics and science, twice a week after school until the assessment. He can come to you if you are between Lusignan and Plaisance.",
    categoryId: "education-tutoring",
    subcategoryId: null,
    landmark: "Second street from the public road, green fence with hibiscus",
    when: "week",
    offersWanted: 5,
    hoursAgo: 410,
    end: { status: "closed", reason: "found" },
    offers: [],
  },
  {
    key: FANS,
    customer: 10,
    what: "Four fans and a light in the bottom-house",
    details:
      "We closed in the bottom-house and it is hot and dark. Four ceiling fans, which we have, and one long light over the table. The board has two free breakers.",
    categoryId: "construction-trades",
    subcategoryId: "electricians",
    landmark: "Behind the market, three-storey with the blue rails",
    when: "week",
    part: "afternoon",
    budget: 40_000,
    offersWanted: 3,
    hoursAgo: 5,
    offers: [],
  },
  {
    key: "jobs/meter",
    customer: 20,
    what: "House must pass the GPL inspection",
    details:
      "Three bedrooms, finished in September. The man who wired it went to Trinidad. I need somebody to look at everything, mount the meter base and come on the day of the inspection.",
    categoryId: "construction-trades",
    subcategoryId: "electricians",
    landmark: "Last house before the koker",
    when: "asap",
    offersWanted: 2,
    hoursAgo: 14,
    offers: [],
  },
  {
    key: "jobs/rewire",
    customer: 5,
    what: "Old wooden house needs new wiring",
    details:
      "Two floors, wired in the seventies, cloth wire in places. My father wants to stay in the house while it is done, room by room. Please come and look before you give a price for everything; this is for the first visit and the two front rooms.",
    categoryId: "construction-trades",
    subcategoryId: "electricians",
    landmark: "Opposite the new pump station",
    when: "week",
    offersWanted: 1,
    hoursAgo: 40,
    offers: [
      {
        service: "construction-trades/1/0",
        price: 5500,
        priceType: "hourly",
        message:
          "Visit, test of every circuit and a written quotation for the whole house. The two front rooms after that, at the same rate. Parts at the price on the bill.",
        hoursAgo: 33,
        inDays: 3,
        times: 2,
      },
    ],
  },
  {
    key: "jobs/stove",
    customer: 31,
    what: "Line for an electric stove",
    details:
      "The stove needs its own line from the board to the back kitchen, about thirty feet along the wall. The stove comes next week and the cable is already bought.",
    categoryId: "construction-trades",
    subcategoryId: "electricians",
    landmark: "Corner house by the masjid",
    when: "week",
    offersWanted: 3,
    hoursAgo: 64,
    end: { status: "taken" },
    offers: [
      {
        service: "construction-trades/0/0",
        price: 18_000,
        priceType: "fixed",
        message:
          "One visit of half a day: cable in pipe, outlet for the stove, breaker and test. You have the cable, the rest is in the price.",
        hoursAgo: 58,
        inDays: 7,
        times: 2,
        accepted: true,
      },
    ],
  },
  {
    key: "jobs/freezer",
    customer: 28,
    what: "Breaker drops when the freezer starts",
    details:
      "Since last week the breaker drops two or three times a day, always when the freezer starts. The shop opens at six, so early or late is best.",
    categoryId: "construction-trades",
    subcategoryId: "electricians",
    landmark: "Shop on the main road, yellow awning",
    when: "asap",
    offersWanted: 2,
    hoursAgo: 130,
    end: { status: "taken" },
    offers: [
      {
        service: "construction-trades/1/0",
        price: 5500,
        priceType: "hourly",
        message:
          "I test the freezer and the line with a meter and tell you which of the two it is. The first hour includes the visit.",
        hoursAgo: 127,
        inDays: 1,
        times: 1,
        accepted: true,
      },
      {
        service: "construction-trades/0/0",
        price: 6500,
        priceType: "hourly",
        message:
          "It sounds like the line is too thin for the freezer. I come across the river for this one, in the evening after you close.",
        hoursAgo: 125,
        inDays: 3,
        times: 1,
      },
    ],
  },
  {
    key: "jobs/gate",
    customer: 11,
    what: "Gate hangs and does not close",
    details:
      "Double gate of iron, about ten feet. One post has moved since the rain and the two sides do not meet any more. I think the foot of the post has to be cast again.",
    categoryId: "construction-trades",
    subcategoryId: "fence-gate-builders",
    landmark: "Two houses from the police station",
    when: "week",
    offersWanted: 3,
    hoursAgo: 50,
    offers: [],
  },
  {
    key: "jobs/christening",
    customer: 8,
    what: "Photographer for a small christening",
    details:
      "One hour at the church and one hour at the house after, about twenty people. Thirty good pictures by e-mail are enough, no album.",
    categoryId: "media-creative-services",
    subcategoryId: "photographers",
    landmark: "Church beside the library",
    when: "day",
    inDays: 5,
    part: "afternoon",
    budget: 30_000,
    offersWanted: 3,
    hoursAgo: 22,
    offers: [],
  },
];
