import type { Section } from "./section.ts";

/** The parts of the privacy policy, in their order. The addresses of the team stand under the last one. */
export const PRIVACY_SECTIONS: readonly Section[] = [
  {
    id: "data",
    title: "Data we collect",
    blocks: [
      "What you give us, and little else:",
      [
        "Account: your names, e-mail address, a hash of your password (never the password) and whether you came as a customer or a professional.",
        "Profile: what you choose to add, such as a picture, a phone number, a website, your trade and where you work. Your date of birth, if you give it, serves the age check only and is never shown.",
        "What you do here: services, bookings, messages, reviews, saved services, settings.",
        "What you write to us through the contact page, and your address if you ask for our newsletter.",
        "Technical data: your network address and browser when you sign in, so that you and we can notice misuse, and counters against spam that hold a hash of the address only.",
      ],
      "We take no card or bank details, because payment is arranged directly between customer and professional. We use no advertising trackers.",
    ],
  },
  {
    id: "use",
    title: "How we use it",
    blocks: [
      [
        "To run Kayap: show services, deliver messages, arrange bookings.",
        "To keep it safe: sign you in, stop spam and fraud, look into reports.",
        "To write to you about your account and your bookings, and with news only if you asked for it.",
        "To improve Kayap, from statistics and not from your messages.",
      ],
    ],
  },
  {
    id: "sharing",
    title: "Sharing",
    blocks: [
      "We do not sell your data. We share it only:",
      [
        "With everybody: what you publish, such as a service, a professional profile or a review under your first name and initial.",
        "With the other side of a job: your name and messages, and after a booking is confirmed the phone number and place you gave for it. Your e-mail address stays hidden unless you choose to show it.",
        "With the companies that run our computers: Cloudflare (pages, pictures, e-mail) and Turso (database). They work for us and may use the data for nothing else.",
        "With the push service of a browser in which you turn notifications on (Google, Mozilla, Microsoft or Apple): an encrypted message that only that browser can read.",
        "With an authority, where the law of Guyana requires it.",
      ],
    ],
  },
  {
    id: "security",
    title: "Security",
    blocks: [
      "Connections are encrypted, passwords are stored only as slow hashes, and the links in our e-mails work once or for a short time. Location data inside pictures is removed before a picture is shown.",
      "You can end other sessions, switch on a second step for signing in, and get an e-mail when a new device signs in. No system is perfect: if something happens that affects you, we tell you.",
    ],
  },
  {
    id: "retention",
    title: "Retention",
    blocks: [
      [
        "Your account and what belongs to it: as long as the account exists.",
        "After you delete it: 14 days in which you can change your mind; then your data is erased and your reviews stay without your name.",
        "The security log: 180 days.",
        "Counters against spam: one day at most.",
        "Messages to support: as long as the matter needs, with your address for 180 days at most.",
      ],
    ],
  },
  {
    id: "rights",
    title: "Your rights",
    blocks: [
      [
        "Update: change your details in your profile and settings at any time.",
        "Access: download your data from the settings, or ask us for it.",
        "Deletion: delete your account in the settings, or ask us to.",
        "Marketing opt-out: turn marketing e-mail off in the settings, or use the link in every newsletter.",
      ],
      "Write to us for anything you cannot do by yourself. We may ask you to show that the account is yours.",
    ],
  },
  {
    id: "cookies",
    title: "Cookies",
    blocks: [
      "Kayap sets only cookies it needs, and none for advertising:",
      [
        "theme: whether you chose light, dark or system. Kept for a year.",
        "session: keeps you signed in, until you sign out or it expires.",
        "device: recognises a browser that has signed in before or opened a form, so that strangers cannot lock you out or use up your attempts. Kept for a year.",
        "userRole: whether you last looked at the customer or the professional view.",
      ],
    ],
  },
  {
    id: "children",
    title: "Children under 18",
    blocks: [
      "Kayap is not for children under 18, and we do not knowingly collect their data. If you think that a child has an account, tell us and we delete it.",
    ],
  },
  {
    id: "transfers",
    title: "International transfers",
    blocks: [
      "The computers of the companies that work for us are in several countries, so your data may be stored and handled outside Guyana. We choose companies that protect it by contract.",
    ],
  },
  {
    id: "controller",
    title: "Data controller",
    blocks: ["Kayap, Guyana, decides how your data is used and answers for it. Reach us here:"],
  },
];
