import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Beauty & Personal Care. */
export const beautyPersonalCare: readonly SeedProfessional[] = [
  {
    firstName: "Shonette",
    lastName: "Adams",
    village: "Buxton",
    years: 11,
    hourlyRate: 2500,
    bio: "I started braiding my sisters on the front step in Buxton and never stopped. Neat parts, no pulling, and I will talk with you the whole time unless you fall asleep, which people do. I work in homes all along the East Coast.",
    services: [
      {
        title: "Knotless braids at your home",
        description:
          "You sit in your own chair and watch your own television, I bring stool, combs, gel and a fan. Small, medium or jumbo, and I start soft so your edges stay where God put them. Hair is not included, but I can pick it up for you on Regent Street and show the bill.\n\nPlease have your hair washed and blown out. Medium takes about six hours. I travel from Enmore to Kitty; past that, add the bus. Cash or MMG.",
        subcategory: "braiders-locticians",
        price: 9000,
        priceType: "starting_at",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [5, "Seven weeks in and still neat. First time braids did not give me a headache."],
          [5, "She came all the way to Kitty in the rain and still was on time."],
          [
            4,
            "Parts are like they were drawn with a ruler. It took longer than she said, nearly eight hours.",
          ],
          [
            3,
            "Braids are nice but she took a lot of phone calls in between. I had to ask her to put it down.",
          ],
          [5, "I am tender-headed and I fell asleep. That says it all."],
          [4, "Came with everything, even swept up after."],
          [
            2,
            "She had to come back a second day to finish because she double-booked. The work itself was good.",
          ],
        ],
      },
      {
        title: "Loc retwist, starter locs and repair",
        description:
          "Comb coils or two-strand for starters, palm roll or interlock for retwist, and I can crochet back a loc that is hanging on by a thread. I wash with you over the sink first because dirty locs do not take a twist. No wax, ever.\n\nRetwist up to shoulder length is this price. Long locs and repairs I price after I see them, a photo on WhatsApp is enough. A simple style is included.",
        subcategory: "braiders-locticians",
        price: 6500,
        priceType: "starting_at",
        when: ["weekdays", "evenings"],
        reviews: [
          [5, "Saved two locs I was ready to cut off."],
          [4, "Gentle and clean work, scalp felt good after the wash."],
          [5, "My husband does not let anybody else touch his hair now."],
        ],
      },
      {
        title: "Cornrows and beads for school children",
        description:
          "Back to school, Mash day, or just because Monday is coming. Straight back, zigzag, ponytail or with beads in the school colours. I have three of my own, so I know about children who do not sit still: I bring a tablet with cartoons and we take a break for juice.\n\nOne child, up to shoulder length, beads included. Two children in the same house, the second one pays 500 less.",
        subcategory: "braiders-locticians",
        price: 2500,
        priceType: "fixed",
        when: ["weekends", "evenings"],
        reviews: [
          [5, "My little one usually screams. She ate plantain chips and got her hair done."],
          [4, "Neat, and the beads did not fall off by Wednesday like with the last lady."],
          [3, "Good style but a bit tight at the front, I had to loosen two."],
          [5, "Did three heads in one evening before school reopened. Lifesaver."],
        ],
      },
      {
        title: "Crochet wig install or sew-in, same day",
        description:
          "If you do not have six hours for braids, this is your friend. Flat cornrow base, then crochet curls, passion twist or a sew-in with closure. About two and a half hours. I trim it to your face before I leave.\n\nThe price is my work only, you bring the hair. If you are not sure what to buy, send me a photo of what you want and I tell you how many packs.",
        subcategory: "braiders-locticians",
        price: 7000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [[4, "Very natural. People at work thought it was mine."]],
      },
      {
        title: "Gel manicure and pedicure, house call",
        description:
          "I did a nail course in Georgetown in 2021 because my braiding clients kept asking. Soak, file, cuticles, scrub, and gel colour that holds for two to three weeks. About forty colours in the case. Lamp runs on a battery, so GPL cannot spoil your nails.\n\nThe price is for hands and feet together. Acrylic tips I do not do, I will send you to somebody good.",
        subcategory: "nail-technicians",
        price: 7500,
        priceType: "fixed",
        when: ["evenings", "weekends"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Natasha",
    lastName: "Rodrigues",
    village: "Plaisance",
    years: 9,
    bio: "Make-up artist and stylist in Plaisance. Two years behind the counter at a cosmetics store taught me skin tones, six years of weddings taught me timing. I work from a written schedule and I do not test new products on a wedding morning.",
    website: "https://natasharodriguesbeauty.example",
    hourlyRate: 6000,
    services: [
      {
        title: "Bridal make-up and hair, we travel",
        description:
          "Trial, wedding morning and one touch-up after the ceremony. Make-up set for heat and tears, hair pinned for a tent with fans. Lashes are included; extensions, flowers and jewellery are not. My assistant comes along, so bridesmaids can be done at the same time for 8,000 each.\n\nTravel between Georgetown and Mahaica is in the price, other regions by agreement. 30 percent holds the date, by bank transfer.",
        subcategory: "make-up-artists",
        price: 22000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "Danced until two, cried three times, and my face in the last photo looks like the first.",
          ],
          [
            5,
            "She matched me, my dark-skinned sister and my pale mother-in-law without anyone looking grey.",
          ],
          [
            4,
            "Lovely work. She was firm about the schedule and my aunts did not like it, but we were on time.",
          ],
          [5, "The trial was worth it, we changed the lip colour completely."],
          [3, "Make-up five stars. My hair came down on one side before the cake."],
          [5, "Two dresses, two looks, one calm lady."],
        ],
      },
      {
        title: "Hair stylist for cuts, colour and blow-outs",
        description:
          "Women's cuts wet or dry, grey coverage, highlights and silk press. Colour is only done after a strand test 48 hours before, and I will refuse to bleach hair that was relaxed within the last three months.\n\nBy appointment in my studio in Plaisance, two chairs, air-conditioned, with a generator. The price is for wash, cut and blow-out at shoulder length. Colour is quoted after I see your hair.",
        subcategory: "hairdressers-barbers",
        price: 6500,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "First person to tell me no about bleach. Glad I listened."],
          [4, "Sharp bob, just as in my picture."],
          [
            2,
            "The colour came out two shades darker than we agreed. She fixed part of it free but I had to come back on a working day.",
          ],
          [4, "Quiet place, clean towels, and I was out in the time she said."],
        ],
      },
      {
        title: "Classic and hybrid lash extensions",
        description:
          "Individual lashes, mapped to the shape of your eye, 1.5 to 2 hours lying down. Patch test the day before for first-time clients, no exceptions. Please come without mascara.\n\nThe price is a full classic set; hybrid is 3,000 more, infill within three weeks is half price. If more than a third fall within five days and you followed the care card, I redo them free of charge.",
        subcategory: "lash-brow-technicians",
        price: 9000,
        priceType: "starting_at",
        when: ["weekdays", "evenings"],
        reviews: [
          [5, "Three weeks and only a handful gone."],
          [
            3,
            "Good lashes, but the patch test means two trips to Plaisance, and I live in Diamond.",
          ],
        ],
      },
      {
        title: "Deep cleansing facial for oily skin",
        description:
          "Steam, extraction, clay mask and a light massage, 75 minutes. Suited to oily skin, blackheads and the breakouts that come with sweat and sunscreen. For cystic acne please see a doctor first; I will say so if I see it.\n\nI write down what I used and what you should use at home, with products that are sold in Georgetown pharmacies. No packages, no pressure to buy.",
        subcategory: "skin-care-facials",
        price: 8000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [4, "My skin was red for a day, as she warned, then it was clear for weeks."],
          [5, "She told me to buy the cheap cleanser instead of the expensive one. Honest."],
          [4, "Relaxing, except the extraction, but that is how it is."],
        ],
      },
      {
        title: "Half-leg and underarm waxing, soft wax",
        description:
          "Warm soft wax, new strips and gloves for each client, sticks used once. Hair should be at least a quarter inch long. The skin is cleaned before and oiled after; allow 40 minutes.\n\nThe price covers both half-legs and underarms. Arms or full legs on request. I do not wax over sunburn, varicose veins or if you use retinol. Women only, in the studio, cash or MMG.",
        subcategory: "waxing-hair-removal",
        price: 5500,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Shazim",
    lastName: "Ally",
    businessName: "Ally's Barber & Beauty",
    village: "Leonora",
    years: 18,
    bio: "A family shop on the public road in Leonora. I cut hair in the front as my father did, my wife Bibi does mehndi and threading in the back, and her mother sews upstairs. Three trades, one roof, and usually a cup of tea.",
    services: [
      {
        title: "Haircut and beard trim, shop or house call",
        description:
          "Fade, taper, scissor cut or the same cut you had since 1985, it is all one price with the beard. Razor with a new blade for every man, hot towel on Fridays. The shop opens at nine and I take the last head at seven.\n\nFor old people and the sick I come to the house between Uitvlugt and Vreed-en-Hoop after hours, 1,000 more for gas. Walk in, or message me and I tell you how many are waiting.",
        subcategory: "hairdressers-barbers",
        price: 2000,
        priceType: "starting_at",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [5, "Cuts my father at home since his stroke. Patient, and never makes him feel small."],
          [4, "Clean fade. Saturday is a long wait, go on a Tuesday."],
          [5, "Same cut for twelve years, never once crooked."],
          [
            3,
            "Good barber, but he argues cricket with the scissors in his hand and it takes an hour.",
          ],
          [5, "The hot towel on a Friday is the best part of my week."],
        ],
      },
      {
        title: "Bridal mehndi, both hands and feet",
        description:
          "Bibi has been drawing since she was twelve and no two brides get the same hands. Fine Rajasthani work or the bolder Arabic style, to the elbow and above the ankle. She mixes her own paste from powder, lemon and clove oil, nothing black from a tube.\n\nAllow five hours and eat before. She comes to your house on the mehndi night with a helper; guests' hands are 1,500 each. Deposit 10,000 for the date.",
        subcategory: "mehndi-artists",
        price: 28000,
        priceType: "starting_at",
        when: ["weekends", "evenings"],
        reviews: [
          [5, "The colour was so deep that my husband needed ten minutes to find his name."],
          [5, "She did my cousin and me in one night, completely different patterns."],
          [
            3,
            "Beautiful design, but she started two hours late because the wedding before ran over.",
          ],
        ],
      },
      {
        title: "Eyebrow and face threading",
        description:
          "Cotton thread, a good lamp and a steady hand. Bibi shapes to the bone you have, not to a picture, and she takes off less rather than more the first time. Eyebrows, upper lip and chin together at this price, fifteen minutes.\n\nNo appointment needed between ten and four. Ladies have their own room behind the shop with a door that closes. Aloe from our own yard for after.",
        subcategory: "lash-brow-technicians",
        price: 1500,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [[4, "Quick and even. Stings a bit."]],
      },
      {
        title: "Groom and groomsmen grooming on the day",
        description:
          "I come to the groom's house with the whole kit: cut, shave with steam, face clean-up and a bit of powder so nobody shines in the video. Up to five men, two and a half hours, and I keep an eye on the time so the baraat leaves when it should.\n\nI tie a turban too, if you have the cloth. West Coast, West Bank and Georgetown; Essequibo if you send a car. Payment the same day, cash.",
        subcategory: "hairdressers-barbers",
        price: 18000,
        priceType: "fixed",
        when: ["weekends"],
        reviews: [[5, "Five brothers, five good haircuts, and he calmed the groom down too."]],
      },
      {
        title: "School uniforms sewn and trousers taken in",
        description:
          "My mother-in-law has sewn for the schools from Leonora to Parika for thirty years and knows every pleat by heart. Bring the cloth or we buy it and give you the bill. The price is for one set, shirt and skirt or shirt and trousers, with room in the hem to let down next year.\n\nAugust fills up early, so come in July. Hems and zips are 800 and ready the next day.",
        subcategory: "tailors-seamstresses",
        price: 6000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [
            1,
            "Went in the first week of August, got the uniform the second week of September. My child started school in last year's skirt.",
          ],
          [4, "Strong seams, and she really does leave room in the hem."],
        ],
      },
    ],
  },
];
