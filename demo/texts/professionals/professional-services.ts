import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Professional Services. */
export const professionalServices: readonly SeedProfessional[] = [
  {
    firstName: "Vishnu",
    lastName: "Mangal",
    businessName: "Mangal & Daughter Accounts",
    village: "Prashad Nagar",
    years: 28,
    bio: "Accounts and taxes for small businesses and the self-employed since 1998. Sixteen years in an audit office in Georgetown, then my own desk at home. My daughter Anjali joined in 2019 and does the GRA eServices side. Files are returned in order, with a list of contents.",
    website: "https://mangalaccounts.example",
    hourlyRate: 6000,
    services: [
      {
        title: "Personal income tax return, self-employed",
        description:
          "For taxi owners, hairdressers, contractors, market vendors and other self-employed persons. Required: TIN certificate, receipts or a cash book, bank statements for the year, NIS contribution statement. If there is no cash book we reconstruct one at the hourly rate.\n\nIncluded: computation, filing through eServices, stamped copy. Not included: the tax itself and any penalty. Papers by 31 March, please. The deadline is 30 April and it does not move.",
        subcategory: "tax-consultants",
        price: 15000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [
            5,
            "Brought him a shoe box of receipts. Got back a file with numbered tabs and a bill for the exact price.",
          ],
          [4, "Correct and quick. Not a man for small talk."],
          [5, "Found an NIS deduction I had missed for two years."],
          [4, "Do go early, in April the line is on his stairs."],
          [3, "Work is fine but my receipts cost me four extra hours that I had not counted on."],
        ],
      },
      {
        title: "GRA compliance certificate and arrears sorted out",
        description:
          "For persons who need a compliance certificate for a tender, a vehicle transfer or a land transaction and find that returns are missing. Procedure: we obtain the account history, list what is outstanding, file the missing years, and agree a payment plan with GRA where there is a balance.\n\nUsual duration three to eight weeks. The fee covers up to three missing years. Payment half on start, half when the certificate is issued.",
        subcategory: "tax-consultants",
        price: 40000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [5, "Five years of missing returns for my late father's shop. Done in six weeks."],
          [4, "Got the certificate in time for the tender, with two days to spare."],
          [2, "It took four months. They say GRA lost the file, but nobody called to tell me."],
        ],
      },
      {
        title: "Year-end accounts for a small company",
        description:
          "Profit and loss account, balance sheet, notes and a schedule of assets for a company with turnover up to 60 million dollars. Prepared from your ledgers or from a spreadsheet which we supply at the beginning of the year.\n\nThis is not an audit. Where the bank or the Registry asks for audited statements, we prepare the file so that the auditor spends less time on it. Two meetings are included. Bank transfer or cheque.",
        subcategory: "accountants",
        price: 150000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [5, "The auditor told us it was the neatest file he saw all year."],
          [4, "Good work, fair price. They use plenty of paper."],
        ],
      },
      {
        title: "NIS contributions checked before you claim",
        description:
          "Persons aged 55 and over often discover at sixty that years of contributions are not on record. We request the statement, compare it with your pay slips and letters of employment, and write to NIS and the former employers about each gap.\n\nFee covers up to four employers. Bring NIS card, ID card and every pay slip you can find, even the torn ones. Result is a written report. We cannot promise what NIS will decide.",
        subcategory: "accountants",
        price: 18000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [
            5,
            "They traced 112 contributions from my years at the estate. My pension went through.",
          ],
          [3, "The report is clear, but one employer is closed down and we are where we started."],
          [4, "Mr Mangal explained it twice to my mother without a sigh."],
        ],
      },
      {
        title: "Loan or mortgage, what you can afford: one sitting",
        description:
          "One meeting of ninety minutes, at my office or at your table between Georgetown and Better Hope. We put income, NIS, rent, hire purchase and box hand on one sheet, then compare the offers of two or three banks, including the low-income mortgage rate where it applies.\n\nYou leave with the sheet and a monthly figure that you should not exceed. I receive nothing from any bank.",
        subcategory: "financial-advisers",
        price: 12000,
        priceType: "fixed",
        when: ["weekdays", "evenings"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Rehanna",
    lastName: "Baksh",
    village: "New Amsterdam",
    years: 12,
    bio: "I ran the front desk of an insurance office on Main Street for seven years and saw how many people get turned back for one missing paper. Now I help Berbicians with forms, property and claims from my own small office, upstairs of the pharmacy. Open Saturday till noon.",
    services: [
      {
        title: "US and Canada visitor visa forms filled in right",
        description:
          "Bring: passport, old passports, job letter, bank book, the name and address of whoever you are visiting. I fill in the DS-160 or the Canadian online form with you beside me, check every date, pay the fee online with your card or mine, and book the interview or biometrics.\n\nI also do a practice interview. What I do not do is invent a job or a bank balance, so please do not ask. Embassy fees are separate.",
        subcategory: "immigration-visa",
        price: 12000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "The practice interview was harder than the real one. Got five years."],
          [
            4,
            "She caught that my birth certificate spelled Mohamed with two m's. Saved me a trip to town.",
          ],
          [
            1,
            "Refused at the embassy and I still had to pay in full. I know it is not her decision but that hurt.",
          ],
          [5, "Filled in forms for four of us in one morning, no stress."],
          [4, "Honest lady. Told my brother to wait a year and save first."],
          [
            3,
            "Good with the form, but the office is hot and we waited more than one hour past the appointment.",
          ],
        ],
      },
      {
        title: "Sell or rent your house in New Amsterdam or Canje",
        description:
          "I come and look, take proper photos in the morning light, measure the land against the transport or title, and put the listing on Facebook and Kayap. Then I show the place, because buyers from Queens like to send a cousin at odd hours.\n\nThe fee is for listing and up to ten viewings. Nothing else is due from you when it sells. The lawyer and conveyance costs are for buyer and seller to settle.",
        subcategory: "real-estate-agents",
        price: 45000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Sold our parents' house in Canje in seven weeks while we were in Toronto."],
          [4, "Flat fee is fair. The photos looked better than the house."],
          [
            2,
            "Ten viewings were used up by people who were only curious. She should ask more questions first.",
          ],
        ],
      },
      {
        title: "Motor accident claim papers put together",
        description:
          "You had an accident, the police took a statement, and now the insurance company keeps asking for something more. I put the whole claim in one folder: police report request, photos, two estimates from body shops, driver's licence, fitness, claim form, covering letter. Then I follow up every week until there is a decision.\n\nFor claims between Rosignol and Corriverton. One fee, third party or comprehensive, cash or MMG.",
        subcategory: "insurance-agents",
        price: 15000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [5, "Eight months of run-around ended in five weeks."],
          [4, "She calls them every week, exactly like she says."],
          [3, "Claim was paid but less than the estimate. She did try to argue it."],
        ],
      },
      {
        title: "Passport and birth certificate applications, Berbice",
        description:
          "Passport renewals, first passports for babies, late registration of births, name corrections. I prepare the form, tell you exactly who must sign behind the photo, and give you the copies in the right order, so that you join the line once and not three times.\n\nI do not stand in line for you at the passport office, they want to see your face. For birth certificates I can collect with your signed letter.",
        subcategory: "immigration-visa",
        price: 4000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [4, "Joined the line once, as promised. Ten minutes at the counter."],
          [5, "Sorted out the baby's papers in two weeks."],
        ],
      },
      {
        title: "Hiring help for Berbice shops: adverts and interviews",
        description:
          "You need a cashier, a pump attendant or a sales girl who will still be there in December. I write the advert, collect applications at my desk, call the references and give you the best three with a page about each. You choose. If the person leaves within six weeks, I search again free of charge.\n\nPrice is for one position. Job letter and contract form included. New Amsterdam to Rose Hall.",
        subcategory: "human-resources",
        price: 25000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [
            4,
            "The first girl left after a month. Rehanna found another one and did not charge again.",
          ],
        ],
      },
    ],
  },
  {
    firstName: "Miguel",
    lastName: "D'Andrade",
    village: "Queenstown",
    years: 22,
    bio: "I was raised between Georgetown and Boa Vista by a Guyanese father and a Brazilian mother, so I have been translating since I could stand on a chair. I studied letters in Manaus and came home in 2004. I care for the right word, and I deliver on the day I say.",
    website: "https://dandradewords.example",
    hourlyRate: 7500,
    services: [
      {
        title: "Portuguese and Spanish documents into English",
        description:
          "Birth and marriage certificates, school records, police clearances, company papers, letters between cousins. I translate them faithfully, keep the layout so that an officer can compare line by line, and sign each page.\n\nThe price is for a one-page certificate, ready in two working days. Longer papers are counted by the word, and I give you the figure before I begin. Send a clear photo or bring the original. Handwriting from before 1950 is a pleasure and takes longer.",
        subcategory: "translators-interpreters",
        price: 6000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [
            5,
            "Accepted at the ministry the first time. Layout matches the Brazilian certificate exactly.",
          ],
          [5, "He translated my grandmother's letters from Madeira. I cried at my desk."],
          [4, "Careful work. Not the cheapest in town."],
          [4, "Ready a day early."],
        ],
      },
      {
        title: "Interpreter for meetings, clinics and court days",
        description:
          "Portuguese, Spanish and English, in both directions. I interpret at business meetings, with doctors, at weddings of two families who cannot yet speak to each other, and on days in court when a private interpreter is wanted. I say what was said, no more and no less, and I keep it to myself afterwards.\n\nMinimum two hours in Georgetown. For Lethem or Bartica I ask a day rate plus travel.",
        subcategory: "translators-interpreters",
        price: 7500,
        priceType: "hourly",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "He interpreted our wedding speeches and the jokes still worked."],
          [5, "Three days with a supplier from Manaus. We would not have closed without him."],
          [3, "A fine interpreter, but he arrived twenty minutes into the meeting."],
        ],
      },
      {
        title: "Work permit and residence papers for newcomers",
        description:
          "If you come from Brazil, Venezuela, Cuba or further to work here, I guide you through the work permit or extension of stay in your own language. We list the papers together, I translate what must be translated, write the covering letter and go with you to the counter the first time.\n\nThe fee is for one person. Government fees, medical and police clearance are paid directly by you. I give an honest opinion on the chances first.",
        subcategory: "immigration-visa",
        price: 35000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [
            4,
            "He explained everything to my cook in Spanish and to me in English. Permit came after seven weeks.",
          ],
          [5, "Went to the counter with us. That alone was worth the money."],
          [2, "Too slow with the covering letter, we had to ask three times."],
        ],
      },
      {
        title: "Barrels and boxes cleared at the wharf",
        description:
          "A barrel from Brooklyn should be a happy thing. I meet you at the shipping agent, help with the customs declaration, stay through the examination and see the barrel onto the truck. Where goods need a formal entry I take you to a broker I have worked with for years, and you pay the broker directly.\n\nMy fee covers one consignment of up to three barrels. Duty, storage and truck are separate. Come before the free days run out.",
        subcategory: "customs-brokers",
        price: 10000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [[4, "In at nine, out by half past one with two barrels. I have seen worse."]],
      },
      {
        title: "Letters and forms in three languages, by the hour",
        description:
          "Not everything is a certificate. Sometimes it is a tenancy agreement with a Brazilian landlord, a message to a supplier in Maracaibo, a complaint to an airline, a job application in Portuguese. Sit with me for an hour in Queenstown, or on a video call, and we write it until it says what you mean.\n\nI do not give legal advice, and I will tell you plainly when you need a lawyer. Cash, MMG or bank transfer.",
        subcategory: "translators-interpreters",
        price: 5000,
        priceType: "hourly",
        when: ["weekdays", "evenings"],
        reviews: [],
      },
    ],
  },
];
