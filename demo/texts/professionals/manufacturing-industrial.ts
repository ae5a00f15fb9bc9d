import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Manufacturing & Industrial. */
export const manufacturingIndustrial: readonly SeedProfessional[] = [
  {
    firstName: "Trevor",
    lastName: "Gonsalves",
    businessName: "Gonsalves Machine & Steel",
    village: "Houston",
    years: 36,
    bio: "Second-generation machine shop at Houston, East Bank, eleven people. My father bought the big lathe from a closing estate in 1978 and it still holds two thousandths. We serve boats, mills, mines and contractors. Drawings welcome, broken parts too.",
    website: "https://gonsalvesmachine.example",
    services: [
      {
        title: "Lathe and milling work from sample or drawing",
        description:
          "Shafts, bushes, sleeves, couplings, threads, keyways, pulleys. Lathe up to 14 feet between centres, swing 30 inches; universal mill; press of 100 tons. Materials in stock: mild steel, 4140, bronze, brass, cast iron, nylon.\n\nThe rate is per machine hour, material is listed separately. Bring the mating part as well, since a worn sample gives a worn copy. Measurements are recorded and kept, so a repeat order needs only a call. Account customers by bank transfer in 14 days.",
        subcategory: "machine-shops",
        price: 7500,
        priceType: "hourly",
        when: ["weekdays"],
        reviews: [
          [
            5,
            "Brought the broken shaft from our trawler at 8, had the new one at 4. It fits like it came from Japan.",
          ],
          [5, "They still had my dimensions from 2019."],
          [4, "Exact work. Not the cheapest on the East Bank, but I only pay once."],
          [4, "Good shop. Parking on the public road in the morning is an adventure."],
          [
            3,
            "Part was right, delivery two days after the promised date. For a mill in crop time that hurts.",
          ],
          [
            5,
            "The old gentleman asked for the mating part, and that is exactly where the real fault was.",
          ],
          [2, "Minimum charge for a small bush was more than I had in mind. Ask before."],
        ],
      },
      {
        title: "Steel tanks, stairs and frames made to order",
        description:
          "Fuel and water tanks, hoppers, walkways, external stairs, truck trays and building frames up to 40 feet span. Plate is cut by plasma table, rolled in house up to half an inch, welded, ground and primed. Tanks are filled and left standing for 24 hours before they leave the yard.\n\nThe figure is for a 500-gallon diesel tank with fittings. Galvanising and transport are quoted apart. Erection by our crew in Regions 3, 4 and 5. Forty per cent with the order.",
        subcategory: "metal-fabrication",
        price: 310000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [4, "Tank is solid and the paint good. They tested it in front of me."],
          [
            5,
            "Outside stairs for our store at Eccles went up in one day, every bolt hole matched.",
          ],
          [3, "Fine steelwork. The quotation took nine days to come."],
        ],
      },
      {
        title: "Generator overhaul and load test",
        description:
          "Perkins, Cummins, Caterpillar and Lister sets from 10 to 500 kVA. Top overhaul, injectors, turbo, radiator, governor and voltage regulator, followed by four hours on our load bank with a log of temperature, pressure and frequency. You receive the log.\n\nThe price is labour for a set up to 30 kVA in our shop. Larger sets are done on site. A standby contract with quarterly visits can be arranged for shops and cold stores that cannot stand a GPL outage.",
        subcategory: "generator-service",
        price: 180000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "Four hours of load test, and I got the paper. Our cold store has run through every outage since.",
          ],
        ],
      },
      {
        title: "Three-phase motors and panels, repair and rewiring",
        description:
          "Motor fault-finding, bearing change, star-delta and soft starters, control panels built and labelled, pump and conveyor interlocks. My son Adrian runs this side. Insulation is measured before and after; the values are in the report. Rewinding is sent to a partner shop, we handle it both ways.\n\nOn-site rate for a technician and helper with vehicle in Region 4. We ask you to isolate and to let us hang our own lock. No lock, no work.",
        subcategory: "industrial-electricians",
        price: 7000,
        priceType: "hourly",
        when: ["weekdays", "evenings", "weekends"],
        reviews: [
          [5, "Adrian came at 9 at night and had the saw running before the morning shift."],
          [4, "Labelled every wire in the panel. Our own electrician was impressed."],
        ],
      },
      {
        title: "Lifting gear and workshop safety check",
        description:
          "A visual and dimensional check of chain blocks, slings, shackles, jacks, ladders, guards and fire extinguishers in your workshop. Each item is tagged green, yellow or red, listed with a photo and handed over as a table. We then explain to the men, in ten minutes, why the red ones are red.\n\nHalf a day, up to 60 items. It is a good look by experienced eyes; where the law asks for a formal certificate you need the appointed body, and we say which items those are.",
        subcategory: "safety-inspection",
        price: 65000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Savitri",
    lastName: "Bisnauth",
    businessName: "Savitri's Sewing & Packing",
    village: "Albion",
    years: 16,
    bio: "When the estate sent home plenty of people here, a few of us women put our machines together under my bottom-house. Now it is fourteen machines and a small kitchen for packing. We know each other's children. Nobody leaves here with a crooked seam.",
    services: [
      {
        title: "School and work uniforms sewn in any number",
        description:
          "One pinafore or two hundred coveralls, we do both. Send the size list or let us come and measure at the school or the workplace, from Skeldon to New Amsterdam. We double-stitch the crotch and the pockets, because that is where boys and welders tear things first.\n\nThe price is for one primary school set with cloth. Name and logo embroidery 900 each. For September please order before the end of July, after that the aunties are sewing till midnight.",
        subcategory: "garment-making",
        price: 7500,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "Three children, six sets, and all still whole in June. That has never happened to me.",
          ],
          [
            4,
            "They came to our workshop to measure 40 men. Two pairs of trousers had to be changed and they did it free.",
          ],
          [5, "The pockets hold. I am a welder, I know what I say."],
          [3, "Nice sewing, only the blue is a shade darker than last year's."],
          [
            4,
            "Ordered late in August and still got it for the second week of school. Thank you ladies.",
          ],
        ],
      },
      {
        title: "Coveralls and vests with reflective stripes",
        description:
          "For contractors, mills, oil and gas suppliers and anybody who works by the road. Cotton twill or poly-cotton, long zip under a flap, five pockets, two-inch reflective tape on arms, legs and back. You can touch three cloths before you decide, we bring the samples.\n\nPrice per coverall from twenty pieces on, your company name on the back included. Two weeks from deposit. We can put away your sizes, so when you hire a new man we sew only one.",
        subcategory: "garment-making",
        price: 13500,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [4, "Strong cloth. After thirty washes the tape still shines."],
          [
            5,
            "Hired two new men, called Savitri, had their coveralls by Friday with the right name on the back.",
          ],
        ],
      },
      {
        title: "Pepper sauce, achar and spices bottled for your brand",
        description:
          "You have your grandmother's recipe and no place to make five hundred bottles? We do. Mango achar, pepper sauce, green seasoning, garam masala, tamarind balls. We try a small batch together first, write it down, then cook, fill hot, seal, and put the label on straight.\n\nPrice per case of 24 bottles of 8 oz, packing work. Bottles, peppers and mangoes by market price, with the bill. Your recipe stays yours, we sign that with you.",
        subcategory: "food-processing",
        price: 9600,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [
            5,
            "My nani's achar is now in four shops. They cooked it until it tasted exactly right, three trials, no long face.",
          ],
          [4, "Clean kitchen, hair nets on everybody, labels straight."],
          [
            2,
            "Six bottles in two cases leaked at the cap. Replaced, but I had already delivered to the shop.",
          ],
        ],
      },
      {
        title: "Label and packet design with ingredients in order",
        description:
          "A good sauce with a home-printer label stays on the shelf. My niece Reshma draws your label with you, on the computer at our table, and we go through what should stand there: name, net weight, ingredients in order, maker, batch and best before. Then we print on paper that does not run when it gets wet.\n\nDesign with two corrections and the first 200 labels. For rules of the food department we tell you whom to ask, the approval itself you get there.",
        subcategory: "food-processing",
        price: 32000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [],
      },
      {
        title: "Dance, band and jhandi outfits cut in a row",
        description:
          "For Mash bands, dance schools, mandir groups and cricket teams: thirty of the same thing, each one in its own size. Lehengas for the small girls, shirts for tassa drummers, band costumes without the feathers. We cut everything in one go, so the colour is from the same bolt and nobody stands out by mistake.\n\nThe price is per piece with simple cloth, from fifteen pieces. Sequins by hand cost extra, because hands cost extra. Fitting is one evening at your place.",
        subcategory: "garment-making",
        price: 6000,
        priceType: "starting_at",
        when: ["evenings", "weekends"],
        reviews: [
          [5, "Twenty-two little girls in the same green. The parents cried and so did I."],
          [3, "Beautiful, but the last five came on the morning of the show. My heart."],
          [4, "They let out two skirts the same evening, needle in the mouth and all."],
        ],
      },
    ],
  },
  {
    firstName: "Basil",
    lastName: "Domingo",
    village: "Christianburg",
    years: 24,
    bio: "I am from Malali on the Demerara River, Arawak people. My father squared logs with an axe. I have a band mill at Christianburg and a shed with good tools, and I know each tree by its smell. I say no to a job when the wood is not ready.",
    hourlyRate: 4500,
    services: [
      {
        title: "Greenheart, purpleheart and crabwood sawn to size",
        description:
          "Tell me what it is for and not only how thick. For a bridge or a wharf, greenheart. For a house frame, kabukalli. For a step that gets wet, purpleheart. For something you will touch, crabwood. I saw to your list and stack it with stickers, and the ends are sealed.\n\nPrice per board measure for rough greenheart at the mill, other woods by the day's list. Dressed on four sides 60 more. Logs come with their tags and papers. Delivery by truck to Georgetown on Thursdays.",
        subcategory: "sawmills-lumber",
        price: 480,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [
            5,
            "Talked me out of the wood I wanted and into the one I needed. The bridge to my yard does not move.",
          ],
          [4, "Every board true to size. Thursday truck came on a Friday, though."],
          [5, "Sealed ends, stacked properly. You see it is somebody who respects wood."],
          [4, "Fair measure. I counted twice and he had given me two boards more."],
          [3, "Good lumber, but four weeks wait for locust was long."],
          [5, "Purpleheart for my steps, still tight after two rainy seasons."],
        ],
      },
      {
        title: "Dining tables and beds in solid wood",
        description:
          "One tree, one table, when I can. The top is planed by hand at the end, because a machine leaves a table looking tired. Joints are wedged, no screws that you can see, oil finish that you can renew yourself with a rag. Beds come apart in four pieces and go together without tools.\n\nThe price is for a table for six in crabwood. Purpleheart from 260,000. Six to eight weeks, since I do not hurry drying. I bring it in person within Region 10.",
        subcategory: "furniture-makers",
        price: 195000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "Three generations eat at it every Sunday. My uncle, who finds fault with everything, only ran his hand along the edge and said nothing.",
          ],
          [4, "Took ten weeks instead of eight. Now that it stands here I do not mind."],
        ],
      },
      {
        title: "Kitchen cupboards in local wood",
        description:
          "Carcass in marine ply, doors and frames in silverballi or crabwood, which wood ants do not like. I measure at your house, because no wall in Linden is straight, and fit with a scribe so that there is no gap for roaches. Soft-close hinges if you want them.\n\nPrice per running foot for bottom cupboards, fitted, without counter top and sink. Top cupboards a little less. Half when I buy wood, the rest when the last door closes well.",
        subcategory: "furniture-makers",
        price: 38000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [5, "Not a gap anywhere, and our walls are crooked like an old fence."],
          [3, "Beautiful doors. One drawer sticks when the weather is wet, he has to come again."],
          [
            1,
            "Paid half in January and the cupboards came in May. He says the wood was not dry. Four months without a kitchen is too long.",
          ],
        ],
      },
      {
        title: "River boats built and repaired, 16 to 30 feet",
        description:
          "Balahoo and open boats the way we built them at Malali, ribs in kabukalli, planks in silverballi, copper nails, and only then fibreglass on the outside if you ask for it. She will carry what you tell me she has to carry, so be honest with the number of drums.\n\nPrice for a 16-foot boat without engine. Planks changed and seams caulked from 40,000, bring her up on the bank by the old ferry landing. I try each boat on the river before you pay the last part.",
        subcategory: "boat-builders",
        price: 420000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "Light with the paddle and steady with a load. The old people in the village say it is built as they used to be.",
          ],
          [4, "New planks on my 22-footer. Dry inside since."],
        ],
      },
      {
        title: "Hollow blocks and pavers, made beside the mill",
        description:
          "My brother-in-law's side of the yard. Four, six and eight-inch hollow blocks from Linden white sand and crushed stone, vibrated, kept wet and under cover for seven days. We do not sell them younger than two weeks; drop one from your waist and see. Pavers in grey and red.\n\nPrice per six-inch block at the yard. Truck of 500 to Amelia's Ward or Mackenzie is 12,000, up to Ituni by arrangement. Broken ones on the truck are replaced.",
        subcategory: "block-making",
        price: 260,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [[4, "I did drop one. It did not break."]],
      },
    ],
  },
];
