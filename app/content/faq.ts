import { WHAT_SEEN_MEANS } from "#app/domain/licences/licences.ts";

type Question = { question: string; answer: string };

export type QuestionGroup = { id: string; title: string; questions: readonly Question[] };

/** When an answer last changed, as shown. */
export const FAQ_UPDATED = "November 30th 2026";

/** The common questions, in their groups. */
export const FAQ_GROUPS: readonly QuestionGroup[] = [
  {
    id: "general",
    title: "General",
    questions: [
      {
        question: "What is Kayap?",
        answer:
          "A place to find, message and book local professionals anywhere in Guyana, from electricians to caterers. The word means neighbours coming together to get work done.",
      },
      {
        question: "What does it cost?",
        answer:
          "Nothing at present, for customers and for professionals. A nominal fee may come later; it will be announced in advance.",
      },
      {
        question: "Which parts of Guyana do you cover?",
        answer:
          "All ten regions. Search by village, by area such as East Coast Demerara, or by region. How much you find depends on who has listed there.",
      },
      {
        question: "Do I need an account to look around?",
        answer:
          "No. Search, prices, profiles and reviews are open to everybody. You need an account to message, book, save, review or post a job.",
      },
      {
        question: "Are prices in Guyana dollars?",
        answer: "Yes, always. A price is per hour, fixed, or a starting price marked “From”.",
      },
    ],
  },
  {
    id: "customers",
    title: "For Customers",
    questions: [
      {
        question: "How do I find the right professional?",
        answer:
          "Search by trade and place, then compare price, rating and the days they work. Read the reviews, and ask your questions by message before you book.",
      },
      {
        question: "In which order do services appear?",
        answer:
          "What fits best comes first: services of the trade you need with your words in the title, then the other services of that trade, then those that only mention your words. If what you need is one task of a trade, the services whose title speaks of that task stand before the rest of the trade. If you name a place, services there come first, then the nearest, then those of professionals from elsewhere who also work in its region. A service whose title names the place, such as “Boat to Parika”, counts as one there; the first three places of a title count. Among services that fit equally well, the rating counts, weighed by how many reviews there are, then completed bookings and how often the professional answers in time. Places 6, 12 and 18 of the first page go to services without reviews, chosen anew each day, so that people who have just started are found too. Nobody can pay for a place.",
      },
      {
        question: "How do I book?",
        answer:
          "Open a service, tap Request Booking and pick a free time. The professional accepts or declines; until then the time is held for you. A request that is not answered expires within 48 hours, and the time is free again.",
      },
      {
        question: "I cannot find the right person. What can I do?",
        answer:
          "Post a job: say once what you need, where and when. We tell up to 30 professionals of that trade who work in your region, and they send you offers with a price and times. Accept one and it is booked; you need not accept any. A job takes offers for seven days, and it is free.",
      },
      {
        question: "Who sees the job I post?",
        answer:
          "Professionals of the trade who work in your region see what you wrote, your photos, your first name and your village or town. Your street, your phone number and your family name reach only the one whose offer you accept. If you write a message to somebody before that, they see your full name. We hide phone numbers, e-mail addresses and links in the texts until then.",
      },
      {
        question: "How do I pay?",
        answer:
          "Directly to the professional, in the way you two agree: cash, MMG or bank transfer. Kayap takes no payments and holds no money.",
      },
      {
        question: "Can I cancel a booking?",
        answer:
          "Yes, until it starts. Less than 24 hours before, give a short reason, because the professional may have declined other work for you. A request that is not accepted yet needs none.",
      },
      {
        question: "The professional did not come. What can I do?",
        answer:
          "Send a message first: they may be on the way. From 15 minutes after the start, the page of the booking has a button that says that they did not come. We tell them; it is not public. Then you can search for somebody else. If you lost money or feel cheated, write to us through the contact page.",
      },
      {
        question: "What if I am not happy with the work?",
        answer:
          "Talk to the professional first. You can leave an honest review, and tell us if our rules were broken. Kayap is not a party to the job and cannot refund money it never held.",
      },
    ],
  },
  {
    id: "professionals",
    title: "For Professionals",
    questions: [
      {
        question: "How do I list my services?",
        answer:
          "Sign up as a professional, confirm your e-mail address and add a service with a price, a place and your days. Photos of your own work help most.",
      },
      {
        question: "I also work in other regions. How do people there find me?",
        answer:
          "Tick these regions under “I also work in” on your profile. Your services then appear in searches there, below those of professionals from there, and say that you also work in the region. Tick only where you go: who asks you will expect you to come.",
      },
      {
        question: "Are professionals reviewed before approval?",
        answer:
          "The rule is that professionals are reviewed by the team before approval. While these reviews are on, the first service of a new professional waits until we have looked at it, usually within 1 working day. While they are off, a confirmed e-mail address is enough to be listed, and we look into what people report to us.",
      },
      {
        question: "How do I hear of jobs that customers post?",
        answer:
          "List an active service of the trade. We tell you of jobs in your own region, and in those you tick under “I also work in” on your profile. So that everybody gets a turn, those who heard of a job longest ago are told first. All open jobs of your trade near you are under Jobs in the dashboard. Send one offer for each job, with a price and up to three of your free times; you can change or withdraw it until the customer accepts one.",
      },
      {
        question: "How many e-mails about jobs do I get?",
        answer:
          "Five in 24 hours at most; other jobs come together in one e-mail, the next morning or later that day. In the settings you can choose one e-mail a day, or none. Every such e-mail has a link that turns them off.",
      },
      {
        question: "Do you take a commission?",
        answer: "No. You agree the price with the customer and are paid directly.",
      },
      {
        question: "Can I also hire other professionals?",
        answer:
          "Yes, with the same account. Switch between the customer and the professional view in the dashboard.",
      },
      {
        question: "Can I reply to a review?",
        answer:
          "Yes, once for each review, in up to 500 characters. You can change your reply later. Reviews cannot be bought or removed because they are bad.",
      },
      {
        question: "Can I write a new review after the team hid mine?",
        answer:
          "No. You can delete a hidden review, but you cannot write another one for the same service. If you think hiding it was wrong, write to us.",
      },
    ],
  },
  {
    id: "safety",
    title: "Safety and Security",
    questions: [
      {
        question: "Do you check licences and qualifications?",
        answer:
          "No. We verify basic account information, such as the e-mail address. Where a page says “Licence seen”, we only looked at a photo of a paper. Ask to see licences, insurance and earlier work before you hire.",
      },
      {
        question: "What does “Licence seen” mean?",
        answer: `${WHAT_SEEN_MEANS} It ends with the last day on the paper.`,
      },
      {
        question: "How do I hire safely?",
        answer:
          "Agree on job, price and time by message, so that it is written down. Do not pay everything in advance, and tell somebody who is coming to your home.",
      },
      {
        question: "Who sees my phone number and e-mail address?",
        answer:
          "Nobody, unless you choose to show them in your settings. The phone number and place you give for a booking reach the professional only after it is confirmed.",
      },
      {
        question: "How is my account protected?",
        answer:
          "Your password is stored in a form that nobody can read, not even our team. You can turn on two-factor sign-in, see where you are signed in, and sign out any device.",
      },
      {
        question: "I lost my phone and my recovery codes. How do I get back in?",
        answer:
          "Sign in with your password, and follow the link where the code is asked for. We send a link to your e-mail address; open it and enter your password. Then a waiting time begins: 72 hours if two-factor sign-in was turned on less than 30 days ago, 14 days if it is older. Every day we write to you, and to the devices where you entered a code before. Then two-factor sign-in is removed. Nobody at Kayap can shorten the waiting time.",
      },
      {
        question:
          "You wrote that two-factor sign-in will be removed, but I did not ask for that. What now?",
        answer:
          "Enter a code from your app, or a recovery code, on the page that our e-mail links to, or sign in with one: that cancels the removal, and no password is needed. Then change the password of your mailbox, and choose a new one for Kayap. If somebody keeps cancelling a removal that you did ask for, write to us.",
      },
      {
        question: "Why am I asked for my password again?",
        answer:
          "Before something that could cost you your account or hide from you what happens to it, such as another e-mail address, a download of your data, a new calendar address or turning off sign-in alerts, we ask for the password, or a code, unless you gave one in the last five minutes. So somebody who finds your phone unlocked cannot do it.",
      },
      {
        question: "Somebody tried to cheat me. What now?",
        answer:
          "If you are in danger, call the police on 911. Then write to us through the contact page under the topic Safety, with names and what happened.",
      },
    ],
  },
  {
    id: "technical",
    title: "Technical Support",
    questions: [
      {
        question: "The confirmation e-mail did not come. What can I do?",
        answer:
          "Wait a few minutes and look in the spam folder. Check that the address has no typo, then ask for the e-mail again on the sign-in pages.",
      },
      {
        question: "I forgot my password.",
        answer:
          "Tap “Forgot your password?” on the sign-in page. We send you an e-mail with a link that works for one hour.",
      },
      {
        question: "Does Kayap work on an old phone or a slow connection?",
        answer:
          "Yes. Pages are small, and every form works even without JavaScript. There is no app to install.",
      },
      {
        question: "My photo is refused.",
        answer:
          "Use JPEG, PNG or WebP of up to 5 MB. A photo straight from a phone is fine; we make it smaller for you.",
      },
      {
        question: "Something is broken. How do I report it?",
        answer:
          "Use the contact page. Say which page it was, what you did and what you saw; you get a ticket number.",
      },
    ],
  },
  {
    id: "legal",
    title: "Legal and Policies",
    questions: [
      {
        question: "Who is responsible for the work?",
        answer:
          "The professional, who is an independent contractor. The agreement about a job is between the two of you.",
      },
      {
        question: "How old do I have to be?",
        answer: "At least 18, as a customer and as a professional.",
      },
      {
        question: "What do you do with my data?",
        answer:
          "We run Kayap with it and do not sell it. The privacy policy says what is kept, for how long, and how you get it or have it deleted.",
      },
      {
        question: "Which law applies?",
        answer:
          "The law of Guyana. What cannot be settled by talking goes to arbitration in Guyana.",
      },
      {
        question: "Will the terms change?",
        answer:
          "They may. The date on top of the terms says when they last did, and we announce important changes before they apply.",
      },
    ],
  },
  {
    id: "account",
    title: "Account Management",
    questions: [
      {
        question: "Can I have more than one account?",
        answer:
          "No, one account per person. It can be a customer and a professional at the same time.",
      },
      {
        question: "How do I change my e-mail address or password?",
        answer:
          "In the settings. A new address has to be confirmed first, and the old one gets a notice.",
      },
      {
        question: "How do I get fewer e-mails?",
        answer:
          "Choose in the settings what we write to you about, or tap the link at the end of such an e-mail. E-mails about the security of your account always come.",
      },
      {
        question: "Can I download my data?",
        answer: "Yes, in the settings, once a day.",
      },
      {
        question: "How do I delete my account?",
        answer:
          "In the settings, with your password. You have 14 days to change your mind; then it is deleted permanently. Cancel or finish upcoming bookings first.",
      },
    ],
  },
  {
    id: "business",
    title: "Business Inquiries",
    questions: [
      {
        question: "Can a company list its services?",
        answer:
          "Yes. One person signs up as a professional and gives the business name, which is then shown on services and profile.",
      },
      {
        question: "Can I advertise on Kayap or pay to be listed first?",
        answer: "No. Places in the search cannot be bought.",
      },
      {
        question: "We would like to work with you. Who do we ask?",
        answer:
          "Use the contact page with the topic Business, and say who you are and what you have in mind.",
      },
      {
        question: "I write for a newspaper. Who can answer my questions?",
        answer:
          "Use the contact page with the topic Business. Name your deadline and we try to meet it.",
      },
      {
        question: "Do you plan to charge later?",
        answer:
          "A nominal fee is planned for later. It is not decided what for or how much, and it will be announced in advance.",
      },
    ],
  },
];
