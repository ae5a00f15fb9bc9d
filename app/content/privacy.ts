import type { Section } from "./section.ts";

/** The parts of the privacy policy, in their order. The addresses of the team stand under the last one. */
export const PRIVACY_SECTIONS: readonly Section[] = [
  {
    id: "data",
    title: "Data we collect",
    blocks: [
      "What you give us, and little else:",
      [
        "Account: your names, e-mail address, a form of your password that cannot be read back (a hash, never the password) and whether you came as a customer or a professional.",
        "Profile: what you choose to add, such as a photo, a phone number, a website, your trade and where you work. Your date of birth, if you give it, serves the age check only and is never shown.",
        "Licences and papers, if you show us some: what it is, its number, its issuer, its last day, and a photo that only our team opens.",
        "What you do here: services, bookings, jobs and offers, messages, reviews, saved services, settings.",
        "What you write to us through the contact page, and your address and region if you ask for our newsletter.",
        "Technical data: your network address and browser when you sign in, so that you and we can notice misuse, and counters against spam that hold a hash of the address only.",
        "Searches that find nothing: the words, unless they look like a number, an address or an e-mail, without your name. A code made from your network address and browser with a secret that is thrown away each day only tells us how many different people looked.",
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
        "With everybody: what you publish, such as a service, a professional profile or a review under your first name and initial; and that we have seen a licence of yours and until when it is valid, never its number and nothing about a police clearance.",
        "With the other person of a booking: your name and messages, and once it is confirmed, the phone number and place you gave for it. Your e-mail address stays hidden unless you choose to show it.",
        "With professionals of the trade who work in the region of a job you post: what you wrote, its photos, your first name and your village or town. With the one whose offer you accept, as with every confirmed booking, also your name, phone number and place. Until then we hide phone numbers, e-mail addresses and links in the texts of a job and its offers.",
        "With the customer of a job for which you send an offer: the offer, and your business name or your first name.",
        "With the companies that run our computers: Cloudflare (pages, photos, e-mail) and Turso (database). They work for us and may use the data for nothing else.",
        "With the push service of a browser in which you turn notifications on (Google, Mozilla, Microsoft or Apple): an encrypted message that only that browser can read.",
        "With an authority, where the law of Guyana requires it.",
      ],
    ],
  },
  {
    id: "security",
    title: "Security",
    blocks: [
      "Connections are encrypted, passwords are stored only in a form that cannot be read back (slow hashes), and the links in our e-mails work once or for a short time. Location data inside photos is removed before a photo is shown.",
      "You can sign out other devices, turn on two-factor sign-in, and get an e-mail when a new device signs in. No system is perfect: if something happens that affects you, we tell you.",
    ],
  },
  {
    id: "retention",
    title: "Retention",
    blocks: [
      [
        "Your account and what belongs to it: as long as the account exists.",
        "After you delete it: 14 days in which you can change your mind; then your data is erased and your reviews stay without your name.",
        "Photos of a service that you take offline or delete, and of an account that you deactivate or delete: others stop seeing them within a minute. Browsers that have shown them may keep them for an hour. Photos of a deleted service are deleted with it.",
        "Jobs you post and offers you send: as long as the account exists. A job form that waits for you to sign in: one day.",
        "The photo of a licence: until our team has decided about it, or you remove it; then it is deleted within minutes. What we found stays until you remove the licence.",
        "The security log: 180 days.",
        "Counters against spam: one day at most.",
        "Searches that found nothing: 90 days.",
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
        "less-data: whether you chose pages with less data. Kept for a year.",
        "session: keeps you signed in, until you sign out or it expires.",
        "person: which account this browser was last signed in to, so that what is kept on it is shown to nobody else. Kept for 30 days, or until you sign out.",
        "settled-drafts: which forms were accepted, so that what was kept of them on the device is deleted. Deleted by the next page.",
        "device: recognises a browser that has signed in before or opened a form, so that strangers cannot lock you out or use up your attempts, and finds a booking or a job you filled in before signing in, for a day. Kept for a year.",
        "save-intent: what you tapped Save for before signing in, so that signing in saves it. Kept for half an hour.",
        "viewer: your name, e-mail address, role and display settings as they were on the last page, so that pages open faster and still show your name when they cannot be loaded. Kept until you close the browser or sign out.",
        "userRole: whether you last looked at the customer or the professional view.",
        "notice: what the next page tells you once, such as that something is saved. Deleted by that page.",
        "pending-address: the address to which we just wrote, to show it to you. Kept for ten minutes.",
        "pending-two-factor: that your password was right while we wait for your code. Kept for ten minutes.",
        "live: that this browser reports which messages you have read. Deleted when you close the browser.",
      ],
      "On a secure connection the browser may list a cookie with __Host- before its name. Some things are kept on your device alone, under these names:",
      [
        "draft: what you typed into a form. drafts: photos you chose for it.",
        "kayap-vault: what you keep to read without a connection, and what waits to be sent. queue: that something waits.",
        "person: the account whose things these are.",
        "searches: your last five searches.",
        "pages, files and offline-page: public pages you have seen, and what they need, to show them without a connection.",
        "opening: the page you were about to open when Kayap was updated. Deleted when it opens.",
      ],
      "What you type into a form, and photos you choose for a service, a job or your profile, are kept on your device alone until the form is accepted, you discard them or sign out, for 30 days at most.",
      "If you say yes to it, your bookings of the coming week, your last messages and your saved services are kept on your phone, encrypted, to be read without a connection: for 14 days, or until you sign out or turn it off. A message, an answer to a booking or an offer for a job that you write without a connection waits there until it is sent.",
      "Without an account, your last five searches are kept on your device alone, to suggest them again. Clear them in the search field.",
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
