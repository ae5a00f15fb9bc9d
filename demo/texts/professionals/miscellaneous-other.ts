import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Miscellaneous & Other. */
export const miscellaneousOther: readonly SeedProfessional[] = [
  {
    firstName: "Deonarine",
    lastName: "Tiwari",
    village: "Annandale",
    years: 37,
    bio: "I am a pandit as my father and his father were, and I served thirty years as a clerk at the post office besides. So I know the mantras and I know the forms. I explain every part of the puja in English, so the young people understand why they are sitting there.",
    services: [
      {
        title: "Jhandi and home puja, with everything explained",
        description:
          "Hanuman, Satyanarayan, Lakshmi or Durga puja in your yard or bottom-house. We choose the date together from the patra. A week before, you receive a written list of the samagri, with the quantities, so nobody has to run to the shop during the hawan.\n\nI come one hour early to set up the bedi. The price is my dakshina for one family puja of about two hours; flags, bamboo and prasad are yours. Each mantra is followed by its meaning in English.",
        subcategory: "religious-services",
        price: 20000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "My teenagers sat for the full two hours and asked questions at the end. Pandit ji has a gift.",
          ],
          [5, "The list was so exact that we had not one leaf too many."],
          [
            4,
            "Beautiful puja. He started half an hour late, coming from another house, but he did not rush ours.",
          ],
          [
            5,
            "He did my parents' jhandi when I was small and now my own. Same voice, same kindness.",
          ],
          [3, "Very learned, but it went on longer than we had told the cook."],
          [4, "Explained everything to my husband, who is not Hindu, and made him feel welcome."],
        ],
      },
      {
        title: "House blessing before moving in",
        description:
          "Griha pravesh for the new house, the rented flat or the shop. A short hawan, the kalash at the threshold, milk boiled in the new kitchen. If the house is not finished we can still do it with the stove and one dry room.\n\nAbout ninety minutes, early in the morning by preference, anywhere between Georgetown and Mahaica. Travel is in the price. Other faiths in the family are welcome to stand by and to eat.",
        subcategory: "religious-services",
        price: 15000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "Seven in the morning and the sun came through the front door as he finished. We will remember it.",
          ],
          [4, "Short and dignified."],
        ],
      },
      {
        title: "Funeral rites and help with the arrangements",
        description:
          "When somebody passes, the family should not have to be brave at six offices. I perform the rites at home and at the cremation site, and I sit with you to settle the order of things: certificate, permission, pyre, tent, notice, thirteenth-day work.\n\nThe price covers the day of the funeral. The tenth and thirteenth days are agreed separately. I can be called at any hour for this. If means are small, say so, and we will manage.",
        subcategory: "funeral-services",
        price: 25000,
        priceType: "starting_at",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [
            5,
            "He came at midnight and took the paper out of my shaking hand and filled it in. I cannot thank him enough.",
          ],
          [5, "Every relative knew where to stand and what to do."],
          [4, "Comforting and correct. The sound system he recommended was poor."],
        ],
      },
      {
        title: "Forms filled in and lines joined in Georgetown",
        description:
          "Passport office, GRO for birth certificates, NIS, GRA, pension book. I worked behind a counter for thirty years and know which paper they will ask for that is not on the notice. I look over your documents first, then join the line for you, or with you where you must appear in person.\n\nPer hour, from my gate at Annandale, with bus fare included. Government fees you give me exactly, and I bring the receipt.",
        subcategory: "errands-queueing",
        price: 2500,
        priceType: "hourly",
        when: ["weekdays"],
        reviews: [
          [5, "Saw at once that my affidavit had no stamp. Saved me a second trip from Berbice."],
          [4, "Patient gentleman. My NIS matter of two years was settled in two mornings."],
          [
            2,
            "I paid for five hours and the office closed early. Not his fault but I still had to pay.",
          ],
        ],
      },
      {
        title: "Jhandi flags sewn and bamboo poles delivered",
        description:
          "My wife sews the flags at home, in cotton that does not run, with the murti printed or appliquéd as you like. My nephew cuts the bamboo green and straight, twelve to fifteen feet, and cleans the joints so that nobody gets splinters.\n\nPrice is for one flag with one pole, brought to you between Plaisance and Enmore. A set of five is 14,000. Order four days ahead, a week before Ram Naumi and Hanuman Jayanti.",
        subcategory: "other",
        price: 3200,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Troy",
    lastName: "Semple",
    businessName: "Semple's Fix & Fetch",
    village: "Mahdia",
    years: 10,
    bio: "Came to Mahdia for gold, found more money in washing the miners' clothes. Small shop by the main road: washing machines on one side, repair bench on the other, ATV outside. My mother was a seamstress in Linden, so the needle work is from her. No job is too small, plenty are too muddy.",
    hourlyRate: 3000,
    services: [
      {
        title: "Laundry by the bag for camps and travellers",
        description:
          "One rice bag of clothes, any amount of mud. Hosed first, then machine, then line or dryer, folded and tied with your name on it. Work clothes never go in with church clothes.\n\nIn before 9, back next day. In the rains give me two days. Beds and hammocks by agreement. Price is per bag, cash or MMG. I check pockets; what I find goes in an envelope, and yes, that includes gold.",
        subcategory: "laundry-ironing",
        price: 3500,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "He gave me back an envelope with 3,000 dollars I didn't know I had."],
          [5, "Six weeks of backdam mud and my shirt came out white. How, I don't know."],
          [4, "Quick. Smells of real soap."],
          [4, "Good service, one sock missing from each bag like everywhere."],
          [3, "Said two days, was four because current was off. At least he told us."],
          [5, "Our whole camp sends to him. Names on every bundle, no mixing up."],
          [2, "My jersey shrank. He gave me half the price back."],
        ],
      },
      {
        title: "Boots, bags and zippers repaired",
        description:
          "Long boots patched with tube rubber, work boots re-stitched, soles glued and screwed. Haversack straps, zippers, school bags, hammock ropes. I use waxed nylon thread and contact cement, nothing fancy, but it holds.\n\nZipper from 1,500, half-soles 4,000. Most of it done while you eat lunch next door. I don't do high heels. I did one once.",
        subcategory: "shoe-bag-repair",
        price: 1500,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Boot outlasted the job."],
          [4, "Stitching stronger than the bag itself."],
          [3, "The patch held a month. For that price I can't complain much."],
        ],
      },
      {
        title: "Watch batteries, straps and wall clocks",
        description:
          "Battery changed while you wait, with the right size and not the nearest size. Straps cut to length, pins replaced, wall clocks cleaned of ants, which is what stops them here nine times out of ten.\n\nPrice is battery and fitting for an ordinary watch. Mechanical watches I open, look and tell you; if it wants a proper watchmaker I send it to town with the Thursday plane, and you pay him directly.",
        subcategory: "watch-jewellery-repair",
        price: 1200,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [[4, "Ants, as he said. Clock has been running since."]],
      },
      {
        title: "Rubbish hauled away with ATV and trailer",
        description:
          "Yard rubbish, shop cartons, old zinc, dead fridge. ATV with a trailer, so I reach where the truck gets stuck. Everything goes to the official dump site, not in the creek, and I have quarrelled with people over that.\n\nPrice per trailer load inside Mahdia. Loading is included if you bring it to the road. No batteries with acid, no mercury, no drums with something still in them.",
        subcategory: "waste-removal",
        price: 4000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Shop yard is clean for the first time since we opened. He swept after too."],
          [4, "Did three loads before noon."],
        ],
      },
      {
        title: "Errands in Mahdia for people in the backdam",
        description:
          "You're thirty miles in and you need a carburettor kit, tablets, phone credit or a form handed in at the mines office. Message me the list when you have signal. I buy, pack in plastic, and put it on the next truck or ATV going your way.\n\nFlat price per list, goods at shop price with the bill in the bag. MMG first, because I've been caught before. Rum and cutlass in the same order, I ask questions.",
        subcategory: "errands-queueing",
        price: 3000,
        priceType: "fixed",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Philomena",
    lastName: "Atkinson",
    village: "Moruca",
    years: 29,
    bio: "I live at Santa Rosa on the hill, where I raised seven children of my own and some that were lent to me. My mother knew the bush and showed me what each leaf is for. I do things slowly and properly, and on Sunday I sing in the church.",
    services: [
      {
        title: "Bush teas and herb baths, gathered fresh",
        description:
          "Lemon grass, sweet broom, daisy, congo pump, wild cinnamon bark. I walk for them early when the dew is on, and I take only a part so the plant can stay. Dried in the shade, tied in small bundles, with a paper that says how much and how long.\n\nThe price is for a bag of five bundles. For a bath I come to the house. I will not give anything to a woman who is carrying, or to one on hospital tablets, without the nurse knowing.",
        subcategory: "bush-medicine",
        price: 2500,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "I drink the lemon grass and sweet broom every evening and sleep well."],
          [
            4,
            "She sent me to the health centre first, and only then sold me the tea. I trust her for that.",
          ],
          [5, "You can smell the forest when you open the bag."],
          [3, "Nice tea, but it came by boat two weeks late and one bundle was damp."],
        ],
      },
      {
        title: "Minding children by the day, at my home",
        description:
          "From six months up. There is a fenced yard, a hammock for sleeping and other little ones to play with. They eat what we eat: fish broth, cassava bread, porridge, ripe banana. No phone and no television before four o'clock.\n\nThe day is from seven to four. Two from one house, the second is half. If the child has fever you keep it with you. I take no more than five, because I have only two hands and one eldest daughter.",
        subcategory: "babysitters-nannies",
        price: 2500,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [5, "My baby cries when it is time to go home. I am a teacher and I can work in peace."],
          [5, "They learn songs in the old language with her. I never had that."],
          [4, "Loving and strict. Be on time in the afternoon, she does not like waiting."],
        ],
      },
      {
        title: "Cooking and prayers for a wake, with the church women",
        description:
          "When there is a death, six of us come. We bring the big pots, we bake the bread, we make coffee and ginger tea for the whole night, and we lead the rosary and the hymns when the family is tired. We wash up before it is light.\n\nPrice is for one night and up to eighty people, our work and the firewood. Flour, fish, coffee and sugar you buy, or we buy it and show you the bill.",
        subcategory: "funeral-services",
        price: 30000,
        priceType: "starting_at",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [
            5,
            "They carried us through that night. The singing at three in the morning I will hear all my life.",
          ],
          [4, "Food enough for everyone and the kitchen was clean when the sun came up."],
        ],
      },
      {
        title: "Washing and pressing with coal iron or electric",
        description:
          "School uniforms, church dresses, altar cloths, hammocks. I wash by hand with rain water from the tank, so that white stays white, and dry everything on the hill where the wind is good. When there is no current I press with the coal iron, and you would not know the difference.\n\nPrice is for twelve pieces washed and pressed. Bring Monday, collect Wednesday. In the long rain it may be Thursday.",
        subcategory: "laundry-ironing",
        price: 3000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [4, "Pleats like knives. The teacher asked who pressed it."],
          [
            1,
            "My white blouse came back with a small scorch by the collar. She was sorry and charged nothing, but it was for a wedding.",
          ],
        ],
      },
      {
        title: "Tibisiri baskets and matapees made or mended",
        description:
          "I weave as my aunts wove, from ité palm fibre, tibisiri, and mukru reed. Bread baskets, hats, fans, a sifter, a matapee to squeeze the cassava. An old one with a broken rim can nearly always be mended, so do not throw it in the river.\n\nA small basket takes me three days and that is where the price begins. A full matapee is two weeks and 12,000. It can go to Georgetown with the boat and the bus, paid by whoever sends for it.",
        subcategory: "other",
        price: 4500,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [],
      },
    ],
  },
];
