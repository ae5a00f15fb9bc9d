import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Home Services & Maintenance. */
export const homeServicesMaintenance: readonly SeedProfessional[] = [
  {
    firstName: "Shondell",
    lastName: "Pilgrim",
    businessName: "Pilgrim's Clean House",
    village: "Kitty",
    years: 9,
    bio: "I started alone with one bucket and two clients in Bel Air. Today we are six women, all from Kitty and Sophia, and I still check every house before we leave. We sing sometimes. If you want silence, just say so and you will have it.",
    website: "https://pilgrimscleanhouse.example",
    services: [
      {
        title: "Weekly house cleaning in Georgetown",
        description:
          "Same two ladies, same day, every week, so you are not explaining your house to somebody new all the time. We sweep, mop, dust, do bathrooms and kitchen, change the beds and wipe the louvres on one side of the house each visit, so they all get done in the month.\n\nWe bring mops and cloths, you have the detergents you like. Price per visit for up to three bedrooms. Laundry and dishes from last night are not included. MMG after each visit.",
        subcategory: "house-cleaning",
        price: 12000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [5, "Same two ladies for over a year now. My house smells like Sunday every Tuesday."],
          [5, "They noticed a leak under the sink before I did and told me the same day."],
          [
            4,
            "Very good. Once they came an hour late because of a march on Sheriff Street, but they sent a message.",
          ],
          [3, "Nice people and the floors shine. Corners behind the doors get forgotten."],
          [4, "I asked for quiet because I work from home, and it was quiet."],
          [5, "Even the louvres. Nobody ever did my louvres."],
        ],
      },
      {
        title: "Deep clean before moving in or after building",
        description:
          "Cement dust, paint spots, stickers on the windows, ten years of grease over the stove: that is the work we like best, because you can see it after. Four to five of us come with steam cleaner, wet vacuum and scrapers and we stay until it is done, normally one long day.\n\nThe price is for an empty two-bedroom place. Everything we use is included. Big rubbish we pile at the gate, the truck is your side. Please have water on, we cannot work from one drum.",
        subcategory: "house-cleaning",
        price: 48000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "The contractor left it like a cement factory. At five o'clock I could walk barefoot.",
          ],
          [
            4,
            "Hard workers. One window frame got a scratch and Shondell took 3,000 off without argument.",
          ],
          [
            2,
            "Kitchen well done, but the cupboards inside were not wiped and I had to do them myself the next morning.",
          ],
        ],
      },
      {
        title: "Suite, mattress and rug washing at home",
        description:
          "Children, dogs and Georgetown dust get into everything. I come with the extraction machine, spray, brush, pull out the dirty water and show it to you, because nobody believes it otherwise. A three-piece suite takes around three hours and dries in one day with a fan on it.\n\nThe price is for a suite of up to five seats. Mattresses 7,000 each. Leather I do not wash. Old ink and old turmeric I can make lighter, I cannot promise more.",
        subcategory: "upholstery-curtains",
        price: 18000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "The colour of that water. I was ashamed. The suite looks new."],
          [
            3,
            "Came out clean but it stayed damp two days in the rainy weather and smelled until I put it in the sun.",
          ],
        ],
      },
      {
        title: "Cockroach, ant and mosquito treatment",
        description:
          "We do gel for the roaches in the kitchen, powder in the wall outlets, bait for the small red ants and fogging outside around drains and tyres. You do not need to leave the house for the gel, only for the fogging, and then for two hours.\n\nTell us before if you have a baby, fish or birds. One treatment and a look-back after three weeks are in the price, for one flat. Wood ants in the beams are a different job, I will tell you honestly who does that better.",
        subcategory: "pest-control",
        price: 16000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [4, "Roaches gone in four days. The look-back visit really happened."],
          [5, "She asked about my budgies before anything. That is how it should be."],
          [
            1,
            "Ants back in the sugar after one week and nobody picked up the phone until the Monday after.",
          ],
        ],
      },
      {
        title: "Curtains and blinds taken down, washed and hung back",
        description:
          "For Christmas, Diwali or just because. We take down, label every window, wash by hand or machine by what the cloth allows, iron, and hang back within three days. Hooks and runners that are broken we change from our box at no cost.\n\nThe price is per window, sheer and curtain together. From the first of December we are full, so book in November. Venetian blinds are washed in the yard, the same day.",
        subcategory: "upholstery-curtains",
        price: 2800,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Balram",
    lastName: "Sookdeo",
    village: "Bush Lot",
    years: 17,
    bio: "Refrigeration technician. Trained at New Amsterdam, six years with an importer in Georgetown, since then self-employed at Bush Lot public road. I repair first and replace second. Measured values are written on your card at each service.",
    hourlyRate: 5000,
    services: [
      {
        title: "A/C service and gas for split units",
        description:
          "Indoor coil and blower washed with pump and cover bag, drain line blown out, outdoor coil washed, terminals tightened, pressure and current measured and written on a card that stays with the unit. About 75 minutes for one unit.\n\nPrice is per unit up to 18,000 BTU. Gas top-up R410A or R32 is 6,000 more, only after the leak is found. Mahaicony to Rosignol with no travel charge. Service every six months near the road, every year elsewhere.",
        subcategory: "air-conditioning",
        price: 9000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "He writes the readings on a card like a doctor. The unit in the shop cools like the first day.",
          ],
          [5, "Washed two units, not one spot on my wall."],
          [4, "Correct and on time. A man of few words."],
          [
            4,
            "The other man wanted to sell me gas. Mr Sookdeo said the gas is full, it was only dirt.",
          ],
          [3, "Good job but it drips again after five months. Maybe our pipe is too flat."],
          [
            5,
            "Did all nine units at our school in the August holiday, with a list for the head teacher.",
          ],
          [2, "Waited three weeks for a date in the hot season. Work was fine when he came."],
        ],
      },
      {
        title: "A/C installation with bracket and breaker",
        description:
          "Mounting of one split unit, up to 15 feet of copper pipe, both lines insulated, wall sleeve with fall, bracket with stainless bolts, own breaker and cable up to 30 feet. Vacuum pulled for 30 minutes, not two. Tested one hour with you present.\n\nUnit supplied by client. Ask me for the size before buying: a 12 by 12 room under zinc without ceiling needs more than the box says. Bank transfer or cash.",
        subcategory: "air-conditioning",
        price: 38000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "Advised me to take the 12,000 and not the 18,000. Cools well and the light bill stayed decent.",
          ],
          [4, "Careful work, all pipes in white cover. Took the whole day for one unit."],
        ],
      },
      {
        title: "Washing machine and fridge repair at your house",
        description:
          "Pumps, belts, timers, door seals, thermostats, start relays and compressors. Most makes sold here, American 110 and Chinese 220. I carry the common parts in the van, about six of ten repairs end with the first visit.\n\nThe price is the visit with diagnosis between Mahaicony and Rosignol. If you have the repair done it is deducted. Parts carry a warranty of three months. Machines older than 15 years I will tell you to let go.",
        subcategory: "appliance-repair",
        price: 4500,
        priceType: "starting_at",
        when: ["weekdays", "evenings"],
        reviews: [
          [4, "Pump changed in an hour, old part left on the table for me to see."],
          [
            5,
            "Told me not to waste money on the old fridge. He could have charged me and did not.",
          ],
          [3, "It works, but the part had to come from town and it took twelve days."],
        ],
      },
      {
        title: "Solar panels, inverter and battery for blackouts",
        description:
          "Systems for lights, fans, fridge, TV and router. I log your consumption for a week first, then size the batteries: lithium, no car batteries. Panels on aluminium rails through the zinc with sealed feet. Changeover is automatic when GPL goes.\n\nThe price is labour for a system up to 3 kW. Equipment is ordered by you from the quotation, or by me against the invoice. One free check after the first rainy season.",
        subcategory: "solar-generators",
        price: 140000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [],
      },
      {
        title: "Water tank stand, pump and pressure tank set up",
        description:
          "Overhead tank of 450 or 600 gallons on a concrete or greenheart stand, with overflow, gate valve and strainer. Pump with pressure tank for those who want a shower that works upstairs. GWI line with check valve, so your water does not run back to the road.\n\nThe price is plumbing and electrical work for one tank and one pump. Stand, tank and pump are extra. Done in one to two days, depending on the stand.",
        subcategory: "water-tanks-pumps",
        price: 42000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [[5, "Finally I can wash my hair upstairs. Wonderful pressure."]],
      },
    ],
  },
  {
    firstName: "Errol",
    lastName: "Cummings",
    businessName: "Cummings Fix & Carry",
    village: "Wismar",
    years: 26,
    bio: "I worked in the bauxite plant as a fitter until I had enough of shifts. Now I fix for people. Linden know me by the blue Canter. I talk plenty, my wife says, but I talk while I am working. Ask me about the town in the seventies and bring a chair.",
    hourlyRate: 3500,
    services: [
      {
        title: "Home repair, the small jobs on your list",
        description:
          "The door that scrapes, the step that is rotten, the tap that cries all night, the shelf you bought in December and the window that will not close since the last rain. Write them all down on one paper, I come with the tools and we go through it from top to bottom.\n\nBy the hour, two hours at least. I carry screws, hinges, washers and glue and only charge the big parts. Both sides of the river, and up to Kwakwani once a month. Cash or MMG.",
        subcategory: "handyman",
        price: 3500,
        priceType: "hourly",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [
            5,
            "Eleven things on my list and he did ten. The last one he said needs a mason and he gave me the name of one.",
          ],
          [5, "My step was a danger to my mother. Fixed before lunch."],
          [4, "Good hands. He really talks a lot, but he does not stop working while doing it."],
          [4, "Decent price for the morning. Tidied up after himself."],
        ],
      },
      {
        title: "Moving house with truck and two strong men",
        description:
          "The blue Canter, my son-in-law and his brother. We wrap the suite in blankets, take the bed apart and put it up again on the other side, and we do not throw the boxes. In Linden a normal house is two trips. Georgetown, Soesdyke, Parika: one long day, and we leave at five to get ahead of the traffic on the highway.\n\nPrice is within Linden. To Georgetown from 55,000. Pianos and safes, tell me before, not when I am at the gate.",
        subcategory: "movers",
        price: 22000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Moved us from Amelia's Ward to Diamond in one day. Every glass arrived whole."],
        ],
      },
      {
        title: "Blocked drains and septic tanks opened",
        description:
          "It is not nice work, so let us not make a story of it. I rod the line from the manhole to the tank, break up what is in there, flush it and check that it runs with two toilets at once. If roots came in I cut out the pipe and put new PVC.\n\nOne line up to 60 feet is in the price. If the tank is full you need the suction truck, I can call it and be there, the truck is paid separately. Same day if the house has only one toilet.",
        subcategory: "septic-drain-cleaning",
        price: 14000,
        priceType: "starting_at",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [4, "Came the same evening, in the rain. I will not forget that."],
          [3, "It runs again, only he left the lid of the manhole loose and I had to reset it."],
          [
            5,
            "Roots from the neighbour's mango tree. He cut, changed six feet of pipe, and explained it to the neighbour too, politely.",
          ],
        ],
      },
      {
        title: "Yard weeded, trees trimmed, rubbish carted",
        description:
          "Brush cutter, cutlass, rake and the truck. I do ordinary yards in half a day and take everything away to the dump, so you do not have a mountain of branches at the gate for two weeks. Trees up to the height of the roof; for a tall breadfruit or anything near the GPL line I bring a climber and that is priced after I see it.\n\nFor people overseas I do the yard each month and send a picture before and after. Your family does not have to be home.",
        subcategory: "gardening-landscaping",
        price: 15000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            4,
            "I am in Brooklyn and the pictures come on the first of each month. My yard looks lived in.",
          ],
          [2, "He trimmed my hibiscus down to sticks. It grew back, but I was vexed."],
          [5, "Half a truck of bush gone in one morning."],
        ],
      },
      {
        title: "Locks changed and doors opened when the key is lost",
        description:
          "Lost the key, the key broke in the lock, or somebody moved out and you will sleep better with a new lock. I open most house doors without damage and I change cylinders, padlocks, night latches and grill locks. You must show me that it is your home, please do not be offended, I ask everybody.\n\nPrice is opening one door in Linden by day. After eight at night add 3,000. Locks at shop price. I do not do cars.",
        subcategory: "locksmiths",
        price: 7000,
        priceType: "starting_at",
        when: ["evenings", "weekends"],
        reviews: [
          [
            5,
            "Nine at night with two sleeping children in the taxi. He was there in fifteen minutes and did not break anything.",
          ],
        ],
      },
    ],
  },
];
