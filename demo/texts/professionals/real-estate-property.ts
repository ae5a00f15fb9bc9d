import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Real Estate & Property. */
export const realEstateProperty: readonly SeedProfessional[] = [
  {
    firstName: "Charmaine",
    lastName: "Lam",
    businessName: "Lam Homes & Land",
    village: "Queenstown",
    years: 17,
    bio: "My grandfather kept a shop on Robb Street and always said the building was worth more than the stock. I went from banking into property in 2009. I work mainly in Georgetown and on the East Bank, with few listings at a time, so I can answer my own phone.",
    website: "https://lamhomes.example",
    hourlyRate: 7500,
    services: [
      {
        title: "Selling your house or land in Georgetown",
        description:
          "I take the photographs, write the listing, show the property and bring you offers in writing, good and bad. Before anything is advertised I ask for a copy of the transport or title, and I go and read it, because surprises at the lawyer's desk cost everybody.\n\nThe starting price is for the preparation and is taken off my commission when it sells. Commission is agreed in writing on the first day. I do not put a listing up on five pages at five prices.",
        subcategory: "real-estate-agents",
        price: 45000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "Sold my mother's house in Kitty in eleven weeks, at a price my brothers could agree on. The second is the harder thing.",
          ],
          [4, "Very professional. She told us to take 10% off our dream and she was right."],
          [
            5,
            "She found an old mortgage still noted on the transport that nobody remembered. Better then than later.",
          ],
          [
            3,
            "Good agent, but weeks passed with no news. I would prefer a short message even when nothing is happening.",
          ],
          [5, "Photographs like a magazine and every viewer was somebody serious."],
          [4, "Knows Queenstown street by street."],
        ],
      },
      {
        title: "Finding a flat or house to rent, with viewings",
        description:
          "For people moving to Guyana or moving across town. You tell me the budget, the commute, the dog and the number of air conditioners. I send not more than six places, all seen by me, and drive you round to view them in one afternoon.\n\nFixed price, paid only when you sign a tenancy. It includes reading the agreement with you, and testing water pressure, inverter and GPL meter before you move in.",
        subcategory: "real-estate-agents",
        price: 60000,
        priceType: "fixed",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [
            5,
            "Landed on Monday, signed on Friday. She flushed every toilet in front of the landlord.",
          ],
          [4, "Six places, four of them really suitable. She does not waste your time."],
          [
            2,
            "The place she liked best was noisy from a bar nearby at weekends, and we only saw it on a Tuesday.",
          ],
        ],
      },
      {
        title: "Office and shop space in central Georgetown",
        description:
          "Ground floors on Regent and Camp Streets, upstairs offices in Queenstown and Kingston, a bond now and then at Houston or Eccles. I keep a list of what is coming free before it is advertised.\n\nThe fee covers the search, viewings and a table comparing rent per square foot, VAT, parking, generator and lift. Negotiating is included. Fitting out, and the fire service's view of it, are not.",
        subcategory: "commercial-property",
        price: 120000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [4, "The comparison table was worth the fee. Our head office used it as it was."],
        ],
      },
      {
        title: "Price opinion before you sell or divide",
        description:
          "Families often quarrel about a figure none of them has checked. I visit, measure, look at what truly sold within half a mile in the last two years, and give you a range in writing with the reasons.\n\nThis is an agent's opinion for your own use. Where the bank or the court asks for a valuation, you need a sworn valuer, and I will say so. Georgetown, East Bank to Diamond, East Coast to Enmore.",
        subcategory: "valuers-appraisers",
        price: 30000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Calm and clear. My sister accepted the figure because it came with reasons."],
          [3, "The range was quite wide, 38 to 46 million. I hoped for something closer."],
        ],
      },
      {
        title: "Staging and light redecoration before a sale",
        description:
          "Half of selling a house is carrying things out of it. My sister-in-law and I spend a day clearing, cleaning windows, changing bulbs, borrowing cushions and making your front gallery look like somewhere a person would want to sit.\n\nThe price covers two people for one day and the loan of furnishings for a month. Paint and a painter are extra and paid directly. We never throw away anything without asking.",
        subcategory: "interior-designers",
        price: 55000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Ravindra",
    lastName: "Budhram",
    village: "Diamond",
    years: 11,
    bio: "Building technician, formerly a clerk of works on housing schemes along the East Bank. I inspect, I measure, I write it down. I own a moisture meter, a thermal camera and a ladder, and no shares in any contractor. Reports go to the person who pays for them and to nobody else.",
    hourlyRate: 6500,
    services: [
      {
        title: "House inspection before you buy, with photo report",
        description:
          "Two to three hours on site. Roof sheets and fixings, ceiling, walls, floor levels, windows, visible wiring, water pressure, septic tank cover, drains, fence, wood ants. Moisture readings in every room.\n\nReport within three working days, 20 to 30 pages, each defect with a photo and graded urgent, soon or cosmetic. Concealed work is not opened. Houses over 2,000 square feet are quoted separately. Payment by bank transfer before the report is sent.",
        subcategory: "home-inspectors",
        price: 40000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "Found wood ants in the roof plate that the seller had painted over. We got two million off the price.",
          ],
          [5, "26 pages and every picture numbered. My contractor worked straight from it."],
          [4, "Thorough. The language is a bit technical in the electrical part."],
          [3, "The report is excellent but came on the sixth day and not the third."],
          [5, "He told me not to buy it. It hurt, but I thank him."],
        ],
      },
      {
        title: "Snag list for a new house before hand-over",
        description:
          "For buyers in the new schemes at Diamond, Grove, Providence and Herstelling. I go through the house with you and the contractor's foreman, and mark each fault with blue tape: doors that bind, hollow tiles, slow drains, sockets without earth, missing silicone.\n\nList sent the same evening. One return visit to check the repairs is included. A second return visit is 10,000.",
        subcategory: "home-inspectors",
        price: 22000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [4, "Forty-three pieces of blue tape. The foreman was not happy, we were."],
          [5, "Same evening as promised, and he came back to check."],
          [4, "Good value. He missed a leak under the sink that showed later, otherwise complete."],
        ],
      },
      {
        title: "Looking after your house while you are overseas",
        description:
          "One visit a week. Post collected, taps and toilets run, fridge and GPL meter checked, yard looked at after heavy rain, photos with date sent the same day. I meet the GWI man, the internet man and the weeding man, and pay them from a float you keep with me, against receipts.\n\nPrice is per month for one house between Grove and Eccles. Repairs are arranged only after you approve the quotation.",
        subcategory: "property-managers",
        price: 28000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [
            5,
            "I am in Queens, New York and I sleep better. He caught a burst pipe on a Tuesday and it was fixed on Wednesday.",
          ],
          [4, "Every week the photos, every month the receipts. Exact to the dollar."],
          [
            1,
            "He stopped after two months because my house is outside his area, and gave one week's notice. I had to ask a cousin.",
          ],
        ],
      },
      {
        title: "Tenancy check-in and check-out records",
        description:
          "A signed record avoids the argument about the deposit. At check-in: every room photographed, meter readings, keys counted, furniture listed with condition. At check-out: the same list, side by side.\n\nPrice is for one visit for a house or flat up to three bedrooms, both parties present. I do not decide who is right. I record what is there.",
        subcategory: "property-managers",
        price: 12000,
        priceType: "fixed",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [4, "Landlord and tenant both signed and nobody raised their voice."],
          [5, "Got my full deposit back because of his photos."],
        ],
      },
      {
        title: "Running title and transport papers at the registry",
        description:
          "I assist buyers and sellers, and their attorneys, with the legwork: searches at the Deeds Registry or Land Registry, certified copies, rates and taxes clearance at the NDC, the GRA compliance letter, copies of the plan at Lands and Surveys.\n\nPrice is for one property and up to four visits. Official fees are paid by you against receipts. Legal advice and the drafting of documents are your attorney's work, not mine.",
        subcategory: "conveyancing",
        price: 35000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Beverley",
    lastName: "Fordyce",
    businessName: "Fordyce Guest House",
    village: "Mackenzie",
    years: 19,
    bio: "People come to Linden for work, for a funeral, or on the way to Lethem, and all of them are tired when they reach me. I nursed at the hospital for twenty years and I keep the guest house the same way: clean sheets, early breakfast and a little conversation if you want it.",
    services: [
      {
        title: "Guest house room by the river, with breakfast",
        description:
          "Seven rooms in my family's old bauxite-company house at Mackenzie, each with its own bath, AC, mosquito screens and a good firm mattress. Breakfast from 5:30 for those catching the bus: bakes and saltfish, eggs, or porridge if you are not feeling so well.\n\nThe price is for one night, one or two persons. Secure parking in the yard. I ask for quiet after ten, and I mean it kindly.",
        subcategory: "short-stay-guest-houses",
        price: 11500,
        priceType: "fixed",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [
            5,
            "Came in at eleven at night with two children and she had left cocoa tea on the stove for us.",
          ],
          [5, "Sheets smelled of sun. Bakes at half past five, hot."],
          [4, "Homely and clean. Water pressure upstairs is low in the morning."],
          [5, "I drive the Lethem road every month and I stay nowhere else."],
          [3, "Room was fine, the AC was noisy, and the neighbour's dogs had a lot to say."],
          [4, "Auntie Bev asks many questions but in a nice way."],
          [5, "Felt like staying with family, only tidier."],
        ],
      },
      {
        title: "Furnished rooms by the month for working people",
        description:
          "At Amelia's Ward I have four rooms in a quiet yard for nurses, teachers, engineers and anybody else on a contract. Bed, desk, wardrobe, fan, shared kitchen and a washing machine that works. Light, water and internet are in the price, within reason.\n\nMonthly, with one month's deposit that you do get back. References from your last place, please. A cleaner comes on Fridays.",
        subcategory: "room-apartment-rental",
        price: 55000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [4, "Eight months here for my contract. Quiet, safe, internet mostly good."],
          [2, "Four people and one kitchen is too tight in the morning. Room itself was nice."],
        ],
      },
      {
        title: "Two-bedroom apartment in Wismar, long or short let",
        description:
          "Upstairs flat, five minutes' walk from the Wismar-Mackenzie bridge, with a veranda that gets the breeze. Two bedrooms, living room, full kitchen, tank and pump so you are not at the mercy of the water. Unfurnished, or with the basic furniture I have.\n\nPrice is by the month. You pay your own light bill. One year or three months, we write it down on paper both ways. Families welcome, and a cat, but no dog upstairs.",
        subcategory: "room-apartment-rental",
        price: 90000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [[4, "Lovely veranda. She had the pump repaired the same day it stopped."]],
      },
      {
        title: "Caring for an empty family house in Linden",
        description:
          "So many of our people are in Georgetown or Brooklyn, and the house stands there with the windows shut. My nephew and I open it up twice a month, sweep, air the beds, chase the bats, cut the grass and look at the roof after heavy rain.\n\nThe price is per month for a house in Mackenzie, Wismar or Christianburg. You get a voice note and some photos, and the truth, even when it is not so pretty.",
        subcategory: "property-managers",
        price: 20000,
        priceType: "starting_at",
        when: ["weekends"],
        reviews: [
          [5, "The house smelled lived in when we came home for Christmas. She had put flowers."],
          [4, "Her voice notes are long but I enjoy them, and the grass is always cut."],
        ],
      },
      {
        title: "Curtains, beds and colours for a room to let",
        description:
          "If you are turning a bedroom into something people will pay for, let me come and look before you buy the wrong mattress. I have fitted out eleven rooms with my own money and made all the mistakes already.\n\nThe hour includes a list with shops and prices, at Linden and in town. I also sew the curtains, charged by the window. I bring my own measuring tape and a flask of tea.",
        subcategory: "interior-designers",
        price: 4000,
        priceType: "hourly",
        when: ["weekdays", "weekends"],
        reviews: [],
      },
    ],
  },
];
