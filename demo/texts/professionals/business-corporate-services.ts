import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Business & Corporate Services. */
export const businessCorporateServices: readonly SeedProfessional[] = [
  {
    firstName: "Simone",
    lastName: "Gravesande",
    businessName: "Second Desk Office Services",
    village: "Eccles",
    years: 15,
    bio: "I was a personal secretary at a bank and then an office manager for a hardware importer, and what I love is a tidy in-tray. Since 2018 I run Second Desk from Eccles with one full-time colleague, Oneka. We are the office for people who are out on the road earning.",
    website: "https://seconddesk.example",
    hourlyRate: 3000,
    services: [
      {
        title: "Business name or company registration, start to finish",
        description:
          "So you have a name and a dream. Good, now let us check that nobody else has the name. I do the search, prepare the forms for the Deeds and Commercial Registry, submit them, and collect the certificate. After that I get you the TIN and the NIS employer number, so that you can open the bank account in the same month.\n\nThe price is for a business name. A company takes longer and costs more, ask me. Registry fees are separate.",
        subcategory: "business-registration",
        price: 15000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [
            5,
            "I drive a truck all week and never once had to stand in a line. Certificate, TIN and NIS in eighteen days.",
          ],
          [5, "She sent a message at every step. I always knew where the paper was."],
          [4, "My first two names were taken and she helped me find a third one I like better."],
          [4, "Good service. Have your proof of address ready, that is what held us up."],
          [
            3,
            "It went through, but the company version cost almost triple what I first understood.",
          ],
          [5, "Pleasant, organised, fast. Opened the bank account the next week."],
        ],
      },
      {
        title: "Virtual assistant: phone, e-mail and diary",
        description:
          "We answer in your business name, Monday to Friday from 8 to 4:30, write down what the customer wants, and put it in your calendar before you reach the next stop. Quotations go out the same day on your letterhead, and we chase the ones that got no reply.\n\nPrice is per month for up to twenty hours. No contract beyond thirty days. You get a short summary every Friday, which people say is the best part.",
        subcategory: "secretarial-virtual",
        price: 55000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [5, "Customers think I have an office. The Friday summary is gold."],
          [4, "Oneka has a lovely phone manner. Twenty hours goes quickly though."],
          [
            2,
            "Two calls in the first week never reached me. It got better later, but one was a big job.",
          ],
        ],
      },
      {
        title: "Monthly payroll with NIS and PAYE, up to 10 staff",
        description:
          "Send me the hours by the 25th, and by the 28th you have pay slips, the bank list, the NIS schedule and the PAYE figures, ready for you to approve. We submit both online before the middle of the next month and keep the receipts in your folder.\n\nIncludes overtime, leave and the yearly slips in January. Not included: paying anyone, the money never passes through us. Transfer or MMG, by the end of the month.",
        subcategory: "bookkeeping-payroll",
        price: 25000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [5, "Two years, never a late NIS payment. My staff trust the slips."],
          [4, "Very accurate. You must respect the 25th or she will fuss."],
          [4, "They found that we were paying overtime wrongly. Expensive news but good to know."],
        ],
      },
      {
        title: "Customer service training for front-desk staff",
        description:
          "Half a day, at your place, with your own staff and your own real situations: the angry customer, the one on two phones, the old lady who cannot hear, the tourist who is lost. We act them out, there is plenty of laughing, and then we write down what we agreed on one page for the wall.\n\nUp to twelve people. Handouts and certificates of attendance included. You provide the room and something cold to drink.",
        subcategory: "training-workshops",
        price: 65000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Our cashiers still quote the angry customer scene. The page is on the wall."],
          [3, "Fun morning, but the effect wore off after two months. We will need it again."],
        ],
      },
      {
        title: "Typing, scanning and minutes of meetings",
        description:
          "Handwritten pages typed the next day, boxes of old files scanned and named so that you can find them, minutes of meetings taken by someone who does not fall asleep. I come to meetings in Georgetown and on the East Bank, evenings too, because that is when co-ops and church boards meet.\n\nThe rate is by the hour, with a minimum of two. For scanning jobs above one thousand pages I give a fixed price after a look at the boxes.",
        subcategory: "secretarial-virtual",
        price: 3000,
        priceType: "hourly",
        when: ["weekdays", "evenings"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Andre",
    lastName: "Gouveia",
    village: "Ogle",
    years: 20,
    bio: "Twenty years in construction contracts and logistics, the last six with suppliers to the offshore vessels. I have sat on both sides of a bid opening. I read the whole tender document, including the annexes, and I tell clients when not to bid. Blunt, on time, no lunches.",
    hourlyRate: 7500,
    services: [
      {
        title: "Tender documents prepared for NPTAB bids",
        description:
          "Most bids fail on paper and not on price. One expired compliance, one page not signed, one bond in the wrong wording. I go through the bid document, make the checklist, write the method statement and work programme, and assemble the original and copies with tabs.\n\nYou price your own bill of quantities, I check the arithmetic. Bring me the document at least ten days before closing. Fee is for works up to 50 million. No success fee, no promises.",
        subcategory: "procurement-tenders",
        price: 85000,
        priceType: "starting_at",
        when: ["weekdays", "evenings"],
        reviews: [
          [
            5,
            "Three bids, none rejected on paper. One won. Before him we lost four to silly mistakes.",
          ],
          [4, "Told us not to bid on the second one. Hard to hear, probably right."],
          [4, "He knows the document better than the people who wrote it."],
          [2, "Sharp man but rough with my secretary. A little manners would not hurt."],
          [5, "Ready two days before closing. Everything tabbed."],
        ],
      },
      {
        title: "Local Content Register application and renewal",
        description:
          "If you want to sell to the oil and gas contractors, you will be asked for your certificate from the Local Content Secretariat. I put the application together: ownership, management and staff percentages, incorporation papers, NIS and GRA compliance, all scanned at a readable size.\n\nI answer the Secretariat's queries until there is a decision. If your shareholding does not qualify, I say so in the first hour and charge only for that hour.",
        subcategory: "oil-gas-support",
        price: 60000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [5, "Certificate in five weeks. We had been trying on our own since the year before."],
          [3, "Done correctly, but I learned about the extra notary costs only at the end."],
          [4, "Renewal was painless. He kept copies of everything from last time."],
        ],
      },
      {
        title: "Business plan and loan proposal for the bank",
        description:
          "Thirty pages of copied text will not get you a loan. A bank officer reads four things: what you sell, who pays, what you owe, and what happens if it rains for three months. I write those, with a cash flow over 36 months that you understand yourself, because they will ask you and not me.\n\nTwo meetings, one draft, one final version, printed and PDF. Works for IPED, the Small Business Bureau and the commercial banks.",
        subcategory: "business-consultants",
        price: 90000,
        priceType: "starting_at",
        when: ["weekdays", "evenings"],
        reviews: [
          [
            5,
            "He made me explain the cash flow back to him until I could. Loan approved for the poultry pens.",
          ],
          [4, "Short plan, every page useful."],
          [
            1,
            "The bank said no and I was out ninety thousand. He did warn me that my collateral was weak.",
          ],
        ],
      },
      {
        title: "Safety file and site paperwork for contractors",
        description:
          "Contractors on the East Coast road and on shore base jobs are asked for risk assessments, toolbox talk records, an emergency plan and training lists. I set up the file with your foreman in two days, on your site, with the risks that are really there, and I show him how to keep it going in fifteen minutes a day.\n\nThe file has to be yours. I do not sell ready-made ones with another man's name whited out.",
        subcategory: "oil-gas-support",
        price: 110000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [4, "Client's safety officer accepted it without a comment, first time ever."],
          [5, "My foreman hated paper. He now does the toolbox talks himself."],
        ],
      },
      {
        title: "Purchasing and quotes from suppliers, by the hour",
        description:
          "You need forty lengths of steel pipe, a generator or uniforms for thirty, and you have no time to call around. I get three written quotes, local or from Trinidad and Miami, compare them landed with freight and duty, and give you one page with my pick and the reason.\n\nI take no commission from any supplier. You place the order and pay them directly. Typical job is four to six hours.",
        subcategory: "procurement-tenders",
        price: 7500,
        priceType: "hourly",
        when: ["weekdays"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Hemraj",
    lastName: "Sukhdeo",
    businessName: "Upper Corentyne Cleaning & Watch",
    village: "Corriverton",
    years: 17,
    bio: "My wife Kamla and I began with two buckets and one contract, a bank branch in Corriverton. Today we are fourteen people, most of them with us more than five years. We pay NIS for everyone. We are a simple firm, but the floor shines and the guard is awake.",
    services: [
      {
        title: "Daily office cleaning, Skeldon to Rose Hall",
        description:
          "Our ladies come before you open or after you close, as you wish. Floors swept and mopped, washrooms, dustbins, desks, glass doors. We bring mops, buckets and detergents, you only give us water and a corner for the bucket.\n\nThe price is per month for an office of up to 1,000 square feet, five days. The same person comes every day, so you know who has your key. If she is sick, my wife goes herself. We send a bill, you pay by transfer or cash.",
        subcategory: "office-cleaning",
        price: 70000,
        priceType: "starting_at",
        when: ["weekdays", "evenings"],
        reviews: [
          [5, "Same lady for three years. She even waters the plants."],
          [4, "Reliable and honest. A phone left on a desk was still there in the morning."],
          [4, "Glass doors could be done more often, otherwise no complaint."],
          [5, "When our cleaner was sick Mrs Sukhdeo came herself, exactly as they promise."],
          [
            3,
            "Good cleaning but the smell of the disinfectant is strong. They changed it when we asked.",
          ],
        ],
      },
      {
        title: "Night watchman for stores, yards and mills",
        description:
          "One man, 6 in the evening to 6 in the morning, with torch, whistle, rain coat, a phone with credit and a book in which he writes every hour. Our supervisor passes by motorbike twice a night, and not at the same time. The men are unarmed. For armed guards you must go elsewhere.\n\nThe price is for one night. By the month it is less. Please have a light at the gate and a dry place where he can stand.",
        subcategory: "security-guards",
        price: 9000,
        priceType: "starting_at",
        when: ["evenings", "weekends"],
        reviews: [
          [5, "Diesel stopped disappearing from our yard."],
          [4, "I passed at two in the morning to test him, and he asked me for my name."],
          [
            2,
            "The first man was asleep. Mr Sukhdeo replaced him the next day and took that night off the bill.",
          ],
          [4, "The book with the hourly notes is a good thing for our insurance."],
        ],
      },
      {
        title: "Big clean after construction or painting",
        description:
          "The contractor is gone and left you the dust. Five of us come with ladders, scrapers, a wet vacuum and a pressure washer. We take cement off the tiles, paint off the louvres, stickers off the glass, and wash down the yard. A two-bedroom house or small shop is one day.\n\nWe carry rubbish to the roadside in bags. Truck to the dump is extra, we can call one. Corriverton to Port Mourant, further by arrangement.",
        subcategory: "office-cleaning",
        price: 48000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Five people, one day, and you would not know there was ever cement on those tiles."],
          [4, "Very thorough. One louvre broke and they replaced it without being asked."],
          [3, "They finished the next morning instead of the same day, because water was off."],
        ],
      },
      {
        title: "Guards and ushers for weddings, shows and matches",
        description:
          "For a wedding house, a cricket match or a concert on the ground. We put men and women at the gate, in the car park and by the stage, in blue shirts, sober, polite. They know most of the faces on the Corentyne, and that stops trouble before it begins.\n\nThe price is for one person up to eight hours. Minimum four persons. We ask you to give each of them a meal, and to tell the police station about the event.",
        subcategory: "security-guards",
        price: 7500,
        priceType: "fixed",
        when: ["evenings", "weekends"],
        reviews: [[4, "Six of them at our wedding house, cars parked in straight lines for once."]],
      },
      {
        title: "Signs and flyers given out along the Corentyne",
        description:
          "You open a shop or have a sale, and the people in the villages should know. Our team walks and rides from Crabwood Creek to Rose Hall and puts the flyer in the hand, not in the drain. In two days we do three thousand. We can also tie banners where the owner of the fence agrees.\n\nWe send pictures from each village. Printing is not in the price, bring the flyers to us two days before.",
        subcategory: "marketing-advertising",
        price: 36000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [4, "Had people from Whim in the store the same afternoon with the flyer in hand."],
          [3, "Pictures came from most villages but not from all of them."],
        ],
      },
    ],
  },
];
