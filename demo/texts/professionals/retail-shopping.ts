import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Retail & Shopping. */
export const retailShopping: readonly SeedProfessional[] = [
  {
    firstName: "Leslie",
    lastName: "Fung",
    village: "Campbellville",
    years: 13,
    bio: "My grandparents kept a corner shop in Albouystown and I still think like a shopkeeper: know the price, give the bill, keep the customer. I order from overseas, find things in town, and answer messages myself until nine at night.",
    hourlyRate: 3000,
    website: "https://fungfindsit.example",
    services: [
      {
        title: "Amazon and Shein orders, landed price up front",
        description:
          "Send the link. I reply with one figure that covers item, US tax, freight from Miami, GRA duty and my fee. If the duty comes in higher, that is my loss; if lower, yours is the change. Air takes 8 to 12 days, sea about five weeks.\n\nThe price shown is my minimum fee per order. Pay 60 percent when ordering, the rest on collection in Campbellville, by MMG, transfer or cash. No batteries, no perfume, no medicine.",
        subcategory: "personal-shoppers",
        price: 2000,
        priceType: "starting_at",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [5, "Quoted 31,400, paid 31,400. I have been burned by others, so this felt strange."],
          [
            4,
            "Nine days by air. One parcel came later than the other but he told me before I asked.",
          ],
          [
            5,
            "He told me the same blender is cheaper on Regent Street. Lost the order and won a customer.",
          ],
          [3, "All correct, but you must collect yourself and parking near his house is hard."],
          [
            2,
            "Sea freight took nine weeks, not five. He was honest about it but the curtains were for Christmas.",
          ],
          [5, "Even the change came back to me on MMG."],
        ],
      },
      {
        title: "Groceries to family here, paid from abroad",
        description:
          "You are in Queens or Scarborough, your mother is in Kitty. Send me her list or let her tell me. I buy from two supermarkets and Bourda market, take a photo of every bill, and carry it up her steps. If she wants to send back the bora because it is not fresh, I go back.\n\nThe price is per trip within Georgetown; groceries at the price on the bill. Regular days can be fixed, for example every second Friday.",
        subcategory: "grocery-delivery",
        price: 3500,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "My mother is 84 and fussy. She now trusts him over me."],
          [5, "Every bill photographed, and he carries the rice up three flights."],
          [4, "Reliable. A few brands swapped without asking the first time, not since."],
        ],
      },
      {
        title: "New and used phones, checked and unlocked",
        description:
          "Samsung, iPhone and Redmi from two years old to sealed box. Each used phone gets a battery reading, a check of the IMEI and a full day in my own pocket before I sell it. I write the faults on the box: if there is a scratch, you read about it first.\n\nThirty days' exchange on used phones, the maker's warranty on new. I move your contacts over at no charge. The price is where the used ones begin.",
        subcategory: "electronics-phones",
        price: 35000,
        priceType: "starting_at",
        when: ["weekdays", "evenings"],
        reviews: [
          [4, "Used Samsung, battery at 88 as he wrote. Working fine seven months on."],
          [5, "He moved 900 contacts and all my grandchildren's pictures."],
          [
            1,
            "The speaker went after 34 days and he would not exchange because it was over thirty. Four days.",
          ],
          [4, "Fair price, and the scratch was exactly where the paper said."],
        ],
      },
      {
        title: "Barrel and box packing list, bought and shipped",
        description:
          "For those sending from here: cassareep, achar, dried shrimp, five finger, custard powder, tawas, pointer brooms. I know what the other side's customs takes and what it throws away. I buy, wrap, pack, photograph and bring it to the shipper.\n\nThe price is for packing and transport of one box up to 40 lb. Goods at cost with bills. Ships go to New York, Toronto, London and Antigua; freight is paid to the shipper directly.",
        subcategory: "personal-shoppers",
        price: 7500,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [],
      },
      {
        title: "Surprise gift delivered with a photo",
        description:
          "A birthday in Prashad Nagar, a new baby in Lodge, an apology anywhere. You give me a budget and three facts about the person; I choose, wrap, write your words on the card by hand and take a photo at the door. I have had kisses blown at me meant for Brooklyn.\n\nThe price is a small gift with delivery in Georgetown. East Bank to Diamond and East Coast to Ogle are 1,500 more. Two days' notice is best.",
        subcategory: "gifts-hampers",
        price: 10000,
        priceType: "starting_at",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [5, "My wife cried, in the good way. He knew about the pink lilies from one sentence."],
          [3, "Nice gift but came at seven in the evening when the lunch was the surprise."],
        ],
      },
    ],
  },
  {
    firstName: "Mohan",
    lastName: "Sukhdeo",
    businessName: "Sukhdeo Goldsmith & General",
    village: "Anna Regina",
    years: 34,
    bio: "The front of our building in Anna Regina is a general store, the back is my father's goldsmith bench, and I was born in between. My wife Sattie runs the front. I make bangles by hand, the old way, and I will show you the fire if you ask.",
    services: [
      {
        title: "Gold bangles and rings made by hand",
        description:
          "You bring old gold or buy Guyana gold from me at the day's price. I weigh it before you, melt it before you, and weigh the finished piece again, so the scale is the only one who talks. Cutting, filing, engraving, stones set by eye under a lens.\n\nThe price is my labour for a plain pair of bangles; a patterned one takes longer and costs more. Two to three weeks. Half before, half when you try it on.",
        subcategory: "jewellers",
        price: 30000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [
            5,
            "He melted my grandmother's broken chain into bangles for my daughter. I watched every minute.",
          ],
          [5, "Weighed before and after, with me looking at the scale. That is how it should be."],
          [4, "Three weeks became five, but the pattern is very fine."],
          [5, "Nobody on the coast files an edge like this man."],
          [4, "Lovely ring. He is not one to be hurried."],
        ],
      },
      {
        title: "Chain, clasp and stone repair while you wait",
        description:
          "A broken link, a lost clasp, a ring that became small since the wedding: most of it I solder in half an hour while you drink tea in the shop. Cleaning and polishing are included, and I check the other links because where one goes the next is thinking about it.\n\nThe gold I add is weighed and written on the receipt. Costume jewellery I do not solder, it melts and then you are vexed with me.",
        subcategory: "jewellers",
        price: 3500,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Twenty minutes, and the earring looks new."],
          [4, "Good repair, came out brighter than before. Be ready to wait if the shop is full."],
          [3, "Fixed well. The price was a bit more than he first said because of the gold added."],
        ],
      },
      {
        title: "Cement, zinc and lumber to Pomeroon landings",
        description:
          "We load at the Charity stelling on Tuesday and Friday, when the tide allows, and your goods go to your own landing on the Pomeroon. Cement, zinc sheets, greenheart and kabukalli, PVC pipes, nails by the keg. Order by the day before, noon.\n\nThe price is the boat freight for up to ten bags or the same weight; materials at shop price with a bill. Roofing quantities we work out for you from a sketch.",
        subcategory: "hardware-building-supplies",
        price: 8000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [4, "Cement came dry, which on that river is the main thing."],
          [
            2,
            "Boat did not come on Friday because of tide and nobody told me. I had four men standing.",
          ],
          [4, "They counted the sheets for me from my sketch and it was right to the last one."],
        ],
      },
      {
        title: "Wardrobes, beds and chest of drawers to order",
        description:
          "From cabinetmakers at Henrietta and Suddie whom I have known since school, in cedar or locust, plain or with carving. You see the wood before it is cut, and Sattie writes the measurements twice. Laminate from town we also sell, and we will tell you frankly how long it lasts in a house near the sea dam.\n\nThe price is a single bed with headboard, delivered from Supenaam to Charity. Pay in three parts.",
        subcategory: "furniture",
        price: 55000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [],
      },
      {
        title: "Household starter box, delivered on the coast",
        description:
          "Rice, flour, sugar, oil, split peas, channa, milk powder, soap, matches, salt and a few tins: what a house of four needs for two weeks. Ask for more or less of anything. Teachers and nurses posted to Essequibo, this is for you; message Sattie before you take the speedboat and it waits at your door.\n\nFrom Supenaam to Charity the same day if ordered by ten. Cash at the door or MMG.",
        subcategory: "grocery-delivery",
        price: 14500,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "Arrived in Suddie at night for a new posting and there was food on the step. Thank you Miss Sattie.",
          ],
          [4, "Good basics. I would take less sugar and more tea."],
        ],
      },
    ],
  },
  {
    firstName: "Odessa",
    lastName: "Benn",
    businessName: "Benn's Corner Mackenzie",
    village: "Mackenzie",
    years: 6,
    bio: "I opened in Mackenzie after the bauxite company let my section go. Flowers came first, because Linden had nobody to do a decent wreath. Then school lists, then hampers. I run it with my son, who does the deliveries and the lifting.",
    services: [
      {
        title: "Wreaths and casket sprays, ready in one day",
        description:
          "Ginger lilies, heliconia, fern and chrysanthemums when the truck comes from Georgetown, in white or in the colours the family chooses. A ribbon with the words you want is included. I bring it to the church or the funeral home on either side of the river and set it where it should be.\n\nOrder by noon for the next day. I will not ring you up about small things at such a time; tell me once and leave it with me.",
        subcategory: "florists",
        price: 9000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "She took one call and did everything. The wreath was beautiful and fresh."],
          [5, "The ginger lilies lasted a week on the grave."],
          [
            4,
            "Tasteful work. The ribbon had a small spelling mistake in my uncle's name, corrected before church.",
          ],
        ],
      },
      {
        title: "School book lists filled and covered",
        description:
          "Bring the list or a photo of it in July and collect one labelled bag in August: texts, exercise books, geometry set, labels. New where it must be new, second-hand where it can be, and I write both prices so you choose. Covering in clear plastic is included, because it takes me less time than it takes you.\n\nThe price is for a primary list, most texts second-hand. Deposit holds your copies.",
        subcategory: "stationery-school",
        price: 12500,
        priceType: "starting_at",
        when: ["weekdays", "evenings"],
        reviews: [
          [5, "Three children, three bags, no running around Mackenzie in the hot sun."],
          [4, "Second-hand texts were clean inside. One was the old edition and she swapped it."],
          [3, "Good idea but one maths book was missing till the third week of term."],
          [5, "The covers alone are worth it."],
          [4, "I paid half what I paid last year."],
        ],
      },
      {
        title: "Christmas and new baby hampers",
        description:
          "A real basket woven at St Cuthbert's, not cardboard, filled to your price. Christmas: ginger wine, ham glaze, fruit mix, ponche, biscuits, a tin of nuts. Baby: diapers, muslin, powder, a bib I sew myself, and something for the mother because everybody forgets the mother.\n\nCellophane, bow and card are in. Delivery in Linden is free, up the road to Ituni by arrangement with the bus.",
        subcategory: "gifts-hampers",
        price: 13000,
        priceType: "starting_at",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [
            5,
            "The little something for the mother was hand cream and tea. My sister messaged me just about that.",
          ],
          [4, "Full basket, no stuffing with paper at the bottom."],
        ],
      },
      {
        title: "Work boots and coveralls, sizes brought to you",
        description:
          "I had twelve years in the plant, so I know what a boot must do. Steel toe, oil-proof sole, from 6 to 14, ladies' fit too. Tell me size and work, my son brings three pairs to your gate in Mackenzie, Wismar or Amelia's Ward and you keep the one that fits. Coveralls and reflective vests the same way.\n\nExchange within two weeks if not worn outside. Crews of five and more get a written quotation.",
        subcategory: "clothing-shoes",
        price: 14000,
        priceType: "starting_at",
        when: ["weekdays", "evenings"],
        reviews: [
          [4, "Ladies' size 6 in steel toe, finally. A little stiff the first week."],
          [5, "Her son waited while I walked up and down the road in all three."],
          [3, "Boot is good. Got black when I asked for brown."],
        ],
      },
      {
        title: "Second-hand uniforms and cradles, bought and sold",
        description:
          "Children grow and money does not. Bring uniforms, school shoes, cradles, strollers and high chairs that are clean and whole; I pay on the spot or give store credit worth a quarter more. Everything is washed, mended and checked for screws before it goes on the rack.\n\nA uniform set begins at this price. Saturday is the best day to look. Car seats I do not take, since I cannot know what they went through.",
        subcategory: "second-hand",
        price: 1800,
        priceType: "starting_at",
        when: ["weekends"],
        reviews: [],
      },
    ],
  },
];
