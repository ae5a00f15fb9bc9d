import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Food & Catering Services. */
export const foodCateringServices: readonly SeedProfessional[] = [
  {
    firstName: "Kumarie",
    lastName: "Singh",
    businessName: "Kumarie's Kitchen",
    village: "Annandale",
    years: 22,
    bio: "I learned to cook for crowds from my mother-in-law, over firewood, at every wedding in our street. Now we are five women and two strong nephews with our own big pots. My kitchen is in the bottom-house in Annandale and anybody can come and look at it.",
    services: [
      {
        title: "Seven-curry for weddings and wakes",
        description:
          "Pumpkin, katahar, eddo leaf, balanjay, potato and channa, mango and dhal, with rice, puri and achar, served on the leaf if you want it so. The price is for 150 people and we cook in your yard, so you only need to give us water and a place for the pots.\n\nFor a wake tell me the same day and we will manage. Half when we agree, half when the pots are empty. Cash or MMG.",
        subcategory: "caterers",
        price: 185000,
        priceType: "starting_at",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [
            5,
            "My daughter's wedding, 220 people, and the last table got the same katahar as the first. Aunty Kumarie counted heads better than we did.",
          ],
          [
            5,
            "They came at one in the morning to start the fire and nobody had to call them. Puri was soft the whole day.",
          ],
          [
            4,
            "Good food, plenty of it. The rice ran short near the end but she had more on the table in half an hour.",
          ],
          [
            3,
            "Taste was lovely but they set up in the driveway and we had oil on the concrete after.",
          ],
          [
            5,
            "We lost our father on a Tuesday and by Wednesday evening she was feeding everybody. She never rushed us for the balance.",
          ],
          [
            4,
            "Pumpkin was the best I had outside of my grandmother's house. Dhal a little thin for me.",
          ],
        ],
      },
      {
        title: "Weekday tiffin lunch, Annandale to Mon Repos",
        description:
          "Hot lunch in a carrier by half past eleven, Monday to Friday. One curry or stew, one vegetable, rice or roti, and a little something sour. Monday and Friday are vegetarian. You give me back the carrier the next day, no foam boxes.\n\nThe price is for one lunch. Order by eight in the morning on WhatsApp or pay for the whole week and I take off one day. I deliver by car on the public road and the first cross streets.",
        subcategory: "meal-delivery",
        price: 1800,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [
            5,
            "Our whole office in Mon Repos eats from her now. The bora and shrimp on Wednesday is the one.",
          ],
          [4, "Real home food. Some days it reaches closer to twelve."],
          [
            2,
            "Food is nice but two times in one week I got the wrong carrier. I do not eat beef, so that is not a small thing.",
          ],
          [5, "Cheaper than the fast food and I stopped feeling sleepy after lunch."],
        ],
      },
      {
        title: "Puri, bara and potato balls by the hundred",
        description:
          "For jhandi, birthdays, school fairs and church bazaars. Puri, bara, phulourie, egg balls, potato balls and cassava balls, with mango sour or tamarind, packed in clean trays lined with paper. The price is for one hundred pieces of one kind, and egg balls cost more because eggs cost more.\n\nTwo days' notice, please. You collect in Annandale, or I send them with a driver and you pay him.",
        subcategory: "snacks-pastries",
        price: 18000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Three hundred bara for our jhandi, still warm at the temple."],
          [4, "Mango sour is dangerous, ask for the mild one for children."],
          [
            3,
            "Collected at the time she gave and still had to wait forty minutes. The egg balls were worth it, just about.",
          ],
        ],
      },
      {
        title: "Vegetarian cooking for jhandi and nine days",
        description:
          "When the house is fasting you want somebody who fasts too. My pots for this work never see meat, egg or fish, and I use no onion or garlic if your pandit asks. Mohanbhog, parsad, kheer, seven vegetables and dhal puri for forty people at this price.\n\nI bring ghee and spices. You buy the greens from my list, or I go to Annandale market and show you the bill.",
        subcategory: "vegetarian-vegan",
        price: 62000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "She asked about the onion before I did. Everything was right and the mohanbhog finished first.",
          ],
          [4, "Kept the kitchen clean and gave me every bill from the market."],
        ],
      },
      {
        title: "Mango achar and wiri wiri pepper sauce",
        description:
          "Made when mango is in, from trees I know, sun-dried on the zinc and packed with garlic and masala I parch myself. It keeps a year if you use a dry spoon. Pepper sauce is wiri wiri with a little mustard and carrot, hot but you can still taste the food.\n\nOne 32 ounce jar at this price, six for the price of five. Good for barrels going to Canada and New York because I seal the lids with wax.",
        subcategory: "preserves-sauces",
        price: 2200,
        priceType: "fixed",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Oslyn",
    lastName: "Baptiste",
    businessName: "Miss Oslyn Bakes",
    village: "Enmore",
    years: 31,
    bio: "Retired home economics teacher, never retired baker. I weigh everything, I write everything down, and I do not take more orders than my two ovens can hold. If your date is full I will tell you so the same day.",
    website: "https://missoslynbakes.example",
    services: [
      {
        title: "Three-tier black cake, eggless on request",
        description:
          "Fruit soaked in Demerara rum and wine for at least ten months; I put down a new jar every January. Tiers of 12, 9 and 6 inches with almond paste and royal icing. The eggless version uses condensed milk and has been tested on many pandits.\n\nOrder three weeks ahead. Deposit of half by bank transfer, the rest on delivery. Delivery between Georgetown and Mahaica is included. Sugar flowers and stands are extra.",
        subcategory: "bakers-cakes",
        price: 28000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Moist to the last slice. We sent pieces to Toronto and they arrived moist too."],
          [
            5,
            "Half of our guests do not eat egg. Nobody could tell which tier was which until we told them.",
          ],
          [
            4,
            "Beautiful cake and the icing cut clean. The top tier leaned a little by the time we cut, but it was a hot tent.",
          ],
          [
            3,
            "Very good cake. She is strict about changes though, and I wanted to change the flowers one week before.",
          ],
          [
            5,
            "She came, put the tiers together, wiped the table and left before the guests arrived. Professional.",
          ],
          [5, "You can taste that the fruit was not soaked last week."],
          [4, "Pricey with the sugar flowers added, but I would order it again."],
        ],
      },
      {
        title: "Birthday sponge with your photo or drawing",
        description:
          "Vanilla, chocolate or coconut sponge, 10 by 14 inches, enough for thirty small plates. Send a clear photo or your child's drawing four days before and it is printed on an icing sheet. Buttercream, not shortening. Real butter softens after two hours outside the fridge in our weather, so plan the cutting.\n\nCandles and a box are included. Collection in Enmore.",
        subcategory: "bakers-cakes",
        price: 9500,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "My son's drawing of a minibus came out exactly, even the music boxes."],
          [4, "Soft cake, not too sweet. Wish she delivered the small ones."],
          [
            2,
            "The photo came out greenish and my mother was not pleased. She gave back part of the money without a quarrel.",
          ],
        ],
      },
      {
        title: "Pine tarts, cheese rolls and patties for offices",
        description:
          "Flaky pastry rolled by hand and baked the same morning. Pineapple jam is cooked here from fresh pine, cheese rolls are seasoned with pepper and mustard, patties are beef, chicken or channa. The price is for a mixed tray of sixty pieces.\n\nOrder by noon the day before. Delivery before nine to offices between Enmore and Ogle is free; Georgetown is 2,000 more. Monthly invoices for companies are possible.",
        subcategory: "snacks-pastries",
        price: 13500,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [
            5,
            "Tray was at the front desk by ten past eight. The cheese rolls did not see nine o'clock.",
          ],
          [4, "Pine tarts like when I was small. A few were burst at the corners."],
          [5, "We have her down for every staff meeting."],
          [4, "Invoice was correct and came on time, which matters to my accounts lady."],
          [
            1,
            "Ordered for Thursday, it came Friday. She said the message was unclear. It was not unclear.",
          ],
        ],
      },
      {
        title: "Plait bread and tennis rolls, Saturday baking",
        description:
          "I fire both ovens on Saturdays at four in the morning. Plait bread, tennis rolls, butterflaps and, in Lent, cross buns with plenty of currants. The price is for one household bag: two plaits and a dozen tennis rolls.\n\nGive your order by Thursday evening. Bags are ready from seven and I hold them until noon. Cash only for bread, as the sums are too small for transfers.",
        subcategory: "bakers-cakes",
        price: 2600,
        priceType: "fixed",
        when: ["weekends"],
        reviews: [
          [5, "Tennis rolls with a slice of cheese at seven in the morning. Enough said."],
          [5, "Bread lasts till Tuesday without going hard."],
          [3, "Lovely bread but if you reach at five past twelve it is gone to somebody else."],
        ],
      },
      {
        title: "Ginger beer, mauby and sorrel by the gallon",
        description:
          "Brewed with root and bark, not syrup. Mauby is set for two days with clove and orange peel; ginger beer for three; sorrel from November until it is finished. No alcohol unless you ask. The price is per gallon and the minimum is three gallons.\n\nReturn the bottles and I take 200 off the next gallon. For a function I can lend glass dispensers against a deposit, and they come back washed.",
        subcategory: "bartenders-drinks",
        price: 3800,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Ignatius",
    lastName: "Atkinson",
    village: "Mabaruma",
    years: 17,
    hourlyRate: 4500,
    bio: "Lokono, from up the Aruka river. I cooked nine years in mining camps and two in a hotel kitchen in Georgetown before coming home. I like a fire better than a stove and I know where every crab and cassava in this district comes from.",
    services: [
      {
        title: "Camp and guest-house cook, by the day",
        description:
          "For survey crews, medical outreaches, guest houses and families with visitors. Breakfast, lunch and dinner for up to fifteen people, from what the Kumaka waterfront has that morning. I have worked with a two-burner, with wood, and with a full kitchen, and all three are fine.\n\nOne day, groceries not included. Outside Mabaruma you give passage and a hammock place. Paid at the end of each week, cash.",
        subcategory: "private-chefs",
        price: 22000,
        priceType: "fixed",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [
            5,
            "Cooked for our outreach team at Hosororo for six days. Nobody had a bad stomach and nobody was hungry.",
          ],
          [
            4,
            "A quiet man and a serious cook. He needs his list a day early because the boat does not wait.",
          ],
        ],
      },
      {
        title: "Tuma pot with fresh river fish",
        description:
          "Tuma is what my grandmother made: cassava water boiled down till it is safe and sour, then pepper, then fish straight from the river. I cook it in front of you and I explain it while it boils, which takes the whole morning.\n\nThis is for a pot that feeds ten, with cassava bread baked the same day on the pan. Good for visitors and for people who left the district as children and miss it.",
        subcategory: "private-chefs",
        price: 30000,
        priceType: "fixed",
        when: ["weekends"],
        reviews: [
          [
            5,
            "I left the North West at nine and came back at forty. I cried a little into that pot.",
          ],
          [5, "He let my children grate the cassava. Best day of our trip."],
          [4, "Good and very hot. Bring water."],
          [
            3,
            "Interesting food, but it was nearly two before we ate and the little ones were cranky.",
          ],
        ],
      },
      {
        title: "Cassareep and crushed pepper, bottled",
        description:
          "Thick black cassareep from bitter cassava, boiled two times, no browning and no sugar. It is what keeps a pepperpot for weeks. I fill rum bottles, scalded, with a new cork. One bottle at this price, a case of twelve for 30,000.\n\nTo Georgetown I send it with the plane to Ogle or with the boat, and you pay the freight at your end. Pay by MMG before I take it to the airstrip.",
        subcategory: "preserves-sauces",
        price: 2800,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "This is the real one. It coats the spoon."],
          [
            2,
            "One bottle of the twelve leaked in the box and it sticks to everything. He offered another one but I had to pay freight again.",
          ],
        ],
      },
      {
        title: "Barbecue chicken and pork over wood fire",
        description:
          "Half an oil drum, good dry wood, and patience. I season the night before with thyme, married man pork and green seasoning, and I do not burn it and call it barbecue. The price covers fifty plates with fried rice or cook-up and slaw.\n\nI do sports days, birthdays on the hill and fundraisers by the waterfront. You tell me chicken, pork or half and half. When rain sets in I need a shed or a tarpaulin.",
        subcategory: "barbecue-grill",
        price: 75000,
        priceType: "starting_at",
        when: ["weekends", "evenings"],
        reviews: [
          [4, "Sold out all our fundraiser plates by seven. Pork was better than the chicken."],
        ],
      },
      {
        title: "Crab, hassar and gilbaka cleaned and packed",
        description:
          "North West crab in season, hassar, gilbaka, and snapper when the boats bring it. I buy from people I know along the river, clean it properly, and pack it in ice in a foam box. The price is for a ten pound box of mixed fish; crab is quoted by the day because nobody can promise you how it will march.\n\nFor Mabaruma and Kumaka I bring it to your step. For town it goes by plane if there is space.",
        subcategory: "butchers-fish",
        price: 12000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [],
      },
    ],
  },
];
