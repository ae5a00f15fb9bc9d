import type { Section } from "./section.ts";

/** The fifteen parts of the terms of use, in their order. */
export const TERMS_SECTIONS: readonly Section[] = [
  {
    id: "acceptance",
    title: "Acceptance",
    blocks: [
      "Using Kayap means agreeing to these terms. When you create an account you say so again, and we note which version you agreed to.",
      "If you do not agree, please do not use Kayap. You can still reach a professional you already know directly.",
    ],
  },
  {
    id: "description",
    title: "Description of the service",
    blocks: [
      "Kayap is a place where customers in Guyana find local professionals, message them, request times and leave reviews. Professionals list what they do, where and at what price.",
      "Kayap brings the two together. We are not a party to the job, we do not do the work, and we do not handle the money: payment is arranged directly between customer and professional.",
    ],
  },
  {
    id: "eligibility",
    title: "Eligibility",
    blocks: [
      "You must be at least 18 years old to have an account, and able to enter into an agreement under the law of Guyana.",
      "If you act for a business, you confirm that it allows you to.",
    ],
  },
  {
    id: "accounts",
    title: "Accounts",
    blocks: [
      "One person has one account. The same account can hire and offer services, so nobody needs a second.",
      [
        "Give your real name and an e-mail address you read.",
        "Keep your password to yourself, and tell us at once if somebody else got in.",
        "What happens under your account counts as done by you.",
      ],
      "We verify basic account information, such as that your e-mail address works. We do not verify licences, qualifications or insurance. Ask to see them before you hire.",
      "Where a page says “Licence seen”, the professional has shown us a photo of a paper, and somebody of our team could read a number, an issuer and a date that is still to come. We do not ask the issuer whether it is real, and it says nothing about the quality or the safety of the work. It ends with the last day on the paper.",
      "You may delete your account. We may suspend it, or delete it permanently, when these terms are broken.",
    ],
  },
  {
    id: "conduct",
    title: "Conduct",
    blocks: [
      "Be honest and be civil. On Kayap you may not:",
      [
        "break the law, or ask somebody else to;",
        "threaten, insult, cheat or discriminate against anybody;",
        "offer work you cannot do, or show photos of work that is not yours;",
        "write reviews of jobs that did not happen, or trade reviews for favours;",
        "send spam, collect other people’s details, or try to break into or overload the service.",
      ],
      "We may take down what breaks these rules.",
    ],
  },
  {
    id: "independent-contractors",
    title: "Independent contractors",
    blocks: [
      "Professionals are independent contractors. They are not employees, agents or partners of Kayap.",
      "They set their own prices and hours, bring their own tools, and answer for their own work, licences, taxes, NIS contributions and insurance. The agreement about a job is between the customer and the professional alone.",
    ],
  },
  {
    id: "fees",
    title: "Fees",
    blocks: [
      "Kayap is currently free: no sign-up fee, no listing fee, no commission.",
      "Future fees will be announced in advance, and nobody is charged without agreeing first. What a job costs is agreed and paid directly between customer and professional.",
    ],
  },
  {
    id: "intellectual-property",
    title: "Intellectual property",
    blocks: [
      "The name, the design and the software of Kayap belong to Kayap. You may use them to use the service, and for nothing else.",
      "Your texts and photos stay yours. You allow us to show, resize and store them as far as running Kayap needs it, until you delete them. Only upload what you have the right to show.",
    ],
  },
  {
    id: "disclaimers",
    title: "Disclaimers",
    blocks: [
      "Kayap is provided as it is. We work to keep it open and correct, but we do not promise that it is always available or free of mistakes.",
      "We do not promise the quality, safety, legality or timing of any job, and we do not check licences or qualifications; “Licence seen” is no such promise. Ratings and reviews are the opinions of the people who wrote them.",
    ],
  },
  {
    id: "liability",
    title: "Limit of liability",
    blocks: [
      "As far as the law allows, Kayap is not liable for indirect losses, such as lost profit or lost data, or for what customers and professionals do or fail to do.",
      "Where we are liable, it is for no more than the amount you paid to Kayap in the twelve months before the claim. Nothing in these terms limits a liability that the law does not let us limit.",
    ],
  },
  {
    id: "indemnification",
    title: "Indemnification",
    blocks: [
      "If somebody makes a claim against Kayap because of what you did here, because you broke these terms, or because of a job between you and somebody else, you agree to cover the reasonable costs of that claim.",
    ],
  },
  {
    id: "modifications",
    title: "Modifications",
    blocks: [
      "We may change these terms as Kayap grows. The date on top says when they last changed, and we announce important changes before they apply.",
      "If you go on using Kayap after that, the new terms apply. If you do not agree with them, you can delete your account.",
    ],
  },
  {
    id: "termination",
    title: "Termination",
    blocks: [
      "You may stop at any time. We may end or suspend an account that breaks these terms or puts others at risk, and an account may be deleted permanently.",
      "These parts stay in force afterwards: intellectual property, disclaimers, the limit of liability, indemnification, and the two parts below.",
    ],
  },
  {
    id: "governing-law",
    title: "Governing law",
    blocks: ["These terms follow the law of the Co-operative Republic of Guyana."],
  },
  {
    id: "arbitration",
    title: "Arbitration",
    blocks: [
      "Write to us first: most things can be settled in a conversation.",
      "What cannot be is decided by arbitration in Guyana, in English, under the arbitration law of Guyana. Either side may still ask a court in Guyana for urgent protection.",
    ],
  },
];
