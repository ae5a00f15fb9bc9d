export type Side = "customer" | "professional";
/** A conversation of one of the two demo accounts. */
export type SeedConversation = {
  key: string;
  /** Place in the list of customers; 0 is the demo customer. */
  customer: number;
  /** Place of the service it began on. */
  service: string;
  lines: readonly [side: Side, hoursAgo: number, text: string][];
  /** Who has not read the last message. */
  unreadBy?: Side;
};

const WIRING_CONVERSATION = "wiring";
export const BRAIDS_CONVERSATION = "braids";
export const PUMP_CONVERSATION = "pump";

export const CONVERSATIONS: readonly SeedConversation[] = [
  {
    key: WIRING_CONVERSATION,
    customer: 0,
    service: "construction-trades/0/0",
    lines: [
      [
        "customer",
        30,
        "Good morning Mr Persaud. The lights in my kitchen go dim every time the fridge starts. Is that something you would look at in Mon Repos?",
      ],
      [
        "professional",
        28.5,
        "Good morning. Yes, that sounds like a loose connection in the panel. How old is the wiring?",
      ],
      ["customer", 28.2, "The house is from 1994 and nobody touched it since."],
      [
        "professional",
        27.6,
        "Then give me two hours, so I can check the earth as well. Send the request for the day that suits you.",
      ],
      ["customer", 25.8, "Done. I will tie the dog."],
    ],
  },
  {
    key: BRAIDS_CONVERSATION,
    customer: 0,
    service: "beauty-personal-care/0/0",
    lines: [
      [
        "customer",
        5,
        "Hello Shonette, do you come as far as Mon Repos for braids? It is for my niece's graduation.",
      ],
      [
        "professional",
        4.6,
        "Yes, Mon Repos is no problem, I only ask for the taxi one way. How long is her hair?",
      ],
      ["customer", 3.9, "A little past the shoulder. I sent you a request."],
      [
        "professional",
        1,
        "I see it. Let me ask one other customer about the time and I will answer you tonight.",
      ],
    ],
    unreadBy: "customer",
  },
  {
    key: "suite",
    customer: 0,
    service: "home-services-maintenance/0/2",
    lines: [
      ["customer", 460, "Good afternoon. If it rains on the day, do you still wash the suite?"],
      [
        "professional",
        459.3,
        "Yes. We bring a blower, but leave the windows open overnight so it dries through.",
      ],
      ["customer", 275, "I did not know it was that colour. Thank you to the two ladies."],
    ],
  },
  {
    key: PUMP_CONVERSATION,
    customer: 23,
    service: "construction-trades/0/2",
    lines: [
      [
        "customer",
        21,
        "Good night. The pump you wired for my neighbour in Parika never gives trouble. Can you do mine?",
      ],
      [
        "professional",
        20.4,
        "Good night. Yes. Tell me how far the pump is from the house and how high the tank stands.",
      ],
      ["customer", 2.8, "About 35 feet, and the stand is twelve. I made the request."],
    ],
    unreadBy: "professional",
  },
  {
    key: "cable",
    customer: 10,
    service: "construction-trades/0/2",
    lines: [
      ["customer", 72, "Do I need to buy the cable for the float switch myself?"],
      [
        "professional",
        70.5,
        "No, up to 40 feet of cable and the switch are in the price. Only the pump is yours.",
      ],
      ["customer", 70, "Good. See you then."],
    ],
  },
];
