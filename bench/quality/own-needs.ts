export type Need = {
  /** As a person types it. */
  query: string;
  /** The trades (subcategories) that would do. */
  trades: readonly string[];
};

/** Needs in the words of people in Guyana, written before the lexicon was read. Nothing is tuned to them. */
export const OWN_NEEDS: readonly Need[] = [
  { query: "rain dripping through the ceiling", trades: ["roofers"] },
  { query: "somebody to cut the bush in meh yard", trades: ["gardening-landscaping"] },
  { query: "fridge running but not cooling", trades: ["appliance-repair", "air-conditioning"] },
  { query: "toilet backing up in the bathroom", trades: ["septic-drain-cleaning", "plumbers"] },
  { query: "lock myself out the house", trades: ["locksmiths"] },
  { query: "marabunta nest under the eaves", trades: ["pest-control"] },
  { query: "front grill and burglar bars", trades: ["welders-fabricators", "metal-fabrication"] },
  { query: "car overheating on the highway", trades: ["mechanics", "towing"] },
  { query: "phone screen crack up", trades: ["phone-tablet-repair"] },
  { query: "lessons to pass the driving test", trades: ["driving-instructors"] },
  { query: "maths for grade 10", trades: ["csec-cape", "private-tutors"] },
  { query: "cake for a first birthday", trades: ["bakers-cakes"] },
  { query: "cornrows for school", trades: ["braiders-locticians"] },
  { query: "bride face and hair", trades: ["make-up-artists", "hairdressers-barbers"] },
  { query: "music man for a wedding house", trades: ["djs-sound"] },
  { query: "carry a bed and wardrobe to Diamond", trades: ["movers", "truck-haulage"] },
  { query: "company registration forms", trades: ["business-registration"] },
  {
    query: "granny need bathing and watching at home",
    trades: ["elderly-care", "nurses-home-care"],
  },
  {
    query: "stich a dress fuh graduation",
    trades: ["tailors-seamstresses", "tailors-fashion-designers"],
  },
  { query: "dog have ticks and wouldn't eat", trades: ["veterinarians"] },
];
