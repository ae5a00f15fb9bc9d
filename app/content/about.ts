import type { Section } from "./section.ts";

export const ABOUT_SECTIONS: readonly Section[] = [
  {
    id: "mission",
    title: "Our mission",
    blocks: [
      "In Guyana, people have always found professionals by word of mouth. Kayap makes them easy to find in every village, with prices, free times and reviews that everybody can read.",
      "We want a customer in Lethem to find help as easily as one in Georgetown, and a good mason in Mon Repos to be found by people who have not heard of him yet.",
    ],
  },
  {
    id: "free",
    title: "Free for now",
    blocks: [
      "Kayap was founded in 2025 and is free for Guyanese users now. We plan a nominal fee later, to cover our costs. It will be announced in advance.",
      "What a job costs is agreed and paid directly between customer and professional. We take no share of it.",
    ],
  },
  {
    id: "security",
    title: "Security",
    blocks: [
      "Connections are encrypted, your password is stored in a form that nobody can read, and your phone number and e-mail address stay hidden unless you choose to show them. We use no advertising trackers and sell no data.",
    ],
  },
  {
    id: "trust",
    title: "Trust",
    blocks: [
      "We say what we check and what we do not. We verify basic account information, such as that an e-mail address works. We look at licences that professionals show us, but we do not check them, or qualifications, with those who issued them: ask to see them.",
      "Anybody with an account can write one review for each service, and the professional can reply to it. Reviews from bookings made here are marked.",
    ],
  },
];
