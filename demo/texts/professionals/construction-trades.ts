import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Construction & Trades. */
export const constructionTrades: readonly SeedProfessional[] = [
  {
    firstName: "Ravi",
    lastName: "Persaud",
    businessName: "Persaud Electrical",
    village: "La Grange",
    years: 14,
    bio: "I learned wiring from my uncle at Vreed-en-Hoop and then spent five years with a contractor on the schemes before I went on my own. It is me and one apprentice, my nephew Kevin. I answer messages at night, when the tools are put away.",
    website: "https://persaudelectrical.example",
    hourlyRate: 6500,
    services: [
      {
        title: "House wiring and breaker panels",
        description:
          "New houses, extensions and old wiring that needs to come out. I work from La Grange up to Wales and down to Parika, and across the river when the job is a full house. I walk through with you first, mark every outlet and switch with chalk and write the list of materials, so you can buy at the hardware of your choice.\n\nThe hour covers me and my apprentice. Wire, boxes and breakers are not included. Cash, MMG or bank transfer.",
        subcategory: "electricians",
        price: 6500,
        priceType: "hourly",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "Ravi wired our two-storey house in Goed Fortuin. He drew every circuit on a paper and pasted it inside the panel door. When a breaker trips now even my mother knows which room it is.",
          ],
          [5, "Came on time. Works well since."],
          [
            4,
            "Good clean work. He finished two days later than he said because of another job, but he called to tell me.",
          ],
          [
            3,
            "The wiring is fine. The holes he cut for the outlets were rough and my mason had to come back to patch.",
          ],
          [
            5,
            "Changed out a 30-year-old fuse board at my father's place. No more flickering when the fridge kicks in.",
          ],
          [
            4,
            "He told me straight that I was about to buy the wrong size of wire. Saved me from doing it twice.",
          ],
          [
            2,
            "Work okay but the hours ran up more than I expected. Ask for a limit before you start.",
          ],
        ],
      },
      {
        title: "Getting a house ready for the GPL connection",
        description:
          "You finished building and now you need light. I check the whole installation, put right what the inspector would send back, mount the meter base and the service pipe, drive the earth rod and go through the form with you.\n\nThe price is for a house of up to three bedrooms wired by somebody else. The inspection fee and what GPL charges you pay yourself. I come on the day of the inspection if you tell me two days before.",
        subcategory: "electricians",
        price: 45000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [
            5,
            "Passed first time. He even waited with me the whole morning for the inspector to come.",
          ],
          [
            4,
            "He found three outlets without earth that the first electrician left. Worth the money.",
          ],
          [
            3,
            "Passed on the second try. The first time the meter base was too low. He fixed it without charging.",
          ],
        ],
      },
      {
        title: "Pump wiring with float switch for the black tank",
        description:
          "For everybody on the West Bank who gets GWI water at three in the morning only. I wire the pump to a float switch, so the overhead tank fills by itself and stops by itself. There is a separate breaker for the pump and the cable runs in pipe, not tied along the fence.\n\nOne float switch and up to 40 feet of cable are in the price. The pump you buy, I can tell you which half-horse ones last.",
        subcategory: "electricians",
        price: 28000,
        priceType: "fixed",
        when: ["weekdays", "evenings"],
        reviews: [
          [5, "I used to get up at 3 to turn on the pump. Now I sleep."],
          [4, "Neat pipe along the wall and he tested it four times before he left."],
        ],
      },
      {
        title: "Ceiling fans and lights in the bottom-house",
        description:
          "Closing in the bottom-house or just want light and breeze for the hammock? I hang fans, put in tube or LED lights, outdoor outlets with covers, and a two-way switch so you do not walk in the dark to the back step. Most jobs are done in one afternoon.\n\nPrice is per point with wire and box. Fans and fittings are yours. Minimum four points if you live past Leonora.",
        subcategory: "electricians",
        price: 7500,
        priceType: "starting_at",
        when: ["evenings", "weekends"],
        reviews: [],
      },
      {
        title: "Electrical layout drawing for your house plan",
        description:
          "Some banks and the town and village offices ask for an electrical page with the building plan. I draw it on A3, to scale, with the load of every circuit and the size of every breaker, and I send it as PDF too. Bring the floor plan, even if it is only a sketch with measurements.\n\nTwo rounds of changes are in the price. Usually ready in one week. I do not draw the house itself, only the electrical.",
        subcategory: "architects-draughtsmen",
        price: 35000,
        priceType: "fixed",
        when: ["weekdays", "evenings"],
        reviews: [
          [5, "The bank took it without a question. Ready in four days."],
          [
            4,
            "Very clear drawing. I only wished he would answer messages in the day, you hear from him after eight at night.",
          ],
        ],
      },
    ],
  },
  {
    firstName: "Marlon",
    lastName: "Bascom",
    village: "Grove",
    years: 22,
    bio: "Electrician by training, finisher by habit. Came out of the Technical Institute in Georgetown, did eleven years on hotels and office buildings, then formed a crew of four at Grove. Written quotation for each job. No quotation, no work.",
    services: [
      {
        title: "Electrician on the East Bank, faults and small jobs",
        description:
          "I work on the East Bank Demerara from Houston to Timehri, every day except Sunday. Dead outlets, tripping breakers, burnt sockets, a water heater line, a 220 outlet for the A/C, a changeover switch for the generator.\n\nThe first hour includes the visit and the test with meter. Each further hour is the same rate. Parts at the price on the bill, and you keep the bill. Payment on completion by MMG or cash.",
        subcategory: "electricians",
        price: 5500,
        priceType: "hourly",
        when: ["weekdays", "evenings"],
        reviews: [
          [
            5,
            "Found the fault in twenty minutes after two other people had opened half the ceiling.",
          ],
          [5, "Gave me the bill for the breaker without me asking. Honest man."],
          [4, "Serious and quick. Not much talk, which suits me."],
          [
            1,
            "Told me Tuesday at five, showed up Thursday. The meat in my freezer was gone by then.",
          ],
        ],
      },
      {
        title: "Tiling of floors, bathrooms and verandahs",
        description:
          "Price is per square foot laid, thinset and grout labour included. Tiles, thinset, spacers and edging are supplied by the client; a quantity list is given with 8 per cent for cuts. Old tiles are broken out at extra cost, and the rubbish is bagged but not carted.\n\nFloors are checked with a laser level first. If the slab is out by more than half an inch it is levelled before the first tile goes down. Half at start, half at end.",
        subcategory: "tilers",
        price: 450,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "The bathroom floor runs to the drain exactly. You do not know how rare that is until you had the other kind.",
          ],
        ],
      },
      {
        title: "Painting, inside and outside, two coats and sealer",
        description:
          "A three-bedroom concrete house, inside and outside, takes the crew six to eight working days in dry weather. Walls are washed with bleach against mildew, cracks are cut and filled, one coat of sealer, two of paint. Floors and windows are covered.\n\nLabour only. Paint is bought by you on our list. Outside work stops when rain comes, and in May and June please count extra days. Scaffold is ours.",
        subcategory: "painters",
        price: 220000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [5, "They covered the furniture better than I would have. Not one drop on the floor."],
          [4, "Took eleven days with the rain. The finish is smooth."],
          [
            3,
            "The inside is beautiful. Outside, on the back wall, I can see where one day's work stopped and the next began.",
          ],
          [
            5,
            "A quiet crew, they carried their own lunch and swept up every evening. I hired them again for my sister's house in Herstelling.",
          ],
          [4, "Fair price. Wanted a bit more advice with the colours."],
          [
            2,
            "The mildew came back behind the kitchen after four months. He says it is a leak, I am not so sure.",
          ],
        ],
      },
      {
        title: "Plumbing rough-in and bathroom fit-out",
        description:
          "PVC water and waste lines for one bathroom and one kitchen: pipes cut in before plastering, then toilet, basin, shower and sink set after tiling. Two visits, agreed by date. Lines are held under pressure overnight before the wall is closed.\n\nLabour only. We do not connect to the GWI main in the street, that is for GWI. Leaks in our joints within six months are repaired free.",
        subcategory: "plumbers",
        price: 95000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [],
      },
      {
        title: "Renovation of one room to a whole flat",
        description:
          "For owners who do not want to run after five different tradesmen. Bascom's crew takes the room as it is and hands it over finished: wiring, plumbing, ceiling in PVC or gypsum, tiles, doors, paint. You get one quotation, one calendar and one person to call.\n\nThe price given is for a room of about 12 by 12 feet, labour. Payments in three parts, each after a stage that you have seen yourself. Owners abroad get pictures every Friday.",
        subcategory: "general-contractors",
        price: 380000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "I live in Toronto and had my late mother's flat in Diamond done over. Pictures came every Friday, just as he wrote. When I landed it looked like the pictures.",
          ],
          [
            4,
            "Stuck to the quotation to the dollar. The ceiling man came late twice, the rest was good.",
          ],
          [
            3,
            "Good work, stiff with changes. I wanted to move one door and it became a new quotation.",
          ],
        ],
      },
    ],
  },
  {
    firstName: "Deonarine",
    lastName: "Ramcharran",
    businessName: "Ramcharran Roof & Timber",
    village: "Port Mourant",
    years: 31,
    bio: "My father built rice mills, and I was passing him nails when I was seven. I still sharpen my own saws. My two sons work with me now, one on the roof and one with the welding plant. From Canje bridge to Skeldon there are few streets without a roof of ours.",
    hourlyRate: 4000,
    services: [
      {
        title: "Zinc roof put on new or changed over",
        description:
          "A roof should outlive the man who nails it. We frame in kabukalli or treated pine, lay 26 gauge zinc sheets with a full lap and a half, and use screws with rubber washers, never plain nails. Ridge cap, fascia and gutter brackets are included in the labour.\n\nPrice is for a house of about 900 square feet. Zinc and wood you buy, or I order it from the sawmill and show you the bill. In rainy season we open only as much roof as we can close by evening.",
        subcategory: "roofers",
        price: 260000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "We had the May-June rain right after they finished. Not one drop inside."],
          [
            5,
            "Mr Ramcharran is past sixty and still goes up the ladder himself to check every screw. You do not find that again.",
          ],
        ],
      },
      {
        title: "Leaking roof found and sealed",
        description:
          "Most leaks do not come from where the water drops. I go up with my son, follow the lap of the sheets and the old nail holes, and wet the roof with a hose until it shows. Then we change the bad nails for screws, seal the laps and put a patch or a new sheet where the rust has eaten through.\n\nOne leak, sealant and up to thirty screws in the price. A new sheet is extra. Corentyne and New Amsterdam, and Black Bush when the road is passable.",
        subcategory: "roofers",
        price: 18000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "Three men before him put tar on the wrong place. He used a hose and found it in half an hour.",
          ],
          [4, "Dry since August. He had to come back one time."],
          [
            3,
            "The leak by the window stopped, but now there is a small one by the ridge. He promised to look at it.",
          ],
          [
            5,
            "Explained everything to me while sitting on my roof. Reasonable price for a pensioner.",
          ],
          [4, "They came on a Sunday morning because my baby's room was wet. Grateful."],
        ],
      },
      {
        title: "Doors, windows and louvres in local hardwood",
        description:
          "Panel doors, jalousie and glass louvre windows, made to your opening in purpleheart, crabwood or locust. The wood is dried in my shed at least eight weeks, so the door does not jam when the rain comes. Mortise and tenon, no staples.\n\nPrice is for one panel door of 32 by 80 inches, sanded and ready for varnish. Hanging with hinges and lock is 6,000 more. Two to three weeks, half down when you order.",
        subcategory: "carpenters-joiners",
        price: 68000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [5, "A purpleheart door like my grandmother had. People stop at the gate to look."],
        ],
      },
      {
        title: "Concrete fence with wrought-iron gate",
        description:
          "Hollow block fence, plastered on both sides, with columns every eight feet and a proper footing, because our clay on the Corentyne moves. My younger son welds the gate: square pipe, two coats of red oxide, then the colour you like. Sliding gates too, with the track set in concrete.\n\nPrice per running foot at four feet high, labour for the fence only. Gates are priced from a sketch. We leave your drain open and the parapet clean.",
        subcategory: "fence-gate-builders",
        price: 4200,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [
            4,
            "Straight like a ruler. It took one week more than we agreed, because sand was short.",
          ],
          [
            3,
            "The gate is lovely, the plaster has hairline cracks already. He says that is normal on this clay.",
          ],
          [5, "The sliding gate moves with one finger. My daughter can open it for the car."],
        ],
      },
      {
        title: "Window grills and step rails welded at your house",
        description:
          "We come with the plant on the pickup and weld at your place, so everything fits the first time. Plain bars, diamond pattern or something you saw on the internet and saved on your phone. Step rails in galvanised pipe for the old people of the house.\n\nPrice per window of about 4 by 4 feet with steel, primer and fixing. Final paint is your colour and your paint. We need current from you or we bring the generator for 5,000 a day.",
        subcategory: "welders-fabricators",
        price: 24000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [[4, "Strong and even. Ask them to cover the glass, a few sparks marked mine."]],
      },
    ],
  },
];
